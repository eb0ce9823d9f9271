import { copperBonus } from '../../places.ts';
import { card } from '../card.ts';

export const coppersmith = card('coppersmith', {
  play(t, me) {
    t.add(copperBonus, 1);
    if (t.live) t.tell('copper-bonus', me, { params: { count: 1 } });
  },
});
