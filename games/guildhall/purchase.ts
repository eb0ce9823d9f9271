import { type Card, operandOf, type Seat, type Table, verbOf } from '@zunft/kernel';
import { completedByProfession, completedChapters } from './hall.ts';
import { completedCards, discardInOrder } from './moves.ts';
import { honours, idle, prestigeDeck, row } from './places.ts';
import { prestigeOf } from './prestige/index.ts';
import type { ReasonCode } from './reasons.ts';
import { verb } from './verbs.ts';

export const rowSize = 5;

/** GH-2.4-C */
export function buyRefusal(t: Table, chapters: number, card: Card): ReasonCode | undefined {
  return chapters < prestigeOf(t.face(card)).cost ? 'too-few-chapters' : undefined;
}

export function buy(t: Table, me: Seat, card: Card): void {
  const prestige = prestigeOf(t.face(card));
  t.set(idle, 0);
  if (t.live) t.cause = prestige.id;
  const payment = choosePayment(t, me, prestige.cost);
  t.move(card, honours(me));
  if (t.live) t.tell('buy', me, { cards: [card], params: { points: prestige.points, cost: prestige.cost } });
  discardInOrder(t, me, payment);
  fillRow(t); // G-15: before the effect.
  if (prestige.effect === undefined) return;
  const question = t.question(me, 'use-prestige');
  if (t.live) question.params = { card: prestige.id };
  question.open = prestige.effect.hidden === undefined;
  question.offer(verb.use, prestige.effect.refusal(t, me)).offer(verb.decline);
  if (verbOf(t.pick(question)) === verb.use) prestige.effect.run(t, me);
}

/** G-12: the owner chooses which completed chapters pay. */
function choosePayment(t: Table, me: Seat, cost: number): readonly Card[] {
  const question = t.question(me, 'pay').between(cost, cost);
  completedByProfession(t, me).forEach((chapters, profession) => {
    for (let i = 0; i < chapters; i++) question.offer(verb.pay | profession);
  });
  const paid = completedChapters(t, me) === cost ? question.values.slice(0, cost) : t.pickMany(question);
  return completedCards(t, me, paid.map(operandOf));
}

/** G-09: as long as there are cards. */
export function fillRow(t: Table): void {
  const fresh: Card[] = [];
  while (t.size(row) < rowSize && t.size(prestigeDeck) > 0) {
    const card = t.top(prestigeDeck);
    t.move(card, row);
    if (t.live) fresh.push(card);
  }
  if (fresh.length > 0) t.tell('row', t.seats, { cards: fresh });
}
