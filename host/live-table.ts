import { botAnswer, makeBot } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import { type Journal, Match, type Policy, type Seat } from '@zunft/kernel';
import {
  Failure,
  type Pace,
  type Player,
  type TableInfo,
  type TableSummary,
  type Update,
} from '@zunft/protocol';
import { AppendConflict, type Store, type StoredTable } from './store.ts';
import { standing, updateFor } from './update.ts';

/** The time, and doing something later. */
export interface Clock {
  now(): number;
  /** Returns how to call it off. */
  after(milliseconds: number, work: () => void): () => void;
}

/** Somebody who is told what happens. */
interface Watcher {
  readonly viewer: Seat;
  readonly tell: (update: Update) => void;
  seq: number;
}

/** How long a bot takes: to begin with, and for each event that the others must be able to follow. */
const paceTimes: Readonly<Record<Pace, { readonly base: number; readonly perEvent: number }>> = {
  instant: { base: 0, perEvent: 0 },
  fast: { base: 150, perEvent: 120 },
  normal: { base: 450, perEvent: 350 },
  slow: { base: 900, perEvent: 800 },
};
const longestPause = 3_000;

/**
 * One table in use. Whatever changes it happens one after the other, is written to the store first, and only then
 * told to anybody. Knows neither sockets nor screens.
 */
export class LiveTable {
  readonly info: TableInfo;
  private readonly registered: RegisteredGame;
  private readonly store: Store;
  private readonly clock: Clock;
  private readonly players: readonly Player[];
  private readonly bots: readonly (Policy | undefined)[];
  private readonly watchers = new Set<Watcher>();
  private match: Match;
  private summary: TableSummary;
  private queue: Promise<unknown> = Promise.resolve();
  private pace: Pace = 'normal';
  private hurried = false;
  /** The past that somebody looked at last. */
  private looked: Match | undefined;
  private cancelBot: (() => void) | undefined;

  constructor(
    registered: RegisteredGame,
    { summary }: Pick<StoredTable, 'summary'>,
    match: Match,
    { store, clock }: { readonly store: Store; readonly clock: Clock },
  ) {
    const { seq, waitingFor, over, outcome, changed, takebacks, asked, ...info } = summary;
    this.info = info;
    this.registered = registered;
    this.store = store;
    this.clock = clock;
    this.players = info.players;
    this.bots = info.players.map(({ bot }, seat) =>
      bot === undefined ? undefined : makeBot(registered, bot, `${info.table}/${seat}`),
    );
    this.match = match;
    this.summary = summary;
  }

  get isOver(): boolean {
    return this.summary.over;
  }

  /** Reads the table when nothing is being changed, so that nobody learns of what may not be kept. */
  async read<T>(look: (match: Match) => T): Promise<T> {
    return this.inTurn(async () => look(this.match));
  }

  /** The whole truth, with the names of the players. */
  async journal(): Promise<Journal> {
    return this.read((match) => withPlayers(match.journal(), this.players));
  }

  /** What can be seen of the table after so many records. */
  async past<T>(at: number, look: (match: Match) => T): Promise<T> {
    return this.read((now) => look(this.pastMatch(now, at)));
  }

  /** Going on from where one looked last spares playing the game from its beginning. */
  private pastMatch(now: Match, at: number): Match {
    const journal = now.journal();
    if (this.looked === undefined || this.looked.seq > at) this.looked = Match.replay(now.game, journal, 0);
    for (const record of journal.records.slice(this.looked.seq, at)) this.looked.repeat(record);
    return this.looked;
  }

  // Changing

  /** Changes the table, writes the change down and tells everybody. Refused changes leave no trace. */
  async change(act: (match: Match) => void): Promise<void> {
    await this.inTurn(() => this.carryOut(act));
  }

