import { type Card, none, operandOf, type Question, type Seat, type Table, verbOf } from '@zunft/kernel';
import { drawCards } from './draw.ts';
import { call, callRefusal, elect, isElectionDue } from './election.ts';
import { offerDrops, payUpkeep, serveDebts } from './money.ts';
import {
  answerOffer,
  expire,
  giftRefusal,
  give,
  loanRefusal,
  makeOffer,
  offerAllAnswers,
  offering,
  offersBy,
  tradeRefusal,
  withdraw,
} from './offers.ts';
import {
  actionPhase,
  active,
  artefacts,
  borrowing,
  buying,
  cardsPlayed,
  discard,
  discardPhase,
  discount,
  discountTypes,
  drawPhase,
  economyPhase,
  electionPhase,
  favour,
  forgoes,
  hand,
  noOffer,
  offer,
  offersMade,
  phase,
  residence,
  selling,
  shame,
  supporterPlayed,
  taler,
  tower,
  turn,
  turns,
  unlockPhase,
} from './places.ts';
import { artefactRefusal, play, playRefusal, use } from './play.ts';
import { drop, offerSales, sell } from './property.ts';
import type { ReasonCode } from './reasons.ts';
import {
  baseIncome,
  eachLasting,
  forecast,
  handLimit,
  inTower,
  lockOf,
  setLock,
  setReady,
  titleOf,
} from './standing.ts';
import { residences, titleTable } from './titles.ts';
import { build, buildRefusal, makePledge, missing, pledgeRefusal } from './town-hall.ts';
import { verb } from './verbs.ts';

const turnCounters = [cardsPlayed, supporterPlayed, offersMade, forgoes, discount, discountTypes];

export function startTurn(t: Table, seat: Seat): void {
  t.set(active, seat);
  t.set(phase, electionPhase!);
  for (const counter of turnCounters) t.set(counter, 0);
  t.add(turn, 1);
  t.add(turns(seat), 1);
  if (t.live) t.tell('turn', seat, { params: { turn: t.get(turns(seat)) } });
  expire(t, seat);
  eachLasting(t, seat, (card) => setReady(t, card));
}

function endTurn(t: Table, seat: Seat): void {
  t.set(favour(seat), 0);
  t.set(shame(seat), 0);
  startTurn(t, (seat + 1) % t.seats);
}

/** TG-10.4: one phase of a turn, or one thing that the active player does in the action phase. */
export function act(t: Table, me: Seat): void {
  switch (t.get(phase)) {
    case electionPhase:
      if (isElectionDue(t, me)) elect(t, me);
      t.set(phase, economyPhase!);
      return;
    case economyPhase:
      economy(t, me);
      if (inTower(t, me)) endTurn(t, me);
      else t.set(phase, unlockPhase!);
      return;
    case unlockPhase:
      unlockCards(t, me);
      t.set(phase, drawPhase!);
      return;
    case drawPhase:
      drawCards(t, me, 1);
      t.set(phase, actionPhase!);
      return;
    case actionPhase:
      doSomething(t, me);
      return;
    default:
      discardAndRefill(t, me);
      endTurn(t, me);
  }
}

// 1. Economy

function economy(t: Table, me: Seat): void {
  const { businesses, other } = forecast(t, me);
  t.add(taler(me), baseIncome + businesses + other);
  if (t.live)
    t.tell('income', me, {
      params: { count: baseIncome + businesses + other, base: baseIncome, businesses, other },
    });
  if (inTower(t, me)) {
    if (!serveDebts(t, me)) return;
    t.set(tower(me), 0);
    if (t.live) t.tell('free', me);
  }
  payUpkeep(t, me);
}

// 2. Unlock

function unlockCards(t: Table, me: Seat): void {
  const unlocked: Card[] = [];
  eachLasting(t, me, (card) => {
    const rounds = lockOf(t, card);
    if (rounds === 0) return;
    setLock(t, card, rounds - 1);
    if (rounds === 1) unlocked.push(card);
  });
  if (t.live && unlocked.length > 0) t.tell('unlock', me, { cards: unlocked });
}

// 4. Actions

