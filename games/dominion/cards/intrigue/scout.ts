import { putBackInOrder, revealCards, takeIntoHand } from '../../moves.ts';
import { isVictory } from '../../printed.ts';
import { card } from '../card.ts';

export const scout = card('scout', {
  bonus: { actions: 1 },
  play(t, me) {
    const revealed = revealCards(t, me, 4);
    const victories = revealed.filter((one) => isVictory[t.face(one)]);
    takeIntoHand(t, me, victories);
    putBackInOrder(
      t,
      me,
      revealed.filter((one) => !victories.includes(one)),
    );
  },
});