  /** One thing after the other, whatever becomes of the one before. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work);
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async carryOut(act: (match: Match) => void): Promise<void> {
    const now = this.match.journal();
    const past = { ...now, records: [...now.records] };
    const before = past.records.length;
    act(this.match);
    const records = this.match.journal().records.slice(before);
    const summary = summaryOf(this.info, this.match, this.players, this.clock.now());
    try {
      await this.store.append(summary, before, records);
    } catch (error) {
      await this.recover(error, past);
    }
    this.summary = summary;
    this.tellAll();
    this.wakeBots();
  }

  /** What could not be written has not happened. */
  private async recover(error: unknown, past: Journal): Promise<never> {
    const stored = error instanceof AppendConflict ? await this.store.load(this.info.table) : undefined;
    this.match = Match.replay(this.registered.game, stored?.journal ?? past);
    this.looked = undefined;
    this.tellAll();
    this.wakeBots();
    if (error instanceof AppendConflict) throw new Failure('changed-elsewhere', { table: this.info.table });
    throw new Failure('not-stored', { table: this.info.table });
  }

  // Telling

  /** Tells a viewer what it missed since `since`, and from now on whatever happens. Returns how to stop it. */
  async watch(
    viewer: Seat,
    since: number,
    tell: (update: Update) => void,
  ): Promise<{ readonly update: Update; stop(): void }> {
    return this.inTurn(async () => this.beginWatch(viewer, since, tell));
  }

  private beginWatch(
    viewer: Seat,
    since: number,
    tell: (update: Update) => void,
  ): { readonly update: Update; stop(): void } {
    const update = updateFor(this.match, viewer, since <= this.match.seq ? since : 0);
    const watcher: Watcher = { viewer, tell, seq: update.seq };
    this.watchers.add(watcher);
    this.wakeBots();
    return {
      update,
      stop: () => {
        this.watchers.delete(watcher);
        if (this.watchers.size === 0) this.rest();
      },
    };
  }

  private tellAll(): void {
    for (const watcher of this.watchers) {
      const update = updateFor(this.match, watcher.viewer, Math.min(watcher.seq, this.match.seq));
      watcher.seq = update.seq;
      watcher.tell(update);
    }
  }

  // Bots

  setPace(pace: Pace): void {
    this.pace = pace;
    this.wakeBots();
  }

  /** Bots answer at once until somebody else is asked. */
  hurry(): void {
    this.hurried = true;
    this.wakeBots();
  }

  /** Stops the bots, as nobody looks on any more. */
  rest(): void {
    this.cancelBot?.();
    this.cancelBot = undefined;
  }

  private wakeBots(): void {
    this.rest();
    const seat = this.match.waitingFor.find((waiting) => this.bots[waiting] !== undefined);
    if (seat === undefined) this.hurried = false;
    if (seat === undefined || this.watchers.size === 0) return;
    this.cancelBot = this.clock.after(this.pause(), () => {
      void this.change((match) => this.letBotAnswer(match)).catch(() => undefined);
    });
  }

  private pause(): number {
    if (this.hurried) return 0;
    const { base, perEvent } = paceTimes[this.pace];
    return Math.min(longestPause, base + perEvent * this.match.news(this.info.seats).length);
  }

  private letBotAnswer(match: Match): void {
    const seat = match.waitingFor.find((waiting) => this.bots[waiting] !== undefined);
    if (seat === undefined) return;
    const answer = botAnswer(match, seat, this.bots[seat]!, `${this.info.table}/${match.seq}`);
    match.answer(seat, answer, { by: this.players[seat]!.bot! });
  }
}

export const withPlayers = (journal: Journal, players: readonly Player[]): Journal => {
  const { records, ...head } = journal;
  return { ...head, ...(players.length > 0 && { players }), records };
};

export function summaryOf(
  info: TableInfo,
  match: Match,
  players: readonly Player[],
  changed: number,
): TableSummary {
  const asked = match.decisions().find(({ seat }) => players[seat]?.bot === undefined);
  return {
    ...info,
    ...standing(match),
    changed,
    takebacks: match.takebacks,
    ...(asked !== undefined && {
      asked: {
        seat: asked.seat,
        prompt: asked.prompt,
        ...(asked.source !== undefined && { source: asked.source }),
      },
    }),
  };
}
