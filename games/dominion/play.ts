import { type Card, none, operandOf, type Seat, type Table, verbOf } from '@zunft/kernel';
import { effectOf } from './cards/index.ts';
import { actionsPlayed, coins, copperBonus, hand, inPlay, kingdom, unaffected } from './places.ts';
import { copper, isAction, isAttack, isReaction, printedCoins } from './printed.ts';
import { verb } from './verbs.ts';

/** Puts a card into play and carries it out. */
export function play(t: Table, me: Seat, card: Card): void {
  t.move(card, inPlay(me));
  carryOut(t, me, card);
}

/** Carries out a card that lies in play, or did when it was played first: DOM-throne-room. */
export function carryOut(t: Table, me: Seat, card: Card): void {
  const face = t.face(card);
  const { cause } = t;
  // Also in a play-out: what a player answers depends on which card asks.
  t.cause = t.faceName(card);
  if (t.live) t.tell('play', me, { cards: [card] });
  if (isAction[face]) t.add(actionsPlayed, 1);
  if (isAttack[face]) letOthersReact(t, me);
  t.add(coins, printedCoins[face]!);
  if (face === copper) t.add(coins, t.get(copperBonus));
  effectOf(face)?.play?.(t, me, card);
  t.cause = cause;
}

/** Visits every other player in turn order. */
export function eachOther(t: Table, me: Seat, visit: (seat: Seat) => void): void {
  for (let i = 1; i < t.seats; i++) visit((me + i) % t.seats);
}

/** Visits every other player whom the Attack being carried out affects, in turn order. */
export function attack(t: Table, me: Seat, visit: (victim: Seat) => void): void {
  eachOther(t, me, (seat) => {
    if (isAffected(t, seat)) visit(seat);
  });
}

export const isAffected = (t: Table, seat: Seat): boolean => (t.get(unaffected) & (1 << seat)) === 0;

// DOM-1.7

/** Opens a window for every other player before an Attack does anything. Everyone can know that there is one. */
function letOthersReact(t: Table, me: Seat): void {
  t.set(unaffected, 0);
  if (hasReactions(t)) eachOther(t, me, (seat) => letReact(t, seat));
}

function hasReactions(t: Table): boolean {
  for (let card = t.bottom(kingdom); card !== none; card = t.above(card)) {
    if (isReaction[t.face(card)]) return true;
  }
  return false;
}

/** One after the other, each kind once: a second time would only bring back what was put down before. */
function letReact(t: Table, seat: Seat): void {
  const used: number[] = [];
  while (t.size(hand(seat)) > 0) {
    const question = t.question(seat, 'react');
    for (let card = t.bottom(hand(seat)); card !== none; card = t.above(card)) {
      const face = t.face(card);
      const why = used.includes(face) ? 'reaction-used' : isReaction[face] ? undefined : 'no-reaction';
      question.offer(verb.reveal | card, why);
    }
    const choice = t.pick(question.window('attack', verb.decline));
    if (verbOf(choice) === verb.decline) return;
    used.push(t.face(operandOf(choice)));
    reveal(t, seat, operandOf(choice));
  }
}

function reveal(t: Table, seat: Seat, card: Card): void {
  t.reveal(card);
  if (t.live) t.tell('react', seat, { cards: [card] });
  const { cause } = t;
  t.cause = t.faceName(card);
  effectOf(t.face(card))?.react?.(t, seat);
  t.cause = cause;
}
