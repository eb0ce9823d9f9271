import { upon } from '../effect.ts';
import { type Exchange, exchangePossible, runExchange } from '../exchange.ts';
import { hall } from '../places.ts';
import { profession } from './profession.ts';

/** Cards of my guildhall against cards of the target's. */
export const swap = (cards: Pick<Exchange, 'give' | 'take'>) =>
  upon({
    refusal(t, me, target) {
      const exchange = { ...cards, mine: hall(me), theirs: hall(target) };
      return exchangePossible(t, exchange) ? undefined : 'no-target-exchange';
    },
    run: (t, me, target) => runExchange(t, me, { ...cards, mine: hall(me), theirs: hall(target) }),
  });

export const trader = profession('trader', {
  0: swap({ give: 1, take: 1 }),
  2: swap({ give: 2, take: 2 }),
  4: swap({ give: 'chapter', take: 'chapter' }),
});
