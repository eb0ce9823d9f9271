import { none } from '@zunft/kernel';
import { draw, gain } from '../../moves.ts';
import { attack } from '../../play.ts';
import { curse, gold } from '../../printed.ts';
import { card } from '../card.ts';

export const soothsayer = card('soothsayer', {
  play(t, me) {
    gain(t, me, gold);
    attack(t, me, (victim) => {
      if (gain(t, victim, curse) !== none) draw(t, victim, 1);
    });
  },
});
