import { gain } from '../../moves.ts';
import { silver } from '../../printed.ts';
import { card } from '../card.ts';

export const masterpiece = card('masterpiece', {
  overpaid(t, me, amount) {
    for (let i = 0; i < amount; i++) gain(t, me, silver);
  },
});
