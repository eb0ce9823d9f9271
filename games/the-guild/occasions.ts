import type { Seat, Table } from '@zunft/kernel';
import type { Window } from './deck/schema.ts';
import { actor, target } from './places.ts';

/** What a player may want to be asked at while others play: `occasion.<name>` says it. */
export const occasions = ['target', 'own', 'other', 'election'] as const;
export type Occasion = (typeof occasions)[number];

/** Whoever is asked whatever others do to each other soon does not look any more. */
export const askedAt: readonly Occasion[] = ['target', 'own', 'election'];

/** What a window is about for a seat; everybody can know it. */
export function occasionOf(t: Table, seat: Seat, window: Window): Occasion {
  if (window === 'election') return 'election';
  if (t.get(target) - 1 === seat) return 'target';
  return t.get(actor) - 1 === seat ? 'own' : 'other';
}
