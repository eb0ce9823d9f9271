import { discardAside, revealUntil, takeIntoHand } from '../../moves.ts';
import { isTreasure } from '../../printed.ts';
import { card } from '../card.ts';

export const adventurer = card('adventurer', {
  play(t, me) {
    const revealed = revealUntil(t, me, 2, (face) => isTreasure[face]!);
    takeIntoHand(
      t,
      me,
      revealed.filter((card) => isTreasure[t.face(card)]),
    );
    discardAside(t, me);
  },
});
