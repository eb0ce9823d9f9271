import type { ClockSpec } from '@zunft/protocol';
import { onlineSay } from './words.ts';

const units = [
  { word: 'duration.days', seconds: 86_400 },
  { word: 'duration.hours', seconds: 3_600 },
  { word: 'duration.minutes', seconds: 60 },
  { word: 'duration.seconds', seconds: 1 },
] as const;

/** "90 seconds", "15 minutes", "3 days": in the largest unit that leaves nothing over. */
export function duration(seconds: number): string {
  const { word, seconds: length } = units.find((unit) => seconds % unit.seconds === 0)!;
  return onlineSay(word, { count: seconds / length });
}

/** How long people may think, in words. */
export function clockWords(clock: ClockSpec): string {
  switch (clock.kind) {
    case 'none':
      return onlineSay('clock.none');
    case 'move':
      return onlineSay('clock.move', { duration: duration(clock.seconds) });
    case 'days':
      return onlineSay('clock.move', { duration: onlineSay('duration.days', { count: clock.days }) });
    case 'bank': {
      const { seconds, increment } = clock;
      if (increment === 0) return onlineSay('clock.supply', { duration: duration(seconds) });
      return onlineSay('clock.bank', { duration: duration(seconds), increment: duration(increment) });
    }
  }
}
