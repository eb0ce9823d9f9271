import { gainChosen, pickCards } from '../../choose.ts';
import { trashAll } from '../../moves.ts';
import { hand } from '../../places.ts';
import { price } from '../../supply.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const upgrade = card('upgrade', {
  bonus: { cards: 1, actions: 1 },
  play(t, me) {
    const trashed = pickCards(t, me, 'trash', { verb: verb.trash, from: hand(me), min: 1 });
    trashAll(t, me, trashed);
    for (const old of trashed) gainChosen(t, me, { exactly: price(t, t.face(old)) + 1 });
  },
});
