import { type Card, none, type Seat, type Table } from '@zunft/kernel';
import type { CardType } from './deck/schema.ts';
import { discountOn } from './discounts.ts';
import { active, bank } from './places.ts';
import { printed } from './print.ts';
import { hasTrade, lastingDiscountOn } from './standing.ts';

/** Whom the cost of a card goes to: TG-10.5. */
export function payeeOf(t: Table, seat: Seat, card: Card): Seat {
  const { payTo } = printed(t, card);
  if (payTo === none) return bank;
  for (let i = 0; i < t.seats; i++) {
    const owner = (seat + i) % t.seats;
    if (hasTrade(t, owner, payTo)) return owner;
  }
  return bank;
}

/** What a card costs this seat now. Whoever would have to pay himself pays nothing. */
export function price(t: Table, seat: Seat, card: Card): number {
  if (payeeOf(t, seat, card) === seat) return 0;
  const { cost, type, face } = printed(t, card);
  if (cost === 0 || type === 'profession') return 0;
  return Math.max(0, cost - lastingDiscountOn(t, seat, face) - nextDiscount(t, seat, type));
}

/** What the active player has in store for the next card of this type. */
const nextDiscount = (t: Table, seat: Seat, type: CardType): number =>
  t.get(active) === seat ? discountOn(t, type) : 0;
