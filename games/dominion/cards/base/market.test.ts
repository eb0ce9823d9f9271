import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Market', () => {
  it('[DOM-market] draws a card and gives an Action, a Buy and a coin', () => {
    const s = scene([
      { hand: ['market', 'copper'], deck: ['gold', 'silver'] },
      { hand: ['copper'], deck: ['copper'] },
    ]);
    s.answer('play.market');
    expect(s.cards('hand', 0)).toEqual(['copper', 'gold']);
    expect(s.cards('deck', 0)).toEqual(['silver']);
    expect(s.cards('inPlay', 0)).toEqual(['market']);
    expect(s.counter('actions')).toBe(1);
    expect(s.counter('buys')).toBe(2);
    expect(s.counter('coins')).toBe(1);
    expect(s.cards('hand', 1)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-market] draws what there is when deck and discard pile are short', () => {
    const s = scene([{ hand: ['market'], deck: [] }, {}]);
    s.answer('play.market');
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-market] shuffles the discard pile when the deck runs out on the way', () => {
    const s = scene([{ hand: ['market'], deck: [], discard: ['curse', 'province'] }, {}], {}, [
      ['province', 'curse'],
    ]);
    s.answer('play.market');
    expect(s.cards('hand', 0)).toEqual(['province']);
    expect(s.cards('deck', 0)).toEqual(['curse']);
    s.settled();
  });
});
