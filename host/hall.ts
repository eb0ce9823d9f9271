import { Failure, type Push, type Request, type RoomSummary } from '@zunft/protocol';
import { asPerson } from './access.ts';
import type { Attendance } from './audience.ts';
import type { HallStore, ListedRoom } from './hall-store.ts';
import { Host, type HostSetup } from './host.ts';
import type { LiveTable } from './live-table.ts';
import { isListed, type Person, seatOf } from './room/chairs.ts';
import { layAgain, layRoom } from './room/lay.ts';
import type { Outage } from './room/time.ts';
import { roomSummary } from './room/view.ts';
import { RoomCommands } from './room-commands.ts';
import { Session } from './session.ts';
import type { StoredTable } from './store.ts';

export interface HallSetup extends Omit<HostSetup, 'store' | 'noticed' | 'newSeed'> {
  readonly store: HallStore;
  /** So many random bytes, as hexadecimal digits. */
  random(bytes: number): string;
}

const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const lobbySize = 100;
/** Where nothing has happened for so long, nobody is waiting any more. */
const listedFor = 3 * 24 * 60 * 60_000;
/** So many tables that wait for strangers are enough for one person. */
const mostOpenTables = 5;
const finishedSize = 30;
/** More games at once nobody can play. */
const mostTables = 60;
/** Tables that nobody has used for so long leave memory. */
const quietTime = 60_000;
const sweepEvery = 20_000;
/** Lists are told at most so often. */
const listPause = 150;

/** Where people meet: tables with rooms, who is there, and the lists that people look at. */
export class Hall {
  readonly host: Host;
  readonly store: HallStore;
  private readonly setup: HallSetup;
  private readonly guests = new Map<string, Set<RoomCommands>>();
  private readonly inLobby = new Set<RoomCommands>();
  private readonly listsDue = new Set<string>();
  private isLobbyDue = false;
  private isLobbyOld = false;
  private cancelSweep: () => void;

  constructor(setup: HallSetup) {
    this.setup = setup;
    this.store = setup.store;
    this.host = new Host({
      ...setup,
      newSeed: () => setup.random(32),
      noticed: (before, after) => this.notice(before, after),
    });
    this.cancelSweep = setup.clock.after(sweepEvery, () => this.sweep());
  }

  private sweep(): void {
    this.host.sweep(quietTime);
    const tables = [...this.host.tablesInMemory];
    const attendances = tables.flatMap(({ presence }) => presence.attendance ?? []);
    if (attendances.length > 0) this.setup.attended?.(attendances);
    for (const table of tables) table.presence.tellIfNew();
    this.cancelSweep = this.setup.clock.after(sweepEvery, () => this.sweep());
  }

  /** Somebody has come in. */
  session(person: Person, push: (push: Push) => void): Session {
    const rooms = new RoomCommands(this, person, push);
    const guests = this.guests.get(person.id) ?? new Set();
    this.guests.set(person.id, guests.add(rooms));
    return new Session(this.host, asPerson(person), push, rooms);
  }

  /** Somebody has left. */
  left(rooms: RoomCommands, { id }: Person): void {
    this.inLobby.delete(rooms);
    const guests = this.guests.get(id);
    guests?.delete(rooms);
    if (guests?.size === 0) this.guests.delete(id);
  }

  stats(): { readonly tables: number; readonly watchers: number; readonly present: number } {
    const tables = [...this.host.tablesInMemory];
    return {
      tables: tables.length,
      watchers: tables.reduce((sum, { audience }) => sum + audience.watchers.size, 0),
      present: this.guests.size,
    };
  }

  /** Something is due at this table: having it in memory is enough to make it happen. */
  async wake(table: string): Promise<void> {
    await (await this.host.table(table)).catchUp();
  }

