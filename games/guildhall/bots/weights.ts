// Written by `npm run fit -- guildhall --games 4000 --thought 0 --bot master:60 --seed 1`
// with rules of thumb that have changed a little since. What the command makes now plays weaker: docs/bots.md.

/** How much each feature counts, by the number of seats. */
export const weights: Readonly<Record<number, readonly number[]>> = {
  2: [5.467, 1.157, 1.224, 1.505, 0.184, 0.404, 0.593, 0.836, 0.01, 0.116, 0.173, -0.448, 2.01, 0.796],
  3: [6.34, 0.923, 1.343, 1.553, 0.218, 0.435, 0.652, 0.914, -0.002, 0.132, 0.155, -0.273, 2.069, 0.855],
  4: [6.659, 0.871, 1.459, 1.657, 0.223, 0.439, 0.665, 0.925, -0.01, 0.15, 0.139, -0.623, 2.002, 0.885],
};
