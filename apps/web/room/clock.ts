import type { Params, Seat } from '@zunft/kernel';
import type { RoomTime } from '@zunft/protocol';

/** What the server said about time, and when it arrived here; the two computers may go by different clocks. */
export interface Reading {
  readonly time: RoomTime;
  readonly heardAt: number;
}

/** From here on every second counts, and is said in words. */
export const lastMoments = 20_000;

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What a seat has left at a moment, in milliseconds. */
export function leftOf({ time: { left, running }, heardAt }: Reading, seat: Seat, now: number): number {
  const had = left[seat] ?? 0;
  return Math.max(0, running.includes(seat) ? had - (now - heardAt) : had);
}

type TimeWord = 'time.days' | 'time.hours' | 'time.minutes' | 'time.seconds' | 'time.up';

/** How to say how much time is left: the shorter it is, the more exactly. */
export function timeWord(left: number): readonly [TimeWord, Params] {
  if (left <= 0) return ['time.up', {}];
  if (left >= day) return ['time.days', { days: floor(left, day), hours: floor(left % day, hour) }];
  if (left >= hour) return ['time.hours', { hours: floor(left, hour), minutes: floor(left % hour, minute) }];
  // The last second lasts until nothing is left.
  const seconds = Math.ceil(left / second);
  return left < lastMoments ? ['time.seconds', { seconds }] : figures(seconds);
}

/** The same for the eye: "0:07" wherever that is enough. */
export const timeFigures = (left: number): readonly [TimeWord, Params] =>
  left < lastMoments ? figures(Math.ceil(left / second)) : timeWord(left);

const figures = (seconds: number): readonly [TimeWord, Params] => [
  'time.minutes',
  { minutes: floor(seconds, 60), seconds: String(seconds % 60).padStart(2, '0') },
];

const floor = (amount: number, unit: number): number => Math.floor(amount / unit);

/** How long the words for an amount of time stay true while it runs. */
export function untilNextWord(left: number): number {
  if (left <= 0) return Number.POSITIVE_INFINITY;
  const unit = left > hour ? minute : second;
  return left % unit || unit;
}
