import { none } from '@zunft/kernel';
import { pickPile } from '../../choose.ts';
import { gain, topOfDeck, trashAll } from '../../moves.ts';
import { attack } from '../../play.ts';
import { price } from '../../supply.ts';
import { card } from '../card.ts';

export const swindler = card('swindler', {
  bonus: { coins: 2 },
  play(t, me) {
    attack(t, me, (victim) => {
      const lost = topOfDeck(t, victim);
      if (lost === none) return;
      trashAll(t, victim, [lost]);
      const given = pickPile(t, me, 'give', { exactly: price(t, t.face(lost)), receiver: victim });
      if (given !== none) gain(t, victim, given);
    });
  },
});
