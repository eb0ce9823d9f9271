import { gainChosen } from '../../choose.ts';
import { discardAll, revealUntil, trashAll } from '../../moves.ts';
import { attack } from '../../play.ts';
import { price } from '../../supply.ts';
import { card } from '../card.ts';

export const saboteur = card('saboteur', {
  play(t, me) {
    attack(t, me, (victim) => {
      const revealed = revealUntil(t, victim, 1, (face) => price(t, face) >= 3);
      const hit = revealed.filter((one) => price(t, t.face(one)) >= 3);
      trashAll(t, victim, hit);
      for (const lost of hit) gainChosen(t, victim, { most: price(t, t.face(lost)) - 2, optional: true });
      discardAll(
        t,
        victim,
        revealed.filter((one) => !hit.includes(one)),
      );
    });
  },
});
