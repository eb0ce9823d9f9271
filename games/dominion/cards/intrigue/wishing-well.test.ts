import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Wishing Well', () => {
  it('[DOM-wishing-well] brings a card and an Action, then a named card that lies on top', () => {
    const s = scene([{ hand: ['wishing-well'], deck: ['copper', 'gold', 'estate'] }, {}]);
    s.answer('play.wishing-well');
    expect(s.prompt()).toBe('0 name');
    expect(s.cards('hand', 0)).toEqual(['copper']);
    s.say('gold');
    expect(s.cards('hand', 0)).toEqual(['copper', 'gold']);
    expect(s.cards('deck', 0)).toEqual(['estate']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-wishing-well] leaves a card of another name on the deck, seen by all', () => {
    const s = scene([{ hand: ['wishing-well'], deck: ['copper', 'gold', 'estate'] }, {}]);
    s.answer('play.wishing-well').say('silver');
    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.cards('deck', 0)).toEqual(['gold', 'estate']);
    expect(s.cards('aside', 0)).toEqual([]);
    expect(s.match.news(1)).toEqual([
      { type: 'name', seat: 0, params: { card: 'silver' }, cause: 'wishing-well' },
      { type: 'reveal', seat: 0, cards: ['gold'], hidden: 0, cause: 'wishing-well' },
      { type: 'put-back', seat: 0, cards: ['gold'], hidden: 0, cause: 'wishing-well' },
    ]);
    s.settled();
  });

  it('[DOM-wishing-well] any card may be named, also one that is not in this game', () => {
    const s = scene([{ hand: ['wishing-well'], deck: ['copper', 'gold'] }, {}]);
    s.answer('play.wishing-well').say('torturer');
    expect(s.cards('deck', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-wishing-well] shuffles the discard pile where the deck is empty', () => {
    const s = scene([{ hand: ['wishing-well'], deck: ['copper'], discard: ['gold', 'estate'] }, {}], {}, [
      ['estate', 'gold'],
    ]);
    s.answer('play.wishing-well').say('estate');
    expect(s.cards('hand', 0)).toEqual(['copper', 'estate']);
    expect(s.cards('deck', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-wishing-well] reveals nothing where no card is left', () => {
    const s = scene([{ hand: ['wishing-well'], deck: ['copper'] }, {}]);
    s.answer('play.wishing-well').say('copper');
    expect(s.cards('hand', 0)).toEqual(['copper']);
    s.settled();
  });
});
