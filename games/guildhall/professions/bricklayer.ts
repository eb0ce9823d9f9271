import { none, operandOf } from '@zunft/kernel';
import { drawCards, followedBy } from '../effect.ts';
import { deck, hand } from '../places.ts';
import { verb } from '../verbs.ts';
import { profession } from './profession.ts';

/** Puts hand cards on the deck in an order of choice; the last one lies on top. G-08: as many as there are. */
const drawAndPutBack = (draw: number, putBack: number) =>
  followedBy(drawCards(draw), (t, me) => {
    const count = Math.min(putBack, t.size(hand(me)));
    const question = t.question(me, 'put-back').between(count, count);
    question.ordered = true;
    for (let card = t.bottom(hand(me)); card !== none; card = t.above(card))
      question.offer(verb['put-back'] | card);
    const cards = t.pickMany(question).map(operandOf);
    t.moveAll(cards, deck);
    if (t.live) t.tell('put-back', me, { cards });
  });

export const bricklayer = profession('bricklayer', {
  0: drawAndPutBack(3, 1),
  2: drawAndPutBack(5, 2),
  4: drawAndPutBack(7, 3),
});
