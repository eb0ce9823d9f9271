import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { points } from '../../score.ts';

describe('Nobles', () => {
  const table = () => scene([{ hand: ['nobles'], deck: ['copper', 'silver', 'gold', 'estate'] }, {}]);

  it('[DOM-nobles] draws 3 cards', () => {
    const s = table();
    s.answer('play.nobles');
    expect(s.prompt()).toBe('0 choose');
    expect(s.legal()).toEqual(['choose.cards', 'choose.actions']);
    s.answer('choose.cards');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'gold', 'silver']);
    expect(s.counter('actions')).toBe(0);
    s.settled();
  });

  it('[DOM-nobles] or brings 2 Actions', () => {
    const s = table();
    s.answer('play.nobles').answer('choose.actions');
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.counter('actions')).toBe(2);
    s.settled();
  });

  it('[DOM-nobles] gives one or the other, no mixture', () => {
    const s = table();
    s.answer('play.nobles');
    expect(s.refused('choose.cards', 'choose.actions')).toBe('too-many');
    expect(s.refused()).toBe('too-few');
  });

  it('[DOM-nobles] may choose anew for each play under Throne Room', () => {
    const s = scene([{ hand: ['throne-room', 'nobles'], deck: ['copper*4'] }, {}]);
    s.answer('play.throne-room').answer('choose.actions').answer('choose.cards');
    expect(s.counter('actions')).toBe(2);
    expect(s.cards('hand', 0)).toHaveLength(3);
    s.settled();
  });

  it('[DOM-nobles] is an Action: Herald plays it from the deck', () => {
    const s = scene([{ hand: ['herald'], deck: ['copper', 'nobles', 'silver', 'gold'] }, {}]);
    s.answer('play.herald').answer('choose.actions');
    expect(s.cards('inPlay', 0)).toEqual(['herald', 'nobles']);
    expect(s.counter('actions')).toBe(3);
    s.settled();
  });

  it('[DOM-nobles] is worth 2 points', () => {
    const s = scene([{ deck: ['nobles*2'] }, {}]);
    expect(points(s.match.table, 0)).toBe(4);
  });
});
