import { type Exchange, exchangePossible, runExchange } from '../exchange.ts';
import { discard, hall } from '../places.ts';
import { type Search, searching } from '../search.ts';
import { profession } from './profession.ts';

/** Cards of the own guildhall against cards of the discard pile. Q13: chosen before anything is put there. */
const swap = (cards: Pick<Exchange, 'give' | 'take'>): Search => ({
  pile: Number(cards.take),
  hall: cards.give === 'chapter' ? 1 : Number(cards.give),
  possible: (t, me) => exchangePossible(t, { ...cards, mine: hall(me), theirs: discard }),
  run: (t, me) => runExchange(t, me, { ...cards, mine: hall(me), theirs: discard }),
});

const one = swap({ give: 1, take: 1 });
const two = swap({ give: 2, take: 2 });
const threeForChapter = swap({ give: 'chapter', take: 3 });

export const hunter = profession('hunter', {
  0: searching(one),
  2: searching(two, one),
  4: searching(threeForChapter, two, one),
});
