import { botNamed, botNames } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import {
  checkDeal,
  commitmentOf,
  completeOptions,
  type Game,
  type Journal,
  Match,
  type Options,
  Refusal,
  Stream,
} from '@zunft/kernel';
import {
  Failure,
  type GameInfo,
  type Player,
  type Request,
  type TableInfo,
  type TableSummary,
  type Verification,
} from '@zunft/protocol';
import { LiveTable } from './live-table.ts';
import { recordedGame } from './recorded-game.ts';
import type { Change } from './store.ts';
import { infoOf, summaryOf, withPlayers } from './summary.ts';
import type { Surroundings } from './surroundings.ts';

export interface HostSetup extends Surroundings {
  readonly games: readonly RegisteredGame[];
  /** A secret that nobody can guess, for a new table. */
  newSeed(): string;
}

/** All tables of one store: opens them, finds them again, forgets them. */
export class Host {
  private readonly setup: HostSetup;
  private readonly live = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable>>();

  constructor(setup: HostSetup) {
    this.setup = setup;
  }

  games(): readonly GameInfo[] {
    return this.setup.games.map((registered) => {
      const { id, rulesVersion, seats, options, occasions, askedAt } = registered.game;
      const bots = botNames(registered);
      return {
        ...{ game: id, rulesVersion, seats, options, bots },
        ...(occasions !== undefined && { occasions }),
        ...(askedAt !== undefined && { askedAt }),
      };
    });
  }

  async list(): Promise<readonly TableSummary[]> {
    return this.setup.store.list();
  }

  /** A table by name, from memory or from the store. */
  async table(name: string): Promise<LiveTable> {
    const live = this.live.get(name);
    if (live !== undefined) return live;
    let loading = this.loading.get(name);
    if (loading === undefined) {
      loading = this.load(name).finally(() => this.loading.delete(name));
      this.loading.set(name, loading);
    }
    return loading;
  }

  private async load(name: string): Promise<LiveTable> {
    const loaded = await this.setup.store.load(name);
    if (loaded === undefined) throw new Failure('unknown-table', { table: name });
    const { begun, room } = loaded.stored;
    const registered = this.registered(begun?.head.game ?? room!.game);
    return this.keep(await LiveTable.load(registered, loaded, this.setup));
  }

  private keep(table: LiveTable): LiveTable {
    this.live.set(table.table, table);
    return table;
  }

  /** A table that is in memory already. */
  inMemory(name: string): LiveTable | undefined {
    return this.live.get(name);
  }

  get tablesInMemory(): Iterable<LiveTable> {
    return this.live.values();
  }

  /** Tables that nobody has used for so long leave memory; the store knows when something is due there. */
  sweep(quiet: number): void {
    for (const table of this.live.values()) {
      table.doze(quiet);
      if (!table.isForgettable) continue;
      table.rest();
      this.live.delete(table.table);
    }
  }

  /** Opens a new table; see docs/protocol.md. */
  async open(request: Request<'new'>): Promise<LiveTable> {
    const registered = this.registered(request.game);
    const { players = [] } = request;
    this.checkPlayers(registered, request);
    const match = this.begin(registered, request);
    const { hints } = request;
    const extra = hints === undefined ? {} : { hintsAllowed: hints };
    return this.create(registered, match, players as readonly Player[], request.table, extra);
  }

  /** Keeps a recorded game as a table that can be watched. */
  async openRecorded(document: unknown, name?: string): Promise<LiveTable> {
    const { registered, journal } = recordedGame(this.setup.games, document);
    const match = Match.replay(registered.game, journal);
    return this.create(registered, match, journal.players ?? [], name, { loaded: true });
  }

  private async create(
    registered: RegisteredGame,
    match: Match,
    players: readonly Player[],
    wanted: string | undefined,
    extra: Pick<TableInfo, 'loaded' | 'hintsAllowed'> = {},
  ): Promise<LiveTable> {
    const name = wanted ?? (await this.freeName());
    if (this.live.has(name) || (await this.setup.store.load(name)) !== undefined) {
      throw new Failure('table-exists', { table: name });
    }
    const now = this.setup.clock.now();
    const { records, ...head } = withPlayers(match.journal(), players);
    const info = { ...infoOf(name, head, players, now), ...extra };
    const begun = { summary: summaryOf(info, match, players, now), head };
    return this.lay(registered, { stored: { table: name, version: 1, begun }, seq: 0, records }, match);
  }

