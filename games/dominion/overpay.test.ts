import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Overpaying', () => {
  it('[DOM-1.5] any amount up to what is left may be paid beyond the cost', () => {
    const s = scene([{}, {}], { coins: 7, kingdom: ['masterpiece'] });

    s.answer('buy.masterpiece');
    expect(s.match.decisions()[0]).toMatchObject({
      kind: 'amount',
      min: 0,
      max: 4,
      source: 'masterpiece',
      prompt: { key: 'prompt.overpay', params: { cost: 3 } },
    });
    expect(() => s.say(5)).toThrow('amount-out-of-range');
    s.say(1);

    expect(s.cards('discard', 0)).toEqual(['masterpiece', 'silver']);
    s.settled();
  });

  it('[DOM-1.5] what was overpaid is gone', () => {
    const s = scene([{}, {}], { coins: 7, buys: 2, kingdom: ['masterpiece'] });

    s.answer('buy.masterpiece').say(3);

    expect(s.counter('coins')).toBe(1);
    expect(s.why('buy.estate')).toMatchObject({ code: 'too-dear', params: { have: 1 } });
    s.settled();
  });

  it('[DOM-1.5] nobody must overpay', () => {
    const s = scene([{}, {}], { coins: 7, buys: 2, kingdom: ['masterpiece'] });

    s.answer('buy.masterpiece').say(0);

    expect(s.cards('discard', 0)).toEqual(['masterpiece']);
    expect(s.counter('coins')).toBe(4);
    s.settled();
  });

  it('[DOM-1.5] nobody is asked who has nothing left to overpay with', () => {
    const s = scene([{}, {}], { coins: 3, kingdom: ['masterpiece'] });

    s.answer('buy.masterpiece');

    expect(s.cards('discard', 0)).toEqual(['masterpiece']);
    s.settled();
  });

  it('[DOM-1.5] a card without a plus cannot be overpaid', () => {
    const s = scene([{}, {}], { coins: 9, kingdom: ['masterpiece'] });

    s.answer('buy.silver');

    expect(s.cards('discard', 0)).toEqual(['silver']);
    expect(s.counter('coins')).toBe(6);
    s.settled();
  });

  it('[DOM-1.5] coins from Actions, Treasures and tokens are all good for it', () => {
    const s = scene([{ hand: ['woodcutter', 'silver'], tokens: 2 }, {}], { kingdom: ['masterpiece'] });

    s.answer('play.woodcutter').answer('play.silver').answer('spend-tokens').say(2);
    s.answer('buy.masterpiece').say(3);

    expect(s.cards('discard', 0)).toEqual(['masterpiece', 'silver', 'silver', 'silver']);
    expect(s.counter('coins')).toBe(0);
    expect(s.counter('tokens', 0)).toBe(0);
    s.settled();
  });

  it('[DOM-1.5] what it brings comes after paying and before the card', () => {
    const s = scene([{ deck: ['curse'] }, {}], { coins: 5, kingdom: ['doctor'] });

    s.answer('buy.doctor').say(2);
    expect(s.prompt()).toBe('0 top-card');
    expect(s.counter('coins')).toBe(0);
    expect(s.counter('buys')).toBe(0);
    expect(s.cards('discard', 0)).toEqual([]);
    s.answer('trash.curse');

    expect(s.cards('discard', 0)).toEqual(['doctor']);
    s.settled();
  });

  it('[DOM-1.5] a card that is gained and not bought cannot be overpaid', () => {
    const s = scene([{ hand: ['butcher', 'workshop', 'copper', 'estate'], tokens: 6 }, {}], {
      actions: 2,
      coins: 5,
      kingdom: ['masterpiece', 'herald'],
    });

    s.answer('play.workshop').answer('gain.herald');
    expect(s.prompt()).toBe('0 action');
    s.answer('play.butcher').answer('trash.estate').say(1).answer('gain.masterpiece');

    expect(s.prompt()).toBe('0 action');
    expect(s.cards('discard', 0)).toEqual(['masterpiece', 'herald']);
    expect(s.counter('coins')).toBe(5);
    s.settled();
  });

  it('[DOM-1.5] what overpaying a Stonemason brings cannot be overpaid', () => {
    const s = scene([{}, {}], { coins: 9, kingdom: ['stonemason', 'doctor'] });

    s.answer('buy.stonemason').say(3).answer('gain.doctor').answer('gain.doctor');

    expect(s.prompt()).toBe('0 buy');
    expect(s.cards('discard', 0)).toEqual(['stonemason', 'doctor', 'doctor']);
    expect(s.counter('coins')).toBe(4);
    s.settled();
  });

  it('[DOM-1.5] the plus does not change what the card costs', () => {
    const s = scene([{ hand: ['stonemason', 'herald', 'copper'] }, {}]);

    s.answer('play.stonemason').answer('trash.herald');

    expect(s.why('gain.herald')).toMatchObject({ code: 'costs-more', params: { cost: 3, has: 4 } });
    s.answer('gain.silver').answer('gain.silver');
    s.settled();
  });

  it('[DOM-1.5] where cards cost less, what is paid beyond the lower cost is overpaid', () => {
    const s = scene([{}, {}], { coins: 6, discount: 1, kingdom: ['masterpiece'] });

    s.answer('buy.masterpiece').say(4);

    expect(s.cards('discard', 0)).toEqual(['masterpiece', 'silver', 'silver', 'silver', 'silver']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });
});

