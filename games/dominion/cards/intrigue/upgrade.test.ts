import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Upgrade', () => {
  it('[DOM-upgrade] brings a card and an Action, trashes a hand card and gains one for exactly 1 more', () => {
    const s = scene([{ hand: ['upgrade', 'estate'], deck: ['copper', 'gold'] }, {}], {
      kingdom: ['village'],
    });
    s.answer('play.upgrade');
    expect(s.prompt()).toBe('0 trash');
    expect(s.legal()).toEqual(['trash.estate', 'trash.copper']);
    s.answer('trash.estate');
    expect(s.prompt()).toBe('0 gain');
    expect(s.why('gain.duchy').code).toBe('costs-other');
    expect(s.why('gain.estate').code).toBe('costs-other');
    s.answer('gain.village');
    expect(s.cards('trash')).toEqual(['estate']);
    expect(s.cards('discard', 0)).toEqual(['village']);
    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-upgrade] must trash a card, also one for which there is nothing to gain', () => {
    const s = scene([{ hand: ['upgrade', 'copper'], deck: ['curse'] }, {}]);
    s.answer('play.upgrade');
    expect(s.refused()).toBe('too-few');
    s.answer('trash.copper');
    expect(s.cards('trash')).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.cards('hand', 0)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-upgrade] gains nothing where the only pile of that cost is empty', () => {
    const s = scene([{ hand: ['upgrade', 'duchy', 'estate'] }, {}], { trash: ['gold*30'] });
    s.answer('play.upgrade').answer('trash.duchy');
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.cards('trash')).toHaveLength(31);
    s.settled();
  });

  it('[DOM-upgrade] trashes an only card unasked; with none left nothing happens', () => {
    const one = scene([{ hand: ['upgrade'], deck: ['duchy'] }, {}]);
    one.answer('play.upgrade');
    expect(one.cards('trash')).toEqual(['duchy']);
    expect(one.cards('discard', 0)).toEqual(['gold']);
    one.settled();

    const nothing = scene([{ hand: ['upgrade'] }, {}]);
    nothing.answer('play.upgrade');
    expect(nothing.cards('trash')).toEqual([]);
    expect(nothing.counter('actions')).toBe(1);
    nothing.settled();
  });
});
