import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Feast', () => {
  it('[DOM-feast] is trashed and brings a card costing up to 5', () => {
    const s = scene([{ hand: ['feast'] }, {}]);
    s.answer('play.feast');
    expect(s.cards('trash')).toEqual(['feast']);
    expect(s.refused('gain.gold')).toBe('costs-more');
    s.answer('gain.duchy');
    expect(s.cards('discard', 0)).toEqual(['duchy']);
    expect(s.cards('inPlay', 0)).toEqual([]);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-feast] under a Throne Room it is trashed once and brings two cards', () => {
    const s = scene([{ hand: ['throne-room', 'feast'] }, {}]);
    s.answer('play.throne-room');
    expect(s.prompt()).toBe('0 gain');
    s.answer('gain.market');
    expect(s.prompt()).toBe('0 gain');
    s.answer('gain.feast');
    expect(s.cards('trash')).toEqual(['feast']);
    expect(s.cards('discard', 0)).toEqual(['feast', 'market']);
    expect(s.match.log(1).filter(({ event }) => event.type === 'trash')).toHaveLength(1);
    expect(s.cards('inPlay', 0)).toEqual(['throne-room']);
    s.settled();
  });

  it('[DOM-feast] another one in play stays there', () => {
    const s = scene([{ hand: ['feast'], inPlay: ['feast'] }, {}]);
    s.answer('play.feast').answer('gain.copper');
    expect(s.cards('trash')).toEqual(['feast']);
    expect(s.cards('inPlay', 0)).toEqual(['feast']);
    s.settled();
  });

  it('[DOM-feast] one too dear is out of reach, one that costs exactly 5 now is not', () => {
    const s = scene([{ hand: ['feast'] }, {}], { discount: 1 });
    s.answer('play.feast');
    expect(s.why('gain.province').code).toBe('costs-more');
    s.answer('gain.gold');
    expect(s.cards('discard', 0)).toEqual(['gold']);
    s.settled();
  });
});
