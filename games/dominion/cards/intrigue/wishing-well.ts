import { nameCard } from '../../choose.ts';
import { putOnDeck, revealCards, takeIntoHand } from '../../moves.ts';
import { card } from '../card.ts';

export const wishingWell = card('wishing-well', {
  bonus: { cards: 1, actions: 1 },
  play(t, me) {
    const named = nameCard(t, me);
    const revealed = revealCards(t, me, 1);
    const hit = revealed.length > 0 && t.face(revealed[0]!) === named;
    if (hit) takeIntoHand(t, me, revealed);
    else putOnDeck(t, me, revealed);
  },
});
