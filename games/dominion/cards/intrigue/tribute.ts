import { discardAll, gainBonus, revealCards } from '../../moves.ts';
import { isAction, isTreasure, isVictory } from '../../printed.ts';
import { card } from '../card.ts';

export const tribute = card('tribute', {
  play(t, me) {
    const left = (me + 1) % t.seats;
    const revealed = revealCards(t, left, 2);
    discardAll(t, left, revealed);
    for (const face of new Set(revealed.map((one) => t.face(one)))) {
      if (isAction[face]) gainBonus(t, me, { actions: 2 });
      if (isTreasure[face]) gainBonus(t, me, { coins: 2 });
      if (isVictory[face]) gainBonus(t, me, { cards: 2 });
    }
  },
});
