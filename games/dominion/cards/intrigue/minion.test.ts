import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Minion', () => {
  const table = () =>
    scene([
      { hand: ['minion', 'estate', 'copper'], deck: ['gold*4', 'silver'] },
      { hand: ['copper*5'], deck: ['estate*4', 'duchy'] },
      { hand: ['copper*4'], deck: ['estate*4'] },
      { hand: ['copper*6'], deck: ['silver*2'] },
    ]);

  it('[DOM-minion] brings an Action and 2 coins, and nobody loses a card', () => {
    const s = table();
    s.answer('play.minion');
    expect(s.prompt()).toBe('0 choose');
    expect(s.legal()).toEqual(['choose.coins', 'choose.new-hand']);
    s.answer('choose.coins');
    expect(s.counter('actions')).toBe(1);
    expect(s.counter('coins')).toBe(2);
    expect([0, 1, 2, 3].map((seat) => s.cards('hand', seat).length)).toEqual([2, 5, 4, 6]);
    s.settled();
  });

  it('[DOM-minion] or discards the hand for 4 cards; so do others with at least 5 cards', () => {
    const s = scene(
      [
        { hand: ['minion', 'estate', 'copper'], deck: ['gold*4', 'silver'] },
        { hand: ['copper*5'], deck: ['estate*4', 'duchy'] },
        { hand: ['copper*4'], deck: ['estate*4'] },
        { hand: ['copper*5', 'gold'], deck: ['silver*2'] },
      ],
      {},
      [['gold', 'copper', 'copper', 'copper', 'copper', 'copper']],
    );
    s.answer('play.minion').answer('choose.new-hand');
    expect(s.counter('actions')).toBe(1);
    expect(s.counter('coins')).toBe(0);
    expect(s.cards('hand', 0)).toEqual(['gold', 'gold', 'gold', 'gold']);
    expect(s.cards('discard', 0)).toEqual(['copper', 'estate']);
    expect(s.cards('hand', 1)).toEqual(['estate', 'estate', 'estate', 'estate']);
    expect(s.cards('discard', 1)).toHaveLength(5);
    expect(s.cards('hand', 2)).toEqual(['copper', 'copper', 'copper', 'copper']);
    expect(s.cards('discard', 2)).toEqual([]);
    expect(s.cards('hand', 3).sort()).toEqual(['copper', 'gold', 'silver', 'silver']);
    expect(s.cards('discard', 3)).toEqual([]);
    expect(s.cards('deck', 3)).toEqual(['copper', 'copper', 'copper', 'copper']);
    s.settled();
  });

  it('[DOM-minion] with an empty hand it still draws 4', () => {
    const s = scene([{ hand: ['minion'], deck: ['gold*5'] }, { hand: ['copper*4'] }]);
    s.answer('play.minion').answer('choose.new-hand');
    expect(s.cards('hand', 0)).toHaveLength(4);
    expect(s.cards('hand', 1)).toHaveLength(4);
    s.settled();
  });

  it('[DOM-minion] is chosen after the reactions, and a Moat keeps its hand', () => {
    const s = scene([
      { hand: ['minion'], deck: ['gold*4'] },
      { hand: ['moat', 'copper*4'], deck: ['silver*4'] },
      { hand: ['copper*5'], deck: ['estate*4'] },
    ]);
    s.answer('play.minion');
    expect(s.prompt()).toBe('1 react');
    expect(s.counter('actions')).toBe(0);
    s.answer('reveal.moat').answer('decline');
    expect(s.prompt()).toBe('2 react');
    s.answer('decline');
    expect(s.prompt()).toBe('0 choose');
    s.answer('choose.new-hand');
    expect(s.cards('hand', 1)).toEqual(['moat', 'copper', 'copper', 'copper', 'copper']);
    expect(s.cards('hand', 2)).toEqual(['estate', 'estate', 'estate', 'estate']);
    expect(s.cards('hand', 0)).toHaveLength(4);
    s.settled();
  });

  it('[DOM-minion] of a discarded hand the others see the last card', () => {
    const s = scene([
      { hand: ['minion'], deck: ['gold*4'] },
      { hand: ['copper*4', 'estate'], deck: ['silver*4'] },
    ]);
    s.answer('play.minion').answer('choose.new-hand');
    expect(s.match.news(0).find(({ type, seat }) => type === 'discard' && seat === 1)).toMatchObject({
      cards: ['estate'],
      hidden: 4,
    });
  });
});
