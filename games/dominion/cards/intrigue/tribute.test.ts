import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Tribute', () => {
  const table = (deck: readonly string[]) =>
    scene([{ hand: ['tribute'], deck: ['duchy*5'] }, { deck: [...deck, 'province'] }, { deck: ['gold*3'] }], {
      kingdom: ['moat'],
    });

  it.each([
    [['village', 'smithy'], 4, 0, 0],
    [['village', 'copper'], 2, 2, 0],
    [['copper', 'silver'], 0, 4, 0],
    [['estate', 'duchy'], 0, 0, 4],
    [['estate', 'gold'], 0, 2, 2],
    [['curse', 'copper'], 0, 2, 0],
    [['great-hall', 'curse'], 2, 0, 2],
  ])('[DOM-tribute] %s bring %i Actions, %i coins and %i cards', (deck, actions, coins, cards) => {
    const s = table(deck);
    s.answer('play.tribute');
    expect(s.counter('actions')).toBe(actions);
    expect(s.counter('coins')).toBe(coins);
    expect(s.cards('hand', 0)).toHaveLength(cards);
    expect(s.cards('discard', 1)).toEqual([...deck].reverse());
    expect(s.cards('deck', 1)).toEqual(['province']);
    expect(s.cards('aside', 1)).toEqual([]);
    expect(s.cards('deck', 2)).toHaveLength(3);
    s.settled();
  });

  it.each([
    [['copper', 'copper'], 0, 2, 0],
    [['nobles', 'nobles'], 2, 0, 2],
  ])('[DOM-tribute] two equal cards count once: %s', (deck, actions, coins, cards) => {
    const s = table(deck);
    s.answer('play.tribute');
    expect([s.counter('actions'), s.counter('coins')]).toEqual([actions, coins]);
    expect(s.cards('hand', 0)).toHaveLength(cards);
    expect(s.cards('discard', 1)).toEqual(deck);
    s.settled();
  });

  it('[DOM-tribute] a card of two types gives both: Copper and Harem bring 4 coins and 2 cards', () => {
    const s = table(['copper', 'harem']);
    s.answer('play.tribute');
    expect([s.counter('actions'), s.counter('coins')]).toEqual([0, 4]);
    expect(s.cards('hand', 0)).toEqual(['duchy', 'duchy']);
    s.settled();
  });

  it('[DOM-tribute] is no Attack: nobody can react', () => {
    const s = scene([{ hand: ['tribute'] }, { hand: ['moat'], deck: ['copper', 'gold'] }]);
    s.answer('play.tribute');
    expect(s.cards('discard', 1)).toEqual(['gold', 'copper']);
    expect(s.counter('coins')).toBe(4);
    s.settled();
  });

  it('[DOM-tribute] the neighbour shuffles where the deck runs out, without the card already revealed', () => {
    const s = scene([{ hand: ['tribute'] }, { deck: ['copper'], discard: ['estate', 'village'] }], {}, [
      ['village', 'estate'],
    ]);
    s.answer('play.tribute');
    expect(s.cards('discard', 1)).toEqual(['village', 'copper']);
    expect(s.cards('deck', 1)).toEqual(['estate']);
    expect([s.counter('actions'), s.counter('coins')]).toEqual([2, 2]);
    s.settled();
  });

  it('[DOM-tribute] takes what there is', () => {
    const one = scene([{ hand: ['tribute'] }, { deck: ['silver'] }]);
    one.answer('play.tribute');
    expect(one.counter('coins')).toBe(2);
    one.settled();

    const nothing = scene([{ hand: ['tribute'] }, { hand: ['silver'] }]);
    nothing.answer('play.tribute');
    expect(nothing.counter('coins')).toBe(0);
    nothing.settled();
  });

  it('[DOM-tribute] the last player’s left neighbour is the first', () => {
    const s = scene([{ deck: ['gold', 'silver'] }, { hand: ['tribute'] }], { active: 1 });
    s.answer('play.tribute');
    expect(s.cards('discard', 0)).toEqual(['silver', 'gold']);
    expect(s.counter('coins')).toBe(4);
    s.settled();
  });
});
