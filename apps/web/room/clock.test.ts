import { describe, expect, it } from 'vitest';
import { leftOf, timeWord, untilNextWord } from './clock.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

describe('the clock of a table', () => {
  const reading = { time: { left: [30_000, 90_000], running: [0], at: 5 }, heardAt: 1_000 };

  it('counts down from the moment of hearing, for those whose time runs', () => {
    expect(leftOf(reading, 0, 11_000)).toBe(20_000);
    expect(leftOf(reading, 1, 11_000)).toBe(90_000);
  });

  it('stops at nothing, and has nothing for a seat that does not exist', () => {
    expect(leftOf(reading, 0, 99_000)).toBe(0);
    expect(leftOf(reading, 7, 11_000)).toBe(0);
  });
});

describe('time in words', () => {
  it.each([
    [51 * hour, 'time.days', { days: 2, hours: 3 }],
    [24 * hour, 'time.days', { days: 1, hours: 0 }],
    [3 * hour + 12 * minute + second, 'time.hours', { hours: 3, minutes: 12 }],
    [12 * minute + 5 * second, 'time.minutes', { minutes: 12, seconds: '05' }],
    [59_001, 'time.minutes', { minutes: 1, seconds: '00' }],
    [20 * second, 'time.minutes', { minutes: 0, seconds: '20' }],
    [19_999, 'time.seconds', { seconds: 20 }],
    [1, 'time.seconds', { seconds: 1 }],
    [0, 'time.up', {}],
  ])('%i ms', (left, key, params) => {
    expect(timeWord(left)).toEqual([key, params]);
  });

  it('are renewed when the next unit begins, and never again at the end', () => {
    expect(untilNextWord(12_345)).toBe(345);
    expect(untilNextWord(12_000)).toBe(second);
    expect(untilNextWord(2 * hour + 40_000)).toBe(40_000);
    expect(untilNextWord(0)).toBe(Number.POSITIVE_INFINITY);
  });
});
