import { describe, expect, it } from 'vitest';
import { readKingdom, recommendedSets } from '../kingdom.ts';
import { cardIds, kingdomCardIds } from '../printed.ts';
import { cardNamed } from './card-named.ts';
import { cardsDe } from './cards.de.ts';
import { cardsEn } from './cards.en.ts';

describe('cardNamed', () => {
  it('knows every card by its id and by its name in both languages', () => {
    for (const id of cardIds) {
      expect([id, cardNamed(id), cardNamed(cardsEn[id].name), cardNamed(cardsDe[id].name)]).toEqual([
        id,
        id,
        id,
        id,
      ]);
    }
  });

  it.each([
    ['Große Halle', 'great-hall'],
    ['grosse halle', 'great-hall'],
    ['GROSSE-HALLE', 'great-hall'],
    ['great_hall', 'great-hall'],
    [' Throne  Room ', 'throne-room'],
    ['throneroom', 'throne-room'],
    ['Gaerten', 'gardens'],
    ['ga\u0308rten', 'gardens'],
    ['BÜROKRAT', 'bureaucrat'],
    ['Spaeher', 'scout'],
  ])('reads “%s” however it is written', (word, id) => {
    expect(cardNamed(word)).toBe(id);
  });

  it.each(['', ' ', 'Garten', 'silver gold', 'constructor', 'Hellseherin'])('knows no card “%s”', (word) => {
    expect(cardNamed(word)).toBeUndefined();
  });
});

describe('readKingdom', () => {
  const german =
    'Steinmetz, Berater, baecker, Wandergeselle, Kaufmannsgilde, Laboratorium, Keller, Werkstatt, Jahrmarkt, Geldverleiher';

  it.each([
    ['Tricks of the Trade', 'tricks-of-the-trade'],
    ['Geschäftstricks', 'tricks-of-the-trade'],
    ['Decisions, Decisions', 'decisions-decisions'],
    ['entscheidungen, entscheidungen', 'decisions-decisions'],
    ['Kunst & Handwerk', 'arts-and-crafts'],
  ] as const)('[DOM-2.5] reads the recommended set “%s”', (title, id) => {
    expect(readKingdom(title)).toEqual({ cards: recommendedSets[id] });
  });

  it('[DOM-2.5] reads cards by their German names', () => {
    const wanted: readonly string[] = recommendedSets['arts-and-crafts'];
    expect(readKingdom(german)).toEqual({ cards: kingdomCardIds.filter((id) => wanted.includes(id)) });
  });

  it('[DOM-2.5] notices a card that is named in two ways', () => {
    expect(readKingdom(german.replace('Keller', 'Baker'))).toEqual({
      problems: [{ code: 'card-twice', params: { card: 'Baker' } }],
    });
  });

  it('[DOM-2.5] says which words name no kingdom card', () => {
    expect(readKingdom(german.replace('Keller', 'Kupfer').replace('Berater', 'Beraterin'))).toEqual({
      problems: [
        { code: 'no-kingdom-card', params: { card: 'Beraterin' } },
        { code: 'no-kingdom-card', params: { card: 'Kupfer' } },
      ],
    });
  });
});
