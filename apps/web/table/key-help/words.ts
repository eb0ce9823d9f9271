import { sayer } from '../../words/words.ts';
import { keyWordsDe } from './words.de.ts';
import { keyWordsEn } from './words.en.ts';

/** What keys are called, and what they do. */
export const keyWords = { en: keyWordsEn, de: keyWordsDe };

export const sayKeys = sayer(keyWords);

const named = ['Enter', 'Escape', 'Backspace', 'Delete', 'Insert'] as const;
const isNamed = (key: string): key is (typeof named)[number] => (named as readonly string[]).includes(key);

/** A key as it stands on the keyboard. */
export function keyName(key: string): string {
  if (key === ' ') return sayKeys('key.Space');
  if (key.startsWith('Ctrl+'))
    return sayKeys('key.control', { key: key.slice('Ctrl+'.length).toUpperCase() });
  return isNamed(key) ? sayKeys(`key.${key}`) : key.toUpperCase();
}
