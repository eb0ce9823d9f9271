import type { Balance, Seat, Table } from '@zunft/kernel';
import { Games, type SeriesSetup } from '../games.ts';
import { addTallies, emptyTally, SeriesCount, type SeriesTally, wholeWin } from '../series.ts';

/** What came of some games, and of everything that is counted in them; in whole numbers, so that tallies add up. */
export interface ReportTally {
  readonly series: SeriesTally;
  /** Points at the end of those who won, alone or with others, and of those who did not: how often so many. */
  readonly winnersByScore: Counts;
  readonly othersByScore: Counts;
  /** By the id of a kind, then in the order of its items. */
  readonly kinds: Readonly<Record<string, readonly ItemTally[]>>;
}

export type Counts = Readonly<Record<number, number>>;

/** What came of one item: a card, a profession. Wins are in parts, see `wholeWin`. */
export interface ItemTally {
  /** In which it took part, their turns, and the squares of those. */
  readonly games: number;
  readonly turns: number;
  readonly turnsSquared: number;
  /** How often it was had, all seats together, and by how many seats at all. */
  readonly times: number;
  readonly seats: number;
  /** Seats that had any in games in which not all had, and what they won. */
  readonly apart: number;
  readonly apartWins: number;
  /** Games in which one seat alone had most, and what that seat won. */
  readonly most: number;
  readonly mostWins: number;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const emptyItem = (): Mutable<ItemTally> => ({
  games: 0,
  turns: 0,
  turnsSquared: 0,
  times: 0,
  seats: 0,
  apart: 0,
  apartWins: 0,
  most: 0,
  mostWins: 0,
});

const emptyKinds = ({ kinds }: Balance): Record<string, Mutable<ItemTally>[]> =>
  Object.fromEntries(kinds.map(({ id, items }) => [id, items.map(emptyItem)]));

export const emptyReport = (balance: Balance, bots: readonly string[]): ReportTally => ({
  series: emptyTally(bots),
  winnersByScore: {},
  othersByScore: {},
  kinds: emptyKinds(balance),
});

export function addReports(a: ReportTally, b: ReportTally): ReportTally {
  return {
    series: addTallies(a.series, b.series),
    winnersByScore: addCounts(a.winnersByScore, b.winnersByScore),
    othersByScore: addCounts(a.othersByScore, b.othersByScore),
    kinds: Object.fromEntries(
      Object.entries(a.kinds).map(([id, items]) => [
        id,
        items.map((item, i) => addItems(item, b.kinds[id]![i]!)),
      ]),
    ),
  };
}

function addItems(a: ItemTally, b: ItemTally): ItemTally {
  const sum = emptyItem();
  for (const key of Object.keys(sum) as (keyof ItemTally)[]) sum[key] = a[key] + b[key];
  return sum;
}

function addCounts(a: Counts, b: Counts): Counts {
  const sum: Record<number, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sum[Number(key)] = (sum[Number(key)] ?? 0) + count;
  return sum;
}

/** Plays games of a series and counts what a game counts of itself. */
export class Report {
  private readonly setup: SeriesSetup;
  private readonly balance: Balance;
  private readonly games: Games;

  constructor(setup: SeriesSetup, balance: Balance) {
    this.setup = setup;
    this.balance = balance;
    this.games = new Games(setup);
  }

  /** Games number `from` up to, but not including, `to`. */
  play(from: number, to: number): ReportTally {
    const series = new SeriesCount(this.setup.bots, this.setup.game.wonBy);
    const kinds = emptyKinds(this.balance);
    const winnersByScore: Record<number, number> = {};
    const othersByScore: Record<number, number> = {};
    const counts = this.balance.kinds.map((kind) => new KindCount(kind, this.setup.bots.length));
    for (let i = from; i < to; i++) {
      for (const count of counts) count.clear();
      const end = this.games.play(i, (_, event) => {
        for (const count of counts) count.kind.heard?.(event, count.had);
      });
      series.add(end, (seat) => this.games.botAt(seat, i));
      end.scores.forEach((score, seat) => {
        const counted = end.places[seat] === 1 ? winnersByScore : othersByScore;
        counted[score] = (counted[score] ?? 0) + 1;
      });
      const winners = end.places.filter((place) => place === 1).length;
      const wins = end.places.map((place) => (place === 1 ? wholeWin / winners : 0));
      for (const count of counts) count.settle(end.table, end.turns, wins, kinds[count.kind.id]!);
    }
    return { series: series.tally(), winnersByScore, othersByScore, kinds };
  }
}

/** What each seat had of each item of one kind in one game. */
class KindCount {
  readonly kind: Balance['kinds'][number];
  private readonly seats: number;
  private readonly times: Int32Array;

  constructor(kind: Balance['kinds'][number], seats: number) {
    this.kind = kind;
    this.seats = seats;
    this.times = new Int32Array(kind.items.length * seats);
  }

  clear(): void {
    this.times.fill(0);
  }

  readonly had = (item: number, seat: Seat): void => {
    const at = item * this.seats + seat;
    this.times[at] = this.times[at]! + 1;
  };

  /** Adds what came of a game that is over. */
  settle(t: Table, turns: number, wins: readonly number[], into: readonly Mutable<ItemTally>[]): void {
    this.kind.atEnd?.(t, this.had);
    for (const item of this.kind.inGame(t)) {
      const times = this.times.subarray(item * this.seats, (item + 1) * this.seats);
      const tally = into[item]!;
      tally.games++;
      tally.turns += turns;
      tally.turnsSquared += turns * turns;
      const seats = times.reduce((sum, had) => sum + (had > 0 ? 1 : 0), 0);
      const most = times.reduce((max, had) => Math.max(max, had), 0);
      const withMost = times.reduce((sum, had) => sum + (had === most ? 1 : 0), 0);
      tally.seats += seats;
      if (most > 0 && withMost === 1) {
        tally.most++;
        tally.mostWins += wins[times.indexOf(most)]!;
      }
      for (let seat = 0; seat < this.seats; seat++) {
        tally.times += times[seat]!;
        if (times[seat]! === 0 || seats === this.seats) continue;
        tally.apart++;
        tally.apartWins += wins[seat]!;
      }
    }
  }
}
