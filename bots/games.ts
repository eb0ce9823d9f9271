import type { RegisteredGame } from '@zunft/games';
import {
  completeOptions,
  fastChance,
  type Game,
  Match,
  makeTable,
  none,
  type Options,
  type Policy,
  playOut,
  type Question,
  type Seat,
  Stream,
  type Table,
  type TableEvent,
} from '@zunft/kernel';
import { type Bot, type BotTexts, botAnswer, botNamed } from './bot.ts';

/** Many games between the same bots. Game number `i` depends on the seed and on `i` alone. */
export interface SeriesSetup {
  readonly game: RegisteredGame;
  /** As many as there are seats. */
  readonly bots: readonly string[];
  /** Those of them that are not the game's own. */
  readonly texts?: BotTexts;
  /** As far as they differ from the defaults. What they leave to chance is drawn for every game. */
  readonly options: Options;
  readonly seed: string;
  /** Bot number 0 always has seat 0; otherwise all move on by one seat from game to game. */
  readonly fixedSeats: boolean;
  /** The same deal is played until every bot has had every seat; otherwise every game has a deal of its own. */
  readonly pairedDeals?: boolean;
}

/** Which bot has a seat in a game. */
export const botAt = ({ bots, fixedSeats }: SeriesSetup, seat: Seat, i: number): number =>
  fixedSeats ? seat : (seat + i) % bots.length;

/** Where the cards of a game come from, and where its bots take from what they leave to chance. */
export function seedsOf({ seed, bots, pairedDeals }: SeriesSetup, i: number): { dealt: string; own: string } {
  const deal = pairedDeals ? Math.floor(i / bots.length) : i;
  return { dealt: `${seed}/${deal}`, own: `${seed}/${i}` };
}

/** Hears of everything that happens at a table, while it lies there as it does after it. */
export type Listener = (t: Table, event: TableEvent) => void;

/** How one game ended. */
export interface GameEnd {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** The seat that began. */
  readonly first: Seat;
  /** All players together. */
  readonly turns: number;
  /** Questions that a bot was asked. */
  readonly decisions: number;
  /** As it was at the end; the next game may use it again. */
  readonly table: Table;
}

/** No sensible game is longer; a series that meets one stops instead of running for ever. */
const maxSteps = 200_000;

/** Bots that do nothing any more can keep a game from ending. */
export class EndlessGame extends Error {
  override readonly name = 'EndlessGame';
  /** The number of the game in its series. */
  readonly game: number;

  constructor(game: number) {
    super(`game ${game} has no end after ${maxSteps} steps`);
    this.game = game;
  }
}

/** Plays games by number, in any order. Those of rules of thumb alone take a fraction of the time. */
export class Games {
  private readonly setup: SeriesSetup;
  private readonly game: Game;
  private readonly seats: number;
  private readonly bots: readonly Bot[];
  private readonly seating: Seating | undefined;
  private fresh: { readonly table: Table; readonly cells: Int32Array } | undefined;

  constructor(setup: SeriesSetup) {
    this.setup = setup;
    this.game = setup.game.game;
    this.seats = setup.bots.length;
    this.bots = setup.bots.map((name) => botNamed(setup.game, name, setup.texts)!);
    const policies = this.bots.flatMap(({ policy }) => policy ?? []);
    this.seating = policies.length === this.seats ? new Seating(policies) : undefined;
  }

  /** Which bot has a seat in a game. */
  botAt(seat: Seat, i: number): number {
    return botAt(this.setup, seat, i);
  }

  /** Somebody who listens costs time, and changes nothing. */
  play(i: number, listener?: Listener): GameEnd {
    return this.seating === undefined ? this.playLive(i, listener) : this.playFast(i, this.seating, listener);
  }

