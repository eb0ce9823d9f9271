import { none } from '@zunft/kernel';
import { only, pickCard } from '../../choose.ts';
import { discardAll, gain, gainBonus } from '../../moves.ts';
import { hand } from '../../places.ts';
import { estate } from '../../printed.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

const onlyEstates = only(estate);

export const baron = card('baron', {
  bonus: { buys: 1 },
  play(t, me) {
    const choice = { verb: verb.discard, from: hand(me), optional: true, why: onlyEstates } as const;
    const chosen = pickCard(t, me, 'discard', choice);
    if (chosen === none) {
      gain(t, me, estate);
    } else {
      discardAll(t, me, [chosen]);
      gainBonus(t, me, { coins: 4 });
    }
  },
});
