import { card } from '../card.ts';

export const woodcutter = card('woodcutter', { bonus: { buys: 1, coins: 2 } });
