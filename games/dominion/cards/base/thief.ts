import { type Card, none, operandOf } from '@zunft/kernel';
import { onlyTreasures, pickCard } from '../../choose.ts';
import { discardAside, gainCard, revealCards, trashAll } from '../../moves.ts';
import { aside } from '../../places.ts';
import { attack } from '../../play.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const thief = card('thief', {
  play(t, me) {
    const trashed: Card[] = [];
    attack(t, me, (victim) => {
      revealCards(t, victim, 2);
      const chosen = pickCard(t, me, 'trash', {
        verb: verb.trash,
        from: aside(victim),
        why: onlyTreasures,
      });
      if (chosen !== none) {
        trashAll(t, victim, [chosen]);
        trashed.push(chosen);
      }
      discardAside(t, victim);
    });
    const question = t.question(me, 'gain-trashed').between(0, trashed.length);
    for (const card of trashed) question.offer(verb.take | card);
    for (const value of t.pickMany(question)) gainCard(t, me, operandOf(value));
  },
});
