import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const holder = { hand: ['moat', 'copper*4'] };

describe('Moat', () => {
  it('[DOM-moat] draws two cards', () => {
    const s = scene([{ hand: ['moat'], deck: ['gold', 'silver', 'copper'] }, {}]);
    s.answer('play.moat');
    expect(s.cards('hand', 0).sort()).toEqual(['gold', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['copper']);
    expect(s.counter('actions')).toBe(0);
    s.settled();
  });

  it('[DOM-moat] draws what there is', () => {
    const s = scene([{ hand: ['moat'], deck: ['gold'] }, {}]);
    s.answer('play.moat');
    expect(s.cards('hand', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-moat] revealed before the Attack does anything, keeps its owner out of it and stays in hand', () => {
    const s = scene([{ hand: ['witch'], deck: ['copper*2'] }, holder]);
    s.answer('play.witch');
    expect(s.prompt()).toBe('1 react');
    expect(s.cards('hand', 0)).toEqual([]);
    s.answer('reveal.moat').answer('decline');
    expect(s.cards('discard', 1)).toEqual([]);
    expect(s.cards('hand', 1)).toEqual(['moat', 'copper', 'copper', 'copper', 'copper']);
    s.settled();
  });

  it("[DOM-moat] leaves the attacker's own benefits alone", () => {
    const s = scene([{ hand: ['witch'], deck: ['gold', 'silver'] }, holder]);
    s.answer('play.witch').answer('reveal.moat').answer('decline');
    expect(s.cards('hand', 0).sort()).toEqual(['gold', 'silver']);
    s.settled();
  });

  it('[DOM-moat] protects its owner only', () => {
    const s = scene([{ hand: ['witch'] }, { hand: ['copper'] }, holder, { hand: ['copper'] }]);
    s.answer('play.witch').answer('decline').answer('reveal.moat').answer('decline').answer('decline');
    expect(s.cards('discard', 1)).toEqual(['curse']);
    expect(s.cards('discard', 2)).toEqual([]);
    expect(s.cards('discard', 3)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-moat] not revealed it protects nobody', () => {
    const s = scene([{ hand: ['witch'] }, holder]);
    s.answer('play.witch').answer('decline');
    expect(s.cards('discard', 1)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-moat] every play of an Attack is a window of its own', () => {
    const s = scene([{ hand: ['throne-room', 'witch'] }, holder]);
    s.answer('play.throne-room');
    expect(s.prompt()).toBe('1 react');
    s.answer('reveal.moat').answer('decline');
    expect(s.prompt()).toBe('1 react');
    expect(s.cards('discard', 1)).toEqual([]);
    s.answer('decline');
    expect(s.cards('discard', 1)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-moat] does not react to what is no Attack', () => {
    const s = scene([{ hand: ['council-room'] }, { ...holder, deck: ['gold'] }]);
    s.answer('play.council-room');
    expect(s.cards('hand', 1)).toContain('gold');
    s.settled();
  });
});
