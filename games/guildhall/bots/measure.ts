import { type Card, none, type Seat, type Table } from '@zunft/kernel';
import { bits, chapterSize, faceOf, professionIds, professionOf } from '../faces.ts';
import { house } from '../options.ts';
import { active, area, completed, hall, hand, row } from '../places.ts';
import { prestigeOf } from '../prestige/index.ts';
import { points } from '../score.ts';

/** What a table is judged by, for one seat. */
export const features = [
  /** Points, as a share of those needed to win. */
  'points',
  /** The second half of them counts once more. */
  'lead',
  'firstCompleted',
  'moreCompleted',
  'ones',
  'twos',
  'threes',
  'fours',
  /** Cards in hand. */
  'hand',
  /** Cards in hand that fit into a chapter, by what they would add to it. */
  'fits',
  /** Cards in hand that would complete a chapter. */
  'completes',
  /** Points of the best card in the row that its completed chapters pay for. */
  'purchase',
  /** The best card that its completed chapters pay for would win the game. */
  'winning',
  /** How soon its next turn comes: 1 for the seat whose turn it is. */
  'turn',
] as const;

/** A chapter is at one of them at a time. */
export const stages: readonly (typeof features)[number][] = [
  'firstCompleted',
  'moreCompleted',
  'ones',
  'twos',
  'threes',
  'fours',
];

/** What one more card is worth in a chapter of so many. */
const gains = [0.3, 0.5, 0.9, 1.3, 2];

const chapters = new Int32Array(professionIds.length);

export function measure(t: Table, into: Float64Array): void {
  for (let seat = 0; seat < t.seats; seat++) measureSeat(t, seat, into, seat * features.length);
}

function measureSeat(t: Table, seat: Seat, into: Float64Array, at: number): void {
  const goal = house(t).pointsToWin;
  const have = points(t, seat);
  const complete = t.size(completed(seat)) / chapterSize;
  chapters.fill(0);
  collect(t, t.bottom(hall(seat)));
  collect(t, t.bottom(area(seat)));
  into[at] = have / goal;
  into[at + 1] = Math.max(0, have / goal - 0.5);
  into[at + 2] = Math.min(1, complete);
  into[at + 3] = Math.max(0, complete - 1);
  for (let size = 1; size < chapterSize; size++) into[at + 3 + size] = 0;
  for (let profession = 0; profession < chapters.length; profession++) {
    const size = bits(chapters[profession]!);
    if (size > 0 && size < chapterSize) into[at + 3 + size]!++;
    else if (size === chapterSize) into[at + 3]!++;
  }
  measureHand(t, seat, into, at + 8);
  const purchase = bestPurchase(t, into[at + 2]! + into[at + 3]!);
  into[at + 11] = purchase / goal;
  into[at + 12] = have + purchase >= goal ? 1 : 0;
  into[at + 13] = 1 - ((seat - t.get(active) + t.seats) % t.seats) / t.seats;
}

function collect(t: Table, first: Card): void {
  for (let card = first; card !== none; card = t.above(card)) {
    const face = t.face(card);
    const profession = professionOf(face);
    chapters[profession]! |= 1 << (face - faceOf(profession, 0));
  }
}

function measureHand(t: Table, seat: Seat, into: Float64Array, at: number): void {
  let fits = 0;
  let completes = 0;
  for (let card = t.bottom(hand(seat)); card !== none; card = t.above(card)) {
    const face = t.face(card);
    const profession = professionOf(face);
    const chapter = chapters[profession]!;
    if ((chapter & (1 << (face - faceOf(profession, 0)))) !== 0) continue;
    const size = bits(chapter);
    fits += gains[size]!;
    if (size === chapterSize - 1) completes++;
  }
  into[at] = t.size(hand(seat));
  into[at + 1] = fits;
  into[at + 2] = completes;
}

function bestPurchase(t: Table, complete: number): number {
  if (complete === 0) return 0;
  let best = 0;
  for (let card = t.bottom(row); card !== none; card = t.above(card)) {
    const { cost, points: worth } = prestigeOf(t.face(card));
    if (cost <= complete && worth > best) best = worth;
  }
  return best;
}
