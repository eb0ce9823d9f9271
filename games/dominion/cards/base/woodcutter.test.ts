import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Woodcutter', () => {
  it('[DOM-woodcutter] gives a Buy and two coins', () => {
    const s = scene([
      { hand: ['woodcutter', 'copper'], deck: ['gold'] },
      { hand: ['copper'], deck: ['copper'] },
    ]);
    s.answer('play.woodcutter');
    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.cards('deck', 0)).toEqual(['gold']);
    expect(s.cards('inPlay', 0)).toEqual(['woodcutter']);
    expect(s.counter('actions')).toBe(0);
    expect(s.counter('buys')).toBe(2);
    expect(s.counter('coins')).toBe(2);
    expect(s.cards('hand', 1)).toEqual(['copper']);
    s.settled();
  });
});
