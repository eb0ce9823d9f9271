import { refsOf } from './decision.ts';
import type { TableEvent } from './event.ts';
import type { Game } from './game.ts';
import type { Question } from './question.ts';
import type { Table } from './table.ts';

/** How an answer was given by itself for a player: nothing else was possible, or it is as standing orders say. */
const waysByItself = ['forced', 'orders'] as const;
export type ByItself = (typeof waysByItself)[number];

export const isByItself = (by: string | undefined): by is ByItself => waysByItself.some((way) => way === by);

/** How a bot answered in the place of a player: their time was up, or they are absent. */
const waysInstead = ['clock', 'absence'] as const;
export type Instead = (typeof waysInstead)[number];

export const isInstead = (by: string | undefined): by is Instead => waysInstead.some((way) => way === by);

/**
 * What a seat is told of an answer that it has not chosen. One by itself that points at something was a choice; that
 * nothing could be done at a window is not worth telling.
 */
export function markOf(
  game: Game,
  table: Table,
  question: Question,
  values: readonly number[],
  by: string | undefined,
): TableEvent | undefined {
  if (isInstead(by)) return { type: 'by-itself', seat: question.seat, params: { how: by } };
  const [{ verb: deed, ...operand } = {}] = refsOf(game, table, question, values);
  const { seat, prompt: asked, source: cause, pass } = question;
  if (!isByItself(by) || deed === undefined || Object.keys(operand).length > 0) return undefined;
  if (by === 'forced' && pass !== undefined) return undefined;
  return {
    type: 'by-itself',
    seat,
    params: { how: by, asked, deed },
    ...(cause !== undefined && { cause }),
  };
}
