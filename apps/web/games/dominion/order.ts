/** In which order the board is drawn: first the basic cards, then the kingdom, what is in play, and the players. */
export const order = { kingdom: 2, play: 3, seats: 4 } as const;
