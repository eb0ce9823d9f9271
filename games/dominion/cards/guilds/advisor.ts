import { none } from '@zunft/kernel';
import { pickCard } from '../../choose.ts';
import { discardAll, revealCards, takeIntoHand } from '../../moves.ts';
import { aside } from '../../places.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

const cardsRevealed = 3;

export const advisor = card('advisor', {
  bonus: { actions: 1 },
  play(t, me) {
    const revealed = revealCards(t, me, cardsRevealed);
    const neighbour = (me + 1) % t.seats;
    const discarded = pickCard(t, neighbour, 'discard-for', { verb: verb.discard, from: aside(me) });
    if (discarded === none) return;
    discardAll(t, me, [discarded]);
    takeIntoHand(
      t,
      me,
      revealed.filter((card) => card !== discarded),
    );
  },
});
