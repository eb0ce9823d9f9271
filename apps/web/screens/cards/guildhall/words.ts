import { sayer } from '../../../words/words.ts';
import { guildhallShelfWordsDe } from './words.de.ts';
import { guildhallShelfWordsEn } from './words.en.ts';

export const guildhallShelfWords = { en: guildhallShelfWordsEn, de: guildhallShelfWordsDe };

export const say = sayer(guildhallShelfWords);
