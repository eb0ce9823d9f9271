import { none } from '@zunft/kernel';
import { always } from '../effect.ts';
import { placeOrDiscard, topOfDeck } from '../moves.ts';
import { profession } from './profession.ts';

/** J-06: one card at a time, in the order of the deck. G-07: as many as there are. */
const placeFromDeck = (count: number) =>
  always((t, me) => {
    for (let i = 0; i < count; i++) {
      const card = topOfDeck(t);
      if (card === none) return;
      placeOrDiscard(t, me, card);
    }
  });

export const scholar = profession('scholar', {
  0: placeFromDeck(1),
  2: placeFromDeck(3),
  4: placeFromDeck(5),
});
