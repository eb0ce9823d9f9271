import { makeCheaper } from '../../moves.ts';
import { card } from '../card.ts';

export const bridge = card('bridge', {
  bonus: { buys: 1, coins: 1 },
  play: (t, me) => makeCheaper(t, me, 1),
});
