import { upon } from '../effect.ts';
import { exchangeBetween, exchangePossible, runExchange, type Terms } from '../exchange.ts';
import { hall } from '../places.ts';
import { profession } from './profession.ts';

/** Cards of my guildhall against cards of the target's. */
export const swap = (cards: Terms) =>
  upon({
    refusal(t, me, target) {
      const exchange = exchangeBetween(hall(me), hall(target), cards);
      return exchangePossible(t, exchange) ? undefined : 'no-target-exchange';
    },
    run: (t, me, target) => runExchange(t, me, exchangeBetween(hall(me), hall(target), cards)),
  });

export const trader = profession('trader', {
  0: swap({ give: 1, take: 1 }),
  2: swap({ give: 2, take: 2 }),
  4: swap({ give: 'chapter', take: 'chapter' }),
});
