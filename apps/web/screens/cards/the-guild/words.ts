import { sayer } from '../../../words/words.ts';
import { guildShelfWordsDe } from './words.de.ts';
import { guildShelfWordsEn } from './words.en.ts';

export const say = sayer({ en: guildShelfWordsEn, de: guildShelfWordsDe });
