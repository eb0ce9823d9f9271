import { gainChosen } from '../../choose.ts';
import { card } from '../card.ts';

export const workshop = card('workshop', { play: (t, me) => gainChosen(t, me, { most: 4 }) });
