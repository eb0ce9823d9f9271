import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

/** The two examples with which the rules of Guilds explain themselves. */
describe('Worked examples', () => {
  it('[DOM-1.5] a whole turn: tokens from two Actions, a Butcher, tokens as coins, an overpaid Stonemason', () => {
    const s = scene(
      [
        { hand: ['butcher', 'candlestick-maker', 'estate', 'copper', 'silver'], deck: ['gold*5'], tokens: 3 },
        { hand: ['copper*5'] },
      ],
      { kingdom: ['stonemason', 'herald'] },
    );

    s.answer('play.candlestick-maker');
    expect(s.counter('tokens', 0)).toBe(4);
    expect(s.counter('actions')).toBe(1);
    expect(s.counter('buys')).toBe(2);

    s.answer('play.butcher');
    expect(s.counter('tokens', 0)).toBe(6);
    s.answer('trash.estate').say(1).answer('gain.silver');
    expect(s.cards('trash')).toEqual(['estate']);
    expect(s.cards('discard', 0)).toEqual(['silver']);
    expect(s.counter('tokens', 0)).toBe(5);

    s.answer('play.copper').answer('play.silver');
    expect(s.counter('coins')).toBe(3);
    s.answer('spend-tokens').say(3);
    expect(s.counter('coins')).toBe(6);
    expect(s.counter('tokens', 0)).toBe(2);

    s.answer('buy.stonemason').say(4).answer('gain.herald').answer('gain.herald');
    expect(s.prompt()).toBe('0 buy');
    expect(s.cards('discard', 0)).toEqual(['stonemason', 'herald', 'herald', 'silver']);
    expect(s.counter('coins')).toBe(0);
    expect(s.counter('buys')).toBe(1);
    expect(s.counter('tokens', 0)).toBe(2);

    s.answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(s.cards('hand', 0)).toEqual(['gold', 'gold', 'gold', 'gold', 'gold']);
    expect([...s.cards('discard', 0)].sort()).toEqual([
      'butcher',
      'candlestick-maker',
      'copper',
      'herald',
      'herald',
      'silver',
      'silver',
      'stonemason',
    ]);
    expect(s.counter('tokens', 0)).toBe(2);
    s.settled();
  });

  it('[DOM-doctor] bought for 7: a Copper is trashed, a Province discarded, a Silver put back twice', () => {
    const s = scene([{ deck: ['copper', 'province', 'silver', 'estate'] }, {}], {
      coins: 7,
      kingdom: ['doctor'],
    });

    s.answer('buy.doctor').say(4);
    s.answer('trash.copper').answer('discard.province').answer('put-back.silver').answer('put-back.silver');

    expect(s.cards('trash')).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual(['doctor', 'province']);
    expect(s.cards('deck', 0)).toEqual(['silver', 'estate']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });
});
