import { type Card, none, operandOf, type Seat, type Table, verbOf } from '@zunft/kernel';
import { type Faces, professionIds, professionOf } from './faces.ts';
import { completedByProfession, completedChapters, hallOf, isDuplicate, level } from './hall.ts';
import { completedCards, discardAll, discardInOrder, drawUpTo, place } from './moves.ts';
import { house } from './options.ts';
import {
  actionsLeft,
  active,
  area,
  deck,
  discard,
  hand,
  honours,
  idle,
  played,
  prestigeDeck,
  row,
  stage,
  stages,
  turn,
  winner,
} from './places.ts';
import { prestigeOf } from './prestige/index.ts';
import { professionCard } from './professions/index.ts';
import type { ReasonCode } from './reasons.ts';
import { points } from './score.ts';
import { verb } from './verbs.ts';

const actionsPerTurn = 2;
const handSize = 6;
export const rowSize = 5;

export function startTurn(t: Table, seat: Seat): void {
  t.set(active, seat);
  t.set(actionsLeft, actionsPerTurn);
  t.set(played, 0);
  t.add(turn, 1);
  t.add(idle, 1);
  if (t.live) t.tell('turn', seat, { params: { turn: t.get(turn) } });
}

/** GH-2.4: one action of the active player. */
export function act(t: Table, me: Seat): void {
  const question = t.question(me, 'action');
  if (t.live) question.params = { actions: t.get(actionsLeft) };
  const open = hallOf(t, me);
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    question.offer(verb.play | card, playRefusal(t, open, card));
  }
  question.offer(verb.refill);
  const chapters = completedChapters(t, me);
  for (let card = chapters > 0 || t.live ? t.bottom(row) : none; card !== none; card = t.above(card)) {
    question.offer(verb.buy | card, buyRefusal(t, chapters, card));
  }
  if (house(t).mayPass) question.offer(verb.pass);
  const choice = t.pick(question);
  t.add(actionsLeft, -1);
  const chosen = verbOf(choice);
  if (chosen === verb.play) play(t, me, operandOf(choice));
  else if (chosen === verb.buy) buy(t, me, operandOf(choice));
  else if (chosen === verb.refill) refill(t, me);
  else passUp(t, me);
}

/** G-02: the house switch. */
function passUp(t: Table, me: Seat): void {
  t.set(actionsLeft, 0);
  if (t.live) t.tell('pass', me);
}

// GH-2.4-A

function playRefusal(t: Table, open: Faces, card: Card): ReasonCode | undefined {
  const face = t.face(card);
  if ((t.get(played) & (1 << professionOf(face))) !== 0) return 'profession-played';
  return open.has(face) ? 'duplicate-in-hall' : undefined;
}

function play(t: Table, me: Seat, card: Card): void {
  const profession = professionOf(t.face(card));
  t.set(played, t.get(played) | (1 << profession));
  t.set(idle, 0);
  t.move(card, area(me));
  if (t.live) {
    t.cause = professionIds[profession]!;
    t.tell('play', me, { cards: [card], params: { level: level(t, me, profession) } });
  }
  const chosen = chooseLevel(t, me, profession);
  if (chosen === none) {
    if (t.live) t.tell('no-effect', me);
    return;
  }
  if (t.live) {
    t.cause = `${professionIds[profession]}.${chosen}`;
    t.tell('use-level', me, { params: { level: chosen } });
  }
  professionCard(profession).effect(chosen).run(t, me);
}

/** Any printed level up to the chapter's, or no effect. G-04, G-05: chosen before anything is revealed. */
function chooseLevel(t: Table, me: Seat, profession: number): number {
  const card = professionCard(profession);
  const have = level(t, me, profession);
  const question = t.question(me, 'level');
  if (t.live) question.params = { profession: card.id, have };
  question.open = true;
  for (let i = card.levels.length - 1; i >= 0; i--) {
    const printed = card.levels[i]!;
    const effect = card.effect(printed);
    if (printed <= have && effect.hidden) question.open = false;
    question.offer(verb.level | printed, printed > have ? 'level-too-high' : effect.refusal(t, me));
  }
  question.offer(verb.decline);
  const choice = t.pick(question);
  return verbOf(choice) === verb.decline ? none : operandOf(choice);
}

// GH-2.4-B

/** G-01: at least down to six; then draw up to six. */
function refill(t: Table, me: Seat): void {
  const cards = t.size(hand(me));
  const question = t.question(me, 'refill').between(Math.max(0, cards - handSize), cards);
  question.ordered = true;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card))
    question.offer(verb.discard | card);
  discardAll(t, me, t.pickMany(question).map(operandOf));
  drawUpTo(t, me, handSize);
}

// GH-2.4-C

function buyRefusal(t: Table, chapters: number, card: Card): ReasonCode | undefined {
  return chapters < prestigeOf(t.face(card)).cost ? 'too-few-chapters' : undefined;
}

function buy(t: Table, me: Seat, card: Card): void {
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

/** GH-2.7 */
export function endTurn(t: Table, me: Seat): void {
  moveIn(t, me);
  if (t.size(deck) + t.size(discard) > 0) t.set(idle, 0);
  if (points(t, me) >= house(t).pointsToWin) {
    t.set(winner, me + 1);
    if (t.live) t.tell('win', me, { params: { points: points(t, me) } });
  } else if (t.get(idle) >= t.seats) {
    t.set(stage, stages.indexOf('standstill'));
    if (t.live) t.tell('standstill', t.seats);
  } else {
    startTurn(t, (me + 1) % t.seats);
  }
}

/** Played cards join the guildhall; twins are discarded. G-10: in the order played, twins in an order of choice. */
function moveIn(t: Table, me: Seat): void {
  const twins: Card[] = [];
  for (const card of t.cardsIn(area(me))) {
    if (isDuplicate(t, me, t.face(card))) twins.push(card);
    else place(t, me, card);
  }
  discardInOrder(t, me, twins);
}
