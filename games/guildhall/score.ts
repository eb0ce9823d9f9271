import { none, type Seat, type Table } from '@zunft/kernel';
import { honours, tokens } from './places.ts';
import { prestigeOf } from './prestige/index.ts';

/** Victory points: prestige cards and tokens. */
export function points(t: Table, seat: Seat): number {
  let sum = t.get(tokens(seat));
  for (let card = t.bottom(honours(seat)); card !== none; card = t.above(card)) {
    sum += prestigeOf(t.face(card)).points;
  }
  return sum;
}

/** G-21: the winner first, if there is one, the others by points; equal points share a place. */
export function placesOf(scores: readonly number[], winner: Seat): number[] {
  const rank = (seat: Seat): number => (seat === winner ? Number.POSITIVE_INFINITY : scores[seat]!);
  return scores.map((_, seat) => 1 + scores.filter((_, other) => rank(other) > rank(seat)).length);
}
