import { sayer } from '../../words/words.ts';
import { startWordsDe } from './words.de.ts';
import { startWordsEn } from './words.en.ts';

export type StartWord = keyof typeof startWordsEn;

export const startWords = { en: startWordsEn, de: startWordsDe };
export const startSay = sayer(startWords);
