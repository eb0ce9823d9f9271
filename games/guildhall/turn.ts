import { type Card, none, operandOf, type Params, type Seat, type Table, verbOf } from '@zunft/kernel';
import { type Faces, professionIds, professionOf } from './faces.ts';
import { completedChapters, hallOf, isDuplicate, level } from './hall.ts';
import { discardAll, discardInOrder, drawUpTo, place } from './moves.ts';
import { house } from './options.ts';
import {
  actionsLeft,
  active,
  area,
  deck,
  discard,
  hand,
  idle,
  played,
  row,
  stage,
  stages,
  turn,
  winner,
} from './places.ts';
import { professionCard } from './professions/index.ts';
import { buy, buyRefusal } from './purchase.ts';
import type { ReasonCode } from './reasons.ts';
import { points } from './score.ts';
import { verb } from './verbs.ts';

const actionsPerTurn = 2;
const handSize = 6;

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
  if (t.live) question.params = actionParams(t);
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

/** Which action this is, of how many; number 0 once something was played or bought that may have brought more. */
function actionParams(t: Table): Params {
  const actions = t.get(actionsLeft);
  const countable = t.get(idle) > 0 && actions <= actionsPerTurn;
  return { actions, number: countable ? actionsPerTurn - actions + 1 : 0, total: actionsPerTurn };
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
  if (chosen === none) return;
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
  const isForced = question.open && question.count === 1;
  const choice = t.pick(question);
  if (verbOf(choice) !== verb.decline) return operandOf(choice);
  if (t.live) t.tell(isForced ? 'nothing-possible' : 'no-effect', me);
  return none;
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
