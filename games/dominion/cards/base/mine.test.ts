import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Mine', () => {
  it('[DOM-mine] trashes a Treasure and gains one costing up to 3 more into the hand', () => {
    const s = scene([{ hand: ['mine', 'silver', 'copper', 'estate'] }, {}]);
    s.answer('play.mine');
    expect(s.prompt()).toBe('0 trash');
    expect(s.legal()).toEqual(['trash.silver', 'trash.copper']);
    expect(s.why('trash.estate').code).toBe('not-a-treasure');
    s.answer('trash.silver');
    expect(s.legal()).toEqual(['gain.copper', 'gain.silver', 'gain.gold']);
    expect(s.why('gain.estate').code).toBe('not-a-treasure');
    s.answer('gain.gold');
    expect(s.cards('hand', 0)).toEqual(['copper', 'estate', 'gold']);
    expect(s.cards('trash')).toEqual(['silver']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-mine] is compulsory, also with one Treasure only', () => {
    const s = scene([{ hand: ['mine', 'copper', 'estate'] }, {}]);
    s.answer('play.mine');
    expect(s.legal()).toEqual(['trash.copper']);
    s.answer('trash.copper');
    expect(s.why('gain.gold')).toMatchObject({ code: 'costs-more', params: { cost: 3, has: 6 } });
    expect(s.legal()).not.toContain('decline');
    s.answer('gain.silver');
    expect(s.cards('hand', 0)).toEqual(['estate', 'silver']);
    s.settled();
  });

  it('[DOM-mine] may gain the same Treasure or a cheaper one', () => {
    const s = scene([{ hand: ['mine', 'gold'] }, {}]);
    s.answer('play.mine');
    expect(s.legal()).toEqual(['gain.copper', 'gain.silver', 'gain.gold']);
    s.answer('gain.copper');
    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.cards('trash')).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-mine] gains Masterpiece and Harem: they are Treasures', () => {
    const s = scene([{ hand: ['mine', 'silver'] }, {}], { kingdom: ['masterpiece', 'harem'] });
    s.answer('play.mine');
    expect(s.legal()).toEqual(expect.arrayContaining(['gain.masterpiece', 'gain.harem']));
    s.answer('gain.harem');
    expect(s.cards('hand', 0)).toEqual(['harem']);
    s.settled();
  });

  it('[DOM-mine] does nothing without a Treasure in hand', () => {
    const s = scene([{ hand: ['mine', 'estate', 'curse'] }, {}]);
    s.answer('play.mine');
    expect(s.cards('hand', 0)).toEqual(['estate', 'curse']);
    expect(s.cards('trash')).toEqual([]);
    s.settled();
  });

  it('[DOM-mine] the gained Treasure can be played in the same turn', () => {
    const s = scene([{ hand: ['mine', 'silver'] }, {}]);
    s.answer('play.mine').answer('gain.gold').answer('play.gold');
    expect(s.counter('coins')).toBe(3);
    s.settled();
  });
});
