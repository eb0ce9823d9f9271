import { gainBonus } from '../../moves.ts';
import { card } from '../card.ts';

export const baker = card('baker', {
  bonus: { cards: 1, actions: 1, tokens: 1 },
  setUp: (t, seat) => gainBonus(t, seat, { tokens: 1 }),
});
