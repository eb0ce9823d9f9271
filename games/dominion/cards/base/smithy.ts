import { card } from '../card.ts';

export const smithy = card('smithy', { bonus: { cards: 3 } });
