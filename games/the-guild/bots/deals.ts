import { type Card, type Face, none, type Seat, type Table } from '@zunft/kernel';
import type { Printed } from '../deck/print.ts';
import { selling, taler } from '../places.ts';
import { printed } from '../print.ts';
import { eachProperty, priceLimit, saleRefusal } from '../property.ts';
import { hasRoom, inTower, isLastingType } from '../standing.ts';
import { Prospects } from './prospects.ts';

/** What a partner must gain at least to be likely to agree. */
const appeal = 0.5;

const worthTo = (t: Table, seen: Prospects, what: Printed): number => Math.max(0, seen.lasting(t, what));

/** What it means to one side that a card changes hands for so many Taler: what it gains, less what a rival gains. */
export function advantage(
  t: Table,
  [seller, buyer]: readonly [Prospects, Prospects],
  side: Prospects,
  what: Printed,
  price: number,
): number {
  const sale = price * seller.taler - worthTo(t, seller, what);
  const purchase = worthTo(t, buyer, what) - price * buyer.taler;
  const [own, theirs] = side === seller ? [sale, purchase] : [purchase, sale];
  return own - Math.max(0, theirs) / (t.seats - 1);
}

/** Looks for the offer that a seat should make: a card for Taler, good for both sides, and better for itself. */
export class Deals {
  private readonly theirs = new Prospects();
  /** The best that was found; without a gain there is none. */
  gain = 0;
  price = 0;
  partner: Seat = none;

  /** Looks for an offer of a kind; of one face alone, if there is one. */
  look(t: Table, mine: Prospects, kind: number, face: Face = none): this {
    this.gain = 0;
    for (let i = 1; i < t.seats; i++) {
      const partner = (mine.seat + i) % t.seats;
      if (inTower(t, partner)) continue;
      const theirs = this.theirs.look(t, partner);
      const sides = kind === selling ? ([mine, theirs] as const) : ([theirs, mine] as const);
      eachProperty(t, sides[0].seat, (card) => {
        if (face === none || t.face(card) === face) this.consider(t, sides, mine, card);
      });
    }
    return this;
  }

  private consider(t: Table, sides: readonly [Prospects, Prospects], mine: Prospects, card: Card): void {
    const [, buyer] = sides;
    const what = printed(t, card);
    if (!isLastingType(what.type) || !hasRoom(t, buyer.seat, what.type)) return;
    if (saleRefusal(t, card) !== undefined) return;
    const most = Math.min(priceLimit(t, card), t.get(taler(buyer.seat)));
    const price = this.fairPrice(t, sides, what, most);
    const gain = price === none ? 0 : advantage(t, sides, mine, what, price);
    if (gain <= this.gain) return;
    this.gain = gain;
    this.price = price;
    this.partner = this.theirs.seat;
  }

  /** The best price that still appeals to the other side, or `none`. */
  private fairPrice(t: Table, sides: readonly [Prospects, Prospects], what: Printed, most: number): number {
    const { theirs } = this;
    for (let i = 0; i < most; i++) {
      const price = theirs === sides[1] ? most - i : i + 1;
      if (advantage(t, sides, theirs, what, price) >= appeal) return price;
    }
    return none;
  }
}
