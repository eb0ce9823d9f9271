import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerClock } from './server-clock.ts';

const day = 86_400_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is due in sixty days happens then, not before', () => {
  const work = vi.fn();
  new ServerClock().after(60 * day, work);
  vi.advanceTimersByTime(60 * day - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test('what is called off after some weeks, or stopped, never happens', () => {
  const work = vi.fn();
  const clock = new ServerClock();
  const callOff = clock.after(60 * day, work);
  clock.after(60 * day, work);
  vi.advanceTimersByTime(30 * day);
  callOff();
  vi.advanceTimersByTime(20 * day);
  clock.stop();
  vi.advanceTimersByTime(60 * day);
  expect(work).not.toHaveBeenCalled();
});
