import { card } from '../card.ts';

export const festival = card('festival', { bonus: { actions: 2, buys: 1, coins: 2 } });
