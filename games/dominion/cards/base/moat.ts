import { unaffected } from '../../places.ts';
import { card } from '../card.ts';

export const moat = card('moat', {
  bonus: { cards: 2 },
  react: (t, me) => t.set(unaffected, t.get(unaffected) | (1 << me)),
});
