import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Butcher', () => {
  it('[DOM-butcher] brings 2 tokens, trashes a card, and gains one that costs as much and the tokens paid', () => {
    const s = scene([{ hand: ['butcher', 'estate', 'copper'], tokens: 1 }, {}]);

    s.answer('play.butcher');
    expect(s.counter('tokens', 0)).toBe(3);
    expect(s.prompt()).toBe('0 trash');
    s.answer('trash.estate');
    expect(s.cards('trash')).toEqual(['estate']);
    expect(s.match.decisions()[0]).toMatchObject({
      kind: 'amount',
      min: 0,
      max: 3,
      prompt: { key: 'prompt.pay-tokens', params: { cost: 2 } },
    });
    s.say(2);
    expect(s.why('gain.market')).toMatchObject({ code: 'costs-more', params: { cost: 4, has: 5 } });
    s.answer('gain.smithy');

    expect(s.cards('discard', 0)).toEqual(['smithy']);
    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.counter('tokens', 0)).toBe(1);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-butcher] the 2 new tokens may be paid at once', () => {
    const s = scene([{ hand: ['butcher', 'silver'] }, {}]);

    s.answer('play.butcher').answer('trash.silver').say(2).answer('gain.duchy');

    expect(s.cards('discard', 0)).toEqual(['duchy']);
    expect(s.counter('tokens', 0)).toBe(0);
    s.settled();
  });

  it('[DOM-butcher] cannot pay more tokens than there are, nor less than none', () => {
    const s = scene([{ hand: ['butcher', 'silver'], tokens: 1 }, {}]);

    s.answer('play.butcher').answer('trash.silver');

    expect(() => s.say(4)).toThrow('amount-out-of-range');
    expect(() => s.say(-1)).toThrow('amount-out-of-range');
    expect(s.prompt()).toBe('0 pay-tokens');
  });

  it('[DOM-butcher] nothing need be trashed; then nothing is paid and nothing gained', () => {
    const s = scene([{ hand: ['butcher', 'estate'] }, {}]);

    s.answer('play.butcher').answer('decline');

    expect(s.cards('hand', 0)).toEqual(['estate']);
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.counter('tokens', 0)).toBe(2);
    s.settled();
  });

  it('[DOM-butcher] cannot trash itself: with an empty hand it only brings tokens', () => {
    const s = scene([{ hand: ['butcher'] }, {}]);

    s.answer('play.butcher');

    expect(s.cards('inPlay', 0)).toEqual(['butcher']);
    expect(s.counter('tokens', 0)).toBe(2);
    s.settled();
  });

  it('[DOM-butcher] another Butcher and no token become a Duchy', () => {
    const s = scene([{ hand: ['butcher*2'] }, {}]);

    s.answer('play.butcher');
    expect(s.legal()).toEqual(['trash.butcher', 'decline']);
    s.answer('trash.butcher').say(0).answer('gain.duchy');

    expect(s.cards('trash')).toEqual(['butcher']);
    expect(s.cards('inPlay', 0)).toEqual(['butcher']);
    expect(s.cards('discard', 0)).toEqual(['duchy']);
    expect(s.counter('tokens', 0)).toBe(2);
    s.settled();
  });

  it('[DOM-butcher] an Estate and 6 tokens become a Province', () => {
    const s = scene([{ hand: ['butcher', 'estate'], tokens: 4 }, {}]);

    s.answer('play.butcher').answer('trash.estate').say(6).answer('gain.province');

    expect(s.cards('discard', 0)).toEqual(['province']);
    expect(s.counter('tokens', 0)).toBe(0);
    s.settled();
  });

  it('[DOM-butcher] tokens that were paid are not there to be spent', () => {
    const s = scene([{ hand: ['butcher', 'estate'] }, {}]);

    s.answer('play.butcher').answer('trash.estate').say(2).answer('gain.copper');

    expect(s.counter('coins')).toBe(0);
    expect(s.why('spend-tokens').code).toBe('no-tokens');
    s.settled();
  });

  it('[DOM-butcher] a card must be gained once one was trashed, be it a cheap one', () => {
    const s = scene([{ hand: ['butcher', 'copper'] }, {}]);

    s.answer('play.butcher').answer('trash.copper').say(0);
    expect(s.legal()).toEqual(['gain.copper', 'gain.curse']);
    s.answer('gain.curse');

    expect(s.cards('discard', 0)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-butcher] goes by what cards cost at the moment', () => {
    const s = scene([{ hand: ['butcher', 'gold'] }, {}], { discount: 1 });

    s.answer('play.butcher').answer('trash.gold');
    expect(s.match.decisions()[0]!.prompt.params).toMatchObject({ cost: 5 });
    s.say(1);
    expect(s.why('gain.province')).toMatchObject({ code: 'costs-more', params: { cost: 6, has: 7 } });
    s.answer('gain.gold');

    expect(s.cards('discard', 0)).toEqual(['gold']);
    s.settled();
  });
});
