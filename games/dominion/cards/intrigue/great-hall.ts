import { card } from '../card.ts';

export const greatHall = card('great-hall', { bonus: { cards: 1, actions: 1 } });
