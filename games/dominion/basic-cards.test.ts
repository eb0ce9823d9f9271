import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { type CardId, printedCards } from './printed.ts';

const basics = printedCards.filter(({ set }) => set === 'basic');
const points = (cards: readonly string[]): number => {
  const { match } = scene([{ deck: cards }, {}]);
  return match.game.outcome(match.table).scores[0]!;
};

describe('The basic cards', () => {
  it('[DOM-2.1] are seven, in this order', () => {
    expect(basics.map(({ id }) => id)).toEqual([
      'copper',
      'silver',
      'gold',
      'estate',
      'duchy',
      'province',
      'curse',
    ]);
  });

  it.each([
    ['copper', 0, 1],
    ['silver', 3, 2],
    ['gold', 6, 3],
  ] as const)('[DOM-2.1] %s is a Treasure, costs %i and gives %i when played', (card, cost, coins) => {
    const s = scene([{ hand: [card] }, {}]);
    s.answer(`play.${card}`);
    expect(s.counter('coins')).toBe(coins);
    expect(s.cards('inPlay', 0)).toEqual([card]);
    expect(printedCards.find(({ id }) => id === card)).toMatchObject({ cost, types: ['treasure'] });
    expect(points([card])).toBe(0);
    s.settled();
  });

  it.each([
    ['estate', 2, 1],
    ['duchy', 5, 3],
    ['province', 8, 6],
  ] as const)('[DOM-2.1] %s is a Victory card, costs %i and is worth %i points', (card, cost, worth) => {
    expect(printedCards.find(({ id }) => id === card)).toMatchObject({ cost, types: ['victory'] });
    expect(points([card, card])).toBe(2 * worth);
    expect(scene([{ hand: [card] }, {}]).why(`play.${card}`).code).toBe('not-playable');
  });

  it('[DOM-2.1] a Curse costs nothing, is worth −1 point and is no Victory card', () => {
    expect(printedCards.find(({ id }) => id === 'curse')).toMatchObject({ cost: 0, types: ['curse'] });
    expect(points(['curse*3', 'estate'])).toBe(-2);

    const s = scene([{ hand: ['bureaucrat'] }, { hand: ['curse'] }]);
    s.answer('play.bureaucrat');
    expect(s.cards('hand', 1)).toEqual(['curse']);
    s.settled();
  });

  it.each(['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'] satisfies CardId[])(
    '[DOM-2.1] %s can be bought for exactly its cost, and not for a coin less',
    (card) => {
      const { cost } = printedCards.find(({ id }) => id === card)!;
      const s = scene([{}, {}], { coins: cost });
      s.answer(`buy.${card}`);
      expect(s.cards('discard', 0)).toEqual([card]);
      expect(s.counter('coins')).toBe(0);
      s.settled();
      if (cost > 0) expect(scene([{}, {}], { coins: cost - 1 }).why(`buy.${card}`).code).toBe('too-dear');
    },
  );
});
