import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Militia', () => {
  it('[DOM-militia] brings 2 coins and makes the others discard down to 3', () => {
    const s = scene([
      { hand: ['militia', 'copper*2'] },
      { hand: ['copper*2', 'estate*2', 'silver'] },
      { hand: ['gold*3'] },
    ]);
    s.answer('play.militia');
    expect(s.prompt()).toBe('1 discard');
    expect(s.refused('discard.estate')).toBe('too-few');
    s.answer('discard.estate', 'discard.estate');
    expect(s.cards('hand', 1)).toEqual(['copper', 'copper', 'silver']);
    expect(s.cards('discard', 1)).toEqual(['estate', 'estate']);
    expect(s.cards('hand', 2)).toHaveLength(3);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-militia] leaves a hand of 3 alone', () => {
    const s = scene([{ hand: ['militia'] }, { hand: ['copper*3'] }]);
    s.answer('play.militia');
    expect(s.cards('hand', 1)).toHaveLength(3);
    s.settled();
  });

  it('[DOM-moat] is not felt by a player who reveals a Moat before it is carried out', () => {
    const s = scene([{ hand: ['militia'] }, { hand: ['moat', 'copper*4'] }]);
    s.answer('play.militia');
    expect(s.prompt()).toBe('1 react');
    expect(s.counter('coins')).toBe(0);
    expect(s.why('reveal.copper').code).toBe('no-reaction');
    s.answer('reveal.moat');
    s.answer('decline');
    expect(s.cards('hand', 1)).toHaveLength(5);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-militia] goes round in turn order; each discards exactly down to 3', () => {
    const s = scene([{ hand: ['copper*4'] }, { hand: ['militia'] }, { hand: ['estate*5'] }, {}], {
      active: 1,
    });
    s.answer('play.militia');
    expect(s.prompt()).toBe('2 discard');
    expect(s.refused('discard.estate', 'discard.estate', 'discard.estate')).toBe('too-many');
    s.answer('discard.estate', 'discard.estate');
    expect(s.prompt()).toBe('0 discard');
    s.answer('discard.copper');
    expect([0, 1, 2, 3].map((seat) => s.cards('hand', seat).length)).toEqual([3, 0, 3, 0]);
    s.settled();
  });

  it('[DOM-militia] of several cards discarded the others see the last one only', () => {
    const s = scene([{ hand: ['militia'] }, { hand: ['gold', 'silver', 'copper*3'] }]);
    s.answer('play.militia').answer('discard.gold', 'discard.silver');
    expect(s.match.news(0)[0]).toMatchObject({ type: 'discard', cards: ['silver'], hidden: 1 });
    expect(s.match.news(1)[0]).toMatchObject({ type: 'discard', cards: ['gold', 'silver'], hidden: 0 });
    s.settled();
  });
});
