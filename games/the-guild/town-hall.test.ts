import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { gameWith } from './game.ts';
import { testDeck } from './testing/deck.ts';
import { table, titleAt } from './testing/table.ts';

const numbers = (s: ReturnType<typeof table>, counter: string, seats = 3) =>
  Array.from({ length: seats }, (_, seat) => s.counter(counter, seat));

describe('Building the Town Hall', () => {
  it('[TG-10.5] not before it has been drawn, and only once', () => {
    const hidden = table([{}, {}], { townHall: 'in-deck' });
    for (const id of ['build', 'pledge'])
      expect(hidden.why(id)).toEqual({ code: 'town-hall-in-deck', params: {}, rule: 'TG-10.5' });
    const built = table([{}, {}], { townHall: 'built' });
    for (const id of ['build', 'pledge'])
      expect(built.why(id)).toEqual({ code: 'town-hall-stands', params: {}, rule: 'TG-10.5' });
  });

  it('[TG-10.5] whoever builds it alone pays its cost and gains its value', () => {
    const s = table([{ taler: 10 }, {}]);
    s.answer('build');
    expect(s.counter('townHall')).toBe('built');
    expect(s.counter('taler', 0)).toBe(0);
    expect(s.counter('experience', 0)).toBe(6);
    expect(s.match.view(1)).toMatchObject({ townHall: { state: 'built', shares: [10, 0] } });
    s.settled();
  });

  it('[T-19] whoever cannot pay what is missing cannot build', () => {
    const s = table([{ taler: 6 }, { pledge: 3 }]);
    expect(s.why('build')).toEqual({
      code: 'town-hall-too-dear',
      params: { cost: 7, have: 6 },
      rule: 'T-19',
    });
    expect(table([{ taler: 7 }, { pledge: 3 }]).legal()).toContain('build');
  });

  it('[T-20] others promise a share in their own turn; it is paid when somebody builds', () => {
    const s = table([{ taler: 5 }, { taler: 8 }]);
    s.answer('pledge');
    expect(s.match.decisions()[0]).toMatchObject({
      kind: 'amount',
      min: 0,
      max: 5,
      prompt: { params: { missing: 10 } },
    });
    s.say(4);
    expect(s.counter('taler', 0)).toBe(5);
    expect(s.match.view(1)).toMatchObject({ townHall: { pledges: [4, 0], missing: 6 } });
    s.answer('end');
    s.answer('build');
    expect(numbers(s, 'taler', 2)).toEqual([1, 4]);
    expect(numbers(s, 'pledge', 2)).toEqual([0, 0]);
    s.settled();
  });

  it('[T-19] experience is split in proportion; what is left over goes to the active player', () => {
    // 6 for 10 Taler: 3, 4 and 3 Taler are worth 1.8, 2.4 and 1.8.
    const s = table([{ taler: 3, pledge: 3 }, { taler: 9 }, { taler: 5, pledge: 3 }], { active: 1 });
    s.answer('build');
    expect(numbers(s, 'taler')).toEqual([0, 5, 2]);
    expect(numbers(s, 'experience')).toEqual([1, 4, 1]);
    expect(s.match.view(0)).toMatchObject({ townHall: { shares: [3, 4, 3] } });
    s.settled();
  });

  it('[T-19] what the builder has promised is part of what the builder pays', () => {
    const s = table([{ taler: 12, pledge: 4 }, { pledge: 3 }]);
    expect(s.asked().prompt.params).toMatchObject({ missing: 7 });
    s.answer('build');
    expect(numbers(s, 'taler', 2)).toEqual([5, 9]);
    expect(numbers(s, 'experience', 2)).toEqual([5, 1]);
    s.settled();
  });

  it('[T-19] no more is taken than is missing, from the next in turn order first', () => {
    const s = table([{ pledge: 8 }, { taler: 0 }, { pledge: 7 }], { active: 1 });
    s.answer('build');
    expect(numbers(s, 'taler')).toEqual([9, 0, 5]);
    expect(numbers(s, 'experience')).toEqual([1, 1, 4]);
    s.settled();
  });

  it('[T-20] nobody pays what is no longer there, and nobody in the tower', () => {
    const s = table([{ taler: 10 }, { taler: 2, pledge: 5 }, { taler: 9, pledge: 5, tower: 1, debt: 20 }]);
    expect(s.asked().prompt.params).toMatchObject({ missing: 8 });
    s.answer('build');
    expect(numbers(s, 'taler')).toEqual([2, 0, 9]);
    expect(numbers(s, 'experience')).toEqual([5, 1, 0]);
    s.settled();
  });

  it('[T-20] a promise can be taken back, and nobody promises what is not needed', () => {
    const s = table([{ taler: 12, pledge: 4 }, { pledge: 7 }]);
    s.answer('pledge');
    expect(s.match.decisions()[0]).toMatchObject({ min: 0, max: 4 });
    s.say(0);
    expect(s.counter('pledge', 0)).toBe(0);

    const paid = table([{}, { pledge: 10 }]);
    expect(paid.why('pledge')).toEqual({ code: 'nothing-missing', params: {}, rule: 'T-20' });
    // What was promised before others promised everything can still be taken back.
    expect(table([{ taler: 0, pledge: 2 }, { pledge: 10 }]).legal()).toContain('pledge');

    const poor = table([{ taler: 0 }, {}]);
    expect(poor.why('pledge')).toEqual({ code: 'no-taler', params: { pledge: 0 }, rule: 'TG-10.6' });
  });

  it('[T-19] one that costs nothing gives all to whoever builds it', () => {
    const cards = testDeck.cards.map((card) => (card.id === 'town-hall' ? { ...card, cost: 0 } : card));
    const s = scenario(gameWith({ ...testDeck, cards }), { players: [{}, {}], townHall: 'drawn' });
    s.answer('build');
    expect(s.counter('experience', 0)).toBe(6);
    s.settled();
  });

  it('[T-21] whoever becomes Count by it has won at once', () => {
    const s = table([{ taler: 10, experience: titleAt.count - 6 }, {}]);
    s.answer('build');
    expect(s.match.isOver).toBe(true);
    expect(s.match.view(0)).toMatchObject({ winner: 0, wonBy: 'count' });
  });

  it('[T-21] of several the active player, then the next in turn order; all gain their share', () => {
    const near = titleAt.count - 1;
    const s = table(
      [
        { experience: near, pledge: 3 },
        { experience: near, taler: 4 },
        { experience: near, pledge: 3 },
      ],
      { active: 1 },
    );
    s.answer('build');
    expect(s.match.view(0)).toMatchObject({ winner: 1 });
    expect(numbers(s, 'experience')).toEqual([near + 1, near + 4, near + 1]);
    expect(s.match.news(0).filter(({ type }) => type === 'game-end')).toHaveLength(1);

    const others = table([{ experience: near, pledge: 3 }, { taler: 4 }, { experience: near, pledge: 3 }], {
      active: 1,
    });
    others.answer('build');
    expect(others.match.view(0)).toMatchObject({ winner: 2, wonBy: 'count' });
    expect(others.match.outcome).toEqual({ places: [2, 3, 1], scores: [near + 1, 4, near + 1] });
  });
});
