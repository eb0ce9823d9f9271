import { games } from '@zunft/games';
import { catalogueProblems, core } from '@zunft/text';
import { expect, test } from 'vitest';
import { catalogue } from './index.ts';
import { promptCommands, promptWords } from './prompt-words.ts';

test('texts: both languages say the same things with the same placeholders', () => {
  expect(catalogueProblems(catalogue)).toEqual([]);
});

test('texts: no message hides one of the table or of a game', () => {
  const others = [core, ...games.map(({ texts }) => texts.catalogue)];
  const hidden = Object.keys(catalogue.en).filter((key) => others.some(({ en }) => key in en));
  expect(hidden).toEqual([]);
});

test('prompt words: no word stands for two commands', () => {
  const words = promptCommands.flatMap((command) => Object.values(promptWords[command]).flat());
  expect(new Set(words).size).toBe(words.length);
});
