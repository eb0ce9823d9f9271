import { sayer } from '../../words/words.ts';
import { settingsWordsDe } from './words.de.ts';
import { settingsWordsEn } from './words.en.ts';

export const settingsWords = { en: settingsWordsEn, de: settingsWordsDe };
export const settingSay = sayer(settingsWords);
