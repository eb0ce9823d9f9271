import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Merchant Guild', () => {
  it('[DOM-merchant-guild] brings a Buy and a coin, and a token for every card bought', () => {
    const s = scene([{ hand: ['merchant-guild', 'gold'] }, { tokens: 1 }]);

    s.answer('play.merchant-guild');
    expect(s.counter('buys')).toBe(2);
    expect(s.counter('coins')).toBe(1);
    expect(s.counter('actions')).toBe(0);
    expect(s.counter('tokens', 0)).toBe(0);
    s.answer('play-treasures').answer('buy.estate');
    expect(s.counter('tokens', 0)).toBe(1);
    expect(s.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'bonus', seat: 0, cause: 'merchant-guild' }),
    );
    s.answer('buy.estate');

    expect(s.counter('tokens', 0)).toBe(2);
    expect(s.counter('tokens', 1)).toBe(1);
    expect(s.cards('discard', 0)).toEqual(['estate', 'estate']);
    s.settled();
  });

  it('[DOM-merchant-guild] the token cannot be spent in the same Buy phase', () => {
    const s = scene([{ inPlay: ['merchant-guild'] }, {}], { buys: 2 });

    s.answer('buy.copper');

    expect(s.counter('tokens', 0)).toBe(1);
    expect(s.why('spend-tokens').code).toBe('tokens-after-buy');
    expect(s.why('buy.estate').code).toBe('too-dear');
    s.settled();
  });

  it('[DOM-merchant-guild] two in play bring two tokens for each card', () => {
    const s = scene([{ inPlay: ['merchant-guild*2'] }, {}], { buys: 3 });

    s.answer('buy.copper').answer('buy.copper');

    expect(s.counter('tokens', 0)).toBe(4);
    s.settled();
  });

  it('[DOM-merchant-guild] played twice by a Throne Room, one card brings one token', () => {
    const s = scene([{ hand: ['throne-room', 'merchant-guild', 'copper'] }, {}]);

    s.answer('play.throne-room').answer('play.merchant-guild');
    expect(s.counter('buys')).toBe(3);
    expect(s.counter('coins')).toBe(2);
    s.answer('buy.estate');

    expect(s.counter('tokens', 0)).toBe(1);
    s.settled();
  });

  it('[DOM-merchant-guild] cards gained in another way bring none', () => {
    const s = scene([{ hand: ['butcher', 'estate'], inPlay: ['merchant-guild'] }, {}]);

    s.answer('play.butcher').answer('trash.estate').say(0).answer('gain.estate');

    expect(s.cards('discard', 0)).toEqual(['estate']);
    expect(s.counter('tokens', 0)).toBe(2);
    s.settled();
  });

  it('[DOM-merchant-guild] what overpaying brings is not bought', () => {
    const s = scene([{ inPlay: ['merchant-guild'] }, {}], {
      coins: 12,
      buys: 2,
      kingdom: ['masterpiece', 'stonemason'],
    });

    s.answer('buy.masterpiece').say(3);
    expect(s.cards('discard', 0)).toEqual(['masterpiece', 'silver', 'silver', 'silver']);
    expect(s.counter('tokens', 0)).toBe(1);
    s.answer('buy.stonemason').say(3).answer('gain.village').answer('gain.village');

    expect(s.counter('tokens', 0)).toBe(2);
    s.settled();
  });

  it('[DOM-merchant-guild] another player buying brings none', () => {
    const s = scene([{}, { inPlay: ['merchant-guild'] }]);

    s.answer('buy.copper');

    expect(s.counter('tokens', 0)).toBe(0);
    expect(s.counter('tokens', 1)).toBe(0);
    s.settled();
  });
});
