import type { tinctures } from '../tincture.ts';

export const words = { red: 'rot', yellow: 'gelb', green: 'grün', blue: 'blau', purple: 'lila' } as const;
export const letters = { red: 'R', yellow: 'G', green: 'Gr', blue: 'B', purple: 'L' } as const;
export const ladder = (on: number) => [0, 2, 4].map((value) => ({ value, on: value === on }));
export const face = (tincture: (typeof tinctures)[number]) => ({
  tincture,
  colourWord: words[tincture],
  letter: letters[tincture],
});
