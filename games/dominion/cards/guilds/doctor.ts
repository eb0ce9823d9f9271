import { type Card, none, type Seat, type Table, verbOf } from '@zunft/kernel';
import { nameCard } from '../../choose.ts';
import { discardAll, putBackInOrder, putOnDeck, revealCards, topOfDeck, trashAll } from '../../moves.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

const cardsRevealed = 3;

export const doctor = card('doctor', {
  play(t, me) {
    const named = nameCard(t, me);
    const revealed = revealCards(t, me, cardsRevealed);
    const isNamed = (card: Card): boolean => t.face(card) === named;
    trashAll(t, me, revealed.filter(isNamed));
    putBackInOrder(
      t,
      me,
      revealed.filter((card) => !isNamed(card)),
    );
  },
  overpaid(t, me, amount) {
    for (let number = 1; number <= amount; number++) examineTop(t, me, { number, total: amount });
  },
});

/** Only its owner sees the card; it lies on the deck until it is decided what becomes of it. */
function examineTop(t: Table, me: Seat, progress: { number: number; total: number }): void {
  const top = topOfDeck(t, me);
  if (top === none) return;
  t.show(top, me);
  if (t.live) t.tell('look', me, { cards: [top] });
  const question = t.question(me, 'top-card');
  question
    .offer(verb.trash | top)
    .offer(verb.discard | top)
    .offer(verb['put-back'] | top);
  if (t.live) question.params = progress;
  const chosen = verbOf(t.pick(question));
  if (chosen === verb.trash) trashAll(t, me, [top]);
  else if (chosen === verb.discard) discardAll(t, me, [top]);
  else putOnDeck(t, me, [top]);
}
