import { type Card, none, type Seat, type Table } from '@zunft/kernel';
import type { CardType, Discount } from './deck/schema.ts';
import { discountOn } from './discounts.ts';
import { active, bank } from './places.ts';
import { printed, printOn } from './print.ts';
import { eachGift, hasTrade } from './standing.ts';

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
  const { cost, type, trade } = printed(t, card);
  if (cost === 0 || type === 'profession') return 0;
  const { tradeOf } = printOn(t);
  const fits = ({ types, trades }: Discount): boolean =>
    (types?.includes(type) ?? trades === undefined) || trades?.some((id) => tradeOf(id) === trade) === true;
  let off = nextDiscount(t, seat, type);
  eachGift(t, seat, ({ discount: one }) => {
    if (one !== undefined && fits(one)) off += one.amount;
  });
  return Math.max(0, cost - off);
}

/** What the active player has in store for the next card of this type. */
const nextDiscount = (t: Table, seat: Seat, type: CardType): number =>
  t.get(active) === seat ? discountOn(t, type) : 0;
