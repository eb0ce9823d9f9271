import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const ready = { deck: ['copper*5'] };
const players = (count: number) => Array.from({ length: count }, () => ready);

describe('The end of the game', () => {
  it('[DOM-1.3] comes with the last Province, at the end of that turn', () => {
    const s = scene([{ ...ready, hand: ['gold*3'] }, ready], { trash: ['province*7'], buys: 2 });
    s.answer('play-treasures').answer('buy.province');
    expect(s.match.isOver).toBe(false);
    expect(s.prompt()).toBe('0 buy');
    s.answer('buy.copper');
    expect(s.match.isOver).toBe(false);
    s.answer('end');
    expect(s.match.isOver).toBe(true);
    expect(s.counter('stage')).toBe('over');
    expect(s.prompt()).toBe('over');
  });

  it.each([
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 4],
    [6, 4],
  ])('[DOM-1.3] with %i players %i empty piles end it, one fewer does not', (count, needed) => {
    const piles = ['smithy*10', 'market*10', 'festival*10', 'laboratory*10'];
    const almost = scene(players(count), { trash: piles.slice(0, needed - 1) });
    const enough = scene(players(count), { trash: piles.slice(0, needed) });
    almost.answer('end');
    enough.answer('end');
    expect(almost.match.isOver).toBe(false);
    expect(almost.match.view(0)).toMatchObject({ emptyPiles: needed - 1, pilesThatEndIt: needed });
    expect(enough.match.isOver).toBe(true);
    expect(enough.match.view(0)).toMatchObject({ emptyPiles: needed, pilesThatEndIt: needed });
  });

  it('[DOM-1.3] any piles count: basic ones, Curses, kingdom cards', () => {
    const s = scene(players(2), { trash: ['curse*10', 'estate*8', 'gardens*8'] });
    s.answer('end');
    expect(s.match.isOver).toBe(true);
  });

  it('[DOM-1.3] trash and coin tokens are no piles', () => {
    const s = scene(players(2), { trash: ['smithy*10', 'market*10'] });
    s.answer('end');
    expect(s.match.isOver).toBe(false);
    expect(s.match.view(0)).toMatchObject({ emptyPiles: 2 });
  });

  it('[DOM-1.3] piles that run out during a turn count, bought or gained', () => {
    const s = scene([{ hand: ['workshop', 'copper'], deck: ['copper*5'] }, ready], {
      trash: ['smithy*9', 'market*10', 'curse*9'],
    });
    s.answer('play.workshop').answer('gain.smithy').answer('buy.curse');
    expect(s.match.isOver).toBe(false);
    expect(s.match.view(0)).toMatchObject({ emptyPiles: 3 });
    s.answer('end');
    expect(s.match.isOver).toBe(true);
  });

  it('[DOM-1.3] a last copy that was overpaid for counts, whichever way its buyer gets it', () => {
    for (const lastCopy of ['gone', 'kept']) {
      const s = scene([{ hand: ['stonemason'], deck: ['copper*5'] }, ready], {
        options: { lastCopy },
        coins: 3,
        phase: 'treasures',
        trash: ['stonemason*8', 'market*10', 'curse*10'],
      });
      s.answer('buy.stonemason').say(1);
      expect(s.cards('discard', 0)).toEqual(['stonemason']);
      expect(s.match.view(0)).toMatchObject({ emptyPiles: 3 });
      s.answer('end');
      expect(s.match.isOver).toBe(true);
    }
  });

  it('[DOM-1.3] is looked for only when a turn ends: a table may stand there with empty piles', () => {
    const s = scene(players(2), { trash: ['province*8'] });
    expect(s.prompt()).toBe('0 action');
    s.answer('end');
    expect(s.match.isOver).toBe(true);
  });

  it('[DOM-1.3] comes after clean-up, and nobody has another turn', () => {
    const s = scene(
      [
        { inPlay: ['gold'], deck: ['copper*5'], turns: 7 },
        { ...ready, turns: 6 },
      ],
      {
        trash: ['province*8'],
      },
    );
    s.answer('end');
    expect(s.cards('inPlay', 0)).toEqual([]);
    expect([s.counter('turns', 0), s.counter('turns', 1)]).toEqual([7, 6]);
    expect(() => s.match.answer(1, ['end'])).toThrow('game-over');
    expect(s.match.news(1).map(({ type }) => type)).toEqual(['clean-up', 'draw', 'game-end']);
    expect(s.match.news(1).at(-1)?.params).toEqual({ piles: 0 });
  });
});

const final = (...hands: { readonly cards: readonly string[]; readonly turns?: number }[]) => {
  const s = scene(
    hands.map(({ cards, turns = 5 }) => ({ deck: cards, turns })),
    { trash: ['province', 'smithy*10', 'market*10', 'festival*10', 'laboratory*10'] },
  );
  s.answer('end');
  return s.match;
};

describe('The score', () => {
  it('[DOM-1.3] counts all own cards, wherever they lie', () => {
    const s = scene([
      { hand: ['province'], deck: ['duchy'], discard: ['estate'], inPlay: ['gold'] },
      { hand: ['curse', 'copper'], deck: ['estate*2'] },
    ]);
    expect(s.match.game.outcome(s.match.table).scores).toEqual([10, 1]);
  });

  it('[DOM-1.3] highest wins', () => {
    const match = final(
      { cards: ['province', 'estate*4'] },
      { cards: ['province*2'] },
      { cards: ['curse*5'] },
    );
    expect(match.outcome).toEqual({ scores: [10, 12, -5], places: [2, 1, 3] });
  });

  it('[DOM-1.3] among equals whoever had fewer turns wins', () => {
    const match = final({ cards: ['province*5'], turns: 6 }, { cards: ['province*2', 'duchy*6'], turns: 5 });
    expect(match.outcome).toEqual({ scores: [30, 30], places: [2, 1] });
  });

  it('[DOM-1.3] more turns do not matter otherwise', () => {
    const match = final({ cards: ['province*3', 'estate'], turns: 9 }, { cards: ['province*3'], turns: 8 });
    expect(match.outcome?.places).toEqual([1, 2]);
  });

  it('[DOM-1.3] with as many turns they share the victory, and the next one is third', () => {
    const match = final({ cards: ['province*5'] }, { cards: ['province*5'] }, { cards: ['estate*5'] });
    expect(match.outcome).toEqual({ scores: [30, 30, 5], places: [1, 1, 3] });
  });

  it('[DOM-1.3] coins, tokens and cards without points bring nothing', () => {
    const s = scene([{ deck: ['gold*5', 'market'], tokens: 9 }, {}]);
    expect(s.match.game.outcome(s.match.table).scores).toEqual([0, 0]);
  });

  it('[DOM-1.3] is broken down by card', () => {
    const match = final({ cards: ['duchy*2', 'duke*3', 'curse', 'gold*4'] }, { cards: ['copper*5'] });
    expect(match.view(1)).toMatchObject({
      seats: [
        {
          points: 11,
          score: [
            { card: 'duchy', count: 2, points: 6 },
            { card: 'curse', count: 1, points: -1 },
            { card: 'duke', count: 3, points: 6 },
          ],
        },
        { points: 0, score: [] },
      ],
    });
  });
});
