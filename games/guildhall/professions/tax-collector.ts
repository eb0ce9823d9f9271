import { operandOf, type Seat, type Table } from '@zunft/kernel';
import { placeRefusal, upon } from '../effect.ts';
import { hallOf } from '../hall.ts';
import { gainTokens, place } from '../moves.ts';
import { hall } from '../places.ts';
import { verb } from '../verbs.ts';
import { growingProfession } from './profession.ts';

function giveAway(t: Table, me: Seat, target: Seat): void {
  const question = t.question(me, 'give-away');
  if (t.live) question.params = { seat: target };
  question.open = true;
  for (const card of t.cardsIn(hall(me))) {
    question.offer(verb.give | card, placeRefusal(t, target, card) && 'would-duplicate');
  }
  place(t, target, operandOf(t.pick(question)), me);
}

/** Points first, then the gift, but none without a gift. */
export const taxCollector = growingProfession('tax-collector', (members) =>
  upon({
    refusal: (t, me, target) =>
      hallOf(t, me).without(hallOf(t, target)).isEmpty ? 'no-target-gift' : undefined,
    run(t, me, target) {
      gainTokens(t, me, members);
      giveAway(t, me, target);
    },
  }),
);
