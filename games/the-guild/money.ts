import { operandOf, type Question, type Seat, type Table, verbOf } from '@zunft/kernel';
import {
  answerOffer,
  loanRefusal,
  makeOffer,
  offerBids,
  offering,
  offersBy,
  tradeRefusal,
  withdraw,
} from './offers.ts';
import { bank, borrowing, debt, noOffer, offer, selling, taler, tower } from './places.ts';
import { printed } from './print.ts';
import { drop, offerSales, pay, sell } from './property.ts';
import { eachLasting, forecast, inTower } from './standing.ts';
import { verb } from './verbs.ts';

/** Everything that a seat owes. */
export function debtOf(t: Table, seat: Seat): number {
  let sum = 0;
  for (let creditor = bank; creditor < t.seats; creditor++) sum += t.get(debt(seat, creditor));
  return sum;
}

/**
 * TG-10.6: a cost that must be paid. Whoever is short may sell property or borrow first, and goes to the tower with
 * what is left to pay (T-12). In the tower nobody sells: what cannot be paid is added to the debt (T-11).
 */
export function charge(t: Table, seat: Seat, amount: number, to: Seat = bank): void {
  while (t.get(taler(seat)) < amount && !inTower(t, seat)) {
    raise(t, seat, amount, t.question(seat, 'short'));
  }
  settle(t, seat, amount, to);
}

/** Options to let go of what has to be paid for: T-10. */
export function offerDrops(t: Table, seat: Seat, question: Question): void {
  eachLasting(t, seat, (card) => {
    if (printed(t, card).upkeep > 0) question.offer(verb.drop | card);
  });
}

/** TG-10.4: whoever is short may also let go of what has to be paid for. */
export function payUpkeep(t: Table, seat: Seat): void {
  let { upkeep } = forecast(t, seat);
  while (t.get(taler(seat)) < upkeep && !inTower(t, seat)) {
    const question = t.question(seat, 'short-of-upkeep');
    offerDrops(t, seat, question);
    raise(t, seat, upkeep, question);
    ({ upkeep } = forecast(t, seat));
  }
  const paid = Math.min(upkeep, t.get(taler(seat)));
  if (t.live && paid > 0) t.tell('upkeep', seat, { params: { count: paid } });
  settle(t, seat, upkeep, bank);
}

/** One thing that a seat does because it is short of money. T-25: it may sell to anybody. */
function raise(t: Table, seat: Seat, amount: number, question: Question): void {
  if (t.live) question.params = { amount, taler: t.get(taler(seat)) };
  offerSales(t, seat, question);
  question
    .offer(offering(selling), tradeRefusal(t, seat, selling))
    .offer(offering(borrowing), loanRefusal(t, seat));
  offerBids(t, seat, question);
  if (t.get(offer(seat)) !== noOffer) question.offer(verb.withdraw);
  question.offer(verb.tower);
  const answered = t.askAny(question, offersBy(t, seat));
  const choice = answered.chosen[0]!;
  switch (verbOf(choice)) {
    case verb.accept:
    case verb.decline:
      answerOffer(t, answered.seat, choice);
      break;
    case verb.offer:
      makeOffer(t, seat, operandOf(choice), amount - t.get(taler(seat)));
      break;
    case verb.withdraw:
      withdraw(t, seat);
      break;
    case verb.drop:
      drop(t, seat, operandOf(choice));
      break;
    case verb.sell:
      sell(t, seat, operandOf(choice));
      break;
    default:
      goToTower(t, seat);
  }
}

/** Pays what there is, and owes the rest. */
function settle(t: Table, seat: Seat, amount: number, to: Seat): void {
  const paid = Math.min(amount, t.get(taler(seat)));
  pay(t, seat, to, paid);
  t.add(debt(seat, to), amount - paid);
  if (t.live && amount > paid) t.tell('debt', seat, { params: { count: amount - paid } });
}

export function goToTower(t: Table, seat: Seat): void {
  t.set(tower(seat), 1);
  if (t.live) t.tell('tower', seat);
}

/** T-11: the bank first, then others in seat order. Returns whether everything is paid. */
export function serveDebts(t: Table, seat: Seat): boolean {
  for (let creditor = bank; creditor < t.seats; creditor++) {
    const amount = Math.min(t.get(debt(seat, creditor)), t.get(taler(seat)));
    if (amount === 0) continue;
    pay(t, seat, creditor, amount);
    t.add(debt(seat, creditor), -amount);
    if (t.live)
      t.tell('serve', seat, { ...(creditor !== bank && { target: creditor }), params: { count: amount } });
  }
  return debtOf(t, seat) === 0;
}
