import { sayer } from '../words/words.ts';
import { frameWordsDe } from './words.de.ts';
import { frameWordsEn } from './words.en.ts';

export const frameWords = { en: frameWordsEn, de: frameWordsDe };
export const frameSay = sayer(frameWords);
