import { type Card, type Face, operandOf, type Seat, type Table } from '@zunft/kernel';
import type { Effect } from '../effect.ts';
import { chapterSize, professionOf } from '../faces.ts';
import { completedChapters, hallOf, isDuplicate, pileFaces } from '../hall.ts';
import { eachFace, maxCompleted, place } from '../moves.ts';
import { discard } from '../places.ts';
import { type Search, searching } from '../search.ts';
import { verb } from '../verbs.ts';
import { profession } from './profession.ts';

const placeTopCard: Effect = {
  refusal(t, me) {
    if (t.size(discard) === 0) return 'pile-empty';
    return isDuplicate(t, me, t.face(t.top(discard))) ? 'top-duplicate' : undefined;
  },
  run: (t, me) => place(t, me, t.top(discard)),
};

/** GH-5.3: the second card must still be there and fit after the first one was placed. */
function leavesAnother(t: Table, me: Seat, face: Face): boolean {
  const left = pileFaces(t);
  if (t.cardsIn(discard).filter((card) => t.face(card) === face).length === 1) left.remove(face);
  const open = hallOf(t, me);
  const chapter = open.chapter(professionOf(face));
  if (chapter.size === chapterSize - 1) {
    // A fourth completed chapter brings five cards to the pile, and not all five can be duplicates.
    return completedChapters(t, me) === maxCompleted || !left.without(open.without(chapter)).isEmpty;
  }
  open.add(face);
  return !left.without(open).isEmpty;
}

/** If two can be placed at all, any one that fits may come first. */
function canPlace(t: Table, me: Seat, count: number): boolean {
  let can = false;
  eachFace(t, discard, (_, face) => {
    can ||= !isDuplicate(t, me, face) && (count === 1 || leavesAnother(t, me, face));
  });
  return can;
}

function pickFromPile(t: Table, me: Seat, toPlace: number): Card {
  const question = t.question(me, 'place-from-discard');
  if (t.live) question.params = { count: toPlace };
  eachFace(t, discard, (card, face) => {
    question.offer(verb.place | card, isDuplicate(t, me, face) ? 'duplicate-in-hall' : undefined);
  });
  return operandOf(t.pick(question));
}

const placeFromPile = (count: number): Search => ({
  pile: count,
  hall: 0,
  possible: (t, me) => canPlace(t, me, count),
  run(t, me) {
    for (let toPlace = count; toPlace > 0; toPlace--) place(t, me, pickFromPile(t, me, toPlace));
  },
});

export const historian = profession('historian', {
  0: placeTopCard,
  2: searching(placeFromPile(1)),
  4: searching(placeFromPile(2), placeFromPile(1)),
});
