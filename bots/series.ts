import type { RegisteredGame } from '@zunft/games';
import { completeOptions, type Game, type Options, type Seat } from '@zunft/kernel';
import { type GameEnd, Games, type SeriesSetup } from './games.ts';

/** What came of some games of a series, in whole numbers, so that tallies add up in any order. */
export interface SeriesTally {
  readonly games: number;
  /** Questions that a bot was asked. */
  readonly decisions: number;
  /** In turn order, the start player first; in parts of a win, see `wholeWin`. */
  readonly winsBySeat: readonly number[];
  /** The same without shared wins, in games. */
  readonly soleWinsBySeat: readonly number[];
  /** By name: bots with the same name play for the same side. */
  readonly byBot: Readonly<Record<string, BotTally>>;
  /** Games with more than one winner. */
  readonly ties: number;
  /** How many games had so many turns, all players together. */
  readonly gamesByTurns: Readonly<Record<number, number>>;
  /** How many games were won in which way; empty where there is only one. */
  readonly wonBy: Readonly<Record<string, number>>;
}

/** What came of the bots of one name. */
export interface BotTally {
  /** In parts of a win. */
  readonly wins: number;
  /** Games that one of them won alone, and games with several winners of whom one was theirs. */
  readonly soleWins: number;
  readonly ties: number;
  /** Seats at the end of a game, what was scored there, and the squares of that. */
  readonly played: number;
  readonly score: number;
  readonly scoreSquared: number;
}

/** A win is counted in so many parts, so that shared wins stay whole numbers. */
export const wholeWin = 60;

const emptyBotTally = (): Mutable<BotTally> => ({
  wins: 0,
  soleWins: 0,
  ties: 0,
  played: 0,
  score: 0,
  scoreSquared: 0,
});

export const emptyTally = (bots: readonly string[]): SeriesTally => ({
  games: 0,
  decisions: 0,
  winsBySeat: bots.map(() => 0),
  soleWinsBySeat: bots.map(() => 0),
  byBot: Object.fromEntries(bots.map((name) => [name, emptyBotTally()])),
  ties: 0,
  gamesByTurns: {},
  wonBy: {},
});

export function addTallies(a: SeriesTally, b: SeriesTally): SeriesTally {
  const bots = Object.entries(a.byBot);
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    winsBySeat: a.winsBySeat.map((wins, seat) => wins + b.winsBySeat[seat]!),
    soleWinsBySeat: a.soleWinsBySeat.map((wins, seat) => wins + b.soleWinsBySeat[seat]!),
    byBot: Object.fromEntries(bots.map(([name, tally]) => [name, addBotTallies(tally, b.byBot[name]!)])),
    ties: a.ties + b.ties,
    gamesByTurns: addCounts(a.gamesByTurns, b.gamesByTurns),
    wonBy: addCounts(a.wonBy, b.wonBy),
  };
}

const addBotTallies = (a: BotTally, b: BotTally): BotTally => ({
  wins: a.wins + b.wins,
  soleWins: a.soleWins + b.soleWins,
  ties: a.ties + b.ties,
  played: a.played + b.played,
  score: a.score + b.score,
  scoreSquared: a.scoreSquared + b.scoreSquared,
});

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

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

/** Plays games of a series and counts. */
export class Series {
  private readonly setup: SeriesSetup;
  private readonly games: Games;

  constructor(setup: SeriesSetup) {
    this.setup = setup;
    this.games = new Games(setup);
  }

  /** Games number `from` up to, but not including, `to`. */
  play(from: number, to: number): SeriesTally {
    const count = new SeriesCount(this.setup.bots, this.setup.game.wonBy);
    for (let i = from; i < to; i++) count.add(this.games.play(i), (seat) => this.games.botAt(seat, i));
    return count.tally();
  }
}

/** Counts games as they end. */
export class SeriesCount {
  private readonly bots: readonly string[];
  private readonly byBot: Record<string, Mutable<BotTally>>;
  private readonly winsBySeat: number[];
  private readonly soleWinsBySeat: number[];
  private readonly gamesByTurns: Record<number, number> = {};
  private readonly ways: RegisteredGame['wonBy'];
  private readonly wonBy: Record<string, number>;
  private games = 0;
  private decisions = 0;
  private ties = 0;

  constructor(bots: readonly string[], ways?: RegisteredGame['wonBy']) {
    this.bots = bots;
    this.ways = ways;
    this.wonBy = Object.fromEntries((ways?.ways ?? []).map((way) => [way, 0]));
    this.byBot = Object.fromEntries(bots.map((name) => [name, emptyBotTally()]));
    this.winsBySeat = bots.map(() => 0);
    this.soleWinsBySeat = bots.map(() => 0);
  }

  add(end: GameEnd, botAt: (seat: Seat) => number): void {
    const { places, scores, first } = end;
    const seats = this.bots.length;
    const winners = countWinners(places);
    this.games++;
    this.decisions += end.decisions;
    if (winners > 1) this.ties++;
    this.gamesByTurns[end.turns] = (this.gamesByTurns[end.turns] ?? 0) + 1;
    if (this.ways !== undefined) this.wonBy[this.ways.way(end.table)]!++;
    for (let seat = 0; seat < seats; seat++) {
      const side = this.byBot[this.bots[botAt(seat)]!]!;
      const score = scores[seat]!;
      side.played++;
      side.score += score;
      side.scoreSquared += score * score;
      if (places[seat] !== 1) continue;
      const order = (seat - first + seats) % seats;
      this.winsBySeat[order] = this.winsBySeat[order]! + wholeWin / winners;
      side.wins += wholeWin / winners;
      if (winners === 1) {
        this.soleWinsBySeat[order] = this.soleWinsBySeat[order]! + 1;
        side.soleWins++;
      } else if (this.isFirstOfSide(seat, botAt, places)) side.ties++;
    }
  }

  /** Whether no seat before this one won for the same side. */
  private isFirstOfSide(seat: Seat, botAt: (seat: Seat) => number, places: readonly number[]): boolean {
    const name = this.bots[botAt(seat)];
    for (let other = 0; other < seat; other++) {
      if (places[other] === 1 && this.bots[botAt(other)] === name) return false;
    }
    return true;
  }

  tally(): SeriesTally {
    const { games, decisions, winsBySeat, soleWinsBySeat, byBot, ties, gamesByTurns, wonBy } = this;
    return { games, decisions, winsBySeat, soleWinsBySeat, byBot, ties, gamesByTurns, wonBy };
  }
}

function countWinners(places: readonly number[]): number {
  let count = 0;
  for (const place of places) if (place === 1) count++;
  return count;
}
