import { agrees } from '../../choose.ts';
import { deck, discard } from '../../places.ts';
import { card } from '../card.ts';

export const chancellor = card('chancellor', {
  bonus: { coins: 2 },
  play(t, me) {
    const count = t.size(deck(me));
    if (count === 0 || !agrees(t, me, 'deck-to-discard', 'deck-to-discard')) return;
    // Turned over as a whole: what was at the bottom lies on top, and nobody sees the rest.
    t.moveAll(t.cardsIn(deck(me)).reverse(), discard(me));
    if (t.live) t.tell('deck-to-discard', me, { cards: [t.top(discard(me))], params: { count } });
  },
});
