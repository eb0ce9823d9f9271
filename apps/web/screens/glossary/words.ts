import { sayer } from '../../words/words.ts';
import { termsDe } from './terms.de.ts';
import { termsEn } from './terms.en.ts';
import { glossaryWordsDe } from './words.de.ts';
import { glossaryWordsEn } from './words.en.ts';

export const glossaryWords = { en: glossaryWordsEn, de: glossaryWordsDe };

/** The words themselves, in both languages at once. */
export const glossaryTerms = { en: termsEn, de: termsDe };

export const say = sayer(glossaryWords);
