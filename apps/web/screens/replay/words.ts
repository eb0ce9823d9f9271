import { sayer } from '../../words/words.ts';
import { replayWordsDe } from './words.de.ts';
import { replayWordsEn } from './words.en.ts';

export const replayWords = { en: replayWordsEn, de: replayWordsDe };

export const say = sayer(replayWords);