  private playFast(i: number, seating: Seating, listener: Listener | undefined): GameEnd {
    const { dealt, own } = seedsOf(this.setup, i);
    const table = this.table(dealt);
    table.chance = fastChance(dealt);
    table.chance.start(table.cells);
    table.live = false;
    seating.sitDown((seat) => this.botAt(seat, i), own);
    this.game.setup(table);
    if (listener === undefined) playOut(this.game, table, seating, maxSteps);
    else playAloud(this.game, table, seating, listener);
    if (!this.game.isOver(table)) throw new EndlessGame(i);
    return endOf(this.game, table, seating.decisions);
  }

  /** Thinking takes a table that can stand still. */
  private playLive(i: number, listener: Listener | undefined): GameEnd {
    const { dealt, own } = seedsOf(this.setup, i);
    const options = this.options(dealt);
    const match = Match.deal(this.game, {
      seats: this.seats,
      options,
      chance: { kind: 'fast', seed: dealt },
    });
    while (!match.isOver) {
      if (match.seq > maxSteps) throw new EndlessGame(i);
      const seat = match.nextToAnswer!;
      const bot = this.bots[this.botAt(seat, i)]!;
      const events = match.answer(seat, botAnswer(match, seat, bot, `${own}/${match.seq}`));
      if (listener !== undefined) for (const event of events) listener(match.table, event);
    }
    return endOf(this.game, match.table, match.seq);
  }

  /** An empty table; the same one again unless the options of this game are drawn. */
  private table(seed: string): Table {
    if (this.fresh !== undefined) {
      this.fresh.table.cells.set(this.fresh.cells);
      return this.fresh.table;
    }
    let drew = false;
    const options = this.options(seed, () => {
      drew = true;
    });
    const table = makeTable(this.game, this.seats, options, fastChance(seed));
    if (!drew) this.fresh = { table, cells: table.cells.slice() };
    return table;
  }

  private options(seed: string, onDraw?: () => void): Options {
    const stream = new Stream(`${seed}/options`);
    return completeOptions(this.game, this.seats, this.setup.options, (bound) => {
      onDraw?.();
      return stream.below(bound);
    });
  }
}

/** How a game that is over ended. Games call the counters alike; one without them counts seats and turns as 0. */
export function endOf(game: Game, table: Table, decisions: number): GameEnd {
  const counter = (name: string): number => {
    const at = game.counters.findIndex((info) => info.name === name);
    return at < 0 ? 0 : table.get(at);
  };
  return { ...game.outcome(table), first: counter('first'), turns: counter('turn'), decisions, table };
}

/** Plays a game out as `playOut` does, but with somebody who hears what happens. */
function playAloud(game: Game, table: Table, policy: Policy, listener: Listener): void {
  table.policy = policy;
  table.live = true;
  table.begin(table.answers, table.overlays);
  table.events.length = 0;
  for (let steps = 0; steps < maxSteps && !game.isOver(table); steps++) {
    game.step(table);
    for (const event of table.events) listener(table, event);
    table.events.length = 0;
  }
}

/** Hands every question to the bot of its seat. */
class Seating implements Policy {
  decisions = 0;
  private readonly makers: readonly ((seed: string) => Policy)[];
  private policies: readonly Policy[] = [];

  constructor(makers: readonly ((seed: string) => Policy)[]) {
    this.makers = makers;
  }

  sitDown(botAt: (seat: Seat) => number, seed: string): void {
    this.decisions = 0;
    this.policies = this.makers.map((_, seat) => {
      const bot = botAt(seat);
      return this.makers[bot]!(`${seed}/bot ${bot}`);
    });
  }

  answer(t: Table, question: Question): void {
    this.decisions++;
    this.policies[question.seat]!.answer(t, question);
  }

  foresee(t: Table, seat: Seat, prompt: string): number {
    const policy = this.policies[seat]!;
    if (policy.foresee === undefined) return none;
    const value = policy.foresee(t, seat, prompt);
    if (value !== none) this.decisions++;
    return value;
  }
}
