import { type Face, none, type Table } from '@zunft/kernel';
import { discount, kingdom, pile, soldOut } from './places.ts';
import { basicCount, copper, printedCost, province } from './printed.ts';

/** What a card costs now; never less than nothing. */
export function price(t: Table, face: Face): number {
  const now = printedCost[face]! - t.get(discount);
  return now > 0 ? now : 0;
}

export const isSoldOut = (t: Table, face: Face): boolean => t.size(pile(face)) === 0;

/** Visits every pile of this game: first the basic cards, then the kingdom. */
export function eachPile(t: Table, visit: (face: Face) => void): void {
  for (let face = copper; face < basicCount; face++) visit(face);
  for (let card = t.bottom(kingdom); card !== none; card = t.above(card)) visit(t.face(card));
}

/** Counts the piles that have run out, where a table does not begin with full piles. */
export function countSoldOut(t: Table): void {
  t.set(soldOut, 0);
  eachPile(t, (face) => {
    if (isSoldOut(t, face)) t.add(soldOut, 1);
  });
}

/** DOM-1.3 */
export const pilesThatEndIt = (t: Table): number => (t.seats > 4 ? 4 : 3);

/** DOM-1.3: looked at when a turn ends. */
export const isExhausted = (t: Table): boolean =>
  isSoldOut(t, province) || t.get(soldOut) >= pilesThatEndIt(t);
