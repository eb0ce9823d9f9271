import { agrees } from '../../choose.ts';
import { gainBonus, trashAll } from '../../moves.ts';
import { inPlay } from '../../places.ts';
import { card } from '../card.ts';

export const miningVillage = card('mining-village', {
  bonus: { cards: 1, actions: 2 },
  play(t, me, self) {
    // Played a second time after it was trashed, it has nothing left to trash.
    if (t.zoneOf(self) !== inPlay(me) || !agrees(t, me, 'trash-this', 'trash')) return;
    trashAll(t, me, [self]);
    gainBonus(t, me, { coins: 2 });
  },
});
