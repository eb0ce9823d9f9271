import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Scout', () => {
  it('[DOM-scout] brings an Action, all Victory cards of the top 4, and the rest back in any order', () => {
    const s = scene([{ hand: ['scout'], deck: ['estate', 'copper', 'gold', 'duchy', 'silver'] }, {}]);
    s.answer('play.scout');
    expect(s.prompt()).toBe('0 order');
    expect(s.cards('hand', 0)).toEqual(['estate', 'duchy']);
    expect(s.cards('aside', 0)).toEqual(['copper', 'gold']);
    expect(s.refused('put-back.gold')).toBe('too-few');
    s.answer('put-back.copper', 'put-back.gold');
    expect(s.cards('deck', 0)).toEqual(['gold', 'copper', 'silver']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-scout] the order is free', () => {
    const s = scene([{ hand: ['scout'], deck: ['village', 'copper', 'gold', 'silver'] }, {}]);
    s.answer('play.scout');
    s.answer('put-back.gold', 'put-back.village', 'put-back.silver', 'put-back.copper');
    expect(s.cards('deck', 0)).toEqual(['copper', 'silver', 'village', 'gold']);
    expect(s.cards('hand', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-scout] takes cards that are also Victory cards, but no Curses', () => {
    const s = scene([{ hand: ['scout'], deck: ['great-hall', 'curse', 'harem', 'nobles'] }, {}]);
    s.answer('play.scout');
    expect(s.cards('hand', 0)).toEqual(['great-hall', 'harem', 'nobles']);
    expect(s.cards('deck', 0)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-scout] takes 4 of 4', () => {
    const s = scene([{ hand: ['scout'], deck: ['estate*4', 'estate'] }, {}]);
    s.answer('play.scout');
    expect(s.cards('hand', 0)).toHaveLength(4);
    expect(s.cards('deck', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-scout] turns up what there is, after a reshuffle', () => {
    const s = scene([{ hand: ['scout'], deck: ['copper'], discard: ['estate', 'gold'] }, {}], {}, [
      ['gold', 'estate'],
    ]);
    s.answer('play.scout').answer('put-back.gold', 'put-back.copper');
    expect(s.cards('hand', 0)).toEqual(['estate']);
    expect(s.cards('deck', 0)).toEqual(['copper', 'gold']);
    s.settled();
  });

  it('[DOM-scout] with no cards at all it still brings the Action', () => {
    const s = scene([{ hand: ['scout'] }, {}]);
    s.answer('play.scout');
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });
});
