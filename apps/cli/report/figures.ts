import { type Counts, type Interval, type ItemTally, type ReportTally, wholeWin, wilson } from '@zunft/bots';
import type { Balance, BalanceKind } from '@zunft/kernel';

/** A share of wins, out of so many cases, with its 95 % interval. */
export interface WinShare extends Interval {
  readonly share: number;
  readonly cases: number;
}

/** What came of one item: a card, a profession. */
export interface ItemFigures {
  readonly item: string;
  /** Wins of those who had it, or who had most of it. */
  readonly wins: WinShare;
  /** Games in which it took part. */
  readonly games: number;
  /** How often it was had in a game, all players together, and by what part of the players. */
  readonly timesPerGame: number;
  readonly hadBy: number;
  /** Mean length of those games. */
  readonly turnsPerPlayer: number;
}

export interface KindFigures {
  readonly id: string;
  readonly by: BalanceKind['by'];
  /** Best first; those with too few cases to say anything come last. */
  readonly items: readonly ItemFigures[];
}

/** Everything about games with so many players. */
export interface Figures {
  readonly players: number;
  readonly games: number;
  readonly ties: WinShare;
  /** By which way games were won; empty where there is only one. */
  readonly ways: readonly { readonly id: string; readonly wins: WinShare }[];
  /** In turn order; a shared win counts in parts. */
  readonly seats: readonly WinShare[];
  /** Mean and standard deviation over the games. */
  readonly turnsPerPlayer: { readonly mean: number; readonly sd: number };
  readonly gamesByTurns: Counts;
  readonly winnersByScore: Counts;
  readonly othersByScore: Counts;
  readonly kinds: readonly KindFigures[];
}

/** With fewer cases a share says next to nothing. */
export const fewCases = 50;

export function figuresOf({ kinds }: Balance, tally: ReportTally, players: number): Figures {
  const { games, winsBySeat, ties, wonBy, gamesByTurns } = tally.series;
  const turns = spread(gamesByTurns);
  return {
    players,
    games,
    ties: winShare(ties, games),
    ways: Object.entries(wonBy).map(([id, count]) => ({ id, wins: winShare(count, games) })),
    seats: winsBySeat.map((parts) => winShare(parts / wholeWin, games)),
    turnsPerPlayer: { mean: turns.mean / players, sd: turns.sd / players },
    gamesByTurns,
    winnersByScore: tally.winnersByScore,
    othersByScore: tally.othersByScore,
    kinds: kinds.map(({ id, by, items }) => ({
      id,
      by,
      items: items
        .map((item, i) => itemFigures(item, by, tally.kinds[id]![i]!, players))
        .filter((figures) => figures.games > 0)
        .sort(bestFirst),
    })),
  };
}

function itemFigures(item: string, by: BalanceKind['by'], tally: ItemTally, players: number): ItemFigures {
  const { games, times, seats, turns } = tally;
  const wins =
    by === 'any'
      ? winShare(tally.apartWins / wholeWin, tally.apart)
      : winShare(tally.mostWins / wholeWin, tally.most);
  return {
    item,
    wins,
    games,
    timesPerGame: times / games,
    hadBy: seats / games / players,
    turnsPerPlayer: turns / games / players,
  };
}

const isClear = ({ wins }: ItemFigures): boolean => wins.cases >= fewCases;

const bestFirst = (a: ItemFigures, b: ItemFigures): number =>
  Number(isClear(b)) - Number(isClear(a)) || b.wins.share - a.wins.share || (a.item < b.item ? -1 : 1);

const winShare = (wins: number, cases: number): WinShare => ({
  share: cases === 0 ? 0 : wins / cases,
  cases,
  ...wilson(wins, cases),
});

/** Mean and standard deviation of what was counted. */
export function spread(counts: Counts): { readonly mean: number; readonly sd: number } {
  let total = 0;
  let sum = 0;
  let squares = 0;
  for (const [value, count] of Object.entries(counts)) {
    total += count;
    sum += Number(value) * count;
    squares += Number(value) ** 2 * count;
  }
  if (total === 0) return { mean: 0, sd: 0 };
  const mean = sum / total;
  return { mean, sd: Math.sqrt(Math.max(0, squares / total - mean * mean)) };
}
