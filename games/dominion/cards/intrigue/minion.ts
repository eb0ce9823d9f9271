import type { Seat, Table } from '@zunft/kernel';
import { pickMode } from '../../choose.ts';
import { discardAll, draw, gainBonus } from '../../moves.ts';
import { hand } from '../../places.ts';
import { attack } from '../../play.ts';
import { card } from '../card.ts';

const cardsThatFeelIt = 5;

export const minion = card('minion', {
  bonus: { actions: 1 },
  play(t, me) {
    if (pickMode(t, me, 'choose', ['coins', 'new-hand']) === 'coins') {
      gainBonus(t, me, { coins: 2 });
      return;
    }
    replaceHand(t, me);
    attack(t, me, (victim) => {
      if (t.size(hand(victim)) >= cardsThatFeelIt) replaceHand(t, victim);
    });
  },
});

function replaceHand(t: Table, seat: Seat): void {
  discardAll(t, seat, t.cardsIn(hand(seat)));
  draw(t, seat, 4);
}
