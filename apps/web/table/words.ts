import type { Catalogue } from '@zunft/text';
import { tableWordsDe } from './words.de.ts';
import { tableWordsEn } from './words.en.ts';

/** What is said around a table of any game. */
export const words: Catalogue & { readonly en: typeof tableWordsEn } = { en: tableWordsEn, de: tableWordsDe };
