import { type Card, type Face, none, type Seat, type Table } from '@zunft/kernel';
import { buys, coins, hand, pile, tokens } from '../places.ts';
import { isAction, isTreasure, printedCoins } from '../printed.ts';
import { isSoldOut, price } from '../supply.ts';
import { Sight } from './sight.ts';
import { firstLine, type Strategy } from './strategy.ts';
import { deckWorth } from './worth.ts';

/** So much of its worth has an Action that the strategy does not reckon with. */
const unplanned = 0.5;

/** A strategy at one decision of one seat: what it wants and how it values cards. Keeps nothing between decisions. */
export class Mind {
  readonly strategy: Strategy;
  readonly sight = new Sight();

  constructor(strategy: Strategy) {
    this.strategy = strategy;
  }

  look(t: Table, me: Seat): void {
    this.sight.look(t, me);
  }

  get t(): Table {
    return this.sight.t;
  }

  get me(): Seat {
    return this.sight.me;
  }

  /** The first line of the list of purchases that so many coins pay for and that holds; `none` if none does. */
  lineFor(budget: number): number {
    const { sight } = this;
    const { t } = sight;
    const { buy } = this.strategy;
    const { items, holds } = buy;
    for (let i = 0; i < items.length; i++) {
      const face = items[i]!;
      if (price(t, face) > budget || isSoldOut(t, face)) continue;
      const condition = holds[i];
      if (condition === undefined || condition(sight)) return i;
    }
    return none;
  }

  /** What to buy with so many coins, or `none`. */
  purchase(budget: number): Face {
    const line = this.lineFor(budget);
    return line === none ? none : this.strategy.buy.items[line]!;
  }

  /** Coins that there will be without tokens, if all Treasures of the hand are played. */
  comingCoins(): number {
    const { t, me } = this;
    let sum = t.get(coins);
    for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
      const face = t.face(card);
      if (isTreasure[face]) sum += printedCoins[face]!;
    }
    return sum;
  }

  /** How many tokens to spend before the first purchase. */
  tokensToSpend(): number {
    const { t, me, sight } = this;
    const has = t.get(tokens(me));
    if (has === 0 || t.get(buys) === 0) return 0;
    const { save } = this.strategy;
    const line = firstLine(save, sight);
    const kept = line === none ? 0 : clamp(save.items[line]!(sight), 0, has);
    return this.tokensFor(t.get(coins), has - kept);
  }

  /** For the first purchase as many as it needs; for a further one only if it is as dear as the one before. */
  private tokensFor(budget: number, most: number): number {
    const { t } = this;
    let spent = 0;
    let left = budget;
    let dearest = 0;
    for (let i = t.get(buys); i > 0; i--) {
      const face = this.purchase(left + most - spent);
      if (face === none) break;
      const cost = price(t, face);
      const missing = Math.max(0, cost - left);
      if (missing > 0 && cost < dearest) break;
      spent += missing;
      left += missing - cost;
      dearest = Math.max(dearest, cost);
    }
    return spent;
  }

  /** What it is worth to get a card; an Action that the strategy never buys does not fit in well. */
  gainWorth(face: Face): number {
    const worth = this.deckWorth(face);
    return isAction[face] && worth > 0 && !this.strategy.buy.isListed[face] ? worth * unplanned : worth;
  }

  deckWorth(face: Face): number {
    return deckWorth(this.t, face);
  }

  left(face: Face): number {
    return this.t.size(pile(face));
  }

  /** Copies in the own hand. */
  inHand(face: Face): number {
    return this.sight.copies(face, hand(this.me));
  }

  /** The first card of the own hand that passes, or `none`. */
  findInHand(passes: (face: Face) => boolean): Card {
    const { t } = this;
    for (let card = t.bottom(hand(this.me)); card !== none; card = t.above(card)) {
      if (passes(t.face(card))) return card;
    }
    return none;
  }
}

export const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, Math.trunc(value)));
