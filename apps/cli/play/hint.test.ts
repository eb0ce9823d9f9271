import { games } from '@zunft/games';
import { dealTable } from '@zunft/testkit';
import { expect, test } from 'vitest';
import { speakerFor } from '../speaker.ts';
import { hintLines } from './hint.ts';

test.each([
  ['en', 'Enter alone: Keep all 9 cards (44% to win).'],
  ['de', 'Nur Eingabetaste: Alle 9 Karten behalten (44\u00a0% Siegchance).'],
] as const)('%s: a hint to pick nothing says what to type and what that does', (language, line) => {
  const [guildhall] = games;
  const match = dealTable(guildhall!.game, 2, {}, 'hint');
  const [decision] = match.decisions();
  const thought = { answer: [], iterations: 9, options: [{ answer: [], chance: 0.44, visits: 9 }] };
  const lines = hintLines(thought, decision!, speakerFor(guildhall!, language), 80);
  expect(lines.slice(1)).toEqual([`• ${line}`]);
});