function doSomething(t: Table, me: Seat): void {
  const answered = t.askAny(whatToDo(t, me), offersBy(t, me));
  const choice = answered.chosen[0]!;
  if (answered.seat !== me) answerOffer(t, answered.seat, choice);
  else carryOut(t, me, choice);
}

function carryOut(t: Table, me: Seat, choice: number): void {
  const operand = operandOf(choice);
  switch (verbOf(choice)) {
    case verb.play:
      play(t, me, operand);
      break;
    case verb.use:
      use(t, me, operand);
      break;
    case verb.sell:
      sell(t, me, operand);
      break;
    case verb.drop:
      drop(t, me, operand);
      break;
    case verb.upgrade:
      upgrade(t, me);
      break;
    case verb.build:
      build(t, me);
      break;
    case verb.pledge:
      makePledge(t, me);
      break;
    case verb.offer:
      makeOffer(t, me, operand);
      break;
    case verb.withdraw:
      withdraw(t, me);
      break;
    case verb.give:
      give(t, me, operand);
      break;
    case verb.accept:
    case verb.decline:
      answerOffer(t, me, choice);
      break;
    case verb.call:
      call(t, me);
      break;
    default:
      t.set(phase, discardPhase!);
  }
}

function whatToDo(t: Table, me: Seat): Question {
  const question = t.question(me, 'action');
  if (t.live)
    question.params = {
      taler: t.get(taler(me)),
      supporter: t.get(forgoes) === 1 ? 'forgone' : t.get(supporterPlayed) === 1 ? 'used' : 'free',
      missing: missing(t, me),
    };
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    question.offer(verb.play | card, playRefusal(t, me, card));
  }
  for (let card = t.bottom(artefacts(me)); card !== none; card = t.above(card)) {
    question.offer(verb.use | card, artefactRefusal(t, me, card));
  }
  question
    .offer(verb.upgrade, upgradeRefusal(t, me))
    .offer(verb.build, buildRefusal(t, me))
    .offer(verb.pledge, pledgeRefusal(t, me))
    .offer(offering(selling), tradeRefusal(t, me, selling))
    .offer(offering(buying), tradeRefusal(t, me, buying))
    .offer(offering(borrowing), loanRefusal(t, me));
  offerAllAnswers(t, me, question);
  if (t.get(offer(me)) !== noOffer) question.offer(verb.withdraw);
  for (let i = 1; i < t.seats; i++) {
    const other = (me + i) % t.seats;
    question.offer(verb.give | other, giftRefusal(t, me, other));
  }
  offerSales(t, me, question);
  offerDrops(t, me, question);
  return question.offer(verb.call, callRefusal(t, me)).offer(verb.end);
}

/** TG-10.3, T-02, T-03. */
function upgradeRefusal(t: Table, me: Seat): ReasonCode | undefined {
  const next = residences[t.get(residence(me))];
  if (next === undefined) return 'residence-finished';
  if (titleTable[titleOf(t, me)]!.residence <= t.get(residence(me))) return 'residence-needs-title';
  return t.get(taler(me)) < next.cost ? 'residence-too-dear' : undefined;
}

function upgrade(t: Table, me: Seat): void {
  const next = residences[t.get(residence(me))]!;
  t.add(taler(me), -next.cost);
  t.add(residence(me), 1);
  if (t.live) t.tell('upgrade', me, { params: { residence: next.residence } });
}

// 5. Discard and refill

/** T-08: one card may go; what is too many must (T-07), and then nothing is drawn. */
function discardAndRefill(t: Table, me: Seat): void {
  const limit = handLimit(t, me);
  const surplus = Math.max(0, t.size(hand(me)) - limit);
  if (t.size(hand(me)) > 0) {
    const question = t.question(me, 'discard').between(surplus, Math.max(1, surplus));
    if (t.live) question.params = { limit };
    for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
      question.offer(verb.discard | card);
    }
    const cards = t.pickMany(question).map(operandOf);
    t.moveAll(cards, discard);
    if (t.live && cards.length > 0) t.tell('discard', me, { cards });
  }
  drawCards(t, me, limit - t.size(hand(me)));
}