  /** Another server has written a change. `people` are those who sit there now, or have a chair kept. */
  changedElsewhere({
    table,
    version,
    people,
  }: {
    readonly table: string;
    readonly version: number;
    readonly people: readonly string[];
  }): void {
    this.lobbySoon();
    const live = this.host.inMemory(table);
    this.listsSoon([...seatedIn(live?.room), ...people]);
    void live?.changedElsewhere(version).catch(() => undefined);
  }

  /** Another server has told who is at a table by it. */
  attendedElsewhere(server: string, { table, people }: Attendance): void {
    this.host.inMemory(table)?.presence.attendedElsewhere(server, people);
  }

  /** Nothing happens by itself any more; what was begun is finished. */
  async close(): Promise<void> {
    this.cancelSweep();
    const tables = [...this.host.tablesInMemory];
    for (const table of tables) table.rest();
    await Promise.all(tables.map(async (table) => table.idle()));
  }

  // Tables

  newCode(): string {
    const bytes = this.setup.random(6);
    return Array.from({ length: 6 }, (_, i) => {
      const byte = Number.parseInt(bytes.slice(2 * i, 2 * i + 2), 16);
      return codeLetters[byte % codeLetters.length];
    }).join('');
  }

  get now(): number {
    return this.setup.clock.now();
  }

  async lay(wanted: Omit<Request<'lay'>, 'id' | 'command'>, me: Person): Promise<LiveTable> {
    await this.mustHaveRoom(me);
    if (wanted.visibility === 'open') await this.mustNotCrowd(me);
    const registered = this.host.registered(wanted.game);
    const room = layRoom(registered, wanted, me, this.forNewRoom());
    const stored = { table: this.newTable(), version: 1, room };
    return this.host.lay(registered, { stored, seq: 0, records: [] });
  }

  /** Where the same people meet again, unless that table has been called off or cleared away since. */
  async nextOf({ room }: LiveTable): Promise<LiveTable | undefined> {
    if (room?.rematch === undefined) return undefined;
    try {
      const next = await this.host.table(room.rematch);
      return next.room?.phase === 'aborted' ? undefined : next;
    } catch (error) {
      if (error instanceof Failure && error.code === 'unknown-table') return undefined;
      throw error;
    }
  }

  /** Lays the table where the same people meet again, in place of the one `before`; `undefined` if somebody else was faster. */
  async layAgain(old: LiveTable, me: Person, before: string | undefined): Promise<LiveTable | undefined> {
    await this.mustHaveRoom(me);
    const room = layAgain(old.room!, me, this.forNewRoom());
    const table = this.newTable();
    const registered = this.host.registered(room.game);
    const laid = await this.host.lay(registered, {
      stored: { table, version: 1, room },
      seq: 0,
      records: [],
    });
    const changed = old.change(
      (draft) => {
        const { room: over } = draft;
        if (over!.rematch !== before) return;
        draft.room = { ...over!, rematch: table, rematchBy: seatOf(over!, me.id) };
      },
      { again: true },
    );
    await changed.catch(async (error: unknown) => {
      await this.host.forget(table);
      throw error;
    });
    if (old.room!.rematch === table) return laid;
    await this.host.forget(table);
    return undefined;
  }

  private forNewRoom(): { readonly code: string; readonly secret: string; readonly now: number } {
    return { code: this.newCode(), secret: this.setup.random(32), now: this.now };
  }

  private newTable(): string {
    return this.setup.random(8);
  }

  private async mustHaveRoom(me: Person): Promise<void> {
    if ((await this.store.unfinishedCount(me.id)) >= mostTables) {
      throw new Failure('too-many-tables', { most: mostTables });
    }
  }

  private async mustNotCrowd({ id }: Person): Promise<void> {
    const open = (await this.store.tablesOf(id)).filter(
      ({ room }) => room.owner === id && room.phase === 'gathering' && room.visibility === 'open',
    );
    if (open.length >= mostOpenTables) throw new Failure('too-many-tables', { most: mostOpenTables });
  }

  get outages(): readonly Outage[] {
    return this.setup.outages ?? [];
  }

  // Lists

