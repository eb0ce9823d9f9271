import { sayer } from '../../words/words.ts';
import { replaysWordsDe } from './words.de.ts';
import { replaysWordsEn } from './words.en.ts';

export const replaysWords = { en: replaysWordsEn, de: replaysWordsDe };

export const say = sayer(replaysWords);
