import { makeCode, recommendedSets } from '@zunft/games/dominion/text';
import { describe, expect, test } from 'vitest';
import { cardsOf, kingdomOf, wayOf } from './kingdom.ts';

const tricks = recommendedSets['tricks-of-the-trade'];

describe('the kingdom of a table', () => {
  test.each([
    ['random', 'random'],
    ['draft', 'draft'],
    ['tricks-of-the-trade', 'recommended'],
    ['cellar,market', 'own'],
    ['cellar', 'own'],
    ['', 'own'],
    ['no such thing', 'own'],
  ])('%o comes about as %s', (kingdom, way) => expect(wayOf(kingdom)).toBe(way));

  test('its cards are known as far as they are picked', () => {
    expect(cardsOf('random')).toEqual([]);
    expect(cardsOf('draft')).toEqual([]);
    expect(cardsOf('')).toEqual([]);
    expect(cardsOf('cellar')).toEqual(['cellar']);
    expect(cardsOf('cellar,market')).toEqual(['cellar', 'market']);
    expect(cardsOf('tricks-of-the-trade')).toEqual(tricks);
    expect(cardsOf(makeCode(tricks)).toSorted()).toEqual(tricks.toSorted());
    expect(cardsOf('0000-0000-1')).toEqual([]);
  });

  test('ten cards that are a recommended set go by its name', () => {
    expect(kingdomOf(tricks.toReversed())).toBe('tricks-of-the-trade');
    expect(kingdomOf(['cellar', 'market'])).toBe('cellar,market');
  });
});
