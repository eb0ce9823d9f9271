import { type Card, type Face, none, operandOf, type Seat, type Table, type Zone } from '@zunft/kernel';
import {
  actions,
  aside,
  buys,
  coins,
  deck,
  discard,
  discount,
  hand,
  lastPile,
  pile,
  soldOut,
  tokens,
  trash,
  zones,
} from './places.ts';
import { verb } from './verbs.ts';

/** DOM-1.2: the top card of a deck; an empty deck is made of the discard pile first. */
export function topOfDeck(t: Table, seat: Seat): Card {
  if (t.size(deck(seat)) === 0 && t.size(discard(seat)) > 0) reshuffle(t, seat);
  return t.top(deck(seat));
}

/** Draws as many cards as there are; returns how many. */
export function draw(t: Table, seat: Seat, count: number): number {
  const before = t.size(hand(seat));
  drawFromDeck(t, seat, count);
  if (t.size(hand(seat)) - before < count && t.size(discard(seat)) > 0) {
    reshuffle(t, seat);
    drawFromDeck(t, seat, before + count - t.size(hand(seat)));
  }
  const drawn = t.size(hand(seat)) - before;
  if (t.live && count > 0) t.tell('draw', seat, { cards: t.cardsIn(hand(seat)).slice(before) });
  return drawn;
}

const drawFromDeck = (t: Table, seat: Seat, count: number): void =>
  t.moveTop(Math.min(count, t.size(deck(seat))), deck(seat), hand(seat));

function reshuffle(t: Table, seat: Seat): void {
  t.moveWhole(discard(seat), deck(seat));
  t.shuffle(deck(seat));
  if (t.live) t.tell('reshuffle', seat, { params: { count: t.size(deck(seat)) } });
}

/** What a card gives besides its own text. */
export interface Bonus {
  readonly cards?: number;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly tokens?: number;
}

/** In the order in which it is printed. */
export function gainBonus(t: Table, me: Seat, bonus: Bonus): void {
  if (t.live) tellBonus(t, me, bonus);
  if (bonus.cards !== undefined) draw(t, me, bonus.cards);
  if (bonus.actions !== undefined) t.add(actions, bonus.actions);
  if (bonus.buys !== undefined) t.add(buys, bonus.buys);
  if (bonus.coins !== undefined) t.add(coins, bonus.coins);
  if (bonus.tokens !== undefined) t.add(tokens(me), bonus.tokens);
}

function tellBonus(t: Table, me: Seat, { actions = 0, buys = 0, coins = 0, tokens = 0 }: Bonus): void {
  if (actions + buys + coins + tokens > 0) t.tell('bonus', me, { params: { actions, buys, coins, tokens } });
}

/** Puts cards of a seat on its discard pile as one motion; the last one lies on top. */
export function discardAll(t: Table, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  const { visible } = zones.list[t.zoneOf(cards[0]!)]!;
  t.moveAll(cards, discard(seat));
  if (t.live) t.tell('discard', seat, { cards, onlyTop: visible !== 'everyone' });
}

/** Puts everything that a seat has revealed or set aside on its discard pile. */
export function discardAside(t: Table, seat: Seat): void {
  discardAll(t, seat, t.cardsIn(aside(seat)));
}

export function trashAll(t: Table, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  for (const card of cards) t.move(card, trash);
  if (t.live) t.tell('trash', seat, { cards });
}

/** Puts cards of a seat into its hand. */
export function takeIntoHand(t: Table, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  for (const card of cards) t.move(card, hand(seat));
  if (t.live) t.tell('take', seat, { cards });
}

/** Lays cards of a seat on its deck in this order; the last one lies on top. */
export function putOnDeck(t: Table, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  for (const card of cards) t.move(card, deck(seat));
  if (t.live) t.tell('put-back', seat, { cards });
}

/** DOM-1.2: lays cards that all have seen back on a deck, in an order that the seat chooses. */
export function putBackInOrder(t: Table, seat: Seat, cards: readonly Card[], chooser: Seat = seat): void {
  const question = t.question(chooser, 'order').between(cards.length, cards.length);
  question.ordered = true;
  for (const card of cards) question.offer(verb['put-back'] | card);
  const alike = cards.every((card) => t.face(card) === t.face(cards[0]!));
  putOnDeck(t, seat, alike ? cards : t.pickMany(question).map(operandOf));
}

/** DOM-1.6: takes a card from its pile; onto the discard pile unless told otherwise. `none` if there is none. */
export const gain = (t: Table, seat: Seat, face: Face, to: Zone = discard(seat)): Card =>
  gainCard(t, seat, t.top(pile(face)), to);

/** Gains this very card, wherever it lies. */
export function gainCard(t: Table, seat: Seat, card: Card, to: Zone = discard(seat)): Card {
  if (card === none) return none;
  const from = t.zoneOf(card);
  t.move(card, to);
  if (from <= lastPile && t.size(from) === 0) t.add(soldOut, 1);
  if (t.live) t.tell('gain', seat, { cards: [card], params: { to: zones.list[to]!.name } });
  return card;
}

/** Turns up the top card of a deck and lays it aside; `none` if there is none. */
export function revealTop(t: Table, seat: Seat): Card {
  const card = topOfDeck(t, seat);
  if (card !== none) t.move(card, aside(seat));
  return card;
}

/** Turns up so many cards of a deck, or as many as there are, and lays them aside. */
export function revealCards(t: Table, seat: Seat, count: number): readonly Card[] {
  const cards: Card[] = [];
  while (cards.length < count) {
    const card = revealTop(t, seat);
    if (card === none) break;
    cards.push(card);
  }
  if (t.live && count > 0) t.tell('reveal', seat, { cards });
  return cards;
}

/** Turns up cards of a deck and lays them aside until so many of them are wanted or no card is left. */
export function revealUntil(
  t: Table,
  seat: Seat,
  count: number,
  wanted: (face: Face) => boolean,
): readonly Card[] {
  const cards: Card[] = [];
  let found = 0;
  while (found < count) {
    const card = revealTop(t, seat);
    if (card === none) break;
    cards.push(card);
    if (wanted(t.face(card))) found++;
  }
  if (t.live) t.tell('reveal', seat, { cards });
  return cards;
}

/** Shows a hand to everyone. */
export function revealHand(t: Table, seat: Seat): void {
  for (let card = t.bottom(hand(seat)); card !== none; card = t.above(card)) t.reveal(card);
  if (t.live) t.tell('reveal-hand', seat, { cards: t.cardsIn(hand(seat)) });
}

/** Every card costs less for the rest of the turn. */
export function makeCheaper(t: Table, me: Seat, amount: number): void {
  t.add(discount, amount);
  if (t.live) t.tell('cheaper', me, { params: { count: amount } });
}
