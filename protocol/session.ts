import {
  type Answer,
  completeOptions,
  type Game,
  type Json,
  Match,
  makePosition,
  type Options,
  type Outcome,
  Refusal,
  refusalRules,
  type Seat,
  Stream,
} from '@zunft/kernel';
import { Failure, problemsIn, wireError } from './failure.ts';
import { parseJson } from './json.ts';
import {
  type CommandName,
  commandNames,
  idOf,
  isCommand,
  protocolVersion,
  type Request,
  requests,
} from './messages.ts';

/** Where a table stands; part of every response that may have moved it. */
interface Standing {
  readonly seq: number;
  readonly waitingFor: readonly Seat[];
  readonly over: boolean;
  readonly outcome?: Outcome;
}

const standing = (match: Match): Standing => ({
  seq: match.seq,
  waitingFor: match.waitingFor,
  over: match.isOver,
  ...(match.outcome !== undefined && { outcome: match.outcome }),
});

/**
 * Several tables, spoken to in lines: one request in, one response out. Trusts whoever sends the lines to name the
 * seat they speak for. Knows nothing of pipes or sockets.
 */
export class ProtocolSession {
  private readonly games: ReadonlyMap<string, Game>;
  private readonly newSeed: () => string;
  private readonly tables = new Map<string, Match>();
  private opened = 0;

  /** `newSeed` is asked where a new table names none. */
  constructor(games: readonly { readonly game: Game }[], newSeed: () => string = () => crypto.randomUUID()) {
    this.games = new Map(games.map(({ game }) => [game.id, game]));
    this.newSeed = newSeed;
  }

  /** Answers one line with one line. Never throws. */
  handle(line: string): string {
    let id: ReturnType<typeof idOf> = null;
    try {
      const request = parseLine(line);
      id = idOf(request);
      return JSON.stringify({ id, ok: this.carryOut(request) });
    } catch (error) {
      return JSON.stringify({ id, error: wireError(error) });
    }
  }

  private carryOut(request: Readonly<Record<string, unknown>>): unknown {
    const { command } = request;
    if (!isCommand(command)) {
      throw new Failure('unknown-command', { command: String(command), allowed: commandNames });
    }
    const parsed = requests[command].safeParse(request);
    if (!parsed.success) throw new Failure('bad-request', { command }, problemsIn(parsed.error));
    const run = this.commands[command] as (request: unknown) => unknown;
    return run(parsed.data);
  }

  private readonly commands: { readonly [C in CommandName]: (request: Request<C>) => unknown } = {
    hello: ({ version = protocolVersion }) => {
      if (version !== protocolVersion) {
        throw new Failure('unsupported-version', { version, supported: protocolVersion });
      }
      return { version: protocolVersion, commands: commandNames, games: [...this.games.keys()] };
    },
    games: () => ({
      games: [...this.games.values()].map(({ id, rulesVersion, seats, options }) => ({
        game: id,
        rulesVersion,
        seats,
        options,
      })),
    }),
    new: (request) => {
      if (request.table !== undefined && this.tables.has(request.table)) {
        throw new Failure('table-exists', { table: request.table });
      }
      const match = this.open(request);
      const { table = this.freeName() } = request;
      this.tables.set(table, match);
      const { game, seats, options } = match.journal();
      return { table, game, seats, options, ...standing(match) };
    },
    decisions: ({ table, as }) => {
      const match = this.table(table);
      if (as !== undefined) viewerOf(match, as);
      return { ...standing(match), decisions: match.decisions(as) };
    },
    answer: ({ table, as, answer, seq, by }) => {
      const match = this.table(table);
      const meta = { ...(seq !== undefined && { expectedSeq: seq }), ...(by !== undefined && { by }) };
      const events = match.answer(as, answer as Answer, meta);
      return { ...standing(match), events: match.see(events, as) };
    },
    view: ({ table, as }) => {
      const match = this.table(table);
      return { seq: match.seq, view: match.view(viewerOf(match, as)) };
    },
    events: ({ table, as, since = 0 }) => {
      const match = this.table(table);
      const from = firstChange(match, since);
      const events = match.log(viewerOf(match, as)).filter(({ seq }) => seq >= from);
      return { seq: match.seq, from, events };
    },
    undo: ({ table, as }) => {
      const match = this.table(table);
      match.undo(viewerOf(match, as));
      return standing(match);
    },
    journal: ({ table, as }) => {
      const match = this.table(table);
      return { journal: as === undefined ? match.journal() : match.journalFor(viewerOf(match, as)) };
    },
    position: ({ table }) => {
      const match = this.table(table);
      return { seq: match.seq, position: makePosition(match.game, match) };
    },
    close: ({ table }) => {
      this.table(table);
      this.tables.delete(table);
      return {};
    },
  };

  private table(name: string): Match {
    const match = this.tables.get(name);
    if (match === undefined) throw new Failure('unknown-table', { table: name });
    return match;
  }

  private freeName(): string {
    do this.opened++;
    while (this.tables.has(`t${this.opened}`));
    return `t${this.opened}`;
  }

  private open(request: Request<'new'>): Match {
    const game = this.games.get(request.game);
    if (game === undefined)
      throw new Failure('unknown-game', { game: request.game, allowed: [...this.games.keys()] });
    const { position, ...rest } = request;
    if (position === undefined) return this.deal(game, request);
    const contradicting = (['seats', 'options', 'seed', 'chance'] as const).filter((key) => key in rest);
    if (contradicting.length > 0) {
      const problems = contradicting.map((path) => ({ path, code: 'not-with-position', params: {} }));
      throw new Failure('bad-request', { command: 'new' }, problems);
    }
    return Match.setUp(game, position);
  }

  /** Whoever names a seed wants a game that can be repeated; otherwise nobody shall foresee it. */
  private deal(game: Game, { seats = game.seats.min, options = {}, ...request }: Request<'new'>): Match {
    const { seed = this.newSeed(), chance: kind = request.seed === undefined ? 'sealed' : 'fast' } = request;
    const spec = { kind, seed };
    const stream = new Stream(`${seed}/options`);
    return Match.deal(game, {
      seats,
      options: completeOptions(game, seats, options as Options, (bound) => stream.below(bound)),
      chance: spec,
    });
  }
}

function parseLine(line: string): Readonly<Record<string, Json>> {
  let request: unknown;
  try {
    request = parseJson(line);
  } catch {
    throw new Failure('malformed-line');
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new Failure('malformed-line');
  }
  return request as Readonly<Record<string, Json>>;
}

/** The seat that looks on; whoever is named by nobody is the spectator. */
function viewerOf(match: Match, as: Seat | 'spectator' = 'spectator'): Seat {
  const { seats } = match.table;
  if (as === 'spectator') return seats;
  if (as >= seats) throw new Refusal('no-such-seat', refusalRules['no-such-seat'], { seat: as });
  return as;
}

/** Where the story that somebody has heard up to `since` must be told anew: earlier if answers were taken back. */
function firstChange(match: Match, since: number): number {
  const { records } = match.journal();
  return records
    .slice(since)
    .reduce((from, record) => ('undo' in record ? Math.min(from, record.undo) : from), since);
}
