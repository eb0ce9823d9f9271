import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Advisor', () => {
  it('[DOM-advisor] the left neighbour picks one of the three top cards to be discarded; the rest is taken', () => {
    const s = scene([
      { hand: ['advisor', 'estate'], deck: ['gold', 'copper', 'silver', 'duchy'] },
      { hand: ['copper'] },
      { hand: ['copper'] },
    ]);

    s.answer('play.advisor');
    expect(s.prompt()).toBe('1 discard-for');
    expect(s.asked().prompt.params).toMatchObject({ seat: 0 });
    expect(s.legal()).toEqual(['discard.gold', 'discard.copper', 'discard.silver']);
    s.answer('discard.gold');

    expect(s.cards('discard', 0)).toEqual(['gold']);
    expect(s.cards('hand', 0)).toEqual(['estate', 'copper', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['duchy']);
    expect(s.cards('aside', 0)).toEqual([]);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-advisor] the last player has the first one to the left', () => {
    const s = scene([{}, {}, { hand: ['advisor'], deck: ['gold', 'copper', 'silver'] }], { active: 2 });

    s.answer('play.advisor');

    expect(s.prompt()).toBe('0 discard-for');
    expect(s.refused('decline')).toBe('unknown-option');
  });

  it('[DOM-advisor] nobody is asked which of three equal cards it should be', () => {
    const s = scene([{ hand: ['advisor'], deck: ['copper*4'] }, {}]);

    s.answer('play.advisor');

    expect(s.cards('discard', 0)).toEqual(['copper']);
    expect(s.cards('hand', 0)).toEqual(['copper', 'copper']);
    s.settled();
  });

  it('[DOM-advisor] shuffles the discard pile where the deck is too short, without what is revealed', () => {
    const s = scene(
      [{ hand: ['advisor'], deck: ['gold'], discard: ['estate', 'silver', 'copper'] }, {}],
      {},
      [['silver', 'copper', 'estate']],
    );

    s.answer('play.advisor').answer('discard.gold');

    expect(s.cards('hand', 0)).toEqual(['silver', 'copper']);
    expect(s.cards('discard', 0)).toEqual(['gold']);
    expect(s.cards('deck', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-advisor] of two cards one is discarded all the same', () => {
    const s = scene([{ hand: ['advisor'], deck: ['gold', 'copper'] }, {}]);

    s.answer('play.advisor').answer('discard.gold');

    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-advisor] a single card is discarded and none taken', () => {
    const s = scene([{ hand: ['advisor'], deck: ['gold'] }, {}]);

    s.answer('play.advisor');

    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.cards('discard', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-advisor] without any card brings an Action', () => {
    const s = scene([{ hand: ['advisor', 'copper'] }, {}]);

    s.answer('play.advisor');

    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });
});
