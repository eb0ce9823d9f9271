import { type Seat, type Table, verbOf } from '@zunft/kernel';
import { discardAll, putOnDeck, revealCards } from '../../moves.ts';
import { attack } from '../../play.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const spy = card('spy', {
  bonus: { cards: 1, actions: 1 },
  play(t, me) {
    spyOn(t, me, me);
    attack(t, me, (victim) => spyOn(t, me, victim));
  },
});

function spyOn(t: Table, me: Seat, seat: Seat): void {
  const [revealed] = revealCards(t, seat, 1);
  if (revealed === undefined) return;
  const question = t.question(me, 'discard-or-put-back');
  question.offer(verb.discard | revealed).offer(verb['put-back'] | revealed);
  if (t.live) question.params = { seat };
  if (verbOf(t.pick(question)) === verb.discard) discardAll(t, seat, [revealed]);
  else putOnDeck(t, seat, [revealed]);
}
