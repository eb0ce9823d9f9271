import { sayer } from '../../../words/words.ts';
import { guildhallBookWordsDe } from './words.de.ts';
import { guildhallBookWordsEn } from './words.en.ts';

export const guildhallBookWords = { en: guildhallBookWordsEn, de: guildhallBookWordsDe };

export const say = sayer(guildhallBookWords);
