import { sayer } from '../../words/words.ts';
import { joinWordsDe } from './words.de.ts';
import { joinWordsEn } from './words.en.ts';

export const joinWords = { en: joinWordsEn, de: joinWordsDe };
export const joinSay = sayer(joinWords);
