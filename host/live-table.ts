import { botTask } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import { type Journal, type Match, Refusal, refusalRules, type Seat } from '@zunft/kernel';
import { Failure, type Hint, type Pace, type Room, type TableInfo, type Update } from '@zunft/protocol';
import { Audience, type Guest, type Watcher } from './audience.ts';
import { Automaton } from './automaton.ts';
import { OwnBrain } from './brain.ts';
import { begun, type Draft } from './draft.ts';
import { adviser, allowsHints, Hints, hintOf, oneMore } from './hints.ts';
import { Presence } from './presence.ts';
import { isBack, mustRun } from './room/chairs.ts';
import { seenVersion } from './room/orders.ts';
import { isSameRoom } from './room/settled.ts';
import type { RoomState } from './room/state.ts';
import type { Outage } from './room/time.ts';
import { AppendConflict, isFateUnknown, isSameChange, type LoadedTable, type StoredTable } from './store.ts';
import { infoIn, playersNow, storedAs } from './stored-as.ts';
import { withPlayers } from './summary.ts';
import type { Surroundings } from './surroundings.ts';
import { TableCopy } from './table-copy.ts';
import { updateFor } from './update.ts';

/** What failed is tried again after so long. */
const retryTime = 2_000;
/** A timer cannot wait longer; it is set again then. */
const longestTimer = 2 ** 31 - 1;

interface Persistence {
  readonly again?: boolean;
}

/**
 * One table in use. Whatever changes it happens one after the other, is written to the store first, and only then
 * told to anybody. Knows neither sockets nor screens.
 */
export class LiveTable {
  readonly table: string;
  readonly audience: Audience;
  readonly presence: Presence;
  private readonly registered: RegisteredGame;
  private readonly around: Surroundings;
  private readonly automaton: Automaton;
  private readonly hints: Hints;
  private readonly copy: TableCopy;
  private queue: Promise<unknown> = Promise.resolve();
  private usedAt: number;
  private cancelTimer: (() => void) | undefined;

  constructor(
    registered: RegisteredGame,
    stored: StoredTable,
    match: Match | undefined,
    around: Surroundings,
  ) {
    this.table = stored.table;
    this.registered = registered;
    this.copy = new TableCopy(registered.game, around.store, stored, match);
    this.around = around;
    this.audience = new Audience(around.clock);
    this.presence = new Presence({
      audience: this.audience,
      clock: around.clock,
      outages: this.outages,
      attended: around.attended,
      stored: () => this.stored,
    });
    const { brain = new OwnBrain([registered]), limits = {} } = around;
    this.automaton = new Automaton(registered, {
      table: stored.table,
      clock: around.clock,
      outages: this.outages,
      brain,
      limits,
      isWatched: () => this.audience.watchers.size > 0,
      players: (room) => playersNow(this.stored, room),
    });
    this.hints = new Hints(brain, limits);
    this.usedAt = around.clock.now();
  }

  /** A table out of the store. */
  static async load(
    registered: RegisteredGame,
    loaded: LoadedTable,
    around: Surroundings,
  ): Promise<LiveTable> {
    const table = new LiveTable(registered, loaded.stored, undefined, around);
    await table.copy.take(loaded);
    table.schedule();
    return table;
  }

  /** What stays the same as long as the game is played. */
  get info(): TableInfo {
    return infoIn(this.stored);
  }

  private get stored(): StoredTable {
    return this.copy.stored;
  }

  get room(): RoomState | undefined {
    return this.stored.room;
  }

  get isOver(): boolean {
    return this.stored.begun?.summary.over === true;
  }

  // Reading

  /** Reads the table when nothing is being changed, so that nobody learns of what may not be kept. */
  async read<T>(look: (match: Match) => T): Promise<T> {
    return this.inTurn(async () => this.look(look));
  }

  /** The whole truth, with the names of the players. */
  async journal(): Promise<Journal> {
    return this.read((match) => withPlayers(match.journal(), this.info.players));
  }

  /** What can be seen of the table after so many records. */
  async past<T>(at: number, look: (match: Match) => T): Promise<T> {
    return this.read((now) => look(this.copy.past(now, at)));
  }

  private async look<T>(look: (match: Match) => T): Promise<T> {
    await this.refresh();
    return this.copy.look(look);
  }

  // Loading

  /** Loads what the store has, if that may be something else, and tells everybody what is new. */
  private async refresh(): Promise<void> {
    const before = this.stored;
    if (!(await this.copy.refresh())) return;
    await this.tellSince(before);
    this.schedule();
  }

  /** Another server has written a change. */
  async changedElsewhere(version: number): Promise<void> {
    if (version <= this.stored.version) return;
    // With nobody here to be told, it is loaded when it is next needed.
    if (this.audience.isEmpty) {
      this.copy.isFresh = false;
      this.rest();
      return;
    }
    await this.inTurn(async () => {
      if (version <= this.stored.version) return;
      this.copy.isFresh = false;
      await this.refresh();
    });
  }

