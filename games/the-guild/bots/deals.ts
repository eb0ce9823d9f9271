import { type Card, type Face, none, type Seat, type Table } from '@zunft/kernel';
import type { Printed } from '../deck/print.ts';
import { selling, taler } from '../places.ts';
import { printed } from '../print.ts';
import { eachProperty, priceLimit, saleRefusal } from '../property.ts';
import { hasRoom, inTower, isLastingType } from '../standing.ts';
import { Prospects } from './prospects.ts';

/** What a partner must gain at least to be likely to agree. */
const appeal = 0.5;

/** A card that might change hands for Taler. */
export class Deal {
  private seller!: Prospects;
  private buyer!: Prospects;
  private seats = 0;
  /** What the card is worth to each side. */
  private kept = 0;
  private had = 0;

  of(t: Table, seller: Prospects, buyer: Prospects, what: Printed): this {
    this.seller = seller;
    this.buyer = buyer;
    this.seats = t.seats;
    this.kept = Math.max(0, seller.lasting(t, what));
    this.had = Math.max(0, buyer.lasting(t, what));
    return this;
  }

  /** What it means to one side at a price: what it gains, less what a rival gains. */
  advantage(side: Prospects, price: number): number {
    const sale = price * this.seller.taler - this.kept;
    const purchase = this.had - price * this.buyer.taler;
    const own = side === this.seller ? sale : purchase;
    return own - Math.max(0, sale + purchase - own) / (this.seats - 1);
  }
}

/** Looks for the offer that a seat should make: a card for Taler, good for both sides, and better for itself. */
export class Deals {
  private readonly theirs = new Prospects();
  private readonly deal = new Deal();
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
      const theirs = this.theirs.lookAcross(t, partner);
      const [seller, buyer] = kind === selling ? [mine, theirs] : [theirs, mine];
      eachProperty(t, seller.seat, (card) => {
        if (face === none || t.face(card) === face) this.consider(t, seller, buyer, mine, card);
      });
    }
    return this;
  }

  private consider(t: Table, seller: Prospects, buyer: Prospects, mine: Prospects, card: Card): void {
    const what = printed(t, card);
    if (!isLastingType(what.type) || !hasRoom(t, buyer.seat, what.type)) return;
    if (saleRefusal(t, card) !== undefined) return;
    const most = Math.min(priceLimit(t, card), t.get(taler(buyer.seat)));
    const deal = this.deal.of(t, seller, buyer, what);
    const price = this.fairPrice(buyer !== mine, most);
    const gain = price === none ? 0 : deal.advantage(mine, price);
    if (gain <= this.gain) return;
    this.gain = gain;
    this.price = price;
    this.partner = this.theirs.seat;
  }

  /** The best price that still appeals to the other side, or `none`. */
  private fairPrice(selling: boolean, most: number): number {
    for (let i = 0; i < most; i++) {
      const price = selling ? most - i : i + 1;
      if (this.deal.advantage(this.theirs, price) >= appeal) return price;
    }
    return none;
  }
}
