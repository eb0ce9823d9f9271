import { type Card, type Face, none, type Seat, type Table } from '@zunft/kernel';
import { chapterSize, Faces, type Profession, professionIds, professionOf } from './faces.ts';
import { completed, discard, hall, hand } from './places.ts';

/** The faces in a seat's open guildhall. */
export const hallOf = (t: Table, seat: Seat): Faces => Faces.in(t, hall(seat));

/** The level of a chapter: open cards of that profession. */
export function level(t: Table, seat: Seat, profession: Profession): number {
  let members = 0;
  for (let card = t.bottom(hall(seat)); card !== none; card = t.above(card)) {
    if (professionOf(t.face(card)) === profession) members++;
  }
  return members;
}

/** GH-2.6: the same card lies in this guildhall already. */
export const isDuplicate = (t: Table, seat: Seat, face: Face): boolean => t.find(hall(seat), face) !== none;

export const completedChapters = (t: Table, seat: Seat): number => t.size(completed(seat)) / chapterSize;

/** How many completed chapters of each profession a seat holds. */
export function completedByProfession(t: Table, seat: Seat): number[] {
  const chapters = professionIds.map(() => 0);
  for (let card = t.bottom(completed(seat)); card !== none; card = t.above(card)) {
    const profession = professionOf(t.face(card));
    chapters[profession] = chapters[profession]! + 1 / chapterSize;
  }
  return chapters.map(Math.round);
}

/** The open cards of one chapter, in the order in which they came. */
export function chapterCards(t: Table, seat: Seat, profession: Profession): Card[] {
  const cards: Card[] = [];
  for (let card = t.bottom(hall(seat)); card !== none; card = t.above(card)) {
    if (professionOf(t.face(card)) === profession) cards.push(card);
  }
  return cards;
}

export const handFaces = (t: Table, seat: Seat): Faces => Faces.in(t, hand(seat));
export const pileFaces = (t: Table): Faces => Faces.in(t, discard);
