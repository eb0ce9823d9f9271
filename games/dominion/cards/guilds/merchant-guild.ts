import { gainBonus } from '../../moves.ts';
import { card } from '../card.ts';

export const merchantGuild = card('merchant-guild', {
  bonus: { buys: 1, coins: 1 },
  whenBuying: (t, me) => gainBonus(t, me, { tokens: 1 }),
});
