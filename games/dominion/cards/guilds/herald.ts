import { type Card, none, type Seat, type Table } from '@zunft/kernel';
import { pickCards } from '../../choose.ts';
import { putOnDeck, topOfDeck } from '../../moves.ts';
import { discard, leafedThrough } from '../../places.ts';
import { play } from '../../play.ts';
import { isAction } from '../../printed.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const herald = card('herald', {
  bonus: { cards: 1, actions: 1 },
  play(t, me) {
    const top = topOfDeck(t, me);
    if (top === none) return;
    t.reveal(top);
    if (t.live) t.tell('reveal', me, { cards: [top] });
    if (isAction[t.face(top)]) play(t, me, top);
  },
  overpaid(t, me, amount) {
    leafThroughDiscard(t, me);
    const choice = { verb: verb['put-back'], from: discard(me), min: amount, ordered: true } as const;
    putOnDeckUnseen(t, me, pickCards(t, me, 'put-back', choice));
  },
});

function leafThroughDiscard(t: Table, me: Seat): void {
  t.look(me, discard(me));
  // Whoever could take back overpaying after a look at the pile could look before deciding how much to pay.
  t.learned |= 1 << me;
}

function putOnDeckUnseen(t: Table, me: Seat, cards: readonly Card[]): void {
  t.moveWhole(discard(me), leafedThrough(me));
  putOnDeck(t, me, cards);
  t.moveWhole(leafedThrough(me), discard(me));
}
