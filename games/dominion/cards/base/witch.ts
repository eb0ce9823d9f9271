import { gain } from '../../moves.ts';
import { attack } from '../../play.ts';
import { curse } from '../../printed.ts';
import { card } from '../card.ts';

export const witch = card('witch', {
  bonus: { cards: 2 },
  play: (t, me) => attack(t, me, (victim) => gain(t, victim, curse)),
});
