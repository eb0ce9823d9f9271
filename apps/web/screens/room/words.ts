import { sayer } from '../../words/words.ts';
import { roomWordsDe } from './words.de.ts';
import { roomWordsEn } from './words.en.ts';

export const roomWords = { en: roomWordsEn, de: roomWordsDe };
export const roomSay = sayer(roomWords);
