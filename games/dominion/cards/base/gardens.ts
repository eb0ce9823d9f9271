import { card } from '../card.ts';

export const gardens = card('gardens', { worth: ({ cards }) => Math.floor(cards / 10) });
