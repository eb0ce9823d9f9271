import { expect, it } from 'vitest';
import { hitsBetweenTurns } from './hits.ts';

const entry = (type: string, seat: number, target?: number) => ({
  seq: 0,
  event: { type, seat, ...(target !== undefined && { target }) },
});
const hitsOf = (log: Parameters<typeof hitsBetweenTurns>[0], viewer: number) =>
  hitsBetweenTurns(log, viewer, ({ event }) => event.target === viewer && event.type !== 'target');
const rounds = [
  entry('turn', 0),
  entry('play', 0),
  entry('turn', 1),
  entry('target', 1, 0),
  entry('take', 1, 0),
];

it('hits: what others did to the player since the last turn', () => {
  expect(hitsOf([...rounds, entry('turn', 0)], 0)).toEqual([entry('take', 1, 0)]);
});

it('hits: nothing in the turn of others, nor once the player has acted', () => {
  expect(hitsOf(rounds, 0)).toEqual([]);
  expect(hitsOf([...rounds, entry('turn', 0), entry('play', 0)], 0)).toEqual([]);
});

it('hits: what happened before the last turn is not told again', () => {
  expect(hitsOf([...rounds, entry('turn', 0), entry('turn', 1), entry('turn', 0)], 0)).toEqual([]);
});
