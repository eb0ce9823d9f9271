import { sayer } from '../../../words/words.ts';
import { dominionBookWordsDe } from './words.de.ts';
import { dominionBookWordsEn } from './words.en.ts';

export const dominionBookWords = { en: dominionBookWordsEn, de: dominionBookWordsDe };

export const say = sayer(dominionBookWords);
