import { none, type Seat, type Table } from '@zunft/kernel';
import { gainChosen, pickCard } from '../../choose.ts';
import { trashAll } from '../../moves.ts';
import { hand, tokens } from '../../places.ts';
import { price } from '../../supply.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

export const butcher = card('butcher', {
  bonus: { tokens: 2 },
  play(t, me) {
    const trashed = pickCard(t, me, 'trash', { verb: verb.trash, from: hand(me), optional: true });
    if (trashed === none) return;
    trashAll(t, me, [trashed]);
    const cost = price(t, t.face(trashed));
    gainChosen(t, me, { most: cost + payTokens(t, me, cost) });
  },
});

/** Any number of them, also none; they bring no coins. */
function payTokens(t: Table, me: Seat, cost: number): number {
  const count = t.amount(me, 'pay-tokens', { min: 0, max: t.get(tokens(me)) }, { cost });
  t.add(tokens(me), -count);
  if (t.live && count > 0) t.tell('pay-tokens', me, { params: { count } });
  return count;
}
