import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Chapel', () => {
  it('[DOM-chapel] trashes up to four cards of the hand', () => {
    const s = scene([{ hand: ['chapel', 'estate*3', 'copper', 'gold'] }, {}]);
    s.answer('play.chapel');
    expect(s.prompt()).toBe('0 trash');
    expect(s.refused('trash.estate', 'trash.estate', 'trash.estate', 'trash.copper', 'trash.gold')).toBe(
      'too-many',
    );
    expect(s.refused('trash.chapel')).toBe('unknown-option');
    s.answer('trash.estate', 'trash.estate', 'trash.estate', 'trash.copper');
    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.cards('trash')).toEqual(['estate', 'estate', 'estate', 'copper']);
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.counter('actions')).toBe(0);
    s.settled();
  });

  it('[DOM-chapel] may trash nothing', () => {
    const s = scene([{ hand: ['chapel', 'estate'] }, {}]);
    s.answer('play.chapel').answer();
    expect(s.cards('hand', 0)).toEqual(['estate']);
    expect(s.cards('trash')).toEqual([]);
    s.settled();
  });

  it('[DOM-chapel] trashes the whole of a small hand', () => {
    const s = scene([{ hand: ['chapel', 'curse', 'copper'] }, {}]);
    s.answer('play.chapel').answer('trash.copper', 'trash.curse');
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.cards('trash')).toEqual(['copper', 'curse']);
    s.settled();
  });

  it('[DOM-chapel] asks nobody with an empty hand', () => {
    const s = scene([{ hand: ['chapel'], deck: ['copper'] }, {}]);
    s.answer('play.chapel');
    expect(s.cards('trash')).toEqual([]);
    s.settled();
  });
});
