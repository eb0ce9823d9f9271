import { sayer } from '../../../words/words.ts';
import { dominionSetupWordsDe } from './words.de.ts';
import { dominionSetupWordsEn } from './words.en.ts';

export const dominionSetupWords = { en: dominionSetupWordsEn, de: dominionSetupWordsDe };

export const say = sayer(dominionSetupWords);
