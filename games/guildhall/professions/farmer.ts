import { always } from '../effect.ts';
import { gainTokens } from '../moves.ts';
import { profession } from './profession.ts';

const harvest = (count: number) => always((t, me) => gainTokens(t, me, count));

export const farmer = profession('farmer', {
  1: harvest(1),
  3: harvest(2),
});
