import { sayer } from '../../words/words.ts';
import { glossaryWordsDe } from './words.de.ts';
import { glossaryWordsEn } from './words.en.ts';

export const glossaryWords = { en: glossaryWordsEn, de: glossaryWordsDe };

export const say = sayer(glossaryWords);
