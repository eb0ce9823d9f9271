import { texts } from '@zunft/games/dominion/text';
import { describe, expect, test } from 'vitest';
import { findNamed, type Named, namedCards } from './name-search.ts';

const names = texts.cards;
const ids = (found: readonly Named[]) => found.map(({ name }) => name);
const all = (language: 'en' | 'de') => {
  const { first, rest } = namedCards(texts, language, { names, first: ['copper', 'village'] });
  return [...first, ...rest];
};

describe('naming a card', () => {
  test('what matters comes first, in its order; the rest by name', () => {
    const { first, rest } = namedCards(texts, 'de', {
      names,
      first: ['estate', 'copper', 'estate', 'nothing'],
    });
    expect(ids(first)).toEqual(['estate', 'copper']);
    expect(rest).toHaveLength(names.length - 2);
    const labels = rest.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'de')));
  });

  test.each([
    ['Dorf', 'en', 'village'],
    ['Village', 'de', 'village'],
    ['dor', 'en', 'village'],
    ['bäcker', 'en', 'baker'],
    ['baecker', 'de', 'baker'],
    ['backer', 'de', 'baker'],
    ['well', 'en', 'wishing-well'],
    ['KÖNIG', 'de', undefined],
  ] as const)('%s in %s means %s', (typed, language, name) => {
    expect(findNamed(all(language), typed)[0]?.name).toBe(name);
  });

  test('the beginning of a name is nearer than its middle, the own language nearer than the other', () => {
    expect(
      ids(findNamed(all('en'), 'mi'))
        .slice(0, 2)
        .every((name) => name.startsWith('mi')),
    ).toBe(true);
    const [nearest] = findNamed(all('de'), 'markt');
    expect(nearest?.name).toBe('market');
  });

  test('nothing typed finds everything', () => {
    expect(findNamed(all('en'), '  ')).toHaveLength(names.length);
  });
});