  /** Does what is due, if nothing else has done it. */
  async catchUp(): Promise<void> {
    await this.inTurn(async () => {
      await this.refresh();
      this.schedule();
    });
  }

  /** Leaves memory but for those who are connected, if nobody has used it for so long. */
  doze(quiet: number): void {
    if (this.around.clock.now() - this.usedAt < quiet || this.automaton.isThinking) return;
    this.copy.forget();
  }

  /** Nobody would miss it in memory: the store knows when something is due. */
  get isForgettable(): boolean {
    return !this.copy.isFresh && this.audience.isEmpty;
  }

  /** Everything that was begun is done. */
  async idle(): Promise<void> {
    await this.queue;
  }

  // Changing

  /**
   * Changes the table, writes the change down and tells everybody. Refused changes leave no trace. `again`: it means the
   * same at a table that somebody else has changed in the meantime, and is tried once more then.
   */
  async change(act: (draft: Draft) => void, { again = false }: Persistence = {}): Promise<void> {
    await this.inTurn(async () => this.carryOut(act, again));
  }

  /** Changes the game; at a table with people only while it is running. `check` throws if it is not for them to do. */
  async play(
    seat: Seat,
    check: () => void,
    act: (match: Match) => void,
    persistence?: Persistence,
  ): Promise<void> {
    await this.change((draft) => {
      check();
      if (draft.room !== undefined) {
        mustRun(draft.room);
        this.audience.saw(draft.room.chairs[seat]!.person!);
        draft.room = isBack(draft.room, seat);
      }
      act(begun(draft));
    }, persistence);
  }

  /** One thing after the other, whatever becomes of the one before. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.around.clock.now();
    const result = this.queue.then(work);
    // Only that it is done is kept: what came of it may be as large as the table.
    const isDone = (): undefined => undefined;
    this.queue = result.then(isDone, isDone);
    return result;
  }

  private async carryOut(act: (draft: Draft) => void, again: boolean): Promise<void> {
    try {
      await this.attempt(act);
    } catch (error) {
      if (!again || !(error instanceof Failure && error.code === 'changed-elsewhere')) throw error;
      await this.attempt(act);
    }
  }

  private async attempt(act: (draft: Draft) => void): Promise<void> {
    await this.refresh();
    const seq = this.copy.match?.seq ?? 0;
    const draft = await this.copy.drafted(act);
    const now = this.around.clock.now();
    const records = draft.match?.recordsFrom(seq) ?? [];
    const isSame = draft.room === this.stored.room && draft.match === this.copy.match;
    if (records.length === 0 && isSame && draft.hints === this.hintsGiven) return;
    const before = this.stored;
    const stored = storedAs(before, draft, records, { now, outages: this.outages });
    const snapshot = this.copy.dueSnapshot(draft);
    const { room } = stored;
    const due = room && draft.match && this.automaton.dueAt(draft.match, room, now);
    try {
      await this.around.store.append({
        stored,
        seq,
        records,
        ...(snapshot !== undefined && { snapshot }),
        ...(due !== undefined && { due }),
      });
    } catch (error) {
      await this.recover(error, stored);
      return;
    }
    this.copy.written(stored, draft.match, snapshot);
    await this.tellSince(before);
    this.schedule();
  }

  /** What could not be written has not happened; if nobody can tell, the store is asked what has. */
  private async recover(error: unknown, wanted: StoredTable): Promise<void> {
    this.copy.isFresh = false;
    try {
      await this.refresh();
    } catch {
      this.rest();
      throw new Failure('not-reachable', { table: this.table });
    }
    if (error instanceof AppendConflict) throw new Failure('changed-elsewhere', { table: this.table });
    if (isSameChange(this.stored, wanted)) return;
    if (isFateUnknown(error)) {
      this.copy.isFresh = false;
      throw new Failure('not-reachable', { table: this.table });
    }
    await this.tellAll(this.stored.room);
    this.schedule();
    throw new Failure('not-stored', { table: this.table });
  }

  // Telling

  /** Tells a viewer what it missed since `since`, and from now on whatever happens. Returns how to stop it. */
  async watch(
    viewer: Seat,
    since: number,
    { check, may, tell }: { check(): void; may(): boolean; tell(update: Update): void },
  ): Promise<{ readonly update: Update; stop(): void }> {
    return this.inTurn(async () => {
      const update = await this.look((match) => {
        check();
        return this.updateFor(match, viewer, since <= match.seq ? since : 0);
      });
      const watcher: Watcher = { viewer, may, tell, seq: update.seq };
      this.audience.watchers.add(watcher);
      this.schedule();
      return {
        update,
        stop: () => {
          this.audience.watchers.delete(watcher);
          if (this.audience.watchers.size === 0 && this.room === undefined) this.rest();
        },
      };
    });
  }

