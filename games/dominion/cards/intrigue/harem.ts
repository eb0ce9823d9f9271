import { card } from '../card.ts';

/** Treasure and Victory card at once: all that it does is printed on it. */
export const harem = card('harem', {});
