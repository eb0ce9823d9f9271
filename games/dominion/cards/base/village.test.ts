import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Village', () => {
  it('[DOM-village] draws a card and gives two Actions', () => {
    const s = scene([
      { hand: ['village', 'copper'], deck: ['gold', 'silver'] },
      { hand: ['copper'], deck: ['copper'] },
    ]);
    s.answer('play.village');
    expect(s.cards('hand', 0)).toEqual(['copper', 'gold']);
    expect(s.cards('deck', 0)).toEqual(['silver']);
    expect(s.cards('inPlay', 0)).toEqual(['village']);
    expect(s.counter('actions')).toBe(2);
    expect(s.counter('buys')).toBe(1);
    expect(s.counter('coins')).toBe(0);
    expect(s.cards('hand', 1)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-village] draws what there is when deck and discard pile are short', () => {
    const s = scene([{ hand: ['village'], deck: [] }, {}]);
    s.answer('play.village');
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.counter('actions')).toBe(2);
    s.settled();
  });

  it('[DOM-village] shuffles the discard pile when the deck runs out on the way', () => {
    const s = scene([{ hand: ['village'], deck: [], discard: ['curse', 'province'] }, {}], {}, [
      ['province', 'curse'],
    ]);
    s.answer('play.village');
    expect(s.cards('hand', 0)).toEqual(['province']);
    expect(s.cards('deck', 0)).toEqual(['curse']);
    s.settled();
  });
});
