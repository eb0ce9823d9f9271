import type { ViewedEvent } from '@zunft/kernel';
import { expect, it } from 'vitest';
import { inTurns } from './turns.ts';

const entry = (seq: number, type: string, params = {}) => ({ seq, event: { type, seat: 1, params } });

it('the log in turns: as they happened, the opening first', () => {
  const log = [
    entry(0, 'draw'),
    entry(3, 'turn', { turn: 1 }),
    entry(4, 'play'),
    entry(5, 'turn', { turn: 2 }),
  ];
  expect(inTurns(log, {})).toEqual([
    { turn: undefined, seat: undefined, entries: [entry(0, 'draw')] },
    { turn: 1, seat: 1, entries: [entry(4, 'play')] },
    { turn: 2, seat: 1, entries: [] },
  ]);
});

it('the log in turns: what is told in one sentence is one entry', () => {
  const log = [entry(1, 'turn', { turn: 1 }), entry(2, 'buy'), entry(2, 'gain'), entry(3, 'play')];
  const join = (first: ViewedEvent, second: ViewedEvent) =>
    first.type === 'buy' && second.type === 'gain' ? first : undefined;
  expect(inTurns(log, { join })[1]!.entries).toEqual([entry(2, 'buy'), entry(3, 'play')]);
});
