import { type Card, none, operandOf, type Seat, type Table, verbOf } from '@zunft/kernel';
import { hallOf, handFaces, isDuplicate } from './hall.ts';
import { draw, gainActions, place } from './moves.ts';
import { hand } from './places.ts';
import type { ReasonCode } from './reasons.ts';
import { verb } from './verbs.ts';

/** What a card does when its effect is used. It is offered only if all of it can be carried out: GH-5.5. */
export interface Effect {
  refusal(t: Table, me: Seat): ReasonCode | undefined;
  run(t: Table, me: Seat): void;
  /** Whether it is possible depends on cards that others do not see. */
  readonly hidden?: true;
}

const possible = (): undefined => undefined;

export const always = (run: (t: Table, me: Seat) => void): Effect => ({ refusal: possible, run });

export const drawCards = (count: number): Effect => always((t, me) => draw(t, me, count));

export const moreActions = (count: number): Effect => always((t, me) => gainActions(t, me, count));

/** One after the other; possible if the first is. */
export const followedBy = (effect: Effect, after: (t: Table, me: Seat) => void): Effect => ({
  ...effect,
  run(t, me) {
    effect.run(t, me);
    after(t, me);
  },
});

/** GH-5.3: places hand cards one after the other. */
export const placeFromHand = (count: number | 'any number'): Effect => ({
  hidden: true,
  refusal(t, me) {
    if (count === 'any number') return undefined;
    return handFaces(t, me).without(hallOf(t, me)).isEmpty ? 'nothing-to-place' : undefined;
  },
  run(t, me) {
    for (let placed = 0; placed !== count; placed++) {
      const card = pickFromHand(t, me, count === 'any number');
      if (card === none) return;
      place(t, me, card);
    }
  },
});

function pickFromHand(t: Table, me: Seat, mayStop: boolean): Card {
  const question = t.question(me, mayStop ? 'place-any' : 'place-from-hand');
  for (let card = t.top(hand(me)); card !== none; card = t.below(card)) {
    question.offer(verb.place | card, placeRefusal(t, me, card));
  }
  if (mayStop) question.offer(verb.done);
  question.open = t.size(hand(me)) === 0;
  const choice = t.pick(question);
  return verbOf(choice) === verb.done ? none : operandOf(choice);
}

/** GH-2.6: what lies in a guildhall already cannot be placed there. */
export const placeRefusal = (t: Table, seat: Seat, card: Card): ReasonCode | undefined =>
  isDuplicate(t, seat, t.face(card)) ? 'duplicate-in-hall' : undefined;

/** An effect upon one other player; possible if it is upon somebody. G-17: only such players can be chosen. */
export const upon = (effect: {
  readonly hidden?: true;
  refusal(t: Table, me: Seat, target: Seat): ReasonCode | undefined;
  run(t: Table, me: Seat, target: Seat): void;
}): Effect => ({
  ...(effect.hidden && { hidden: true }),
  refusal(t, me) {
    let why: ReasonCode | undefined;
    for (let i = 1; i < t.seats; i++) {
      why = effect.refusal(t, me, (me + i) % t.seats);
      if (why === undefined) return undefined;
    }
    return why;
  },
  run(t, me) {
    const question = t.question(me, 'target');
    for (let i = 1; i < t.seats; i++) {
      const seat = (me + i) % t.seats;
      question.offer(verb.target | seat, effect.refusal(t, me, seat));
    }
    question.open = effect.hidden === undefined || t.seats === 2;
    const target = operandOf(t.pick(question));
    if (t.live) t.tell('target', me, { target });
    effect.run(t, me, target);
  },
});
