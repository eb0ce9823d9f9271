import { sayer } from '../../words/words.ts';
import { textTableWordsDe } from './words.de.ts';
import { textTableWordsEn } from './words.en.ts';

/** What the table in words says besides the words of the game. */
export const textTableWords = { en: textTableWordsEn, de: textTableWordsDe };

export const sayText = sayer(textTableWords);
