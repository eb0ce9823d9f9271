// Written by `npm run fit -- guildhall --games 4000 --thought 0 --bot master:60 --seed 1`.

/** How much each feature counts, by the number of seats. */
export const weights: Readonly<Record<number, readonly number[]>> = {
  2: [5.655, 0.977, 1.357, 1.475, 0.216, 0.433, 0.605, 0.848, -0.008, 0.13, 0.187, -0.787, 1.982, 0.793],
  3: [6.107, 1.268, 1.416, 1.66, 0.227, 0.436, 0.628, 0.875, 0.013, 0.117, 0.19, -0.701, 2.033, 0.826],
  4: [6.426, 1.12, 1.328, 1.587, 0.215, 0.425, 0.658, 0.922, -0.002, 0.157, 0.132, -0.152, 2.164, 0.876],
};
