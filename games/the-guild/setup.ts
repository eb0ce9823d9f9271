import { type Card, none, operandOf, type Question, type Seat, type Table, verbOf } from '@zunft/kernel';
import {
  active,
  choosingProfessions,
  dealing,
  deck,
  first,
  guilds,
  hand,
  playing,
  profession,
  redrawing,
  residence,
  square,
  stage,
  taler,
  toRedraw,
} from './places.ts';
import { printed, printOn } from './print.ts';
import { startTurn } from './turn.ts';
import { verb } from './verbs.ts';

export const startTaler = 12;
export const startCards = 8;

/** TG-10.2; T-09: chance decides who begins. */
export function setup(t: Table): void {
  const { townHall, professions } = printOn(t);
  t.printed.forEach((face, card) => {
    t.create(card, face, face === townHall ? square : professions.includes(face) ? guilds : deck);
  });
  t.shuffle(deck);
  for (let seat = 0; seat < t.seats; seat++) {
    t.set(taler(seat), startTaler);
    t.set(residence(seat), 1);
  }
  const beginner = t.draw(t.seats);
  t.set(first, beginner);
  t.set(active, beginner);
  t.set(stage, choosingProfessions!);
  if (t.live) t.tell('start', beginner);
}

/** T-30, T-38: one each, in turn order. */
export function chooseProfession(t: Table, seat: Seat): void {
  const question = t.question(seat, 'profession');
  question.open = true;
  for (let card = t.bottom(guilds); card !== none; card = t.above(card)) question.offer(verb.choose | card);
  const card = operandOf(t.pick(question));
  t.move(card, profession(seat));
  if (t.live) t.tell('profession', seat, { cards: [card] });
  const next = (seat + 1) % t.seats;
  t.set(active, next);
  if (next === t.get(first)) t.set(stage, dealing!);
}

export function deal(t: Table): void {
  for (let i = 0; i < t.seats; i++) dealHand(t, (t.get(first) + i) % t.seats);
  t.set(toRedraw, (1 << t.seats) - 1);
  t.set(stage, redrawing!);
}

/** The Town Hall is never among these cards: it would be shuffled back (TG-10.2). */
function dealHand(t: Table, seat: Seat): void {
  const cards: Card[] = [];
  for (let i = 0; i < startCards; i++) {
    cards.push(t.top(deck));
    t.move(t.top(deck), hand(seat));
  }
  if (t.live) t.tell('draw', seat, { cards });
}

/** TG-10.2, T-06: everybody is asked, so that nobody learns who could; whoever has drawn anew is asked again. */
export function redraw(t: Table): void {
  const questions: Question[] = [];
  for (let i = 0; i < t.seats; i++) {
    const seat = (t.get(first) + i) % t.seats;
    if ((t.get(toRedraw) & (1 << seat)) !== 0) questions.push(redrawQuestion(t, seat));
  }
  t.askAll(questions);
  const again = questions.filter(({ chosen }) => verbOf(chosen[0]!) === verb.redraw).map(({ seat }) => seat);
  for (const seat of again) drawAnew(t, seat);
  t.set(
    toRedraw,
    again.reduce((bits, seat) => bits | (1 << seat), 0),
  );
  if (again.length > 0) return;
  t.set(stage, playing!);
  startTurn(t, t.get(first));
}

function redrawQuestion(t: Table, seat: Seat): Question {
  let has = false;
  for (let card = t.bottom(hand(seat)); card !== none; card = t.above(card)) {
    if (printed(t, card).type === 'business') has = true;
  }
  return t
    .question(seat, 'redraw')
    .offer(verb.keep)
    .offer(verb.redraw, has ? 'has-business' : undefined);
}

function drawAnew(t: Table, seat: Seat): void {
  const old = t.cardsIn(hand(seat));
  for (const card of old) t.reveal(card);
  if (t.live) t.tell('redraw', seat, { cards: old });
  dealHand(t, seat);
  t.moveAll(old, deck);
  t.shuffle(deck);
}