  async openTables(person: string): Promise<readonly RoomSummary[]> {
    return (await this.listed()).map(({ table, room }) => roomSummary(table, room, person));
  }

  async tablesOf(person: string): Promise<readonly RoomSummary[]> {
    return (await this.store.tablesOf(person)).map((listed) => listedSummary(listed, person));
  }

  async finished(
    person: string,
    { mine = false, before }: { readonly mine?: boolean; readonly before?: number },
  ): Promise<{ readonly tables: readonly RoomSummary[]; readonly next?: number }> {
    const listed = await this.store.finished({
      limit: finishedSize,
      ...(mine && { person }),
      ...(before !== undefined && { before }),
    });
    const last = listed.length >= finishedSize ? listed.at(-1) : undefined;
    return {
      tables: listed.map((one) => listedSummary(one, person)),
      ...(last !== undefined && { next: last.room.changed }),
    };
  }

  watchLobby(rooms: RoomCommands, wanted: boolean): void {
    if (wanted) this.inLobby.add(rooms);
    else this.inLobby.delete(rooms);
  }

  private notice(before: StoredTable | undefined, after: StoredTable): void {
    if (listingOf(before) !== listingOf(after)) this.lobbySoon();
    if (situationOf(before) !== situationOf(after))
      this.listsSoon([...seatedIn(before?.room), ...seatedIn(after.room)]);
  }

  /** One look for all who want to know, and none before the last one is over. */
  private lobbySoon(): void {
    this.isLobbyOld = true;
    if (this.isLobbyDue || this.inLobby.size === 0) return;
    this.isLobbyDue = true;
    this.setup.clock.after(listPause, () => void this.tellLobby());
  }

  private async tellLobby(): Promise<void> {
    this.isLobbyOld = false;
    try {
      const tables = await this.listed();
      for (const rooms of this.inLobby) rooms.tellLobby(tables);
    } catch {
      // Whoever looks again is told then.
    }
    this.isLobbyDue = false;
    if (this.isLobbyOld) this.lobbySoon();
  }

  private async listed(): Promise<readonly ListedRoom[]> {
    return this.store.openTables(lobbySize, this.now - listedFor);
  }

  private listsSoon(people: readonly string[]): void {
    for (const person of new Set(people)) {
      if (!this.guests.has(person) || this.listsDue.has(person)) continue;
      this.listsDue.add(person);
      this.setup.clock.after(listPause, () => {
        this.listsDue.delete(person);
        for (const rooms of this.guests.get(person) ?? []) void rooms.tellMine().catch(() => undefined);
      });
    }
  }
}

/** Who sits at a table or has a chair kept there. */
const seatedIn = (room: StoredTable['room']): string[] =>
  room?.chairs.flatMap(({ person }) => person ?? []) ?? [];

/** What the list of open tables says of it. */
const listingOf = (stored: StoredTable | undefined): string | undefined =>
  stored?.room && isListed(stored.room)
    ? JSON.stringify([stored.room.phase, stored.room.chairs.map(({ kind, name }) => [kind, name])])
    : undefined;

/** What matters to the lists of those who sit at a table. */
const situationOf = (stored: StoredTable | undefined): string | undefined =>
  stored?.room &&
  JSON.stringify([
    stored.room.phase,
    stored.room.chairs.map(({ kind, person, standIn, ready }) => [kind, person, standIn, ready]),
    stored.room.asked.map((since) => since !== null),
  ]);

function listedSummary({ table, room, summary, waitingSince }: ListedRoom, person: string): RoomSummary {
  const { outcome, asked } = summary ?? {};
  const isMine = asked !== undefined && waitingSince !== undefined && asked.seat === seatOf(room, person);
  return roomSummary(table, room, person, {
    ...(waitingSince !== undefined && { waitingSince }),
    ...(isMine && {
      asked: { prompt: asked.prompt, ...(asked.source !== undefined && { source: asked.source }) },
    }),
    ...(outcome !== undefined && { outcome }),
  });
}
