import { card } from '../card.ts';

export const laboratory = card('laboratory', { bonus: { cards: 2, actions: 1 } });
