import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Plaza', () => {
  it('[DOM-plaza] brings a card and two Actions, and a coin token for a discarded Treasure', () => {
    const s = scene([{ hand: ['plaza', 'copper', 'estate'], deck: ['duchy', 'gold'] }, {}]);

    s.answer('play.plaza');
    expect(s.cards('hand', 0)).toEqual(['copper', 'estate', 'duchy']);
    expect(s.prompt()).toBe('0 discard');
    expect(s.legal()).toEqual(['discard.copper', 'decline']);
    expect(s.why('discard.estate').code).toBe('not-a-treasure');
    expect(s.counter('tokens', 0)).toBe(0);
    s.answer('discard.copper');

    expect(s.cards('hand', 0)).toEqual(['estate', 'duchy']);
    expect(s.cards('discard', 0)).toEqual(['copper']);
    expect(s.counter('tokens', 0)).toBe(1);
    expect(s.counter('actions')).toBe(2);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-plaza] nothing need be discarded; then there is no token', () => {
    const s = scene([{ hand: ['plaza', 'copper'], deck: ['duchy'] }, {}]);

    s.answer('play.plaza').answer('decline');

    expect(s.cards('hand', 0)).toEqual(['copper', 'duchy']);
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.counter('tokens', 0)).toBe(0);
    expect(s.counter('actions')).toBe(2);
    s.settled();
  });

  it('[DOM-plaza] the card just drawn may be discarded', () => {
    const s = scene([{ hand: ['plaza'], deck: ['gold'] }, {}]);

    s.answer('play.plaza').answer('discard.gold');

    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.cards('discard', 0)).toEqual(['gold']);
    expect(s.counter('tokens', 0)).toBe(1);
    s.settled();
  });

  it('[DOM-plaza] a card that is a Treasure and something else will do, and only one is discarded', () => {
    const s = scene([{ hand: ['plaza', 'harem', 'masterpiece', 'great-hall'] }, {}]);

    s.answer('play.plaza');
    expect(s.legal()).toEqual(['discard.harem', 'discard.masterpiece', 'decline']);
    expect(s.refused('discard.harem', 'discard.masterpiece')).toBe('too-many');
    s.answer('discard.harem');

    expect(s.cards('discard', 0)).toEqual(['harem']);
    expect(s.counter('tokens', 0)).toBe(1);
    s.settled();
  });

  it('[DOM-plaza] asks also where there is no Treasure, for nobody else is to know', () => {
    const s = scene([{ hand: ['plaza', 'estate'] }, {}]);

    s.answer('play.plaza');
    expect(s.legal()).toEqual(['decline']);
    s.answer('decline');

    expect(s.counter('tokens', 0)).toBe(0);
    s.settled();
  });

  it('[DOM-plaza] with an empty hand nobody is asked', () => {
    const s = scene([{ hand: ['plaza'] }, {}]);

    s.answer('play.plaza');

    expect(s.counter('actions')).toBe(2);
    expect(s.counter('tokens', 0)).toBe(0);
    s.settled();
  });
});
