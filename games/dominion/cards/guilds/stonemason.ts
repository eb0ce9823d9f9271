import { none } from '@zunft/kernel';
import { gainChosen, pickCard } from '../../choose.ts';
import { trashAll } from '../../moves.ts';
import { dominionOptions } from '../../options.ts';
import { hand } from '../../places.ts';
import { price } from '../../supply.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

const cardsGained = 2;

export const stonemason = card('stonemason', {
  play(t, me) {
    const trashed = pickCard(t, me, 'trash', { verb: verb.trash, from: hand(me) });
    if (trashed === none) return;
    trashAll(t, me, [trashed]);
    const cost = price(t, t.face(trashed));
    for (let i = 0; i < cardsGained; i++) gainChosen(t, me, { most: cost - 1 });
  },
  overpaid(t, me, amount) {
    const printed = dominionOptions(t.options).overpaidCost === 'printed';
    for (let i = 0; i < cardsGained; i++) gainChosen(t, me, { exactly: amount, printed, only: 'action' });
  },
});
