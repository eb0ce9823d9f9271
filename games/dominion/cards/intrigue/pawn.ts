import { pickModes } from '../../choose.ts';
import { type Bonus, gainBonus } from '../../moves.ts';
import type { Mode } from '../../verbs.ts';
import { card } from '../card.ts';

const gifts: Partial<Record<Mode, Bonus>> = {
  cards: { cards: 1 },
  actions: { actions: 1 },
  buy: { buys: 1 },
  coins: { coins: 1 },
};
const offered = Object.keys(gifts) as Mode[];

export const pawn = card('pawn', {
  play(t, me) {
    for (const mode of pickModes(t, me, 'choose', offered, 2)) gainBonus(t, me, gifts[mode]!);
  },
});
