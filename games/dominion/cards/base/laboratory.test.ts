import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Laboratory', () => {
  it('[DOM-laboratory] draws two cards and gives an Action', () => {
    const s = scene([
      { hand: ['laboratory', 'copper'], deck: ['gold', 'silver', 'estate'] },
      { hand: ['copper'], deck: ['copper'] },
    ]);
    s.answer('play.laboratory');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'gold', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['estate']);
    expect(s.cards('inPlay', 0)).toEqual(['laboratory']);
    expect(s.counter('actions')).toBe(1);
    expect(s.counter('buys')).toBe(1);
    expect(s.counter('coins')).toBe(0);
    expect(s.cards('hand', 1)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-laboratory] draws what there is when deck and discard pile are short', () => {
    const s = scene([{ hand: ['laboratory'], deck: ['gold'] }, {}]);
    s.answer('play.laboratory');
    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-laboratory] shuffles the discard pile when the deck runs out on the way', () => {
    const s = scene([{ hand: ['laboratory'], deck: ['gold'], discard: ['curse', 'province'] }, {}], {}, [
      ['province', 'curse'],
    ]);
    s.answer('play.laboratory');
    expect(s.cards('hand', 0)).toEqual(['gold', 'province']);
    expect(s.cards('deck', 0)).toEqual(['curse']);
    s.settled();
  });
});
