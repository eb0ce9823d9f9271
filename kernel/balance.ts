import type { TableEvent } from './event.ts';
import type { Options } from './game.ts';
import type { Seat } from './layout.ts';
import type { Table } from './table.ts';

/** What a game counts so that one can see what its winners had and the others had not. */
export interface Balance {
  /** Options that let everything take part that is counted, where the defaults do not. */
  readonly options: Options;
  readonly kinds: readonly BalanceKind[];
}

/** Says that a seat has, or has done, one more of an item. */
export type Had = (item: number, seat: Seat) => void;

/** Things of one kind that a seat may have, or do, more or less often. Whoever prints them has words for its id. */
export interface BalanceKind {
  readonly id: string;
  /** What is counted, by the names that the game has for it. */
  readonly items: readonly string[];
  /** What sets winners apart: that they had any at all, or that they alone had most. */
  readonly by: 'any' | 'most';
  /** Which of the items there are at this table. */
  inGame(t: Table): readonly number[];
  /** What an event tells. */
  heard?(event: TableEvent, had: Had): void;
  /** What lies on the table at the end. */
  atEnd?(t: Table, had: Had): void;
}
