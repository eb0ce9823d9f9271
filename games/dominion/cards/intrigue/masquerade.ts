import { none, operandOf, type Question, type Seat, type Table } from '@zunft/kernel';
import { pickCard } from '../../choose.ts';
import { trashAll } from '../../moves.ts';
import { dominionOptions } from '../../options.ts';
import { hand, passed } from '../../places.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const masquerade = card('masquerade', {
  bonus: { cards: 2 },
  play(t, me) {
    passLeft(t, me);
    const unwanted = pickCard(t, me, 'trash', { verb: verb.trash, from: hand(me), optional: true });
    if (unwanted !== none) trashAll(t, me, [unwanted]);
  },
});

/** All at once: nobody sees what comes before having chosen what goes, and what comes cannot be passed on. */
function passLeft(t: Table, me: Seat): void {
  const skipsEmpty = dominionOptions(t.options).masquerade === 'skip-empty-hands';
  const seats = Array.from({ length: t.seats }, (_, i) => (me + i) % t.seats);
  const givers = seats.filter((seat) => t.size(hand(seat)) > 0);
  const circle = skipsEmpty ? givers : seats;
  if (circle.length < 2) return;
  const leftOf = (seat: Seat): Seat => circle[(circle.indexOf(seat) + 1) % circle.length]!;
  const questions = givers.map((seat) => passQuestion(t, seat, leftOf(seat)));
  t.askAll(questions);
  for (const { seat, chosen } of questions) {
    const given = operandOf(chosen[0]!);
    t.move(given, passed(leftOf(seat)));
    if (t.live) t.tell('pass', seat, { target: leftOf(seat), cards: [given] });
  }
  for (const seat of seats) t.moveWhole(passed(seat), hand(seat));
}

function passQuestion(t: Table, seat: Seat, to: Seat): Question {
  const question = t.question(seat, 'pass');
  if (t.live) question.params = { seat: to };
  for (let held = t.bottom(hand(seat)); held !== none; held = t.above(held)) question.offer(verb.pass | held);
  return question;
}
