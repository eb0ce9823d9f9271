import { sayer } from '../../../words/words.ts';
import { dominionShelfWordsDe } from './words.de.ts';
import { dominionShelfWordsEn } from './words.en.ts';

export const dominionShelfWords = { en: dominionShelfWordsEn, de: dominionShelfWordsDe };

export const say = sayer(dominionShelfWords);
