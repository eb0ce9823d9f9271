import {
  type Answer,
  isByItself,
  type Json,
  type Match,
  makePosition,
  Refusal,
  refusalRules,
  type Seat,
} from '@zunft/kernel';
import {
  type CommandName,
  commandNames,
  Failure,
  idOf,
  isCommand,
  type Push,
  parseJson,
  problemsIn,
  protocolVersion,
  type Request,
  type Responses,
  type RoomResponses,
  requests,
  type WireError,
  wireError,
} from '@zunft/protocol';
import type { Access } from './access.ts';
import type { Host } from './host.ts';
import type { LiveTable } from './live-table.ts';
import { canBeByItself } from './room/orders.ts';
import type { RoomCommands } from './room-commands.ts';
import { eventsSince, preview, standing } from './update.ts';

type TableCommand = Exclude<CommandName, keyof RoomResponses>;
type Commands = {
  readonly [C in TableCommand]: (request: Request<C>) => Responses[C] | Promise<Responses[C]>;
};

export type Response = { readonly id: ReturnType<typeof idOf> } & (
  | { readonly ok: unknown }
  | { readonly error: WireError }
);

/** One partner of a host: takes requests, gives responses, and pushes news of the tables that are watched. */
export class Session {
  private readonly host: Host;
  private readonly access: Access;
  private readonly push: (push: Push) => void;
  private readonly rooms: RoomCommands | undefined;
  private readonly watching = new Map<string, () => void>();
  /** Where a hint was last asked for, and how to call it off. */
  private advised: LiveTable | undefined;
  private dropHint: () => void = () => undefined;

  constructor(host: Host, access: Access, push: (push: Push) => void, rooms?: RoomCommands) {
    this.host = host;
    this.access = access;
    this.push = push;
    this.rooms = rooms;
  }

  /** Answers one line with one line. Never throws. */
  async handleLine(line: string): Promise<string> {
    let request: unknown;
    try {
      request = parseJson(line);
    } catch {
      request = undefined;
    }
    return JSON.stringify(await this.handle(request));
  }

  /** Answers one request. Never throws. */
  async handle(request: unknown): Promise<Response> {
    const id = idOf(request);
    try {
      return { id, ok: await this.carryOut(request) };
    } catch (error) {
      return { id, error: wireError(error) };
    }
  }

  /** Stops watching everything. */
  end(): void {
    for (const stop of this.watching.values()) stop();
    this.watching.clear();
    this.dropHint();
    this.rooms?.end();
  }

