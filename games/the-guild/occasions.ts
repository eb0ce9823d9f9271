import type { Seat, Table } from '@zunft/kernel';
import type { Window } from './deck/schema.ts';
import { target } from './places.ts';

/** What a player may want to be asked at while others play: `occasion.<name>` says it. */
export const occasions = ['target', 'other', 'election'] as const;
export type Occasion = (typeof occasions)[number];

/** What a window is about for a seat; everybody can know it. */
export function occasionOf(t: Table, seat: Seat, window: Window): Occasion {
  if (window === 'election') return 'election';
  return t.get(target) - 1 === seat ? 'target' : 'other';
}
