import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Festival', () => {
  it('[DOM-festival] gives two Actions, a Buy and two coins', () => {
    const s = scene([
      { hand: ['festival', 'copper'], deck: ['gold'] },
      { hand: ['copper'], deck: ['copper'] },
    ]);
    s.answer('play.festival');
    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.cards('deck', 0)).toEqual(['gold']);
    expect(s.cards('inPlay', 0)).toEqual(['festival']);
    expect(s.counter('actions')).toBe(2);
    expect(s.counter('buys')).toBe(2);
    expect(s.counter('coins')).toBe(2);
    expect(s.cards('hand', 1)).toEqual(['copper']);
    s.settled();
  });
});
