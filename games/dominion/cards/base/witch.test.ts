import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Witch', () => {
  it('[DOM-witch] draws two cards and hands every other player a Curse', () => {
    const s = scene([{ hand: ['witch'], deck: ['gold', 'silver', 'copper'] }, {}, { discard: ['gold'] }]);
    s.answer('play.witch');
    expect(s.cards('hand', 0).sort()).toEqual(['gold', 'silver']);
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.cards('discard', 1)).toEqual(['curse']);
    expect(s.cards('discard', 2)).toEqual(['curse', 'gold']);
    expect(s.counter('actions')).toBe(0);
    s.settled();
  });

  it('[DOM-witch] when Curses run short they go round in turn order', () => {
    const s = scene([{}, {}, { hand: ['witch'] }, {}], { active: 2, trash: ['curse*28'] });
    s.answer('play.witch');
    expect([0, 1, 2, 3].map((seat) => s.cards('discard', seat).length)).toEqual([1, 0, 0, 1]);
    s.settled();
  });

  it('[DOM-witch] without Curses she only draws', () => {
    const s = scene([{ hand: ['witch'], deck: ['gold', 'silver'] }, {}], { trash: ['curse*10'] });
    s.answer('play.witch');
    expect(s.cards('hand', 0).sort()).toEqual(['gold', 'silver']);
    expect(s.cards('discard', 1)).toEqual([]);
    s.settled();
  });

  it('[DOM-moat] the Curse goes past its owner to the next one', () => {
    const s = scene([{ hand: ['witch'] }, { hand: ['moat'] }, {}], { trash: ['curse*19'] });
    s.answer('play.witch').answer('reveal.moat').answer('decline');
    expect(s.cards('discard', 1)).toEqual([]);
    expect(s.cards('discard', 2)).toEqual(['curse']);
    s.settled();
  });
});
