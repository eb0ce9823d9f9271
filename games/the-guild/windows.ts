import { type Card, none, operandOf, type Question, type Seat, type Table, verbOf } from '@zunft/kernel';
import { windowBit } from './deck/print.ts';
import type { Window } from './deck/schema.ts';
import { effectsRefusal } from './effects.ts';
import { isWon } from './experience.ts';
import { occasionOf } from './occasions.ts';
import { active, actor, artefacts, hand, number, prevented, target } from './places.ts';
import { affordable, needsRefusal, play, use } from './play.ts';
import { printed, printOn } from './print.ts';
import type { ReasonCode } from './reasons.ts';
import { inTower, isLocked } from './standing.ts';
import { verb } from './verbs.ts';

/**
 * T-26: lets everybody answer what has just been declared. It opens on public facts alone: the deck has cards for
 * it, and a seat has cards. All are asked at once, and answers are carried out in turn order; when somebody has
 * answered, everybody may answer that, until nobody does. `acting` has just declared something and is not asked first.
 */
export function openWindow(t: Table, window: Window, acting: Seat = none): void {
  if ((printOn(t).windows & windowBit(window)) === 0) return;
  let silent = acting;
  for (;;) {
    const answers = ask(t, window, silent);
    let answered = false;
    for (const { seat, value } of answers) {
      if (isWon(t)) return;
      if (answerRefusal(t, seat, value, window) !== undefined) continue;
      if (verbOf(value) === verb.play) play(t, seat, operandOf(value));
      else use(t, seat, operandOf(value));
      answered = true;
    }
    if (!answered || isWon(t) || t.get(prevented) === 1) return;
    silent = none;
  }
}

interface Given {
  readonly seat: Seat;
  readonly value: number;
}

/** Those who answer, in turn order from the active player on. */
function ask(t: Table, window: Window, silent: Seat): Given[] {
  const questions: Question[] = [];
  for (let i = 0; i < t.seats; i++) {
    const seat = (t.get(active) + i) % t.seats;
    if (seat !== silent && canAnswer(t, seat)) questions.push(questionTo(t, seat, window));
  }
  if (questions.length === 0) return [];
  t.askAll(questions);
  return questions
    .map(({ seat, chosen }) => ({ seat, value: chosen[0]! }))
    .filter(({ value }) => verbOf(value) !== verb.pass);
}

const canAnswer = (t: Table, seat: Seat): boolean =>
  !inTower(t, seat) && t.size(hand(seat)) + t.size(artefacts(seat)) > 0;

function questionTo(t: Table, seat: Seat, window: Window): Question {
  const question = t.question(seat, `answer-${window}`);
  if (t.live) question.params = { actor: t.get(actor) - 1, target: t.get(target) - 1, number: t.get(number) };
  for (let card = t.bottom(hand(seat)); card !== none; card = t.above(card)) {
    question.offer(verb.play | card, playRefusal(t, seat, card, window));
  }
  for (let card = t.bottom(artefacts(seat)); card !== none; card = t.above(card)) {
    question.offer(verb.use | card, useRefusal(t, seat, card, window));
  }
  return question.window(occasionOf(t, seat, window), verb.pass);
}

const answerRefusal = (t: Table, seat: Seat, value: number, window: Window): ReasonCode | undefined =>
  (verbOf(value) === verb.play ? playRefusal : useRefusal)(t, seat, operandOf(value), window);

function playRefusal(t: Table, seat: Seat, card: Card, window: Window): ReasonCode | undefined {
  if (printed(t, card).type !== 'immediate') return 'not-immediate';
  return (
    windowRefusal(t, card, window) ??
    needsRefusal(t, seat, card) ??
    affordable(t, seat, card) ??
    effectsRefusal(t, seat, card, window)
  );
}

function useRefusal(t: Table, seat: Seat, card: Card, window: Window): ReasonCode | undefined {
  const { act, effects, windows } = printed(t, card);
  if (act === undefined && effects.length === 0) return 'works-by-itself';
  if (windows === 0) return 'own-turn-only';
  if (isLocked(t, card)) return 'locked';
  return windowRefusal(t, card, window) ?? effectsRefusal(t, seat, card, window);
}

const windowRefusal = (t: Table, card: Card, window: Window): ReasonCode | undefined =>
  (printed(t, card).windows & windowBit(window)) === 0 ? 'other-window' : undefined;
