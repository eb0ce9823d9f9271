import type { RoomSummary } from '@zunft/protocol';

type Seated = Pick<RoomSummary, 'seats' | 'phase' | 'created'>;

/** How many chairs anybody may sit down on. */
export const freeSeats = ({ seats }: Pick<RoomSummary, 'seats'>): number =>
  seats.filter(({ kind }) => kind === 'open').length;

/** Where somebody is missing comes first, the fewest free seats at the top; then what can be watched, the newest first. */
export function byInterest(a: Seated, b: Seated): number {
  const missing = (table: Seated) => (table.phase === 'gathering' ? freeSeats(table) : 0) || 99;
  return missing(a) - missing(b) || b.created - a.created;
}
