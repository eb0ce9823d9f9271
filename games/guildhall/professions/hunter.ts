import { exchangeBetween, exchangePossible, runExchange, type Terms } from '../exchange.ts';
import { discard, hall } from '../places.ts';
import { type Search, searching } from '../search.ts';
import { profession } from './profession.ts';

/** Cards of the own guildhall against cards of the discard pile. Q13: chosen before anything is put there. */
const swap = (cards: Terms): Search => ({
  pile: Number(cards.take),
  hall: cards.give === 'chapter' ? 1 : Number(cards.give),
  possible: (t, me) => exchangePossible(t, exchangeBetween(hall(me), discard, cards)),
  run: (t, me) => runExchange(t, me, exchangeBetween(hall(me), discard, cards)),
});

const one = swap({ give: 1, take: 1 });
const two = swap({ give: 2, take: 2 });
const threeForChapter = swap({ give: 'chapter', take: 3 });

export const hunter = profession('hunter', {
  0: searching(one),
  2: searching(two, one),
  4: searching(threeForChapter, two, one),
});
