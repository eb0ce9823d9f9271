import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { points } from './score.ts';

describe('Coin tokens', () => {
  it('[DOM-1.4] any number of them is spent in the Buy phase for a coin each, and goes back', () => {
    const s = scene([{ hand: ['copper'], tokens: 5 }, { tokens: 2 }]);

    s.answer('spend-tokens');
    expect(s.match.decisions()[0]).toMatchObject({ kind: 'amount', min: 1, max: 5 });
    expect(() => s.say(6)).toThrow('amount-out-of-range');
    expect(() => s.say(0)).toThrow('amount-out-of-range');
    s.say(3);

    expect(s.counter('coins')).toBe(3);
    expect(s.counter('tokens', 0)).toBe(2);
    expect(s.counter('tokens', 1)).toBe(2);
    s.settled();
  });

  it('[DOM-1.4] all of them may be spent, and a single one is spent without asking how many', () => {
    const s = scene([{ tokens: 3 }, {}]);

    s.answer('spend-tokens').say(2).answer('spend-tokens');

    expect(s.counter('coins')).toBe(3);
    expect(s.counter('tokens', 0)).toBe(0);
    expect(s.why('spend-tokens')).toEqual({ code: 'no-tokens', params: {}, rule: 'DOM-1.4' });
    s.settled();
  });

  it('[DOM-1.4] spending them begins the Buy phase: no more Actions, but Treasures', () => {
    const s = scene([{ hand: ['village', 'copper'], tokens: 1 }, {}]);

    s.answer('spend-tokens');
    expect(s.counter('phase')).toBe('treasures');
    expect(s.why('play.village').code).toBe('action-phase-over');
    s.answer('play.copper');

    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-1.4] none is spent after the first buy', () => {
    const s = scene([{ tokens: 3 }, {}], { buys: 2 });

    s.answer('buy.copper');

    expect(s.why('spend-tokens')).toEqual({ code: 'tokens-after-buy', params: {}, rule: 'DOM-1.4' });
    expect(s.refused('spend-tokens')).toBe('tokens-after-buy');
    expect(s.counter('tokens', 0)).toBe(3);
    s.settled();
  });

  it('[DOM-1.4] they are kept from turn to turn, what they were spent for is not', () => {
    const s = scene([{ hand: ['candlestick-maker'], deck: ['copper*5'], tokens: 2 }, { deck: ['copper*5'] }]);

    s.answer('play.candlestick-maker').answer('spend-tokens').say(1).answer('end');
    expect(s.counter('tokens', 0)).toBe(2);
    expect(s.counter('coins')).toBe(0);
    expect(s.why('spend-tokens').code).toBe('no-tokens');
    s.answer('end');

    expect(s.prompt()).toBe('0 action');
    expect(s.counter('tokens', 0)).toBe(2);
    s.answer('spend-tokens').say(2);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-1.4] there is no end of them', () => {
    const s = scene([{ hand: ['candlestick-maker'], tokens: 25 }, { tokens: 25 }]);

    s.answer('play.candlestick-maker');

    expect(s.counter('tokens', 0)).toBe(26);
    expect(s.counter('tokens', 1)).toBe(25);
    s.settled();
  });

  it('[DOM-1.4] they are worth no points', () => {
    const s = scene([{ hand: ['estate'], tokens: 9 }, { hand: ['estate'] }]);

    expect(points(s.match.table, 0)).toBe(1);
    expect(points(s.match.table, 1)).toBe(1);
  });
});
