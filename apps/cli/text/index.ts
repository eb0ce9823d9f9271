import type { Catalogue } from '@zunft/text';
import { wordsDe as dominionDe } from '../dominion/words.de.ts';
import { wordsEn as dominionEn } from '../dominion/words.en.ts';
import { wordsDe as theGuildDe } from '../the-guild/words.de.ts';
import { wordsEn as theGuildEn } from '../the-guild/words.en.ts';
import { arenaDe } from './arena.de.ts';
import { arenaEn } from './arena.en.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { reportDe } from './report.de.ts';
import { reportEn } from './report.en.ts';

/** What the command line itself has to say. */
export const catalogue: Catalogue = {
  en: { ...en, ...arenaEn, ...reportEn, ...dominionEn, ...theGuildEn },
  de: { ...de, ...arenaDe, ...reportDe, ...dominionDe, ...theGuildDe },
};
