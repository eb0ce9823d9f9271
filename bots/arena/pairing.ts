import type { SeriesSetup } from '../games.ts';
import { addTallies, emptyTally, Series, type SeriesTally } from '../series.ts';

/** Two sides that play the same deals against each other until each has had every seat. */
export interface PairingSetup extends Omit<SeriesSetup, 'bots' | 'fixedSeats' | 'pairedDeals'> {
  readonly sides: readonly [string, string];
  readonly players: number;
}

/** A game that a side lost because it did not play on. */
export interface Forfeit {
  readonly side: string;
  readonly deal: number;
  readonly why: 'illegal' | 'crashed' | 'silent';
  /** What exactly, for whoever mends the bot. */
  readonly detail: string;
}

/** What came of some deals of a pairing, in whole numbers, so that tallies add up in any order. */
export interface PairingTally {
  readonly deals: number;
  /** Deals by what the first side won in all games of the deal, in parts of a win. */
  readonly dealsByWins: Readonly<Record<number, number>>;
  /** For each way to fill the seats; see `lineups`. */
  readonly lineups: readonly SeriesTally[];
  readonly forfeits: readonly Forfeit[];
}

/**
 * Who sits at the table: with two seats one of each side. With more, first one of the first side among others of the
 * second, then the other way round, so that equal sides win half of the games in all.
 */
export function lineups({ sides, players }: Pick<PairingSetup, 'sides' | 'players'>): readonly string[][] {
  const [one, other] = sides;
  if (players === 2) return [[one, other]];
  const others = (side: string): string[] => Array.from({ length: players - 1 }, () => side);
  return [
    [one, ...others(other)],
    [other, ...others(one)],
  ];
}

/** Every bot of every lineup has every seat once. */
export const gamesPerDeal = (players: number): number => (players === 2 ? 2 : 2 * players);

export const emptyPairing = (setup: Pick<PairingSetup, 'sides' | 'players'>): PairingTally => ({
  deals: 0,
  dealsByWins: {},
  lineups: lineups(setup).map(emptyTally),
  forfeits: [],
});

export function addPairings(a: PairingTally, b: PairingTally): PairingTally {
  const dealsByWins = { ...a.dealsByWins };
  for (const [wins, count] of Object.entries(b.dealsByWins)) {
    dealsByWins[Number(wins)] = (dealsByWins[Number(wins)] ?? 0) + count;
  }
  return {
    deals: a.deals + b.deals,
    dealsByWins,
    lineups: a.lineups.map((tally, i) => addTallies(tally, b.lineups[i]!)),
    forfeits: [...a.forfeits, ...b.forfeits].sort((one, other) => one.deal - other.deal),
  };
}

/** What came of one deal. */
export function dealTally(
  [one]: PairingSetup['sides'],
  tallies: readonly SeriesTally[],
  forfeits: readonly Forfeit[] = [],
): PairingTally {
  const wins = tallies.reduce((sum, { byBot }) => sum + byBot[one]!.wins, 0);
  return { deals: 1, dealsByWins: { [wins]: 1 }, lineups: tallies, forfeits };
}

/** The series behind each lineup. */
export const pairingSeries = (setup: PairingSetup): readonly SeriesSetup[] =>
  lineups(setup).map((bots) => ({ ...setup, bots, fixedSeats: false, pairedDeals: true }));

/** Plays deals of a pairing by number, in any order. */
export class Pairing {
  private readonly setup: PairingSetup;
  private readonly series: readonly Series[];

  constructor(setup: PairingSetup) {
    this.setup = setup;
    this.series = pairingSeries(setup).map((series) => new Series(series));
  }

  /** Deals number `from` up to, but not including, `to`. */
  play(from: number, to: number): PairingTally {
    const { sides, players } = this.setup;
    let tally = emptyPairing(this.setup);
    for (let deal = from; deal < to; deal++) {
      const tallies = this.series.map((series) => series.play(deal * players, (deal + 1) * players));
      tally = addPairings(tally, dealTally(sides, tallies));
    }
    return tally;
  }
}
