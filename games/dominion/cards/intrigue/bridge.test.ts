import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Bridge', () => {
  const costs = (s: ReturnType<typeof scene>): Record<string, number> => {
    const { supply } = s.match.view(0) as { supply: { card: string; cost: number }[] };
    return Object.fromEntries(supply.map(({ card, cost }) => [card, cost]));
  };

  it('[DOM-bridge] brings a Buy and a coin and makes every card cost 1 less, never less than 0', () => {
    const s = scene([{ hand: ['bridge'] }, {}]);
    s.answer('play.bridge');
    expect(s.counter('buys')).toBe(2);
    expect(s.counter('coins')).toBe(1);
    expect(costs(s)).toMatchObject({ copper: 0, curse: 0, estate: 1, silver: 2, bridge: 3, province: 7 });
    s.answer('buy.estate');
    expect(s.counter('coins')).toBe(0);
    expect(s.cards('discard', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-bridge] counts per play: twice under Throne Room', () => {
    const s = scene([{ hand: ['throne-room', 'bridge'] }, {}]);
    s.answer('play.throne-room');
    expect(s.counter('discount')).toBe(2);
    expect(s.counter('buys')).toBe(3);
    expect(s.counter('coins')).toBe(2);
    expect(costs(s)).toMatchObject({ copper: 0, estate: 0, province: 6 });
    s.settled();
  });

  it('[DOM-bridge] also changes cards in hand: Upgrade makes a Copper for 0 into an Estate for 1', () => {
    const s = scene([{ hand: ['bridge', 'upgrade', 'copper'], deck: ['gold'] }, {}], { actions: 2 });
    s.answer('play.bridge').answer('play.upgrade').answer('trash.copper');
    expect(s.cards('trash')).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-bridge] ends with the turn', () => {
    const s = scene([{ hand: ['bridge'], deck: ['copper*5'] }, {}]);
    s.answer('play.bridge').answer('end');
    expect(s.counter('discount')).toBe(0);
    expect(costs(s)).toMatchObject({ estate: 2, province: 8 });
    s.settled();
  });
});
