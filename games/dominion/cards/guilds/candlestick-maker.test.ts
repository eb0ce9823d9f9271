import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Candlestick Maker', () => {
  it('[DOM-candlestick-maker] brings an Action, a Buy and a coin token', () => {
    const s = scene([{ hand: ['candlestick-maker', 'copper'], deck: ['estate'], tokens: 3 }, { tokens: 1 }]);

    s.answer('play.candlestick-maker');

    expect(s.counter('actions')).toBe(1);
    expect(s.counter('buys')).toBe(2);
    expect(s.counter('coins')).toBe(0);
    expect(s.counter('tokens', 0)).toBe(4);
    expect(s.counter('tokens', 1)).toBe(1);
    expect(s.cards('hand', 0)).toEqual(['copper']);
    s.settled();
  });
});
