import { sayer } from '../../words/words.ts';
import { notFoundWordsDe } from './words.de.ts';
import { notFoundWordsEn } from './words.en.ts';

export const notFoundWords = { en: notFoundWordsEn, de: notFoundWordsDe };
export const notFoundSay = sayer(notFoundWords);
