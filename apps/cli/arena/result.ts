import {
  addTallies,
  bootstrap,
  eloOfShare,
  evidence,
  type Forfeit,
  gamesPerDeal,
  type Interval,
  type PairingTally,
  type SequentialTest,
  type SeriesTally,
  sampleOf,
  type Verdict,
  wholeWin,
  wilsonOfDeals,
} from '@zunft/bots';
import type { Options } from '@zunft/kernel';
import { type Mean, meanOfSums, rounded, type Share, shareOf } from '../simulate/summary.ts';
import { type Bout, boutsOf, type Plan } from './plan.ts';
import { verdictOf } from './run-arena.ts';

/** What `zunft arena --json` prints. */
export interface ArenaResult {
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly bots: readonly string[];
  /** The same cards are played so often, until every bot has had every seat. */
  readonly gamesPerDeal: number;
  readonly pairings: readonly PairingResult[];
}

/** Two bots against each other: one bout, or one in each kingdom and what they come to. */
export interface PairingResult {
  readonly bots: readonly [string, string];
  /** What the first bot won of all games; over several kingdoms the mean, with an interval over kingdoms. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly bouts: readonly BoutResult[];
}

export interface BoutResult {
  readonly kingdom?: string;
  readonly games: number;
  readonly deals: number;
  readonly sides: readonly [SideResult, SideResult];
  /** How much stronger the first bot is. The interval makes use of the deals being the same for both. */
  readonly elo: EloResult;
  /** Wins of whoever begins, in a game in which everybody could expect `1 / players`. */
  readonly firstSeat: Share;
  /** Parts of all wins, in turn order. */
  readonly sharesBySeat: readonly number[];
  readonly ties: number;
  readonly decisionsPerGame: number;
  readonly turnsPerPlayer: number;
  readonly test?: SequentialTest & { readonly evidence: number; readonly verdict: Verdict };
  readonly forfeits: readonly Forfeit[];
}

export interface SideResult {
  readonly bot: string;
  /** A shared win counts in parts. */
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly alone: Share;
  readonly tied: Share;
  readonly points: Mean;
  /** Where more than two play: the games in which it was the only one of its kind. It could expect `1 / players`. */
  readonly single?: Share;
}

/** `null`: without end, as one side has won everything. */
export interface EloResult {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export function resultOf(plan: Plan, tallies: readonly PairingTally[]): ArenaResult {
  const { game, rulesVersion, players, options, seed, bots } = plan;
  const bouts = boutsOf(plan);
  const perPairing = Math.max(1, plan.kingdoms.length);
  const pairings = Array.from({ length: bouts.length / perPairing }, (_, i) => {
    const own = bouts.slice(i * perPairing, (i + 1) * perPairing);
    const results = own.map((bout, at) => boutOf(plan, bout, tallies[i * perPairing + at]!));
    return pairingOf(own[0]!.sides, results, seed);
  });
  return { game, rulesVersion, players, options, seed, bots, gamesPerDeal: gamesPerDeal(players), pairings };
}

function pairingOf(
  bots: readonly [string, string],
  bouts: readonly BoutResult[],
  seed: string,
): PairingResult {
  const shares = bouts.map(({ sides }) => sides[0].share);
  const [{ share, low, high }] = bouts[0]!.sides;
  if (bouts.length === 1) return { bots, share, low, high, bouts };
  const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  const over = bootstrap(shares, seed);
  return { bots, share: rounded(mean), low: rounded(over.low), high: rounded(over.high), bouts };
}

function boutOf(plan: Plan, { sides, kingdom }: Bout, tally: PairingTally): BoutResult {
  const { players, test } = plan;
  const series = tally.lineups.reduce(addTallies);
  const { games } = series;
  const perDeal = gamesPerDeal(players);
  const sample = sampleOf(tally.dealsByWins, perDeal * wholeWin);
  const turns = Object.entries(series.gamesByTurns).reduce((sum, [n, count]) => sum + Number(n) * count, 0);
  const sideOf = (i: 0 | 1): SideResult => sideResult(sides[i], series, tally.lineups[i], players);
  return {
    ...(kingdom !== undefined && { kingdom }),
    games,
    deals: tally.deals,
    sides: [sideOf(0), sideOf(1)],
    elo: eloResult(sample.mean, wilsonOfDeals(sample, perDeal), players),
    firstSeat: shareOf(series.winsBySeat[0]! / wholeWin, games),
    sharesBySeat: series.winsBySeat.map((parts) => rounded(parts / wholeWin / games)),
    ties: series.ties,
    decisionsPerGame: rounded(series.decisions / games),
    turnsPerPlayer: rounded(turns / games / players),
    ...(test !== null && {
      test: {
        ...test,
        evidence: rounded(evidence(tally.dealsByWins, perDeal, wholeWin, players, test)),
        verdict: verdictOf(plan, tally),
      },
    }),
    forfeits: tally.forfeits,
  };
}

function sideResult(
  bot: string,
  series: SeriesTally,
  lineup: SeriesTally | undefined,
  players: number,
): SideResult {
  const own = series.byBot[bot]!;
  const wins = own.wins / wholeWin;
  const { rate: share, low, high } = shareOf(wins, series.games);
  return {
    bot,
    wins,
    share,
    low,
    high,
    alone: shareOf(own.soleWins, series.games),
    tied: shareOf(own.ties, series.games),
    points: meanOfSums(own),
    ...(players > 2 && { single: shareOf(lineup!.byBot[bot]!.wins / wholeWin, lineup!.games) }),
  };
}

function eloResult(share: number, { low, high }: Interval, players: number): EloResult {
  const elo = (value: number): number | null => {
    const found = eloOfShare(value, players);
    return Number.isFinite(found) ? Math.round(found) : null;
  };
  return { value: elo(share), low: elo(low), high: elo(high) };
}
