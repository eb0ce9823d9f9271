/**
 * In which order the board is drawn: first the middle, which decides how much room there is for the rest, last the
 * racks of all seats, one after the other.
 */
export const order = { mine: 3, opponents: 4, racks: 5 } as const;
