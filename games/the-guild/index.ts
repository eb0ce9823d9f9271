import { zunftDeck } from './deck/zunft.ts';
import { gameWith } from './game.ts';

/** The Guild – The Card Game with our own deck: T-01. */
export const theGuild = gameWith(zunftDeck);
