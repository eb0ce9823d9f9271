import { none } from '@zunft/kernel';
import { pickCard } from '../../choose.ts';
import { gain, putOnDeck, revealHand } from '../../moves.ts';
import { aside, deck, hand } from '../../places.ts';
import { attack } from '../../play.ts';
import { isVictory, silver } from '../../printed.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const bureaucrat = card('bureaucrat', {
  play(t, me) {
    gain(t, me, silver, deck(me));
    attack(t, me, (victim) => {
      const chosen = pickCard(t, victim, 'put-back', {
        verb: verb['put-back'],
        from: hand(victim),
        why: (face) => (isVictory[face] ? undefined : 'not-a-victory'),
      });
      if (chosen === none) return revealHand(t, victim);
      // It is shown first: everyone may remember what lies on that deck.
      t.move(chosen, aside(victim));
      putOnDeck(t, victim, [chosen]);
    });
  },
});
