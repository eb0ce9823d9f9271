/** In which order the board is drawn: what is one's own, the middle, the players. */
export const order = { dynasty: 2, square: 3, seats: 4 } as const;
