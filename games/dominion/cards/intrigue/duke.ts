import { card } from '../card.ts';

export const duke = card('duke', { worth: ({ count }) => count('duchy') });
