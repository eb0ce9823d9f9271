import { pickMode } from '../../choose.ts';
import { gainBonus } from '../../moves.ts';
import { card } from '../card.ts';

export const nobles = card('nobles', {
  play(t, me) {
    const mode = pickMode(t, me, 'choose', ['cards', 'actions']);
    gainBonus(t, me, mode === 'cards' ? { cards: 3 } : { actions: 2 });
  },
});
