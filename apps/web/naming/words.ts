import { sayer } from '../words/words.ts';
import { namingWordsDe } from './words.de.ts';
import { namingWordsEn } from './words.en.ts';

export const namingWords = { en: namingWordsEn, de: namingWordsDe };

export const say = sayer(namingWords);
