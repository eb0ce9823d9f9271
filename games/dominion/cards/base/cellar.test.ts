import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Cellar', () => {
  it('[DOM-cellar] gives an Action back, discards any number and draws as many', () => {
    const s = scene([{ hand: ['cellar', 'estate*2', 'copper'], deck: ['gold', 'silver', 'copper'] }, {}]);
    s.answer('play.cellar');
    expect(s.prompt()).toBe('0 discard');
    expect(s.counter('actions')).toBe(1);
    s.answer('discard.estate', 'discard.estate');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'gold', 'silver']);
    expect(s.cards('discard', 0)).toEqual(['estate', 'estate']);
    expect(s.cards('deck', 0)).toEqual(['copper']);
    expect(s.cards('inPlay', 0)).toEqual(['cellar']);
    s.settled();
  });

  it('[DOM-cellar] may discard nothing, and then draws nothing', () => {
    const s = scene([{ hand: ['cellar', 'estate'], deck: ['gold'] }, {}]);
    s.answer('play.cellar').answer();
    expect(s.cards('hand', 0)).toEqual(['estate']);
    expect(s.cards('deck', 0)).toEqual(['gold']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-cellar] discards no more than is in hand; the last card picked lies on top', () => {
    const s = scene([{ hand: ['cellar', 'estate', 'curse', 'copper'], deck: ['gold*4'] }, {}]);
    s.answer('play.cellar');
    expect(s.refused('discard.estate', 'discard.estate')).toBe('repeated-option');
    expect(s.refused('discard.cellar')).toBe('unknown-option');
    s.answer('discard.copper', 'discard.estate', 'discard.curse');
    expect(s.cards('hand', 0)).toEqual(['gold', 'gold', 'gold']);
    expect(s.cards('discard', 0)).toEqual(['curse', 'estate', 'copper']);
    s.settled();
  });

  it('[DOM-cellar] asks nobody with an empty hand', () => {
    const s = scene([{ hand: ['cellar'], deck: ['gold'] }, {}]);
    s.answer('play.cellar');
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-cellar] discards everything first: it may be shuffled and drawn again', () => {
    const s = scene([{ hand: ['cellar', 'estate', 'gold'], deck: ['copper'] }, {}], {}, [['gold', 'estate']]);
    s.answer('play.cellar').answer('discard.gold', 'discard.estate');
    expect(s.cards('hand', 0)).toEqual(['copper', 'gold']);
    expect(s.cards('deck', 0)).toEqual(['estate']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });
});
