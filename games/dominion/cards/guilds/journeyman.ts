import { nameCard } from '../../choose.ts';
import { discardAside, revealUntil, takeIntoHand } from '../../moves.ts';
import { card } from '../card.ts';

const cardsTaken = 3;

export const journeyman = card('journeyman', {
  play(t, me) {
    const named = nameCard(t, me);
    const revealed = revealUntil(t, me, cardsTaken, (face) => face !== named);
    takeIntoHand(
      t,
      me,
      revealed.filter((card) => t.face(card) !== named),
    );
    discardAside(t, me);
  },
});
