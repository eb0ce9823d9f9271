import type { Seat } from '@zunft/kernel';
import { useEffect, useState } from 'preact/hooks';
import { leftOf, type Reading, untilNextWord } from './clock.ts';

/** What a seat has left, counted down as long as it runs: whoever uses it is drawn anew when the words change. */
export function useLeft(reading: Reading | undefined, seat: Seat): number | undefined {
  const [, tick] = useState(0);
  const left = reading && leftOf(reading, seat, performance.now());
  const runs = reading?.time.running.includes(seat) === true;
  useEffect(() => {
    if (!runs || left === undefined) return undefined;
    const wait = untilNextWord(left);
    if (!Number.isFinite(wait)) return undefined;
    // A little later, so that the next word is certainly due.
    const timer = setTimeout(() => tick((n) => n + 1), wait + 15);
    return () => clearTimeout(timer);
  });
  return left;
}
