/** Where a true value lies, in 95 of 100 samples like this one. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 of 100 cases lie within so many standard deviations to either side. */
const z = 1.959964;

/** The Wilson interval of a share. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const spread = z ** 2 / trials;
  const centre = share + spread / 2;
  const margin = z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return {
    low: Math.max(0, (centre - margin) / (1 + spread)),
    high: Math.min(1, (centre + margin) / (1 + spread)),
  };
}

/** With fewer deals nobody knows how much alike the games of a deal are. */
const fewestDeals = 10;

/**
 * The same for games that come in deals: the luck of a deal is the same for both sides, so that deals scatter less
 * than single games would. As wide as that of as many independent games as would scatter like these deals.
 */
export function wilsonOfDeals({ deals, mean, variance }: Sample, gamesPerDeal: number): Interval {
  const games = deals * gamesPerDeal;
  const isUsable = deals >= fewestDeals && variance > 0;
  const worth = isUsable ? (mean * (1 - mean) * deals) / variance : games;
  return wilson(mean * worth, worth);
}

/** What each deal brought a side, from 0 to 1: how many there were, and how they scatter. */
export interface Sample {
  readonly deals: number;
  readonly mean: number;
  readonly variance: number;
}

/** `counts`: how many deals brought so many parts of what they could bring at most. */
export function sampleOf(counts: Readonly<Record<number, number>>, most: number): Sample {
  let deals = 0;
  let sum = 0;
  let squares = 0;
  for (const [parts, count] of Object.entries(counts)) {
    const share = Number(parts) / most;
    deals += count;
    sum += share * count;
    squares += share * share * count;
  }
  if (deals === 0) return { deals, mean: 0, variance: 0 };
  const mean = sum / deals;
  return { deals, mean, variance: Math.max(0, squares / deals - mean * mean) };
}
