import type { LogEntry } from '@zunft/protocol';
import { describe, expect, it } from 'vitest';
import { missedOf, stepTime } from './recap.ts';

const [me, ben] = [0, 1];
const entry = (seq: number, type: string, seat = ben, target?: number): LogEntry => ({
  seq,
  event: { type, seat, params: {}, ...(target !== undefined && { target }) },
});
const missed = (log: readonly LogEntry[], since: number) =>
  missedOf(log, {
    since,
    viewer: me,
    hits: ({ event }) => event.target === me,
    scores: ({ type }) => type === 'buy',
  });
const seqs = (log: readonly LogEntry[], since: number) => missed(log, since).steps.map(({ seq }) => seq);

describe('since your last visit', () => {
  it('tells what others did since then, one moment for each answer', () => {
    const log = [entry(3, 'draw'), entry(4, 'play'), entry(4, 'draw'), entry(5, 'play', me), entry(6, 'buy')];
    expect(seqs(log, 4)).toEqual([5, 7]);
    expect(missed(log, 4).steps[0]!.events).toHaveLength(2);
  });

  it('tells nothing where nobody else did anything', () => {
    expect(missed([entry(4, 'play', me), entry(5, 'turn')], 0)).toEqual({ steps: [], count: 0 });
    expect(missed([entry(4, 'play')], 5)).toEqual({ steps: [], count: 0 });
  });

  it('tells what a bot did for the viewer, when the time was up or somebody stood in', () => {
    const mark = (seq: number, how: string): LogEntry => ({
      seq,
      event: { type: 'by-itself', seat: me, params: { how } },
    });
    const log = [
      ...[mark(1, 'clock'), entry(1, 'play', me), mark(2, 'absence'), entry(2, 'draw', me)],
      ...[mark(3, 'orders'), entry(3, 'pass', me), entry(4, 'play', me)],
    ];
    expect(seqs(log, 0)).toEqual([2, 3]);
  });

  it('marks what hit the viewer', () => {
    expect(missed([entry(1, 'play'), entry(2, 'rob', ben, me)], 0).steps.map(({ isHit }) => isHit)).toEqual([
      false,
      true,
    ]);
  });

  it('of very much, keeps hits, then points, then what is latest, in the order of the game', () => {
    const quiet = Array.from({ length: 30 }, (_, i) => entry(10 + i, 'play'));
    const log = [entry(1, 'rob', ben, me), entry(2, 'buy'), ...quiet];
    expect(seqs(log, 0)).toEqual([2, 3, 33, 34, 35, 36, 37, 38, 39, 40]);
    expect(missed(log, 0).count).toBe(32);
  });

  it('takes twenty seconds at most', () => {
    expect(stepTime(10) * 10).toBeLessThanOrEqual(20_000);
    expect(stepTime(2)).toBe(3_000);
  });
});
