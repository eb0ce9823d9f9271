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
  expect(inTurns(log)).toEqual([
    { turn: undefined, seat: undefined, entries: [entry(0, 'draw')] },
    { turn: 1, seat: 1, entries: [entry(4, 'play')] },
    { turn: 2, seat: 1, entries: [] },
  ]);
});
