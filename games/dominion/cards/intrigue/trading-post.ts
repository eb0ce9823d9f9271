import { pickCards } from '../../choose.ts';
import { gain, trashAll } from '../../moves.ts';
import { hand } from '../../places.ts';
import { silver } from '../../printed.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const tradingPost = card('trading-post', {
  play(t, me) {
    const cards = pickCards(t, me, 'trash', { verb: verb.trash, from: hand(me), min: 2 });
    trashAll(t, me, cards);
    if (cards.length === 2) gain(t, me, silver, hand(me));
  },
});
