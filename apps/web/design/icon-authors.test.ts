import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconCredits, iconsUsed } from '../build/icons.ts';
import authors from './icon-authors.json' with { type: 'json' };

test('Credits: every game icon in the client has its author', () => {
  const used = iconsUsed(join(import.meta.dirname, '..')).filter((name) => name.startsWith('game-icons/'));
  expect(used).not.toEqual([]);
  expect(iconCredits(used, authors).map(({ name }) => name)).toEqual(used);
});
