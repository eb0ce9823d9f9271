import { expectedShare } from './elo.ts';

/** A test that goes on until it knows: is a side stronger by `elo1`, or only by `elo0`? */
export interface SequentialTest {
  readonly elo0: number;
  readonly elo1: number;
}

export type Verdict = 'elo0' | 'elo1' | 'open';

/** Either answer is wrong in so many cases. */
const error = 0.05;
/** As soon as the evidence is beyond this, on either side, the test is decided. */
export const decisive = Math.log((1 - error) / error);

/** A deal that has not come yet is thought to have come this often, so that nothing is impossible. */
const unseen = 1e-3;

/**
 * The evidence for `elo1` against `elo0`: the logarithm of how much likelier these deals are. Nothing is assumed of how
 * wins, ties and losses of a deal go together: of all distributions with the expected share, the likeliest is taken.
 */
export function evidence(
  counts: Readonly<Record<number, number>>,
  gamesPerDeal: number,
  wholeWin: number,
  seats: number,
  { elo0, elo1 }: SequentialTest,
): number {
  const most = gamesPerDeal * wholeWin;
  const seen = new Map(Object.entries(counts).map(([parts, count]) => [Number(parts), count]));
  const possible = new Set([...seen.keys(), 0, most / 2, most]);
  const entries = [...possible].map((parts) => ({ share: parts / most, count: seen.get(parts) ?? unseen }));
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  const observed = entries.map(({ share, count }) => ({ share, chance: count / total }));
  const likeliest0 = likeliest(observed, expectedShare(elo0, seats));
  const likeliest1 = likeliest(observed, expectedShare(elo1, seats));
  return observed.reduce(
    (sum, { chance }, i) => sum + total * chance * Math.log(likeliest1[i]! / likeliest0[i]!),
    0,
  );
}

export function verdict(found: number): Verdict {
  if (found >= decisive) return 'elo1';
  return found <= -decisive ? 'elo0' : 'open';
}

interface Chance {
  readonly share: number;
  readonly chance: number;
}

const bisections = 100;

/** The likeliest chances after what was observed, among those with this mean. */
function likeliest(observed: readonly Chance[], mean: number): number[] {
  const offsets = observed.map(({ share }) => share - mean);
  // The sum falls from one pole to the other, and its zero is between them.
  let low = -1 / Math.max(...offsets);
  let high = -1 / Math.min(...offsets);
  for (let i = 0; i < bisections; i++) {
    const middle = (low + high) / 2;
    const sum = observed.reduce(
      (total, { chance }, at) => total + (chance * offsets[at]!) / (1 + middle * offsets[at]!),
      0,
    );
    if (sum > 0) low = middle;
    else high = middle;
  }
  const tilt = (low + high) / 2;
  return observed.map(({ chance }, at) => chance / (1 + tilt * offsets[at]!));
}
