import { pickCards } from '../../choose.ts';
import { trashAll } from '../../moves.ts';
import { hand } from '../../places.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const chapel = card('chapel', {
  play: (t, me) =>
    trashAll(t, me, pickCards(t, me, 'trash', { verb: verb.trash, from: hand(me), min: 0, max: 4 })),
});
