import { sayer } from '../../words/words.ts';
import { cardsWordsDe } from './words.de.ts';
import { cardsWordsEn } from './words.en.ts';

export const cardsWords = { en: cardsWordsEn, de: cardsWordsDe };

export const say = sayer(cardsWords);
