import { sayer } from '../../words/words.ts';
import { newTableWordsDe } from './words.de.ts';
import { newTableWordsEn } from './words.en.ts';

export const newTableWords = { en: newTableWordsEn, de: newTableWordsDe };
export const newTableSay = sayer(newTableWords);

/** What an option of a game means in practice, where its name does not say it. */
export function aboutOption(game: string, option: string): string | undefined {
  const key = `about.${game}.${option}`;
  return Object.hasOwn(newTableWordsEn, key) ? newTableSay(key as keyof typeof newTableWordsEn) : undefined;
}
