import { type Match, tableAt } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { theGuild } from './index.ts';
import {
  actionPhase,
  annexes,
  businesses,
  caller,
  economyPhase,
  phase,
  taler,
  unlockPhase,
} from './places.ts';
import { baseIncome, forecast, inTower, isFresh, isLocked } from './standing.ts';
import { table } from './testing/table.ts';
import { startTurn } from './turn.ts';

interface Compared {
  readonly foreseen: number;
  readonly paid: number;
  /** An annex of this turn, or a locked business, could have misled the forecast. */
  readonly isTricky: boolean;
}

/** What each seat expects, and what it would get if its turn came next. Whoever could not pay everything is left out. */
function comparedAt(match: Match): Compared[] {
  return Array.from({ length: match.table.seats }, (_, seat) => seat).flatMap((seat) => {
    const t = tableAt(theGuild, match.position());
    const { businesses: fromBusinesses, other, upkeep } = forecast(t, seat);
    const foreseen = baseIncome + fromBusinesses + other - upkeep;
    const before = t.get(taler(seat));
    if (inTower(t, seat) || before + foreseen < 0 || t.get(caller) !== 0) return [];
    const isTricky =
      t.cardsIn(annexes(seat)).some((card) => isFresh(t, card)) ||
      t.cardsIn(businesses(seat)).some((card) => isLocked(t, card));
    startTurn(t, seat);
    t.set(phase, economyPhase!);
    theGuild.step(t);
    expect(t.get(phase)).toBe(unlockPhase);
    return [{ foreseen, paid: t.get(taler(seat)) - before, isTricky }];
  });
}

describe('the forecast of income', () => {
  it('[TG-10.4] is what the next economy phase brings, if nothing changes until then', () => {
    const compared: Compared[] = [];
    for (const seed of ['1', '2', '3', '4']) {
      playAtRandom(dealTable(theGuild, 4, {}, seed), seed, (match) => {
        const stepBegins = match.position().answers.length === 0;
        if (stepBegins && match.table.get(phase) === actionPhase) compared.push(...comparedAt(match));
      });
    }
    expect(compared.filter(({ foreseen, paid }) => foreseen !== paid)).toEqual([]);
    expect(compared.filter(({ isTricky }) => isTricky).length).toBeGreaterThan(50);
  });

  it('[TG-10.5] counts an annex of this turn, in the sum and at each business', () => {
    const s = table([{ hand: ['oven'], businesses: ['bakery*2', 'smithy^1'], taler: 9 }, {}]);
    const seen = () => (s.match.view(0) as { seats: { income: object; businesses: object[] }[] }).seats[0]!;
    expect(seen().income).toMatchObject({ businesses: 2 * 2 });
    s.answer('play.oven');
    expect(seen().income).toMatchObject({ businesses: 2 * (2 + 1) });
    expect(seen().businesses).toMatchObject([{ income: 3 }, { income: 3 }, { income: 0 }]);
    s.settled();
  });
});
