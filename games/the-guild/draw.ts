import { type Card, none, type Seat, type Table } from '@zunft/kernel';
import { deck, discard, drawn, hand, inDeck, played, square, townHall } from './places.ts';
import { printed } from './print.ts';

/**
 * The next card of the deck, or `none` if there is none left, not even in the discard pile (T-36).
 *
 * The Town Hall does not lie in the deck: whether it is the next card is decided when somebody draws. That is the
 * same chance, as nobody ever knows where it is, and it keeps it out of every hand (TG-10.5) in every world that
 * somebody may imagine.
 */
function nextCard(t: Table, seat: Seat): Card {
  if (t.get(townHall) === inDeck && t.draw(t.size(deck) + 1) === 0) placeTownHall(t, seat);
  if (t.size(deck) === 0) reshuffle(t);
  return t.top(deck);
}

/** Cards that lie in the deck, as everybody can count them. */
export const deckSize = (t: Table): number => t.size(deck) + (t.get(townHall) === inDeck ? 1 : 0);

/** TG-10.5, T-18: whenever it is drawn it is laid out, and another card is drawn. */
function placeTownHall(t: Table, seat: Seat): void {
  t.set(townHall, drawn!);
  if (t.live) t.tell('town-hall', seat, { cards: [t.top(square)] });
}

/** TG-10.6, T-31. */
function reshuffle(t: Table): void {
  if (t.size(discard) === 0) return;
  t.moveWhole(discard, deck);
  t.shuffle(deck);
  if (t.live) t.tell('reshuffle', t.seats, { params: { count: t.size(deck) } });
}

/** Draws cards into a hand; as many as there are. */
export function drawCards(t: Table, seat: Seat, count: number): void {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = nextCard(t, seat);
    if (card === none) break;
    t.move(card, hand(seat));
    cards.push(card);
  }
  if (t.live && cards.length > 0) t.tell('draw', seat, { cards });
}

/** TG-10.6: draws a card for its value and discards it. T-36: 0 if there is none. */
export function drawNumber(t: Table, seat: Seat): number {
  const card = nextCard(t, seat);
  if (card === none) return 0;
  const { value } = printed(t, card);
  t.move(card, played);
  if (t.live) t.tell('number', seat, { cards: [card], params: { number: value } });
  t.move(card, discard);
  return value;
}

export function discardCard(t: Table, card: Card): void {
  t.move(card, discard);
}
