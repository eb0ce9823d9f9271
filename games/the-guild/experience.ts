import type { Seat, Table } from '@zunft/kernel';
import { titles } from './deck/schema.ts';
import { byCount, experience, over, stage, winner, wonBy } from './places.ts';
import { count, titleOf } from './standing.ts';

export const isWon = (t: Table): boolean => t.get(stage) === over;

export function win(t: Table, seat: Seat, how: number): void {
  if (isWon(t)) return;
  t.set(winner, seat + 1);
  t.set(wonBy, how);
  t.set(stage, over!);
}

/** TG-10.6: titles rise at once. T-21: whoever becomes Count first has won. */
export function gainExperience(t: Table, seat: Seat, amount: number): void {
  if (amount === 0) return;
  const before = titleOf(t, seat);
  t.add(experience(seat), amount);
  const title = titleOf(t, seat);
  if (title === before) return;
  if (t.live) t.tell('title', seat, { params: { title: titles[title]! } });
  if (title !== count || isWon(t)) return;
  win(t, seat, byCount!);
  if (t.live) t.tell('game-end', seat, { params: { by: 'count' } });
}
