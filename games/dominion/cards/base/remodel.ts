import { none } from '@zunft/kernel';
import { gainChosen, pickCard } from '../../choose.ts';
import { trashAll } from '../../moves.ts';
import { hand } from '../../places.ts';
import { price } from '../../supply.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const remodel = card('remodel', {
  play(t, me) {
    const trashed = pickCard(t, me, 'trash', { verb: verb.trash, from: hand(me) });
    if (trashed === none) return;
    trashAll(t, me, [trashed]);
    gainChosen(t, me, { most: price(t, t.face(trashed)) + 2 });
  },
});
