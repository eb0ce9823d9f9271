import { operandOf, type Question, type Seat, type Table } from '@zunft/kernel';
import { upon } from '../effect.ts';
import { professionOf } from '../faces.ts';
import { hallOf } from '../hall.ts';
import { discardAll } from '../moves.ts';
import { hall } from '../places.ts';
import { verb } from '../verbs.ts';
import { profession } from './profession.ts';

const discardFrom = (cards: number, from: 'anywhere' | 'different chapters') =>
  upon({
    refusal(t, _, target) {
      if (t.size(hall(target)) < cards) return 'no-target-cards';
      const tooFew = from === 'different chapters' && hallOf(t, target).professions < cards;
      return tooFew ? 'no-target-chapters' : undefined;
    },
    run(t, me, target) {
      const question = victims(t, me, target, from).between(cards, cards);
      discardAll(t, me, t.pickMany(question).map(operandOf));
    },
  });

/** J-01: the order of picking is the order on the pile. */
function victims(t: Table, me: Seat, target: Seat, from: 'anywhere' | 'different chapters'): Question {
  const question = t.question(me, 'assassinate');
  if (t.live) question.params = { seat: target };
  question.ordered = true;
  question.open = true;
  for (const card of t.cardsIn(hall(target))) {
    const group = from === 'anywhere' ? -1 : professionOf(t.face(card));
    question.offer(verb.discard | card, undefined, group);
  }
  return question;
}

export const assassin = profession('assassin', {
  0: discardFrom(1, 'anywhere'),
  2: discardFrom(2, 'different chapters'),
  4: discardFrom(2, 'anywhere'),
});
