import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Shanty Town', () => {
  it('[DOM-shanty-town] brings 2 Actions, and 2 cards where the hand shows no Action', () => {
    const s = scene([{ hand: ['shanty-town', 'copper', 'estate'], deck: ['silver', 'gold', 'duchy'] }, {}]);
    s.answer('play.shanty-town');
    expect(s.counter('actions')).toBe(2);
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'estate', 'gold', 'silver']);
    s.settled();
  });

  it.each(['village', 'great-hall'])('[DOM-shanty-town] brings no cards with %s in hand', (action) => {
    const s = scene([{ hand: ['shanty-town', 'copper', action], deck: ['silver', 'gold'] }, {}]);
    s.answer('play.shanty-town');
    expect(s.counter('actions')).toBe(2);
    expect(s.cards('hand', 0)).toEqual(['copper', action]);
    s.settled();
  });

  it('[DOM-shanty-town] an empty hand has no Action', () => {
    const s = scene([{ hand: ['shanty-town'], deck: ['silver'] }, {}]);
    s.answer('play.shanty-town');
    expect(s.cards('hand', 0)).toEqual(['silver']);
    s.settled();
  });

  it('[DOM-shanty-town] shows the hand to everyone, but not what is drawn', () => {
    const s = scene([{ hand: ['shanty-town', 'copper', 'estate'], deck: ['silver', 'gold'] }, {}]);
    s.answer('play.shanty-town');
    expect(s.match.news(1)).toEqual([
      expect.objectContaining({ type: 'play' }),
      expect.objectContaining({ type: 'bonus' }),
      { type: 'reveal-hand', seat: 0, cards: ['copper', 'estate'], hidden: 0, cause: 'shanty-town' },
      { type: 'draw', seat: 0, cards: [], hidden: 2, cause: 'shanty-town' },
    ]);
  });
});
