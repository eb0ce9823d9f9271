import { sayer } from '../../words/words.ts';
import { rulesWordsDe } from './words.de.ts';
import { rulesWordsEn } from './words.en.ts';

export const rulesWords = { en: rulesWordsEn, de: rulesWordsDe };

export const say = sayer(rulesWords);
