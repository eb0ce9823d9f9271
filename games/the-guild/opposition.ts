import { none, type Seat, type Table } from '@zunft/kernel';
import { actOf } from './act.ts';
import type { Act } from './deck/schema.ts';
import { drawNumber } from './draw.ts';
import { actor, number, protection, target, tested } from './places.ts';
import { eachGift, protectionOf } from './standing.ts';

/** T-33: what the number drawn for an act must exceed, or `none` if it cannot fail. */
export function oppositionTo(t: Table, act: Act, victim: Seat): number {
  const { kind, against } = act;
  const extra = t.get(protection);
  if (kind === 'intrigue') return against === undefined ? (extra > 0 ? extra : none) : against + extra;
  return protectionOf(t, victim, kind) + (against ?? 0) + extra;
}

/** The opposition to the act that is being carried out. */
export const opposition = (t: Table): number => oppositionTo(t, actOf(t)!, t.get(target) - 1);

/** What helps whoever acts. */
export function skillOf(t: Table, seat: Seat, kind: Act['kind']): number {
  let sum = 0;
  eachGift(t, seat, ({ skill }) => {
    if (skill?.acts.includes(kind)) sum += skill.amount;
  });
  return sum;
}

/** TG-10.6: the number for the act that is being carried out. */
export function drawActNumber(t: Table): void {
  const seat = t.get(actor) - 1;
  t.set(tested, 1);
  t.set(number, drawNumber(t, seat) + skillOf(t, seat, actOf(t)!.kind));
}
