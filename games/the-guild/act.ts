import { type Card, none, operandOf, type Seat, type Table, verbOf } from '@zunft/kernel';
import { type Act, type Harm, harmsToACard, type LastingType } from './deck/schema.ts';
import { discardCard } from './draw.ts';
import { isWon } from './experience.ts';
import { charge } from './money.ts';
import { drawActNumber, opposition } from './opposition.ts';
import {
  actCard,
  actor,
  bank,
  discard,
  hand,
  number,
  prevented,
  protection,
  shame,
  taler,
  target,
  targetCard,
  tested,
} from './places.ts';
import { noRoom } from './play.ts';
import { printed } from './print.ts';
import { layBefore, pay } from './property.ts';
import type { ReasonCode } from './reasons.ts';
import { eachLasting, hasRoom, inTower, isLastingType, lockOf, setLock } from './standing.ts';
import { verb } from './verbs.ts';
import { cardMeant, ownerOf } from './whose.ts';
import { openWindow } from './windows.ts';

/** The act that is being carried out. */
export const actOf = (t: Table): Act | undefined =>
  t.get(actCard) === 0 ? undefined : printed(t, t.get(actCard) - 1).act;

// Whom it is done to

type Visit = (value: number, why?: ReasonCode) => void;

function eachTarget(t: Table, me: Seat, act: Act, visit: Visit): void {
  for (let i = 1; i < t.seats; i++) {
    const seat = (me + i) % t.seats;
    if (act.target === undefined) visit(verb.against | seat, victimRefusal(t, seat, act));
    else eachTargetOf(t, me, seat, act, visit);
  }
}

function eachTargetOf(t: Table, me: Seat, seat: Seat, { target: types, harm }: Act, visit: Visit): void {
  const steals = harm.some(({ do: what }) => what === 'steal');
  eachLasting(t, seat, (card) => {
    const { type } = printed(t, card);
    if (!isLastingType(type) || !types!.includes(type)) return;
    visit(verb.at | card, steals && !hasRoom(t, me, type) ? noRoom(type) : undefined);
  });
}

/** T-11: whoever sits in the tower takes no part; property may still be harmed. */
function victimRefusal(t: Table, seat: Seat, { harm }: Act): ReasonCode | undefined {
  if (inTower(t, seat)) return 'in-tower';
  for (const { do: what } of harm) {
    if (what === 'rob' && t.get(taler(seat)) === 0) return 'nothing-to-take';
    if ((what === 'discard' || what === 'spy') && t.size(hand(seat)) === 0) return 'no-hand-cards';
  }
  return undefined;
}

export function canBeAimed(t: Table, me: Seat, card: Card): boolean {
  let can = false;
  eachTarget(t, me, printed(t, card).act!, (_, why) => {
    if (why === undefined) can = true;
  });
  return can;
}

/** Asks whom or what an act is done to, before anything is paid. */
export function aim(t: Table, me: Seat, card: Card): true {
  const question = t.question(me, 'aim');
  question.open = true;
  eachTarget(t, me, printed(t, card).act!, (value, why) => question.offer(value, why));
  const choice = t.pick(question);
  const isCard = verbOf(choice) === verb.at;
  const aimedAt = isCard
    ? cardMeant(t, question, operandOf(choice), (owners) => victimOf(t, me, owners))
    : none;
  t.set(actor, me + 1);
  t.set(actCard, card + 1);
  t.set(target, (isCard ? ownerOf(t, aimedAt)! : operandOf(choice)) + 1);
  t.set(targetCard, aimedAt + 1);
  return true;
}

function victimOf(t: Table, me: Seat, owners: readonly Seat[]): Seat {
  const question = t.question(me, 'whose');
  for (const owner of owners) question.offer(verb.against | owner);
  return operandOf(t.pick(question));
}

// Doing it

/** T-21: whoever has become Count by the card that acts need not go through with it. */
export function carryOutAct(t: Table, me: Seat, card: Card): void {
  if (!isWon(t)) attempt(t, me, printed(t, card).act!);
  for (const counter of theAct) t.set(counter, 0);
}

const theAct = [actor, actCard, target, targetCard, prevented, protection, tested, number];

