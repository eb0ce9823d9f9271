import { gainBonus } from '../../moves.ts';
import { actionsPlayed } from '../../places.ts';
import { card } from '../card.ts';

export const conspirator = card('conspirator', {
  bonus: { coins: 2 },
  play(t, me) {
    if (t.get(actionsPlayed) >= 3) gainBonus(t, me, { cards: 1, actions: 1 });
  },
});
