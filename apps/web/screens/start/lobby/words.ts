import { sayer } from '../../../words/words.ts';
import { lobbyWordsDe } from './words.de.ts';
import { lobbyWordsEn } from './words.en.ts';

export const lobbyWords = { en: lobbyWordsEn, de: lobbyWordsDe };
export const lobbySay = sayer(lobbyWords);
