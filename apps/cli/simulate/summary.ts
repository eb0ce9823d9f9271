import { type BotTally, type SeriesTally, wholeWin, wilson } from '@zunft/bots';
import type { Options } from '@zunft/kernel';

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
  /** The same without shared wins. */
  readonly aloneBySeat: readonly Share[];
  /** Bots of one name together: the share of all games that one of them won, with its 95 % interval. */
  readonly winsByBot: Readonly<Record<string, BotWins>>;
  readonly ties: number;
  readonly tied: Share;
  /**
   * The turns of all players divided by the number of players: mean and standard deviation over the games, and the
   * standard error of the mean.
   */
  readonly turnsPerPlayer: number;
  readonly turnsPerPlayerSd: number;
  readonly turnsPerPlayerError: number;
  /** Turns of all players in a game. */
  readonly lengths: Lengths;
  /** Games that were won in which way, of a game that can be won in several. */
  readonly wonBy?: Readonly<Record<string, number>>;
}

/** In so many games; with the 95 % interval of the share. */
export interface Share {
  readonly games: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface BotWins {
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** Won alone, and shared with others. */
  readonly alone: Share;
  readonly tied: Share;
  /** Points at the end of a game, for each seat that such a bot had. */
  readonly score: Mean;
}

/** `error`: the standard error of the mean. */
export interface Mean {
  readonly mean: number;
  readonly sd: number;
  readonly error: number;
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
  const turns = meanOf(tally.gamesByTurns, games);
  const bots = Object.entries(tally.byBot).map(([name, bot]): [string, BotWins] => {
    const wins = bot.wins / wholeWin;
    const { rate, low, high } = shareOf(wins, games);
    const alone = shareOf(bot.soleWins, games);
    const tied = shareOf(bot.ties, games);
    return [name, { wins, rate, low, high, alone, tied, score: meanOfSums(bot) }];
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
    aloneBySeat: tally.soleWinsBySeat.map((wins) => shareOf(wins, games)),
    winsByBot: Object.fromEntries(bots),
    ties,
    tied: shareOf(ties, games),
    turnsPerPlayer: rounded(turns.mean / players),
    turnsPerPlayerSd: rounded(turns.sd / players),
    turnsPerPlayerError: rounded(turns.sd / players / Math.sqrt(games)),
    lengths: lengthsOf(tally.gamesByTurns, games),
    ...(Object.keys(tally.wonBy).length > 0 && { wonBy: tally.wonBy }),
  };
}

export function shareOf(count: number, games: number): Share {
  const { low, high } = wilson(count, games);
  return { games: count, rate: rounded(count / games), low: rounded(low), high: rounded(high) };
}

export function meanOfSums({ played, score, scoreSquared }: BotTally): Mean {
  const mean = score / played;
  const sd = Math.sqrt(Math.max(0, scoreSquared / played - mean * mean));
  return { mean: rounded(mean), sd: rounded(sd), error: rounded(sd / Math.sqrt(played)) };
}

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

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
