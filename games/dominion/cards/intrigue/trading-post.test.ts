import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Trading Post', () => {
  it('[DOM-trading-post] trashes 2 hand cards for a Silver into the hand', () => {
    const s = scene([{ hand: ['trading-post', 'estate*2', 'copper'] }, {}]);
    s.answer('play.trading-post');
    expect(s.prompt()).toBe('0 trash');
    expect(s.refused('trash.estate')).toBe('too-few');
    s.answer('trash.estate', 'trash.copper');
    expect(s.cards('trash')).toEqual(['estate', 'copper']);
    expect(s.cards('hand', 0)).toEqual(['estate', 'silver']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.answer('play.silver');
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-trading-post] exactly 2 cards are trashed unasked', () => {
    const s = scene([{ hand: ['trading-post', 'estate', 'gold'] }, {}]);
    s.answer('play.trading-post');
    expect(s.cards('trash')).toEqual(['estate', 'gold']);
    expect(s.cards('hand', 0)).toEqual(['silver']);
    s.settled();
  });

  it('[DOM-trading-post] an only card is trashed for nothing', () => {
    const s = scene([{ hand: ['trading-post', 'gold'] }, {}]);
    s.answer('play.trading-post');
    expect(s.cards('trash')).toEqual(['gold']);
    expect(s.cards('hand', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-trading-post] does nothing with an empty hand', () => {
    const s = scene([{ hand: ['trading-post'] }, {}]);
    s.answer('play.trading-post');
    expect(s.cards('trash')).toEqual([]);
    expect(s.cards('hand', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-trading-post] trashes even where no Silver is left', () => {
    const s = scene([{ hand: ['trading-post', 'copper*2'] }, { deck: ['silver*40'] }]);
    s.answer('play.trading-post');
    expect(s.cards('trash')).toEqual(['copper', 'copper']);
    expect(s.cards('hand', 0)).toEqual([]);
    s.settled();
  });
});
