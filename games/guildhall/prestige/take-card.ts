import { operandOf } from '@zunft/kernel';
import { placeRefusal, upon } from '../effect.ts';
import { hallOf } from '../hall.ts';
import { place } from '../moves.ts';
import { hall } from '../places.ts';
import { verb } from '../verbs.ts';

/** Take 1 open card of another player into your guildhall. */
export const takeCard = upon({
  refusal: (t, me, target) =>
    hallOf(t, target).without(hallOf(t, me)).isEmpty ? 'no-target-cards' : undefined,
  run(t, me, target) {
    const question = t.question(me, 'take-card');
    if (t.live) question.params = { seat: target };
    question.open = true;
    for (const card of t.cardsIn(hall(target))) question.offer(verb.take | card, placeRefusal(t, me, card));
    place(t, me, operandOf(t.pick(question)));
  },
});
