import { type SeriesTally, wholeWin } from '@zunft/bots';
import type { Options } from '@zunft/kernel';
import { wilson } from './interval.ts';

/** What was simulated, and what it cost. */
export interface Run {
  readonly game: string;
  readonly options: Options;
  readonly players: number;
  readonly seconds: number;
  /** Of all threads together, without their start. */
  readonly cpuSeconds: number;
}

/** What `zunft simulate --json` prints. */
export interface Summary extends Run {
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly gamesPerCpuSecond: number;
  /** Questions put to bots. */
  readonly decisions: number;
  /** In turn order, the start player first. A shared win counts in parts. */
  readonly winsBySeat: readonly number[];
  /** Bots of one name together: the share of all games that one of them won, with its 95 % interval. */
  readonly winsByBot: Readonly<Record<string, BotWins>>;
  readonly ties: number;
  /** The turns of all players divided by the number of players: mean and standard deviation over the games. */
  readonly turnsPerPlayer: number;
  readonly turnsPerPlayerSd: number;
  /** Turns of all players in a game. */
  readonly lengths: Lengths;
}

export interface BotWins {
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Lengths {
  readonly min: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}

export function summarise(run: Run, tally: SeriesTally): Summary {
  const { game, options, players, seconds, cpuSeconds } = run;
  const { games, decisions, ties } = tally;
  const { mean, sd } = meanOf(tally.gamesByTurns, games);
  const bots = Object.entries(tally.winsByBot).map(([name, parts]): [string, BotWins] => {
    const wins = parts / wholeWin;
    const { low, high } = wilson(wins, games);
    return [name, { wins, rate: rounded(wins / games), low: rounded(low), high: rounded(high) }];
  });
  return {
    game,
    options,
    players,
    games,
    seconds: rounded(seconds),
    cpuSeconds: rounded(cpuSeconds),
    gamesPerSecond: Math.round(games / seconds),
    gamesPerCpuSecond: Math.round(games / cpuSeconds),
    decisions,
    winsBySeat: tally.winsBySeat.map((parts) => parts / wholeWin),
    winsByBot: Object.fromEntries(bots),
    ties,
    turnsPerPlayer: rounded(mean / players),
    turnsPerPlayerSd: rounded(sd / players),
    lengths: lengthsOf(tally.gamesByTurns, games),
  };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const counted = (counts: Readonly<Record<number, number>>): [value: number, count: number][] =>
  Object.entries(counts).map(([value, count]) => [Number(value), count]);

function meanOf(counts: Readonly<Record<number, number>>, total: number): { mean: number; sd: number } {
  let sum = 0;
  let squares = 0;
  for (const [value, count] of counted(counts)) {
    sum += value * count;
    squares += value * value * count;
  }
  const mean = sum / total;
  return { mean, sd: Math.sqrt(Math.max(0, squares / total - mean * mean)) };
}

function lengthsOf(counts: Readonly<Record<number, number>>, total: number): Lengths {
  const sorted = counted(counts).sort(([a], [b]) => a - b);
  const at = (share: number): number => {
    let before = 0;
    for (const [value, count] of sorted) {
      before += count;
      if (before >= share * total) return value;
    }
    return sorted.at(-1)![0];
  };
  return { min: sorted[0]![0], median: at(0.5), p90: at(0.9), max: sorted.at(-1)![0] };
}
