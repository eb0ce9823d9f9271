import {
  type Answer,
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
  requests,
  type WireError,
  wireError,
} from '@zunft/protocol';
import type { Host } from './host.ts';
import type { LiveTable } from './live-table.ts';
import { eventsSince, preview, standing } from './update.ts';

/** What somebody who speaks to a host may do. */
export interface Access {
  /** Speaks for this seat: answers, takes back, sees its cards. */
  playsFor(table: LiveTable, seat: Seat): boolean;
  /** May know everything about this table. */
  knowsAll(table: LiveTable): boolean;
}

/** Whoever speaks is trusted to name the seat they speak for. */
export const trusted: Access = { playsFor: () => true, knowsAll: () => true };

/** One person at one screen with tables of their own: the seats without bots are theirs; what is over is open. */
export const ownTables: Access = {
  playsFor: ({ info }, seat) => info.loaded !== true && info.players[seat]?.bot === undefined,
  knowsAll: ({ info, isOver }) => isOver || info.loaded === true,
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
  private readonly watching = new Map<string, () => void>();

  constructor(host: Host, access: Access, push: (push: Push) => void) {
    this.host = host;
    this.access = access;
    this.push = push;
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
  }

  private async carryOut(request: unknown): Promise<unknown> {
    if (typeof request !== 'object' || request === null || Array.isArray(request)) {
      throw new Failure('malformed-line');
    }
    const { command } = request as { command?: unknown };
    if (!isCommand(command)) {
      throw new Failure('unknown-command', { command: String(command), allowed: commandNames });
    }
    const parsed = requests[command].safeParse(request);
    if (!parsed.success) throw new Failure('bad-request', { command }, problemsIn(parsed.error));
    const run = this.commands[command] as (request: unknown) => unknown;
    return run(parsed.data);
  }

  private readonly commands: {
    readonly [C in CommandName]: (request: Request<C>) => Responses[C] | Promise<Responses[C]>;
  } = {
    hello: ({ version = protocolVersion }) => {
      if (version !== protocolVersion) {
        throw new Failure('unsupported-version', { version, supported: protocolVersion });
      }
      const games = this.host.games().map(({ game }) => game);
      return { version: protocolVersion, commands: commandNames, games };
    },
    games: () => ({ games: this.host.games() }),
    new: async (request) => this.opened(await this.host.open(request)),
    load: async ({ journal, table }) => this.opened(await this.host.openRecorded(journal, table)),
    tables: async () => ({ tables: await this.host.list() }),
    watch: async ({ table: name, as, since = 0 }) => {
      const table = await this.host.table(name);
      const viewer = this.viewer(table, as);
      this.stopWatching(name);
      const { update, stop } = await table.watch(viewer, since, (news) =>
        this.push({ table: name, update: news }),
      );
      this.watching.set(name, stop);
      return { info: table.info, update };
    },
    unwatch: ({ table }) => {
      this.stopWatching(table);
      return {};
    },
    decisions: async ({ table: name, as }) => {
      const table = await this.host.table(name);
      if (as === undefined) this.mustKnowAll(table);
      else this.mustPlayFor(table, as);
      return table.read((match) => ({ ...standing(match), decisions: match.decisions(as) }));
    },
    answer: async ({ table: name, as, answer, seq, by }) => {
      const table = await this.host.table(name);
      this.mustPlayFor(table, as);
      const meta = { ...(seq !== undefined && { expectedSeq: seq }), ...(by !== undefined && { by }) };
      await table.change((match) => {
        match.answer(as, answer as Answer, meta);
      });
      return table.read((match) => ({ ...standing(match), events: match.news(as) }));
    },
    preview: async ({ table: name, as, answer }) => {
      const table = await this.host.table(name);
      this.mustPlayFor(table, as);
      return table.read((match) => preview(match, as, answer as Answer));
    },
    view: async ({ table: name, as, at }) => {
      const table = await this.host.table(name);
      const viewer = this.viewer(table, as);
      const look = (match: Match) => ({ seq: match.seq, view: match.view(viewer) });
      return at === undefined ? table.read(look) : table.past(at, look);
    },
    events: async ({ table: name, as, since = 0 }) => {
      const table = await this.host.table(name);
      const viewer = this.viewer(table, as);
      return table.read((match) => ({ seq: match.seq, ...eventsSince(match, viewer, since) }));
    },
    undo: async ({ table: name, as }) => {
      const table = await this.host.table(name);
      this.mustPlayFor(table, as);
      await table.change((match) => {
        match.undo(as);
      });
      return table.read(standing);
    },
    takeback: async ({ table: name, as }) => {
      const table = await this.host.table(name);
      this.mustPlayFor(table, as);
      await table.change((match) => match.takeBackAgreed(as));
      return table.read(standing);
    },
    pace: async ({ table, pace }) => {
      (await this.host.table(table)).setPace(pace);
      return {};
    },
    hurry: async ({ table }) => {
      (await this.host.table(table)).hurry();
      return {};
    },
    journal: async ({ table: name, as }) => {
      const table = await this.host.table(name);
      if (as !== undefined) {
        const viewer = this.viewer(table, as);
        return table.read((match) => ({ journal: match.journalFor(viewer) as unknown as Json }));
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
      this.stopWatching(table);
      await this.host.forget(table);
      return {};
    },
  };

  private async opened(table: LiveTable): Promise<Responses['new']> {
    return { ...table.info, ...(await table.read(standing)) };
  }

  private stopWatching(table: string): void {
    this.watching.get(table)?.();
    this.watching.delete(table);
  }

  // Who may what

  private mustKnowAll(table: LiveTable): void {
    if (!this.access.knowsAll(table)) throw new Failure('not-allowed', { table: table.info.table });
  }

  private mustPlayFor(table: LiveTable, seat: Seat): void {
    if (table.info.loaded === true) throw new Failure('watch-only', { table: table.info.table });
    checkSeat(table, seat);
    if (!this.access.playsFor(table, seat)) throw new Failure('not-allowed', { table: table.info.table });
  }

  /** The seat that looks on; whoever is named by nobody is the spectator. */
  private viewer(table: LiveTable, as: Seat | 'spectator' = 'spectator'): Seat {
    if (as === 'spectator') return table.info.seats;
    checkSeat(table, as);
    if (!this.access.playsFor(table, as) && !this.access.knowsAll(table)) {
      throw new Failure('not-allowed', { table: table.info.table });
    }
    return as;
  }
}

function checkSeat({ info }: LiveTable, seat: Seat): void {
  if (seat >= info.seats) throw new Refusal('no-such-seat', refusalRules['no-such-seat'], { seat });
}
