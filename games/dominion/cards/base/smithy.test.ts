import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Smithy', () => {
  it('[DOM-smithy] draws three cards', () => {
    const s = scene([
      { hand: ['smithy', 'copper'], deck: ['gold', 'silver', 'estate', 'duchy'] },
      { hand: ['copper'], deck: ['copper'] },
    ]);
    s.answer('play.smithy');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'estate', 'gold', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['duchy']);
    expect(s.cards('inPlay', 0)).toEqual(['smithy']);
    expect(s.counter('actions')).toBe(0);
    expect(s.counter('buys')).toBe(1);
    expect(s.counter('coins')).toBe(0);
    expect(s.cards('hand', 1)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-smithy] draws what there is when deck and discard pile are short', () => {
    const s = scene([{ hand: ['smithy'], deck: ['gold', 'silver'] }, {}]);
    s.answer('play.smithy');
    expect(s.cards('hand', 0).sort()).toEqual(['gold', 'silver']);
    expect(s.counter('actions')).toBe(0);
    s.settled();
  });

  it('[DOM-smithy] shuffles the discard pile when the deck runs out on the way', () => {
    const s = scene(
      [{ hand: ['smithy'], deck: ['gold', 'silver'], discard: ['curse', 'province'] }, {}],
      {},
      [['province', 'curse']],
    );
    s.answer('play.smithy');
    expect(s.cards('hand', 0).sort()).toEqual(['gold', 'province', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['curse']);
    s.settled();
  });
});
