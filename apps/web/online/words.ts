import { sayer } from '../words/words.ts';
import { onlineWordsDe } from './words.de.ts';
import { onlineWordsEn } from './words.en.ts';

export const onlineWords = { en: onlineWordsEn, de: onlineWordsDe };
export const onlineSay = sayer(onlineWords);
