import { pickCards } from '../../choose.ts';
import { putOnDeck } from '../../moves.ts';
import { hand } from '../../places.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const courtyard = card('courtyard', {
  bonus: { cards: 3 },
  play(t, me) {
    putOnDeck(t, me, pickCards(t, me, 'put-back', { verb: verb['put-back'], from: hand(me), min: 1 }));
  },
});