  private updateFor(match: Match, viewer: Seat, since: number): Update {
    const { hintsGiven } = this;
    const hints = hintsGiven ?? (this.allowsHints ? this.info.players.map(() => 0) : undefined);
    return { ...updateFor(match, viewer, since), ...(hints !== undefined && { hints }) };
  }

  /** Comes to the table as a person. Returns how to leave it again. */
  async enter(guest: Guest): Promise<{ readonly room: Room; exit(): void }> {
    return this.inTurn(async () => {
      await this.refresh();
      return this.presence.enter(guest);
    });
  }

  /** Tells everybody what is new since then; of orders that somebody has given, nobody hears. */
  private async tellSince(before: StoredTable): Promise<void> {
    const { stored } = this;
    if (stored.version > before.version && seenVersion(stored) === seenVersion(before)) return;
    this.around.noticed?.(before, stored);
    await this.tellAll(before.room);
  }

  private async tellAll(roomBefore: RoomState | undefined): Promise<void> {
    if (this.copy.match !== undefined) {
      // Those who look with the same eyes, and have heard as much, are told the same.
      const news = new Map<string, Update>();
      for (const watcher of this.audience.watchers) {
        if (watcher.may()) await this.tellOne(watcher, news);
        else this.audience.watchers.delete(watcher);
      }
    }
    const { room } = this;
    if (room !== undefined && (room.clock.kind !== 'none' || !isSameRoom(room, roomBefore)))
      this.presence.tell();
  }

  /** What has been written stays so, whatever goes wrong in telling one of many. */
  private async tellOne(watcher: Watcher, news: Map<string, Update>): Promise<void> {
    const { viewer, seq } = watcher;
    const eyes = `${viewer}/${seq}`;
    try {
      const update =
        news.get(eyes) ??
        (await this.look((match) => this.updateFor(match, viewer, Math.min(seq, match.seq))));
      news.set(eyes, update);
      watcher.seq = update.seq;
      watcher.tell(update);
    } catch (error) {
      if (!(error instanceof Failure) && !(error instanceof Refusal)) this.copy.isFresh = false;
    }
  }

  // Hints

  private get hintsGiven(): readonly number[] | undefined {
    return this.stored.begun?.summary.hints;
  }

  private get allowsHints(): boolean {
    return allowsHints(this.info, this.room);
  }

  /** What a strong player would answer for a seat. Thought about beside everything else, and counted when it is given. */
  async hint(seat: Seat, check: () => void): Promise<Hint> {
    const mayAsk = (match: Match): void => {
      check();
      if (!this.allowsHints) throw new Failure('no-hints', { table: this.table });
      if (this.room !== undefined) mustRun(this.room);
      if ([...match.waitingFor, ...match.mayAnswer].includes(seat)) return;
      throw new Refusal('not-your-decision', refusalRules['not-your-decision'], { seat });
    };
    const { seq, task } = await this.read((match) => {
      mayAsk(match);
      const seq = this.hints.numberOf(match, seat);
      const seed = `${this.table}/${seq}/hint`;
      const task = { ...botTask(match, seat, adviser(this.registered), seed), isExplained: true };
      return { seq, task };
    });
    const thought = await this.hints.think(seat, seq, task);
    await this.change((draft) => {
      const match = begun(draft);
      if (!match.isCurrent(seq, seat)) throw new Failure('hint-dropped');
      mayAsk(match);
      if (!this.hints.isCounted(seat, seq)) draft.hints = oneMore(draft.hints, seat, match.table.seats);
    });
    this.hints.counted(seat, seq);
    return hintOf(seq, thought);
  }

  /** The seat does not want the hint any more that is being thought about. */
  dropHint(seat: Seat): void {
    this.hints.drop(seat);
  }

  // What happens by itself

  private get outages(): readonly Outage[] {
    return this.around.outages ?? [];
  }

  setPace(pace: Pace): void {
    this.automaton.setPace(pace);
    this.schedule();
  }

  /** Bots answer at once until somebody else is asked. */
  hurry(): void {
    this.automaton.hurry();
    this.schedule();
  }

  /** Nothing happens by itself any more. */
  rest(): void {
    this.stopTimer();
    this.automaton.rest();
    this.hints.keep();
  }

  private stopTimer(): void {
    this.cancelTimer?.();
    this.cancelTimer = undefined;
  }

  private schedule(): void {
    this.stopTimer();
    const { room } = this;
    const { match } = this.copy;
    this.hints.keep(match);
    if (match === undefined) return;
    const now = this.around.clock.now();
    const due = this.automaton.actsAt(match, room, now, () => this.schedule());
    if (due === undefined) return;
    this.cancelTimer = this.around.clock.after(Math.min(longestTimer, Math.max(0, due - now)), () => {
      this.cancelTimer = undefined;
      void this.change((draft) => this.automaton.act(draft)).then(
        () => this.cancelTimer ?? this.schedule(),
        () => {
          this.cancelTimer ??= this.around.clock.after(retryTime, () => this.schedule());
        },
      );
    });
  }
}
