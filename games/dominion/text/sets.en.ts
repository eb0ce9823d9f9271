import type { RecommendedSet } from '../kingdom.ts';

/** DOM-2.5: the titles of the recommended sets. */
export const setsEn = {
  'arts-and-crafts': 'Arts and Crafts',
  'clean-living': 'Clean Living',
  'gilding-the-lily': 'Gilding the Lily',
  'name-that-card': 'Name that Card',
  'tricks-of-the-trade': 'Tricks of the Trade',
  'decisions-decisions': 'Decisions, Decisions',
} as const satisfies Readonly<Record<RecommendedSet, string>>;
