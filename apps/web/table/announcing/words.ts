import { sayer } from '../../words/words.ts';
import { announcingWordsDe } from './words.de.ts';
import { announcingWordsEn } from './words.en.ts';

/** What calls the player to the table. */
export const announcingWords = { en: announcingWordsEn, de: announcingWordsDe };

export const sayAnnouncing = sayer(announcingWords);
