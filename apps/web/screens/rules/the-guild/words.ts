import { sayer } from '../../../words/words.ts';
import { guildBookWordsDe } from './words.de.ts';
import { guildBookWordsEn } from './words.en.ts';

export const say = sayer({ en: guildBookWordsEn, de: guildBookWordsDe });
