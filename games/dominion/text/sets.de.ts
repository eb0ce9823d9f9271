import type { setsEn } from './sets.en.ts';

export const setsDe = {
  'arts-and-crafts': 'Kunst & Handwerk',
  'clean-living': 'Rechtschaffen und anständig',
  'gilding-the-lily': 'Des Guten zuviel',
  'name-that-card': 'Nenne diese Karte',
  'tricks-of-the-trade': 'Geschäftstricks',
  'decisions-decisions': 'Entscheidungen, Entscheidungen',
} as const satisfies Readonly<Record<keyof typeof setsEn, string>>;