describe('Option overpaidCost', () => {
  it('[DOM-1.5] current: as much as overpaid is what cards cost at the moment', () => {
    const s = scene([{ hand: ['bridge'] }, {}], { coins: 5, kingdom: ['stonemason', 'nobles'] });

    s.answer('play.bridge').answer('buy.stonemason').say(5);

    expect(s.cards('discard', 0)).toEqual(['stonemason', 'nobles', 'nobles']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-1.5] printed: as much as overpaid is what is printed on them', () => {
    const s = scene([{ hand: ['bridge'] }, {}], {
      coins: 5,
      kingdom: ['stonemason', 'nobles'],
      options: { overpaidCost: 'printed' },
    });

    s.answer('play.bridge').answer('buy.stonemason').say(5);
    expect(s.legal()).toEqual(['gain.festival', 'gain.laboratory', 'gain.market']);
    expect(s.why('gain.nobles')).toEqual({
      code: 'costs-other',
      params: { limit: 'printed', cost: 5, only: 'action', has: 6 },
      rule: 'DOM-1.6',
    });
    s.answer('gain.market').answer('gain.festival');

    expect(s.cards('discard', 0)).toEqual(['stonemason', 'festival', 'market']);
    s.settled();
  });

  it('[DOM-1.5] printed: what costs nothing at the moment keeps its printed cost', () => {
    const s = scene([{}, {}], {
      coins: 3,
      discount: 3,
      kingdom: ['stonemason', 'chapel', 'village', 'workshop'],
      options: { overpaidCost: 'printed' },
    });

    s.answer('buy.stonemason').say(3);

    expect(s.legal()).toEqual(['gain.village', 'gain.woodcutter', 'gain.workshop']);
    expect(s.why('gain.chapel').code).toBe('costs-other');
  });
});

const lastTwo = { coins: 4, kingdom: ['stonemason', 'cellar', 'chapel'], trash: ['stonemason*8'] };

describe('Option lastCopy', () => {
  it('[DOM-1.5] gone: overpaying can take the last copies, and then there is none to gain', () => {
    const s = scene([{}, {}], lastTwo);

    s.answer('buy.stonemason').say(2).answer('gain.stonemason').answer('gain.stonemason');

    expect(s.cards('discard', 0)).toEqual(['stonemason', 'stonemason']);
    expect(s.counter('coins')).toBe(0);
    expect(s.counter('buys')).toBe(0);
    expect(s.why('buy.stonemason').code).toBe('pile-empty');
    s.settled();
  });

  it('[DOM-1.5] kept: the bought copy is put by, and cannot be taken by overpaying', () => {
    const s = scene([{}, {}], { ...lastTwo, options: { lastCopy: 'kept' } });

    s.answer('buy.stonemason').say(2);
    expect(s.cards('aside', 0)).toEqual(['stonemason']);
    s.answer('gain.stonemason');
    expect(s.why('gain.stonemason').code).toBe('pile-empty');
    s.answer('gain.chapel');

    expect(s.cards('discard', 0)).toEqual(['stonemason', 'chapel', 'stonemason']);
    expect(s.cards('aside', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-1.5] kept: the copy put by is not shuffled in', () => {
    const s = scene(
      [{ discard: ['curse'] }, {}],
      { coins: 4, kingdom: ['doctor'], options: { lastCopy: 'kept' } },
      [['curse']],
    );

    s.answer('buy.doctor').say(1).answer('put-back.curse');

    expect(s.cards('deck', 0)).toEqual(['curse']);
    expect(s.cards('discard', 0)).toEqual(['doctor']);
    s.settled();
  });
});
