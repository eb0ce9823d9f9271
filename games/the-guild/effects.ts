import { type Card, none, operandOf, type Seat, type Table } from '@zunft/kernel';
import { actOf } from './act.ts';
import type { CardType, Counted, Effect, LastingType, Window } from './deck/schema.ts';
import { addDiscount } from './discounts.ts';
import { drawCards } from './draw.ts';
import { candidates, isCandidate } from './election.ts';
import { gainExperience, isWon } from './experience.ts';
import { drawActNumber } from './opposition.ts';
import { ballot, discard, favour, hand, homeOf, number, prevented, protection, taler } from './places.ts';
import { printed } from './print.ts';
import type { ReasonCode } from './reasons.ts';
import { aheadOf, eachLasting, isActive, isLastingType, isLocked, lockOf, setLock } from './standing.ts';
import { verb } from './verbs.ts';

/** Why the effects of a card would come to nothing now. `window`: what it answers to; `undefined`: the own action phase. */
export function effectsRefusal(
  t: Table,
  seat: Seat,
  card: Card,
  window: Window | undefined,
): ReasonCode | undefined {
  for (const effect of printed(t, card).effects) {
    const why = effectRefusal(t, seat, effect, window);
    if (why !== undefined) return why;
  }
  return undefined;
}

function effectRefusal(
  t: Table,
  seat: Seat,
  effect: Effect,
  window: Window | undefined,
): ReasonCode | undefined {
  switch (effect.do) {
    case 'favour':
    case 'discount':
      return window === undefined ? undefined : 'own-turn-only';
    case 'unlock':
      return lockedOf(t, seat, effect.types).length > 0 ? undefined : 'nothing-locked';
    case 'recover':
      return discardedOf(t, effect.types).length > 0 ? undefined : 'nothing-to-recover';
    case 'prevent':
    case 'protect': {
      if (window !== 'act') return 'only-in-answer';
      const act = actOf(t);
      if (!effect.kinds.includes(act!.kind)) return 'other-kind-of-act';
      return t.get(prevented) === 1 ? 'already-prevented' : undefined;
    }
    case 'shift':
    case 'redraw':
      return window === 'number' ? undefined : 'only-in-answer';
    case 'votes':
      if (window !== 'election') return 'only-in-answer';
      if (effect.of === 'other') return rivalsOf(t, seat).length > 0 ? undefined : 'no-candidate';
      return isCandidate(t, seat) ? undefined : 'no-candidate';
    default:
      return undefined;
  }
}

/** T-21: when somebody has won nothing else happens. */
export function carryOutEffects(t: Table, seat: Seat, card: Card): void {
  for (const effect of printed(t, card).effects) if (!isWon(t)) carryOut(t, seat, card, effect);
}

function carryOut(t: Table, seat: Seat, card: Card, effect: Effect): void {
  switch (effect.do) {
    case 'taler': {
      const count = effect.amount * (effect.each === undefined ? 1 : countOf(t, seat, effect.each));
      t.add(taler(seat), count);
      if (t.live) t.tell('taler', seat, { params: { count } });
      return;
    }
    case 'experience':
      if (t.live) t.tell('experience', seat, { params: { count: effect.amount } });
      gainExperience(t, seat, effect.amount);
      return;
    case 'draw':
      drawCards(t, seat, effect.count);
      return;
    case 'favour':
      t.add(favour(seat), effect.amount);
      if (t.live) t.tell('favour', seat, { params: { count: effect.amount } });
      return;
    case 'discount':
      addDiscount(t, effect.amount, effect.types);
      if (t.live) t.tell('discount', seat, { params: { count: effect.amount, types: effect.types } });
      return;
    case 'unlock':
      // An artefact that locks itself when it is used does not turn itself back.
      unlock(
        t,
        seat,
        lockedOf(t, seat, effect.types).filter((locked) => locked !== card),
        effect.count,
      );
      return;
    case 'recover':
      recover(t, seat, discardedOf(t, effect.types));
      return;
    case 'prevent':
      t.set(prevented, 1);
      return;
    case 'protect':
      t.add(protection, effect.amount);
      return;
    case 'shift':
      t.add(number, effect.amount);
      if (t.live) t.tell('shift', seat, { params: { by: effect.amount, number: t.get(number) } });
      return;
    case 'redraw':
      drawActNumber(t);
      return;
    case 'votes':
      addVotes(t, seat, effect.amount, effect.of);
      return;
  }
}

const countOf = (t: Table, seat: Seat, what: Counted): number =>
  what === 'ahead' ? aheadOf(t, seat) : activeOf(t, seat, what);

const activeOf = (t: Table, seat: Seat, type: LastingType): number => {
  let count = 0;
  for (let card = t.bottom(homeOf(type, seat)); card !== none; card = t.above(card)) {
    if (isActive(t, card) && printed(t, card).type === type) count++;
  }
  return count;
};

/** The longest locked first: cards with one face are one option. */
function lockedOf(t: Table, seat: Seat, types: readonly LastingType[]): Card[] {
  const cards: Card[] = [];
  eachLasting(t, seat, (card) => {
    const { type } = printed(t, card);
    if (isLocked(t, card) && isLastingType(type) && types.includes(type)) cards.push(card);
  });
  return cards.sort((a, b) => lockOf(t, b) - lockOf(t, a));
}

function discardedOf(t: Table, types: readonly CardType[]): Card[] {
  return t.cardsIn(discard).filter((card) => types.includes(printed(t, card).type as CardType));
}

function unlock(t: Table, seat: Seat, locked: readonly Card[], most: number): void {
  const count = Math.min(most, locked.length);
  const question = t.question(seat, 'unlock').between(count, count);
  question.open = true;
  for (const card of locked) question.offer(verb.unlock | card);
  const cards = t.pickMany(question).map(operandOf);
  for (const card of cards) setLock(t, card, 0);
  if (t.live) t.tell('unlock', seat, { cards });
}

function recover(t: Table, seat: Seat, cards: readonly Card[]): void {
  // The pile may have been used up since the card was played.
  if (cards.length === 0) return;
  const question = t.question(seat, 'recover');
  question.open = true;
  for (const card of cards) question.offer(verb.take | card);
  const card = operandOf(t.pick(question));
  t.move(card, hand(seat));
  if (t.live) t.tell('recover', seat, { cards: [card] });
}

const rivalsOf = (t: Table, seat: Seat): Seat[] => candidates(t).filter((one) => one !== seat);

function addVotes(t: Table, seat: Seat, amount: number, of: 'self' | 'other'): void {
  const whose = of === 'self' ? seat : rivalTo(t, seat);
  const count = of === 'self' ? amount : -amount;
  t.add(ballot(whose), count);
  if (t.live) t.tell('votes', seat, { target: whose, params: { count } });
}

function rivalTo(t: Table, seat: Seat): Seat {
  const question = t.question(seat, 'rival');
  question.open = true;
  for (const rival of rivalsOf(t, seat)) question.offer(verb.against | rival);
  return operandOf(t.pick(question));
}
