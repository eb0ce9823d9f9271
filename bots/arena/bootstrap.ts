import { Stream } from '@zunft/kernel';
import type { Interval } from './interval.ts';

const resamples = 2_000;

/** The interval of a mean over things that were themselves drawn, such as kingdoms: drawn again and again. */
export function bootstrap(values: readonly number[], seed: string): Interval {
  const stream = new Stream(`${seed}/bootstrap`);
  const means = Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[stream.below(values.length)]!;
    return sum / values.length;
  }).sort((a, b) => a - b);
  return { low: means[Math.floor(0.025 * resamples)]!, high: means[Math.ceil(0.975 * resamples) - 1]! };
}
