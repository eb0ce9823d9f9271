import { pickCards } from '../../choose.ts';
import { discardAll } from '../../moves.ts';
import { hand } from '../../places.ts';
import { attack } from '../../play.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

const cardsKept = 3;

export const militia = card('militia', {
  bonus: { coins: 2 },
  play(t, me) {
    attack(t, me, (victim) => {
      const count = Math.max(0, t.size(hand(victim)) - cardsKept);
      discardAll(
        t,
        victim,
        pickCards(t, victim, 'discard', { verb: verb.discard, from: hand(victim), min: count }),
      );
    });
  },
});
