import type { Seat, Table } from '@zunft/kernel';
import type { Effect } from './effect.ts';
import { discard, hall } from './places.ts';

/** Something done with cards found in the discard pile. */
export interface Search {
  /** Cards that must lie in the pile and in the own guildhall: public facts. */
  readonly pile: number;
  readonly hall: number;
  /** Whether the pile holds what is needed; known only to whoever looks. */
  possible(t: Table, me: Seat): boolean;
  run(t: Table, me: Seat): void;
}

/**
 * G-06: what is offered rests on public facts only. Whoever has looked carries out what was chosen; if the pile does
 * not hold what it takes, the next lower thing that it does; otherwise nothing.
 */
export const searching = (chosen: Search, ...lower: readonly Search[]): Effect => ({
  refusal(t, me) {
    if (t.size(discard) < chosen.pile) return 'pile-too-small';
    return t.size(hall(me)) < chosen.hall ? 'hall-too-small' : undefined;
  },
  run(t, me) {
    t.look(me, discard);
    if (t.live) t.tell('search', me);
    const searches = [chosen, ...lower];
    const found = searches.findIndex((search) => search.possible(t, me));
    t.disclose(found);
    if (t.live && found !== 0) t.tell(found < 0 ? 'search-in-vain' : 'search-for-less', me);
    searches[found]?.run(t, me);
  },
});
