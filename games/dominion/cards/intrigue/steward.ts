import { pickCards, pickMode } from '../../choose.ts';
import { gainBonus, trashAll } from '../../moves.ts';
import { hand } from '../../places.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const steward = card('steward', {
  play(t, me) {
    const mode = pickMode(t, me, 'choose', ['cards', 'coins', 'trash']);
    if (mode === 'cards') gainBonus(t, me, { cards: 2 });
    else if (mode === 'coins') gainBonus(t, me, { coins: 2 });
    else trashAll(t, me, pickCards(t, me, 'trash', { verb: verb.trash, from: hand(me), min: 2 }));
  },
});