  private async carryOut(request: unknown): Promise<unknown> {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      throw new Failure('malformed-line');
    }
    const { command } = request as { command?: unknown };
    if (!isCommand(command)) {
      const word = typeof command === 'object' ? JSON.stringify(command) : String(command);
      throw new Failure('unknown-command', { command: word, allowed: commandNames });
    }
    const parsed = requests[command].safeParse(request);
    if (!parsed.success) throw new Failure('bad-request', { command }, problemsIn(parsed.error));
    const run = this.handlerOf(command) as (request: unknown) => unknown;
    return run(parsed.data);
  }

  private handlerOf(command: CommandName): unknown {
    const { commands } = this;
    if (Object.hasOwn(commands, command)) return commands[command as TableCommand];
    if (this.rooms === undefined) throw new Failure('not-here', { command });
    return this.rooms.handlers[command as keyof RoomResponses];
  }

  /** Made when something is asked: of thousands who are connected, most are silent, and need no memory for this. */
  private get commands(): Commands {
    return {
      hello: ({ version = protocolVersion }) => {
        if (version !== protocolVersion) {
          throw new Failure('unsupported-version', { version, supported: protocolVersion });
        }
        const games = this.host.games().map(({ game }) => game);
        return { version: protocolVersion, commands: commandNames, games };
      },
      games: () => ({ games: this.host.games() }),
      new: async (request) => {
        this.mustKeepTables();
        return this.opened(await this.host.open(request));
      },
      load: async ({ journal, table }) => {
        this.mustKeepTables();
        return this.opened(await this.host.openRecorded(journal, table));
      },
      tables: async () => {
        this.mustKeepTables();
        return { tables: await this.host.list() };
      },
      watch: async ({ table: name, as, since = 0 }) => {
        const table = await this.host.table(name);
        const viewer = this.viewer(table, as);
        this.stopWatching(name);
        const { update, stop } = await table.watch(viewer, since, {
          check: () => this.viewer(table, as),
          may: () => this.maySee(table, as),
          tell: (news) => this.push({ table: name, update: news }),
        });
        this.watching.set(name, stop);
        return { info: table.info, update };
      },
      unwatch: ({ table }) => {
        this.stopWatching(table);
        return {};
      },
      decisions: async ({ table: name, as }) => {
        const table = await this.host.table(name);
        return table.read((match) => {
          if (as === undefined) this.mustKnowAll(table);
          else this.mustPlayFor(table, as);
          return { ...standing(match), decisions: match.decisions(as) };
        });
      },
      answer: async ({ table: name, as, answer, seq, by }) => {
        const table = await this.host.table(name);
        // Only whoever keeps the tables is believed that somebody else answered; a player, that it was by itself.
        if (by !== undefined && !isByItself(by)) this.mustKeepTables();
        const isBelieved = this.access.keepsTables || by === undefined;
        const meta = { ...(seq !== undefined && { expectedSeq: seq }), ...(by !== undefined && { by }) };
        let brought: Responses['answer'] | undefined;
        await table.play(
          as,
          () => this.mustPlayFor(table, as),
          (match) => {
            if (!isBelieved && !canBeByItself(match, as, answer as Answer)) throw new Failure('not-allowed');
            match.answer(as, answer as Answer, meta);
            brought = { ...standing(match), events: match.news(as) };
          },
          // Of two windows of one browser, the late one is told that it was late.
          { again: seq !== undefined && table.room !== undefined },
        );
        return brought!;
      },
      preview: async ({ table: name, as, answer }) => {
        const table = await this.host.table(name);
        return table.read((match) => {
          this.mustPlayFor(table, as);
          return preview(match, as, answer as Answer);
        });
      },
      hint: async ({ table: name, as }) => {
        const table = await this.host.table(name);
        // One thing at a time is enough to think about for one partner.
        if (this.advised !== table) this.dropHint();
        this.advised = table;
        this.dropHint = () => table.dropHint(as);
        return table.hint(as, () => this.mustPlayFor(table, as));
      },
      'drop-hint': async ({ table: name, as }) => {
        const table = await this.host.table(name);
        this.mustPlayFor(table, as);
        table.dropHint(as);
        return {};
      },
      view: async ({ table: name, as, at }) => {
        const table = await this.host.table(name);
        const look = (match: Match) => ({ seq: match.seq, view: match.view(this.viewer(table, as)) });
        return at === undefined ? table.read(look) : table.past(at, look);
      },
      events: async ({ table: name, as, since = 0 }) => {
        const table = await this.host.table(name);
        return table.read((match) => ({
          seq: match.seq,
          ...eventsSince(match, this.viewer(table, as), since),
        }));
      },
      undo: async ({ table: name, as }) => {
        const table = await this.host.table(name);
        await table.play(
          as,
          () => this.mustPlayFor(table, as),
          (match) => match.undo(as),
        );
        return table.read(standing);
      },
      takeback: async ({ table: name, as }) => {
        const table = await this.host.table(name);
        const check = () => this.mustPlayFor(table, as);
        if (this.rooms === undefined) await table.play(as, check, (match) => match.takeBackAgreed(as));
        else await this.rooms.takeBack(table, as, check);
        return table.read(standing);
      },
      pace: async ({ table, pace }) => {
        (await this.ownPace(table)).setPace(pace);
        return {};
      },
      hurry: async ({ table }) => {
        (await this.ownPace(table)).hurry();
        return {};
      },
      journal: async ({ table: name, as }) => {
        const table = await this.host.table(name);
        if (as !== undefined) {
          return table.read((match) => ({
            journal: match.journalFor(this.viewer(table, as)) as unknown as Json,
          }));
        }
        this.mustKnowAll(table);
        return { journal: (await table.journal()) as unknown as Json };
      },
      position: async ({ table: name, at }) => {
        const table = await this.host.table(name);
        this.mustKnowAll(table);
        const written = (match: Match) => ({
          seq: match.seq,
          position: makePosition(match.game, match) as unknown as Json,
        });
        return at === undefined ? table.read(written) : table.past(at, written);
      },
      verify: async ({ table: name }) => {
        const table = await this.host.table(name);
        this.mustKnowAll(table);
        return this.host.verify(table);
      },
      close: async ({ table }) => {
        this.mustKeepTables();
        this.stopWatching(table);
        await this.host.forget(table);
        return {};
      },
    };
  }

  private async opened(table: LiveTable): Promise<Responses['new']> {
    return { ...table.info, ...(await table.read(standing)) };
  }

  private stopWatching(table: string): void {
    this.watching.get(table)?.();
    this.watching.delete(table);
  }

  // Who may what

  private mustKeepTables(): void {
    if (!this.access.keepsTables) throw new Failure('not-allowed');
  }

  /** A table where nobody else minds how fast bots play. */
  private async ownPace(name: string): Promise<LiveTable> {
    const table = await this.host.table(name);
    if (!this.access.isAlone(table)) throw new Failure('not-allowed', { table: name });
    return table;
  }

  private mustKnowAll(table: LiveTable): void {
    if (!this.access.knowsAll(table)) throw new Failure('not-allowed', { table: table.table });
  }

  private mustPlayFor(table: LiveTable, seat: Seat): void {
    if (table.info.loaded === true) throw new Failure('watch-only', { table: table.table });
    checkSeat(table, seat);
    if (!this.access.playsFor(table, seat)) throw new Failure('not-allowed', { table: table.table });
  }

  /** The seat that looks on; whoever is named by nobody is the spectator. */
  private viewer(table: LiveTable, as: Seat | 'spectator' = 'spectator'): Seat {
    if (as !== 'spectator') checkSeat(table, as);
    if (!this.maySee(table, as)) throw new Failure('not-allowed', { table: table.table });
    return as === 'spectator' ? table.info.seats : as;
  }

  private maySee(table: LiveTable, as: Seat | 'spectator' = 'spectator'): boolean {
    return as === 'spectator' ? this.access.looksOn(table) : this.access.sees(table, as);
  }
}

function checkSeat({ info }: LiveTable, seat: Seat): void {
  if (seat >= info.seats) throw new Refusal('no-such-seat', refusalRules['no-such-seat'], { seat });
}
