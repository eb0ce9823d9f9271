import { describe, expect, it } from 'vitest';
import { table, titleAt } from './testing/table.ts';

describe('The end', () => {
  it('[TG-10.1] whoever is first to become Count, with 120 experience, has won', () => {
    const s = table([{ hand: ['six'], experience: titleAt.count - 6 }, {}]);
    s.answer('play.six');
    expect(s.match.isOver).toBe(true);
    expect(s.prompt()).toBe('over');
    expect(s.match.view(1)).toMatchObject({ stage: 'over', winner: 0, wonBy: 'count' });
    expect(s.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'game-end', seat: 0, params: { by: 'count' } }),
    );
    s.settled();
  });

  it('[TG-10.1] 119 are not enough', () => {
    const s = table([{ hand: ['six'], experience: titleAt.count - 7 }, {}]);
    s.answer('play.six');
    expect(s.match.isOver).toBe(false);
    s.settled();
  });

  it('[TG-10.1] whoever wins the election has won, however little experience', () => {
    const s = table([{ experience: 119 }, { experience: titleAt.citizen, supporters: ['quarter*3'] }], {
      townHall: 'built',
      caller: 2,
      deck: ['six*6', 'five'],
    });
    s.answer('end').answerFor(0, 'pass');
    expect(s.match.view(0)).toMatchObject({ winner: 1, wonBy: 'election' });
    expect(s.match.outcome).toEqual({ places: [2, 1], scores: [119, 30] });
  });

  it('[T-21] off one’s turn, too', () => {
    const s = table([{ hand: ['tax'] }, { hand: ['tip', 'six'], experience: titleAt.count - 1 }]);
    s.answer('play.tax').answer('play.tip');
    expect(s.match.view(0)).toMatchObject({ winner: 1, wonBy: 'count' });
    expect(s.match.outcome?.places).toEqual([2, 1]);
    s.settled();
  });

  it('[T-21] by what a card does besides its value', () => {
    const s = table([{ hand: ['lesson'], experience: titleAt.count - 6 }, {}]);
    s.answer('play.lesson');
    expect(s.match.view(0)).toMatchObject({ winner: 0 });
    expect(s.cards('discard')).toEqual(['lesson']);
  });

  it('[T-21] what the card would do besides is not done any more', () => {
    const s = table([{ hand: ['windfall'], experience: titleAt.count - 1, taler: 0 }, {}]);
    s.answer('play.windfall');
    expect(s.match.isOver).toBe(true);
    expect(s.counter('taler', 0)).toBe(0);

    const effect = table([
      { hand: ['jubilee'], experience: titleAt.count - 6, businesses: ['bakery^1', 'smithy^1'] },
      {},
    ]);
    effect.answer('play.jubilee');
    expect(effect.match.isOver).toBe(true);
    expect(effect.cards('discard')).toEqual(['jubilee']);
    effect.settled();
  });

  it('[T-39] the others have places by experience; equals share one', () => {
    const s = table(
      [
        { experience: 40 },
        { experience: 90 },
        { experience: titleAt.count - 6, hand: ['six'] },
        { experience: 40 },
        { experience: 10 },
      ],
      { active: 2 },
    );
    s.answer('play.six');
    expect(s.match.outcome).toEqual({ places: [3, 2, 1, 3, 5], scores: [40, 90, 120, 40, 10] });
  });
});
