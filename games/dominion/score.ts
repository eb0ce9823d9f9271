import { type Face, none, type Seat, type Table, type Zone } from '@zunft/kernel';
import type { Owned } from './cards/card.ts';
import { effectOf } from './cards/index.ts';
import { aside, deck, discard, hand, inPlay, turns } from './places.ts';
import { cardIds, faceOf, printedPoints } from './printed.ts';

/** How many of each face a player owns, wherever they lie. */
export function ownedFaces(t: Table, seat: Seat): readonly number[] {
  const counts = cardIds.map(() => 0);
  eachZone(seat, (zone) => {
    for (let card = t.bottom(zone); card !== none; card = t.above(card)) {
      const face = t.face(card);
      counts[face] = counts[face]! + 1;
    }
  });
  return counts;
}

/** Visits every place where a player's own cards lie. */
function eachZone(seat: Seat, visit: (zone: Zone) => void): void {
  visit(deck(seat));
  visit(hand(seat));
  visit(inPlay(seat));
  visit(discard(seat));
  visit(aside(seat));
}

/** What one copy of a card is worth to somebody who owns so many of each. */
function pointsOf(face: Face, counts: readonly number[]): number {
  const worth = effectOf(face)?.worth;
  if (worth === undefined) return printedPoints[face]!;
  const owned: Owned = {
    cards: counts.reduce((sum, count) => sum + count, 0),
    count: (id) => counts[faceOf(id)]!,
  };
  return worth(owned);
}

/** DOM-1.3: what each kind of card brings its owner; kinds that bring nothing are left out. */
export function pointsByCard(t: Table, seat: Seat): { face: Face; count: number; points: number }[] {
  const counts = ownedFaces(t, seat);
  return counts.flatMap((count, face) => {
    const points = count === 0 ? 0 : count * pointsOf(face, counts);
    return points === 0 ? [] : [{ face, count, points }];
  });
}

/** The same in one number. */
export function points(t: Table, seat: Seat): number {
  let sum = 0;
  let depends = false;
  const count = (zone: Zone): void => {
    for (let card = t.bottom(zone); card !== none; card = t.above(card)) {
      const face = t.face(card);
      sum += printedPoints[face]!;
      depends ||= effectOf(face)?.worth !== undefined;
    }
  };
  eachZone(seat, count);
  return depends ? pointsByCard(t, seat).reduce((total, { points }) => total + points, 0) : sum;
}

/** DOM-1.3: most points; then fewest turns; then the place is shared. */
export function placesOf(t: Table, scores: readonly number[]): number[] {
  const isAhead = (a: Seat, b: Seat): boolean =>
    scores[a]! > scores[b]! || (scores[a] === scores[b] && t.get(turns(a)) < t.get(turns(b)));
  return scores.map((_, seat) => 1 + scores.filter((_, other) => isAhead(other, seat)).length);
}
