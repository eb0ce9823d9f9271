import { sayer } from '../../words/words.ts';
import { creditsWordsDe } from './words.de.ts';
import { creditsWordsEn } from './words.en.ts';

export const creditsWords = { en: creditsWordsEn, de: creditsWordsDe };
export const creditsSay = sayer(creditsWords);
