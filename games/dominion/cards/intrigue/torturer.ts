import { pickCards, pickMode } from '../../choose.ts';
import { discardAll, gain } from '../../moves.ts';
import { hand } from '../../places.ts';
import { attack } from '../../play.ts';
import { curse } from '../../printed.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const torturer = card('torturer', {
  bonus: { cards: 3 },
  play(t, me) {
    attack(t, me, (victim) => {
      const mode = pickMode(t, victim, 'choose', ['discard', 'curse']);
      if (t.live) t.tell('choose', victim, { params: { mode } });
      if (mode === 'curse') gain(t, victim, curse, hand(victim));
      else
        discardAll(
          t,
          victim,
          pickCards(t, victim, 'discard', { verb: verb.discard, from: hand(victim), min: 2 }),
        );
    });
  },
});
