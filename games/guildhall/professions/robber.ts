import { type Card, operandOf, type Seat, type Table } from '@zunft/kernel';
import { upon } from '../effect.ts';
import { hallOf, handFaces, isDuplicate } from '../hall.ts';
import { placeOrDiscard } from '../moves.ts';
import { hand } from '../places.ts';
import { verb } from '../verbs.ts';
import { profession } from './profession.ts';

const robRandomCard = upon({
  refusal: (t, _, target) => (t.size(hand(target)) === 0 ? 'no-target-hand' : undefined),
  run(t, me, target) {
    const cards = t.cardsIn(hand(target));
    placeOrDiscard(t, me, cards[t.draw(cards.length)]!);
  },
});

/** J-05: a card that fits must be taken; if none fits, the chosen one is discarded. */
function pickFromHandOf(t: Table, me: Seat, target: Seat): Card {
  const nothingFits = handFaces(t, target).without(hallOf(t, me)).isEmpty;
  const question = t.question(me, nothingFits ? 'rob-discard' : 'rob');
  if (t.live) question.params = { seat: target };
  for (const card of t.cardsIn(hand(target))) {
    const fits = nothingFits || !isDuplicate(t, me, t.face(card));
    question.offer((nothingFits ? verb.discard : verb.place) | card, fits ? undefined : 'must-place');
  }
  return operandOf(t.pick(question));
}

const robChosenCards = (count: number) =>
  upon({
    refusal(t, _, target) {
      if (t.size(hand(target)) === 0) return 'no-target-hand';
      return t.size(hand(target)) < count ? 'target-hand-too-small' : undefined;
    },
    run(t, me, target) {
      t.look(me, hand(target));
      if (t.live) t.tell('look-at-hand', me, { target });
      for (let i = 0; i < count; i++) placeOrDiscard(t, me, pickFromHandOf(t, me, target));
    },
  });

export const robber = profession('robber', {
  0: robRandomCard,
  2: robChosenCards(1),
  4: robChosenCards(2),
});
