import { gainChosen } from '../../choose.ts';
import { trashAll } from '../../moves.ts';
import { inPlay } from '../../places.ts';
import { card } from '../card.ts';

/** Carried out again after it was trashed, it still brings a card. */
export const feast = card('feast', {
  play(t, me, self) {
    if (t.zoneOf(self) === inPlay(me)) trashAll(t, me, [self]);
    gainChosen(t, me, { most: 5 });
  },
});
