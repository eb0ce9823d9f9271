import { tableTexts } from '@zunft/games/the-guild/text/table';
import type { GameTexts } from '@zunft/text';
import { wordsDe } from './words.de.ts';
import { wordsEn } from './words.en.ts';

/** The words of the game and those of its table in the browser. */
export const texts: GameTexts = {
  ...tableTexts,
  catalogue: {
    en: { ...tableTexts.catalogue.en, ...wordsEn },
    de: { ...tableTexts.catalogue.de, ...wordsDe },
  },
};
