import { type Effect, placeFromHand } from '../effect.ts';
import { exchangeBetween, exchangePossible, runExchange, type Terms } from '../exchange.ts';
import { hall, hand } from '../places.ts';
import { profession } from './profession.ts';

/** Hand cards against cards of the own guildhall. J-03: what was just placed cannot be taken back. */
const exchange = (cards: Terms): Effect => ({
  hidden: true,
  refusal(t, me) {
    const possible = exchangePossible(t, exchangeBetween(hand(me), hall(me), cards));
    return possible ? undefined : 'nothing-to-place';
  },
  run: (t, me) => runExchange(t, me, exchangeBetween(hand(me), hall(me), cards)),
});

export const weaver = profession('weaver', {
  0: placeFromHand(1),
  2: exchange({ give: 2, take: 1 }),
  4: exchange({ give: 'any number', take: 2 }),
});
