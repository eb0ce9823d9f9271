import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Council Room', () => {
  it('[DOM-council-room] draws four cards, gives a Buy, and has every other player draw one', () => {
    const s = scene([
      { hand: ['council-room'], deck: ['gold', 'silver', 'estate', 'copper', 'curse'] },
      { hand: ['copper'], deck: ['gold', 'silver'] },
      { deck: ['estate', 'silver'] },
    ]);
    s.answer('play.council-room');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'estate', 'gold', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['curse']);
    expect(s.counter('buys')).toBe(2);
    expect(s.counter('actions')).toBe(0);
    expect(s.cards('hand', 1)).toEqual(['copper', 'gold']);
    expect(s.cards('hand', 2)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-council-room] nobody may decline: who has to shuffles, who has nothing draws nothing', () => {
    const s = scene([{ hand: ['council-room'] }, { discard: ['gold'] }, {}], {}, [['gold']]);
    s.answer('play.council-room');
    expect(s.cards('hand', 1)).toEqual(['gold']);
    expect(s.cards('discard', 1)).toEqual([]);
    expect(s.cards('hand', 2)).toEqual([]);
    s.settled();
  });

  it('[DOM-council-room] is no Attack', () => {
    const s = scene([{ hand: ['council-room'] }, { hand: ['moat'], deck: ['gold'] }]);
    s.answer('play.council-room');
    expect(s.cards('hand', 1)).toEqual(['moat', 'gold']);
    s.settled();
  });
});
