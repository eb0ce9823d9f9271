import type { Counts } from '@zunft/bots';
import type { WinShare } from './figures.ts';

/** A share on a line of 100 units. */
export type Scale = (share: number) => number;

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** What is plotted lies between the ends; the ends are whole steps. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const step = 0.1;

/** So wide that all intervals fit, and what everybody could expect. */
export function rangeOf(wins: readonly WinShare[], expected: number): Range {
  const lowest = Math.min(expected - step / 2, ...wins.map(({ low }) => low));
  const highest = Math.max(expected + step / 2, ...wins.map(({ high }) => high));
  return {
    from: Math.max(0, Math.floor(lowest / step) * step),
    to: Math.min(1, Math.ceil(highest / step) * step),
  };
}

export const scaleOf =
  ({ from, to }: Range): Scale =>
  (share) =>
    (100 * (Math.min(to, Math.max(from, share)) - from)) / (to - from);

/** From what everybody could expect to what was won, with the interval across it. */
export function barOf({ share, low, high }: WinShare, expected: number, at: Scale): string {
  const [from, to] = [at(expected), at(share)];
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  return [
    '<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">',
    `<path class="${share < expected ? 'down' : 'up'}" d="M${short(left)} 2.5H${short(right)}V7.5H${short(left)}z"/>`,
    `<path class="expected" d="M${short(from)} 0V10"/>`,
    `<path class="sure" d="M${short(at(low))} 5H${short(at(high))}"/></svg>`,
  ].join('');
}

const mostBins = 32;

/** How often each value came, several neighbours together if there are many. */
export interface Bins {
  readonly from: number;
  readonly width: number;
  readonly to: number;
}

export function binsOf(counts: readonly Counts[]): Bins {
  const values = counts.flatMap((each) => Object.keys(each).map(Number));
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const width = Math.max(1, Math.ceil((to - from + 1) / mostBins));
  return { from, to, width };
}

/** What part of all cases is in each bin. */
function sharesIn(counts: Counts, { from, to, width }: Bins): readonly number[] {
  const bins = Array.from({ length: Math.floor((to - from) / width) + 1 }, () => 0);
  let total = 0;
  for (const [value, count] of Object.entries(counts)) {
    const bin = Math.floor((Number(value) - from) / width);
    bins[bin] = bins[bin]! + count;
    total += count;
  }
  return bins.map((count) => (total === 0 ? 0 : count / total));
}

/** One or several distributions over the same values, one before the other. */
export function histogram(
  series: readonly { readonly name: string; readonly counts: Counts }[],
  bins: Bins,
  label: string,
): string {
  const shares = series.map(({ counts }) => sharesIn(counts, bins));
  const highest = Math.max(...shares.flat());
  const size = 100 / shares[0]!.length;
  const paths = series.map(({ name }, i) => {
    const bars = shares[i]!.map((share, bin) => {
      if (share === 0) return '';
      const left = short((bin + 0.06) * size);
      return `M${left} 40V${short(40 - (38 * share) / highest)}h${short(size * 0.88)}V40z`;
    });
    return `<path class="${name}" d="${bars.join('')}"/>`;
  });
  return `<svg class="plot" viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label="${label}">${paths.join('')}</svg>`;
}
