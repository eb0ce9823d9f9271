import { pickCards } from '../../choose.ts';
import { discardAll, draw, gainBonus, putOnDeck } from '../../moves.ts';
import { hand } from '../../places.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const secretChamber = card('secret-chamber', {
  play(t, me) {
    const max = t.size(hand(me));
    const cards = pickCards(t, me, 'discard', { verb: verb.discard, from: hand(me), min: 0, max });
    discardAll(t, me, cards);
    gainBonus(t, me, { coins: cards.length });
  },
  react(t, me) {
    draw(t, me, 2);
    const choice = { verb: verb['put-back'], from: hand(me), min: 2, ordered: true } as const;
    putOnDeck(t, me, pickCards(t, me, 'put-back', choice));
  },
});
