import type { Title } from './deck/schema.ts';

/** TG-10.3: what a title takes, and what it allows. */
export const titleTable = [
  { title: 'commoner', experience: 0, estate: 'commons', businesses: 2, residence: 1 },
  { title: 'beisasse', experience: 15, estate: 'commons', businesses: 4, residence: 1 },
  { title: 'citizen', experience: 30, estate: 'citizens', businesses: 6, residence: 2 },
  { title: 'patrician', experience: 50, estate: 'citizens', businesses: 8, residence: 2 },
  { title: 'baron', experience: 80, estate: 'nobles', businesses: 10, residence: 3 },
  { title: 'count', experience: 120, estate: 'nobles', businesses: Number.POSITIVE_INFINITY, residence: 3 },
] as const satisfies readonly { readonly title: Title; readonly [rest: string]: unknown }[];

/** TG-10.3, by level. */
export const residences = [
  { residence: 'house', slots: 2, cost: 0 },
  { residence: 'town-house', slots: 3, cost: 4 },
  { residence: 'manor', slots: 4, cost: 8 },
] as const;
