import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedFile, shippedSource } from './strategies.ts';

test('the strategies that come with Dominion are current; npm run strategies writes them', () => {
  expect(readFileSync(shippedFile, 'utf8')).toBe(shippedSource());
});
