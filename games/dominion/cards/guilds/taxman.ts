import { type Face, none, type Seat, type Table } from '@zunft/kernel';
import { gainChosen, onlyTreasures, pickCard } from '../../choose.ts';
import { discardAll, revealHand, trashAll } from '../../moves.ts';
import { deck, hand } from '../../places.ts';
import { attack } from '../../play.ts';
import { price } from '../../supply.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

const cardsTaxed = 5;
const dearerBy = 3;

export const taxman = card('taxman', {
  play(t, me) {
    const choice = { verb: verb.trash, from: hand(me), optional: true, why: onlyTreasures } as const;
    const trashed = pickCard(t, me, 'trash', choice);
    if (trashed === none) return;
    trashAll(t, me, [trashed]);
    const face = t.face(trashed);
    attack(t, me, (victim) => {
      if (t.size(hand(victim)) >= cardsTaxed) discardCopy(t, victim, face);
    });
    gainChosen(t, me, { most: price(t, face) + dearerBy, only: 'treasure' }, deck(me));
  },
});

/** Either way everyone sees whether there was one. */
function discardCopy(t: Table, victim: Seat, face: Face): void {
  const copy = t.find(hand(victim), face);
  t.disclose(copy === none ? 0 : 1);
  if (copy === none) revealHand(t, victim);
  else discardAll(t, victim, [copy]);
}
