import { none } from '@zunft/kernel';
import { gainChosen, onlyTreasures, pickCard } from '../../choose.ts';
import { trashAll } from '../../moves.ts';
import { hand } from '../../places.ts';
import { price } from '../../supply.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

/** First edition: whoever holds a Treasure must trash one. */
export const mine = card('mine', {
  play(t, me) {
    const trashed = pickCard(t, me, 'trash', { verb: verb.trash, from: hand(me), why: onlyTreasures });
    if (trashed === none) return;
    trashAll(t, me, [trashed]);
    gainChosen(t, me, { most: price(t, t.face(trashed)) + 3, only: 'treasure' }, hand(me));
  },
});
