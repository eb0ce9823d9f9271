import { card } from '../card.ts';

export const village = card('village', { bonus: { cards: 1, actions: 2 } });