/** Declares the act, lets others answer, tests it, and does the harm. */
function attempt(t: Table, me: Seat, act: Act): void {
  const victim = t.get(target) - 1;
  const aimedAt = t.get(targetCard) - 1;
  if (t.live)
    t.tell('act', me, {
      target: victim,
      ...(aimedAt !== none && { cards: [aimedAt] }),
      params: { kind: act.kind },
    });
  openWindow(t, 'act', me);
  if (!succeeds(t, me)) return;
  for (const harm of act.harm) {
    // To pay a fine the card may have been sold.
    if (isThere(t) || !harmsToACard.includes(harm.do)) inflict(t, { me, victim, card: aimedAt }, harm);
  }
}

/** Nobody has prevented it, it is tested, and what it is done to is still there. */
function succeeds(t: Table, me: Seat): boolean {
  if (isWon(t) || (t.get(prevented) === 0 && !passesTest(t, me))) return false;
  if (t.get(prevented) === 0 && isThere(t)) return true;
  if (t.live) t.tell('prevented', me, { target: t.get(target) - 1 });
  return false;
}

/** An artefact may have been used up in answer to what was to be done to it. */
const isThere = (t: Table): boolean =>
  t.get(targetCard) === 0 || ownerOf(t, t.get(targetCard) - 1) === t.get(target) - 1;

/** TG-10.6: at least one more than what opposes it. */
function passesTest(t: Table, me: Seat): boolean {
  if (opposition(t) === none) return true;
  drawActNumber(t);
  openWindow(t, 'number');
  if (isWon(t)) return false;
  const result = t.get(number);
  const needed = opposition(t) + 1;
  const success = result >= needed;
  if (t.live)
    t.tell('test', me, {
      target: t.get(target) - 1,
      params: { number: result, needed, success: success ? 'yes' : 'no' },
    });
  return success;
}

interface Done {
  readonly me: Seat;
  readonly victim: Seat;
  /** What it is done to, or `none`. */
  readonly card: Card;
}

function inflict(t: Table, { me, victim, card }: Done, harm: Harm): void {
  switch (harm.do) {
    case 'lock':
      setLock(t, card, Math.max(lockOf(t, card), harm.rounds));
      if (t.live) t.tell('lock', victim, { cards: [card], params: { rounds: harm.rounds } });
      return;
    case 'destroy':
      discardCard(t, card);
      if (t.live) t.tell('destroyed', victim, { cards: [card] });
      return;
    case 'steal':
      steal(t, me, victim, card);
      return;
    case 'rob': {
      const count = Math.min(harm.amount, t.get(taler(victim)));
      pay(t, victim, me, count);
      if (t.live) t.tell('rob', me, { target: victim, params: { count } });
      return;
    }
    case 'fine':
      if (t.live)
        t.tell('fine', victim, {
          ...(harm.to === 'player' && { target: me }),
          params: { count: harm.amount, to: harm.to },
        });
      charge(t, victim, harm.amount, harm.to === 'player' ? me : bank);
      return;
    case 'discard':
      discardFromHand(t, victim, harm.count);
      return;
    case 'spy':
      t.look(me, hand(victim));
      if (t.live) t.tell('spy', me, { target: victim, cards: t.cardsIn(hand(victim)) });
      return;
    case 'shame':
      t.add(shame(victim), harm.amount);
      if (t.live) t.tell('shame', victim, { params: { count: harm.amount } });
      return;
  }
}

function steal(t: Table, me: Seat, victim: Seat, card: Card): void {
  if (!hasRoom(t, me, printed(t, card).type as LastingType)) return;
  layBefore(t, me, card);
  if (t.live) t.tell('steal', me, { target: victim, cards: [card] });
}

/** The player's own choice. */
function discardFromHand(t: Table, seat: Seat, count: number): void {
  const cards = t.cardsIn(hand(seat));
  const due = Math.min(count, cards.length);
  const question = t.question(seat, 'lose-cards').between(due, due);
  for (const card of cards) question.offer(verb.discard | card);
  const chosen = t.pickMany(question).map(operandOf);
  t.moveAll(chosen, discard);
  if (t.live && due > 0) t.tell('discard', seat, { cards: chosen });
}
