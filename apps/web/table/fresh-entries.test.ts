import type { LogEntry } from '@zunft/protocol';
import { expect, it } from 'vitest';
import { freshEntries } from './fresh-entries.ts';

const entry = (seq: number, type: string): LogEntry => ({ seq, event: { type, seat: 0 } });

it('what is told again is not new', () => {
  const known = [entry(0, 'deal'), entry(1, 'draw')];
  expect(freshEntries(known, [entry(0, 'deal'), entry(1, 'draw')])).toEqual([]);
  expect(freshEntries(known, [entry(0, 'deal'), entry(1, 'draw'), entry(1, 'play')])).toEqual([
    entry(1, 'play'),
  ]);
});

it('after taking back, the log is new from there on', () => {
  const known = [entry(0, 'deal'), entry(1, 'draw'), entry(2, 'play')];
  expect(freshEntries(known, [entry(0, 'deal'), entry(1, 'undo')])).toEqual([entry(1, 'undo')]);
});
