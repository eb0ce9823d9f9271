/** How sure one is that something happens in 95 of 100 cases: 1.96 standard deviations to either side. */
const z = 1.959964;

/** The Wilson interval of a share: where the true share lies, in 95 of 100 samples like this one. */
export function wilson(successes: number, trials: number): { readonly low: number; readonly high: number } {
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
