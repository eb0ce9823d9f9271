import { type Effect, placeFromHand } from '../effect.ts';
import { type Exchange, exchangePossible, runExchange } from '../exchange.ts';
import { hall, hand } from '../places.ts';
import { profession } from './profession.ts';

/** Hand cards against cards of the own guildhall. J-03: what was just placed cannot be taken back. */
const exchange = (cards: Pick<Exchange, 'give' | 'take'>): Effect => ({
  hidden: true,
  refusal(t, me) {
    const possible = exchangePossible(t, { ...cards, mine: hand(me), theirs: hall(me) });
    return possible ? undefined : 'nothing-to-place';
  },
  run: (t, me) => runExchange(t, me, { ...cards, mine: hand(me), theirs: hall(me) }),
});

export const weaver = profession('weaver', {
  0: placeFromHand(1),
  2: exchange({ give: 2, take: 1 }),
  4: exchange({ give: 'any number', take: 2 }),
});
