import { card } from '../card.ts';

export const market = card('market', { bonus: { cards: 1, actions: 1, buys: 1, coins: 1 } });
