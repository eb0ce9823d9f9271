import { drawCards, followedBy } from '../effect.ts';
import { gainActions } from '../moves.ts';
import { growingProfession } from './profession.ts';

export const dancer = growingProfession('dancer', (members) =>
  followedBy(drawCards(members), (t, me) => gainActions(t, me, 1)),
);
