import { type Card, type Seat, type Table, verbOf } from '@zunft/kernel';
import { discardAside, draw } from '../../moves.ts';
import { aside, hand } from '../../places.ts';
import { isAction } from '../../printed.ts';
import { modes, verb } from '../../verbs.ts';
import { card } from '../card.ts';

const fullHand = 7;

export const library = card('library', {
  play(t, me) {
    while (t.size(hand(me)) < fullHand && draw(t, me, 1) > 0) {
      const drawn = t.top(hand(me));
      if (keeps(t, me, drawn)) continue;
      t.move(drawn, aside(me));
      if (t.live) t.tell('set-aside', me, { cards: [drawn] });
    }
    discardAside(t, me);
  },
});

/** Asked about every card: whether the one that was drawn is an Action is nobody else's business. */
function keeps(t: Table, me: Seat, drawn: Card): boolean {
  const isOptional = isAction[t.face(drawn)]!;
  const question = t.question(me, 'keep');
  if (t.live) question.params = { card: t.faceName(drawn), may: isOptional ? 'yes' : 'no' };
  question.offer(verb.choose | modes.indexOf('keep'));
  question.offer(verb['set-aside'] | drawn, isOptional ? undefined : 'not-an-action');
  return verbOf(t.pick(question)) === verb.choose;
}
