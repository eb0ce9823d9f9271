import { none } from '@zunft/kernel';
import { gainChosen } from '../../choose.ts';
import { gainBonus } from '../../moves.ts';
import { isAction, isTreasure, isVictory } from '../../printed.ts';
import { card } from '../card.ts';

export const ironworks = card('ironworks', {
  play(t, me) {
    const face = gainChosen(t, me, { most: 4 });
    if (face === none) return;
    if (isAction[face]) gainBonus(t, me, { actions: 1 });
    if (isTreasure[face]) gainBonus(t, me, { coins: 1 });
    if (isVictory[face]) gainBonus(t, me, { cards: 1 });
  },
});
