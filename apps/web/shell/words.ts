import { sayer } from '../words/words.ts';
import { shellWordsDe } from './words.de.ts';
import { shellWordsEn } from './words.en.ts';

export type ShellWord = keyof typeof shellWordsEn;

export const shellWords = { en: shellWordsEn, de: shellWordsDe };
export const shellSay = sayer(shellWords);
