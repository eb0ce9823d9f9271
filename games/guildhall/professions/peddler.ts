import { followedBy, upon } from '../effect.ts';
import { exchangeBetween, exchangePossible, runExchange, type Terms } from '../exchange.ts';
import { gainActions } from '../moves.ts';
import { hall, hand } from '../places.ts';
import { profession } from './profession.ts';

/** Hand cards against cards of the target's guildhall; then another action. */
const deal = (cards: Terms) =>
  followedBy(
    upon({
      hidden: true,
      refusal(t, me, target) {
        const possible = exchangePossible(t, exchangeBetween(hand(me), hall(target), cards));
        return possible ? undefined : 'no-target-exchange';
      },
      run: (t, me, target) => runExchange(t, me, exchangeBetween(hand(me), hall(target), cards)),
    }),
    (t, me) => gainActions(t, me, 1),
  );

export const peddler = profession('peddler', {
  0: deal({ give: 1, take: 1 }),
  2: deal({ give: 2, take: 2 }),
  4: deal({ give: 2, take: 'chapter' }),
});
