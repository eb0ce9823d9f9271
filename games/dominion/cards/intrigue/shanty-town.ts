import { draw, revealHand } from '../../moves.ts';
import { hand } from '../../places.ts';
import { isAction } from '../../printed.ts';
import { card } from '../card.ts';

export const shantyTown = card('shanty-town', {
  bonus: { actions: 2 },
  play(t, me) {
    revealHand(t, me);
    if (!t.cardsIn(hand(me)).some((held) => isAction[t.face(held)])) draw(t, me, 2);
  },
});
