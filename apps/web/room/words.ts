import { sayer } from '../words/words.ts';
import { roomWordsDe } from './words.de.ts';
import { roomWordsEn } from './words.en.ts';

/** What is said at a table with people, besides what every table says. */
const roomWords = { en: roomWordsEn, de: roomWordsDe };

export const say = sayer(roomWords);
