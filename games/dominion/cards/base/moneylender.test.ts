import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Moneylender', () => {
  it('[DOM-moneylender] trashes a Copper for 3 coins', () => {
    const s = scene([{ hand: ['moneylender', 'silver', 'copper*2'] }, {}]);
    s.answer('play.moneylender');
    expect(s.cards('hand', 0)).toEqual(['silver', 'copper']);
    expect(s.cards('trash')).toEqual(['copper']);
    expect(s.counter('coins')).toBe(3);
    s.settled();
  });

  it('[DOM-moneylender] the only Copper must go', () => {
    const s = scene([{ hand: ['moneylender', 'copper'] }, {}]);
    s.answer('play.moneylender');
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.counter('coins')).toBe(3);
    s.settled();
  });

  it('[DOM-moneylender] without a Copper in hand it brings nothing', () => {
    const s = scene([{ hand: ['moneylender', 'silver'], inPlay: ['copper'], deck: ['copper'] }, {}]);
    s.answer('play.moneylender');
    expect(s.cards('hand', 0)).toEqual(['silver']);
    expect(s.cards('trash')).toEqual([]);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-moneylender] under a Throne Room it takes as many Coppers as there are', () => {
    const one = scene([{ hand: ['throne-room', 'moneylender', 'copper'] }, {}]);
    const three = scene([{ hand: ['throne-room', 'moneylender', 'copper*3'] }, {}]);
    one.answer('play.throne-room').answer('play.moneylender');
    three.answer('play.throne-room').answer('play.moneylender');
    expect([one.counter('coins'), three.counter('coins')]).toEqual([3, 6]);
    expect([one.cards('hand', 0), three.cards('hand', 0)]).toEqual([[], ['copper']]);
    one.settled();
    three.settled();
  });
});
