import { then, upon } from '../effect.ts';
import { type Exchange, exchangePossible, runExchange } from '../exchange.ts';
import { gainActions } from '../moves.ts';
import { hall, hand } from '../places.ts';
import { profession } from './profession.ts';

/** Hand cards against cards of the target's guildhall; then another action. */
const deal = (cards: Pick<Exchange, 'give' | 'take'>) =>
  then(
    upon({
      hidden: true,
      refusal(t, me, target) {
        const possible = exchangePossible(t, { ...cards, mine: hand(me), theirs: hall(target) });
        return possible ? undefined : 'no-target-exchange';
      },
      run: (t, me, target) => runExchange(t, me, { ...cards, mine: hand(me), theirs: hall(target) }),
    }),
    (t, me) => gainActions(t, me, 1),
  );

export const peddler = profession('peddler', {
  0: deal({ give: 1, take: 1 }),
  2: deal({ give: 2, take: 2 }),
  4: deal({ give: 2, take: 'chapter' }),
});
