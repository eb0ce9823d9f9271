import { sayer } from '../../words/words.ts';
import { newTableWordsDe } from './words.de.ts';
import { newTableWordsEn } from './words.en.ts';

export const newTableWords = { en: newTableWordsEn, de: newTableWordsDe };
export const newTableSay = sayer(newTableWords);
