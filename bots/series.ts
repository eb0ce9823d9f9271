import type { RegisteredGame } from '@zunft/games';
import {
  completeOptions,
  fastChance,
  type Game,
  makeTable,
  type Options,
  type Policy,
  playOut,
  type Question,
  RuleDefect,
  type Seat,
  Stream,
  type Table,
} from '@zunft/kernel';
import { makeBot } from './bot.ts';

/** Many games between the same bots. Game number `i` depends on the seed and on `i` alone. */
export interface SeriesSetup {
  readonly game: RegisteredGame;
  /** As many as there are seats. */
  readonly bots: readonly string[];
  /** As far as they differ from the defaults. What they leave to chance is drawn for every game. */
  readonly options: Options;
  readonly seed: string;
  /** Bot number 0 always has seat 0; otherwise all move on by one seat from game to game. */
  readonly fixedSeats: boolean;
}

/** What came of some games of a series, in whole numbers, so that tallies add up in any order. */
export interface SeriesTally {
  readonly games: number;
  /** Questions that a bot was asked. */
  readonly decisions: number;
  /** In turn order, the start player first; in parts of a win, see `wholeWin`. */
  readonly winsBySeat: readonly number[];
  /** By name: bots with the same name play for the same side. In parts of a win. */
  readonly winsByBot: Readonly<Record<string, number>>;
  /** Games with more than one winner. */
  readonly ties: number;
  /** How many games had so many turns, all players together. */
  readonly gamesByTurns: Readonly<Record<number, number>>;
}

/** A win is counted in so many parts, so that shared wins stay whole numbers. */
export const wholeWin = 60;

/** No sensible game is longer; a series that meets one stops with an error instead of running for ever. */
const maxSteps = 1_000_000;

export const emptyTally = (bots: readonly string[]): SeriesTally => ({
  games: 0,
  decisions: 0,
  winsBySeat: bots.map(() => 0),
  winsByBot: Object.fromEntries(bots.map((name) => [name, 0])),
  ties: 0,
  gamesByTurns: {},
});

export function addTallies(a: SeriesTally, b: SeriesTally): SeriesTally {
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    winsBySeat: a.winsBySeat.map((wins, seat) => wins + b.winsBySeat[seat]!),
    winsByBot: addCounts(a.winsByBot, b.winsByBot),
    ties: a.ties + b.ties,
    gamesByTurns: addCounts(a.gamesByTurns, b.gamesByTurns),
  };
}

function addCounts(
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum = { ...a };
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

/** Options with the defaults filled in; what is left to chance stays open. Throws a `BadDocument`. */
export function seriesOptions(game: Game, seats: number, given: Options): Options {
  let drew = false;
  const settled = completeOptions(game, seats, given, () => {
    drew = true;
    return 0;
  });
  if (!drew) return settled;
  const names = Object.entries(game.options);
  return Object.fromEntries(names.map(([name, spec]) => [name, given[name] ?? spec.default]));
}

/** Plays games of a series, one after the other on the same table. */
export class Series {
  private readonly setup: SeriesSetup;
  private readonly game: Game;
  private readonly seats: number;
  private readonly first: number;
  private readonly turn: number;
  private readonly seating: Seating;
  private fresh: { readonly table: Table; readonly cells: Int32Array } | undefined;

  constructor(setup: SeriesSetup) {
    this.setup = setup;
    this.game = setup.game.game;
    this.seats = setup.bots.length;
    // Games call these counters alike; one without them counts seats from 0 and its length as 0.
    this.first = this.counter('first');
    this.turn = this.counter('turn');
    this.seating = new Seating(setup);
  }

  private counter(name: string): number {
    return this.game.counters.findIndex((info) => info.name === name);
  }

  /** Games number `from` up to, but not including, `to`. */
  play(from: number, to: number): SeriesTally {
    const { bots } = this.setup;
    const winsBySeat = bots.map(() => 0);
    const winsByBot: Record<string, number> = Object.fromEntries(bots.map((name) => [name, 0]));
    const gamesByTurns: Record<number, number> = {};
    let ties = 0;
    this.seating.decisions = 0;
    for (let i = from; i < to; i++) {
      const t = this.playOne(i);
      const { places } = this.game.outcome(t);
      const winners = places.filter((place) => place === 1).length;
      const first = this.first < 0 ? 0 : t.get(this.first);
      const turns = this.turn < 0 ? 0 : t.get(this.turn);
      if (winners > 1) ties++;
      gamesByTurns[turns] = (gamesByTurns[turns] ?? 0) + 1;
      places.forEach((place, seat) => {
        if (place !== 1) return;
        const name = bots[this.seating.botAt(seat, i)]!;
        const order = (seat - first + this.seats) % this.seats;
        winsBySeat[order] = winsBySeat[order]! + wholeWin / winners;
        winsByBot[name] = winsByBot[name]! + wholeWin / winners;
      });
    }
    const { decisions } = this.seating;
    return { games: to - from, decisions, winsBySeat, winsByBot, ties, gamesByTurns };
  }

  private playOne(i: number): Table {
    const seed = `${this.setup.seed}/${i}`;
    const t = this.table(seed);
    t.chance = fastChance(seed);
    t.chance.start(t.cells);
    t.live = false;
    this.seating.sitDown(i, seed);
    this.game.setup(t);
    playOut(this.game, t, this.seating, maxSteps);
    if (!this.game.isOver(t)) throw new RuleDefect(`game ${seed} has no end after ${maxSteps} steps`);
    return t;
  }

  /** An empty table; the same one again unless the options of this game are drawn. */
  private table(seed: string): Table {
    if (this.fresh !== undefined) {
      this.fresh.table.cells.set(this.fresh.cells);
      return this.fresh.table;
    }
    const stream = new Stream(`${seed}/options`);
    let drew = false;
    const options = completeOptions(this.game, this.seats, this.setup.options, (bound) => {
      drew = true;
      return stream.below(bound);
    });
    const table = makeTable(this.game, this.seats, options, fastChance(seed));
    if (!drew) this.fresh = { table, cells: table.cells.slice() };
    return table;
  }
}

/** Hands every question to the bot of its seat. */
class Seating implements Policy {
  decisions = 0;
  private readonly setup: SeriesSetup;
  private policies: readonly Policy[] = [];

  constructor(setup: SeriesSetup) {
    this.setup = setup;
  }

  botAt(seat: Seat, i: number): number {
    const seats = this.setup.bots.length;
    return this.setup.fixedSeats ? seat : (seat + i) % seats;
  }

  sitDown(i: number, seed: string): void {
    this.policies = this.setup.bots.map((_, seat) => {
      const bot = this.botAt(seat, i);
      return makeBot(this.setup.game, this.setup.bots[bot]!, `${seed}/bot ${bot}`)!;
    });
  }

  answer(t: Table, question: Question): void {
    this.decisions++;
    this.policies[question.seat]!.answer(t, question);
  }
}
