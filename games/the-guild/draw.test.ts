import { describe, expect, it } from 'vitest';
import { table } from './testing/table.ts';

describe('Drawing', () => {
  it('[TG-10.6] the discard pile is shuffled when the deck is empty and a card is needed', () => {
    const s = table([{ hand: ['ideas'] }, {}], { deck: ['six'], discard: ['tip', 'door', 'wall'] }, [
      ['wall', 'tip', 'door'],
    ]);
    s.answer('play.ideas');
    expect(s.cards('hand', 0)).toEqual(['six', 'wall']);
    expect(s.cards('deck')).toEqual(['tip', 'door']);
    expect(s.cards('discard')).toEqual(['ideas']);
    s.settled();
  });

  it('[TG-10.6] an exactly emptied deck waits until the next card is needed', () => {
    const s = table([{ hand: ['ideas'] }, {}], { deck: ['six', 'five'], discard: ['tip'] });
    s.answer('play.ideas');
    expect(s.cards('deck')).toEqual([]);
    expect(s.cards('discard')).toEqual(['tip', 'ideas']);
    s.settled();
  });

  it('[T-31] a random number from an empty deck: it is shuffled first', () => {
    const s = table([{ hand: ['strike'] }, { businesses: ['bakery'] }], { discard: ['tip', 'five'] }, [
      ['five', 'tip'],
    ]);
    s.answer('play.strike');
    expect(s.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'number', seat: 0, cards: ['five'], params: { number: 5 } }),
    );
    expect(s.cards('deck')).toEqual(['tip']);
    expect(s.cards('discard')).toEqual(['five', 'strike']);
    s.settled();
  });

  it('[T-36] deck and discard pile empty: nothing is drawn', () => {
    const s = table([{ hand: ['ideas'] }, { hand: [] }]);
    s.answer('play.ideas');
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.prompt()).toBe('0 action');

    const drawing = table([{}, {}]);
    drawing.answer('end');
    expect(drawing.prompt()).toBe('1 action');
    expect(drawing.cards('hand', 1)).toEqual([]);
    drawing.settled();
  });

  it('[T-36] deck and discard pile empty: a random number is 0, and loses against 0', () => {
    const s = table([{ hand: ['strike'] }, { businesses: ['bakery'], hand: ['tip'] }]);
    s.answer('play.strike').answer('pass');
    expect(s.prompt()).toBe('1 answer-number');
    expect(s.match.view(0)).toMatchObject({ act: { opposition: 0, number: 0 } });
    s.answer('pass');
    expect(s.match.news(0)).toContainEqual(
      expect.objectContaining({ type: 'test', params: { number: 0, needed: 1, success: 'no' } }),
    );
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 0 }] }] });
    s.settled();
  });
});

describe('Drawing the Town Hall', () => {
  const inDeck = { townHall: 'in-deck' };

  it('[TG-10.5] whoever draws it lays it out and draws another card', () => {
    const s = table([{ hand: ['ideas'] }, {}], { ...inDeck, deck: ['six', 'five', 'tip'] }, [2, 0]);
    s.answer('play.ideas');
    expect(s.cards('hand', 0)).toEqual(['six', 'five']);
    expect(s.counter('townHall')).toBe('drawn');
    expect(s.cards('square')).toEqual(['town-hall']);
    expect(s.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'town-hall', seat: 0, cards: ['town-hall'] }),
    );
    s.settled();
  });

  it('[TG-10.5] it is as likely as every other card of the deck', () => {
    // The script refuses a draw that is not below the number of cards, the Town Hall among them.
    const s = table([{ hand: ['ideas'] }, {}], { ...inDeck, deck: ['six', 'five', 'tip'] }, [3, 2]);
    s.answer('play.ideas');
    expect(s.counter('townHall')).toBe('in-deck');
    expect(s.match.view(1)).toMatchObject({ deck: 2, townHall: { state: 'in-deck' } });
    s.settled();
    const beyond = table([{ hand: ['ideas'] }, {}], { ...inDeck, deck: ['six', 'five', 'tip'] }, [4]);
    expect(() => beyond.answer('play.ideas')).toThrow('below 4');
  });

  it('[T-18] drawn as a random number it is laid out, and another card gives the number', () => {
    const s = table(
      [{ hand: ['strike'] }, { businesses: ['bakery'] }],
      { ...inDeck, deck: ['six', 'five'] },
      [0],
    );
    s.answer('play.strike');
    expect(s.counter('townHall')).toBe('drawn');
    expect(s.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'test', params: expect.objectContaining({ number: 6 }) }),
    );
    expect(s.cards('discard')).toEqual(['six', 'strike']);
    s.settled();
  });

  it('[T-18] as the last card of the deck it is drawn before the discard pile is shuffled', () => {
    const s = table([{ hand: ['ideas'] }, {}], { ...inDeck, discard: ['six', 'five'] }, [0, ['five', 'six']]);
    s.answer('play.ideas');
    expect(s.counter('townHall')).toBe('drawn');
    expect(s.cards('hand', 0)).toEqual(['five', 'six']);
    s.settled();
  });

  it('[T-18] drawn in the draw phase or when the hand is filled, too', () => {
    const drawing = table([{ hand: ['tip*4', 'five'] }, {}], { ...inDeck, deck: ['six'] }, [0]);
    drawing.answer('end').answer();
    expect(drawing.cards('hand', 1)).toEqual(['six']);
    expect(drawing.counter('townHall')).toBe('drawn');
    drawing.settled();

    const filling = table([{}, {}], { ...inDeck, deck: ['six*6'] }, [1, 1, 1, 1, 0]);
    filling.answer('end');
    expect(filling.cards('hand', 0)).toHaveLength(5);
    expect(filling.counter('townHall')).toBe('drawn');
    filling.settled();
  });
});
