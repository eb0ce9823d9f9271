import { sayer } from '../words/words.ts';
import { formWordsDe } from './words.de.ts';
import { formWordsEn } from './words.en.ts';

export const formWords = { en: formWordsEn, de: formWordsDe };
export const formSay = sayer(formWords);
