import { texts as gameTexts } from '@zunft/games/guildhall/text';
import type { GameTexts } from '@zunft/text';
import { wordsDe } from './words.de.ts';
import { wordsEn } from './words.en.ts';

/** The words of the game and those of its table in the browser. */
export const texts: GameTexts = {
  ...gameTexts,
  catalogue: {
    en: { ...gameTexts.catalogue.en, ...wordsEn },
    de: { ...gameTexts.catalogue.de, ...wordsDe },
  },
};
