import { type Card, none, type Question, type Seat, type Table } from '@zunft/kernel';
import type { LastingType } from './deck/schema.ts';
import { discardCard } from './draw.ts';
import { annexes, artefacts, bank, businesses, extensions, homeOf, supporters, taler } from './places.ts';
import { printed } from './print.ts';
import type { ReasonCode } from './reasons.ts';
import { isLocked, lockOf, setFresh, setLock } from './standing.ts';
import { verb } from './verbs.ts';

/** Hands over Taler that are there. */
export function pay(t: Table, from: Seat, to: Seat, amount: number): void {
  t.add(taler(from), -amount);
  if (to !== bank) t.add(taler(to), amount);
}

/** TG-10.6, T-22: half of what is printed, rounded down. */
export const salePrice = (t: Table, card: Card): number => Math.floor(printed(t, card).cost / 2);

/** TG-10.6: at most twice what is printed. */
export const priceLimit = (t: Table, card: Card): number => 2 * printed(t, card).cost;

/** Lays a card in front of a seat. T-28: it stays locked. TG-10.5: an annex is of use from its owner's next turn on. */
export function layBefore(t: Table, seat: Seat, card: Card): void {
  const type = printed(t, card).type as LastingType;
  const rounds = lockOf(t, card);
  t.move(card, homeOf(type, seat));
  setLock(t, card, rounds);
  if (type === 'annex') setFresh(t, card);
}

const propertyZones = [businesses, annexes, extensions, artefacts];

/** Visits everything that can be sold; districts and persons are no property (T-23). */
export function eachProperty(t: Table, seat: Seat, visit: (card: Card) => void): void {
  for (const zone of propertyZones) {
    for (let card = t.bottom(zone(seat)); card !== none; card = t.above(card)) visit(card);
  }
}

export const saleRefusal = (t: Table, card: Card): ReasonCode | undefined =>
  isLocked(t, card) ? 'locked' : undefined;

export function offerSales(t: Table, seat: Seat, question: Question): void {
  eachProperty(t, seat, (card) => question.offer(verb.sell | card, saleRefusal(t, card)));
  if (!t.live) return;
  for (let card = t.bottom(supporters(seat)); card !== none; card = t.above(card))
    question.offer(verb.sell | card, 'not-property');
}

export function sell(t: Table, seat: Seat, card: Card): void {
  const price = salePrice(t, card);
  t.add(taler(seat), price);
  discardCard(t, card);
  if (t.live) t.tell('sell', seat, { cards: [card], params: { price } });
}

/** T-10: lets go of a card instead of paying its upkeep. */
export function drop(t: Table, seat: Seat, card: Card): void {
  discardCard(t, card);
  if (t.live) t.tell('drop', seat, { cards: [card] });
}