  /** Writes a new table and keeps it. */
  async lay(registered: RegisteredGame, change: Change, match?: Match): Promise<LiveTable> {
    await this.setup.store.create(change);
    this.setup.noticed?.(undefined, change.stored);
    return this.keep(new LiveTable(registered, change.stored, match, this.setup));
  }

  async forget(name: string): Promise<void> {
    const table = await this.table(name);
    table.rest();
    this.live.delete(name);
    await this.setup.store.remove(name);
  }

  /** Plays a table again from its record and compares every fingerprint. */
  async verify(table: LiveTable): Promise<Verification> {
    const journal = await table.journal();
    const { seed } = journal.chance;
    const { deal } = journal;
    const fingerprints = journal.records.filter((record) => 'hash' in record).length;
    return {
      commitment: commitmentOf(deal?.secret ?? seed),
      seed,
      ...(deal !== undefined && { deal: { ...deal, fits: checkDeal(journal) } }),
      records: journal.records.length,
      fingerprints,
      ...mismatchIn(this.registered(journal.game).game, journal),
    };
  }

  /** A game by its name, or a `Failure`. */
  registered(id: string): RegisteredGame {
    const registered = this.setup.games.find(({ game }) => game.id === id);
    if (registered !== undefined) return registered;
    throw new Failure('unknown-game', { game: id, allowed: this.setup.games.map(({ game }) => game.id) });
  }

  private checkPlayers(registered: RegisteredGame, { players, seats }: Request<'new'>): void {
    if (players === undefined) return;
    const bots = botNames(registered);
    const problems = players.flatMap(({ bot }, seat) =>
      bot === undefined || botNamed(registered, bot) !== undefined
        ? []
        : [{ path: `players.${seat}.bot`, code: 'not-one-of', params: { value: bot, allowed: bots } }],
    );
    if (seats !== undefined && seats !== players.length) {
      problems.push({ path: 'seats', code: 'bad-value', params: { value: String(seats), allowed: [] } });
    }
    if (problems.length > 0) throw new Failure('bad-request', { command: 'new' }, problems);
  }

  private begin(registered: RegisteredGame, request: Request<'new'>): Match {
    const { position, ...rest } = request;
    if (position === undefined) return this.deal(registered, request);
    const contradicting = (['seats', 'options', 'seed', 'chance'] as const).filter(
      (key) => rest[key] !== undefined,
    );
    if (contradicting.length > 0) {
      const problems = contradicting.map((path) => ({ path, code: 'not-with-position', params: {} }));
      throw new Failure('bad-request', { command: 'new' }, problems);
    }
    return Match.setUp(registered.game, position);
  }

  /** Whoever names a seed wants a game that can be repeated; otherwise nobody shall foresee it. */
  private deal({ game }: RegisteredGame, request: Request<'new'>): Match {
    const seats = request.players?.length ?? request.seats ?? game.seats.min;
    const { seed = this.setup.newSeed(), chance: kind = request.seed === undefined ? 'sealed' : 'fast' } =
      request;
    const stream = new Stream(`${seed}/options`);
    const options = completeOptions(game, seats, (request.options ?? {}) as Options, (bound) =>
      stream.below(bound),
    );
    return Match.deal(game, { seats, options, chance: { kind, seed } });
  }

  private async freeName(): Promise<string> {
    const names = new Set((await this.setup.store.list()).map(({ table }) => table));
    let number = names.size + 1;
    while (names.has(`t${number}`) || this.live.has(`t${number}`)) number++;
    return `t${number}`;
  }
}

/** The first record after which the table is not the recorded one, counted from 1. */
function mismatchIn(game: Game, journal: Journal): { readonly mismatch?: number } {
  let again: Match;
  try {
    again = Match.replay(game, journal);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { mismatch: journal.records.findIndex((_, i) => !replays(game, journal, i + 1)) + 1 };
  }
  const found = again.journal().records;
  const at = journal.records.findIndex((record, i) => JSON.stringify(record) !== JSON.stringify(found[i]));
  return at < 0 ? {} : { mismatch: at + 1 };
}

function replays(game: Game, journal: Journal, to: number): boolean {
  try {
    Match.replay(game, journal, to);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
