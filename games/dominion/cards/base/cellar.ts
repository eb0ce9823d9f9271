import { pickCards } from '../../choose.ts';
import { discardAll, draw } from '../../moves.ts';
import { hand } from '../../places.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const cellar = card('cellar', {
  bonus: { actions: 1 },
  play(t, me) {
    const from = hand(me);
    const chosen = pickCards(t, me, 'discard', { verb: verb.discard, from, min: 0, max: t.size(from) });
    discardAll(t, me, chosen);
    draw(t, me, chosen.length);
  },
});
