import { none } from '@zunft/kernel';
import { onlyTreasures, pickCard } from '../../choose.ts';
import { discardAll, gainBonus } from '../../moves.ts';
import { hand } from '../../places.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const plaza = card('plaza', {
  bonus: { cards: 1, actions: 2 },
  play(t, me) {
    const choice = { verb: verb.discard, from: hand(me), optional: true, why: onlyTreasures } as const;
    const discarded = pickCard(t, me, 'discard', choice);
    if (discarded === none) return;
    discardAll(t, me, [discarded]);
    gainBonus(t, me, { tokens: 1 });
  },
});
