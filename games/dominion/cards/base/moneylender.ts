import { none } from '@zunft/kernel';
import { gainBonus, trashAll } from '../../moves.ts';
import { hand } from '../../places.ts';
import { copper } from '../../printed.ts';
import { card } from '../card.ts';

/** First edition: whoever holds a Copper must trash one. */
export const moneylender = card('moneylender', {
  play(t, me) {
    const trashed = t.find(hand(me), copper);
    t.disclose(trashed === none ? 0 : 1);
    if (trashed === none) return;
    trashAll(t, me, [trashed]);
    gainBonus(t, me, { coins: 3 });
  },
});
