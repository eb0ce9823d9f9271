import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Remodel', () => {
  it('[DOM-remodel] trashes a card and gains one costing up to 2 more', () => {
    const s = scene([{ hand: ['remodel', 'estate', 'gold'] }, {}]);
    s.answer('play.remodel');
    expect(s.prompt()).toBe('0 trash');
    expect(s.refused('trash.remodel')).toBe('unknown-option');
    s.answer('trash.estate');
    expect(s.prompt()).toBe('0 gain');
    expect(s.why('gain.duchy')).toMatchObject({ code: 'costs-more', params: { cost: 4, has: 5 } });
    s.answer('gain.smithy');
    expect(s.cards('trash')).toEqual(['estate']);
    expect(s.cards('discard', 0)).toEqual(['smithy']);
    expect(s.cards('hand', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-remodel] makes Provinces out of Gold', () => {
    const s = scene([{ hand: ['remodel', 'gold', 'copper'] }, {}]);
    s.answer('play.remodel').answer('trash.gold').answer('gain.province');
    expect(s.cards('discard', 0)).toEqual(['province']);
    s.settled();
  });

  it('[DOM-remodel] may gain the same card or a cheaper one, but must gain', () => {
    const s = scene([{ hand: ['remodel', 'remodel', 'copper'] }, {}]);
    s.answer('play.remodel').answer('trash.remodel');
    expect(s.legal()).toEqual(
      expect.arrayContaining(['gain.remodel', 'gain.copper', 'gain.curse', 'gain.gold']),
    );
    expect(s.legal()).not.toContain('decline');
    s.answer('gain.copper');
    expect(s.cards('discard', 0)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-remodel] must trash: a single card goes without asking', () => {
    const s = scene([{ hand: ['remodel', 'province'] }, {}]);
    s.answer('play.remodel');
    expect(s.prompt()).toBe('0 gain');
    expect(s.cards('trash')).toEqual(['province']);
    s.answer('gain.province');
    s.settled();
  });

  it('[DOM-remodel] does nothing with an empty hand', () => {
    const s = scene([{ hand: ['remodel'], deck: ['copper'] }, {}]);
    s.answer('play.remodel');
    expect(s.cards('trash')).toEqual([]);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-remodel] goes by what both cards cost now', () => {
    const s = scene([{ hand: ['remodel', 'duchy'] }, {}], { discount: 2 });
    s.answer('play.remodel');
    expect(s.why('gain.province')).toMatchObject({ code: 'costs-more', params: { cost: 5, has: 6 } });
    s.answer('gain.gold');
    expect(s.cards('discard', 0)).toEqual(['gold']);
    s.settled();
  });
});
