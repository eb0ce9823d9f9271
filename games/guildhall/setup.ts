import { none, operandOf, type Seat, type Table } from '@zunft/kernel';
import { discardAll, draw, drawUpTo, place } from './moves.ts';
import { active, deck, first, hand, prestigeDeck, stage, stages } from './places.ts';
import { isPrestige } from './prestige/index.ts';
import { fillRow } from './purchase.ts';
import { startTurn } from './turn.ts';
import { verb } from './verbs.ts';

export const dealtCards = 9;
export const startingCards = 3;

/** GH-2.3 */
export function setup(t: Table): void {
  t.printed.forEach((face, card) => {
    t.create(card, face, isPrestige(face) ? prestigeDeck : deck);
  });
  t.shuffle(deck);
  t.shuffle(prestigeDeck);
  fillRow(t);
  const start = t.draw(t.seats);
  t.set(first, start);
  t.set(active, start);
  if (t.live) t.tell('first-player', start);
  for (let seat = 0; seat < t.seats; seat++) draw(t, seat, dealtCards);
}

/** Discard any number, in any order, and draw as many. */
export function redraw(t: Table, me: Seat): void {
  const question = t.question(me, 'redraw').between(0, t.size(hand(me)));
  question.ordered = true;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card))
    question.offer(verb.discard | card);
  discardAll(t, me, t.pickMany(question).map(operandOf));
  drawUpTo(t, me, dealtCards);
  t.set(stage, stages.indexOf('furnish'));
}

/** Three different cards open the guildhall. */
export function furnish(t: Table, me: Seat): void {
  const question = t.question(me, 'furnish').between(startingCards, startingCards);
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    question.offer(verb.place | card, undefined, t.face(card));
  }
  for (const value of t.pickMany(question)) place(t, me, operandOf(value));
  const next = (me + 1) % t.seats;
  t.set(stage, stages.indexOf(next === t.get(first) ? 'turn' : 'redraw'));
  if (next === t.get(first)) startTurn(t, next);
  else t.set(active, next);
}
