import { describe, expect, it } from 'vitest';
import { barter, hand, shelf, stall } from './fixtures/barter.ts';
import { passing } from './fixtures/passing.ts';
import {
  BadDocument,
  fastChance,
  Match,
  makePosition,
  makeTable,
  parsePosition,
  RuleDefect,
  type Table,
} from './index.ts';
import { numberingOf } from './snapshot.ts';

/** Four cards on the shelf of seat 0, from the bottom up with the marks 1 to 4. */
function shelved(): Table {
  const t = makeTable(barter, 2, {}, fastChance('m'));
  t.chance.start(t.cells);
  t.printed.forEach((face, card) => {
    t.create(card, face, card < 4 ? shelf(0) : hand(1));
  });
  for (let card = 0; card < 4; card++) t.setMark(card, card + 1);
  return t;
}

const marks = (t: Table): number[] => [0, 1, 2, 3].map((card) => t.mark(card));

const document = {
  game: 'barter',
  seats: 2,
  players: [{ shelf: ['apple^2', 'apple', 'bread^1'], hand: ['dye'] }, { shelf: ['apple^1'] }],
  stall: ['cloth'],
};

describe('marks', () => {
  it('are 0 until a rule sets them', () => {
    const t = shelved();
    expect(t.mark(5)).toBe(0);
    t.setMark(5, -3);
    expect(t.mark(5)).toBe(-3);
  });

  it.each<[string, (t: Table) => void, number[]]>([
    ['move', (t) => t.move(1, stall), [1, 0, 3, 4]],
    ['moveAll', (t) => t.moveAll([0, 2], hand(0)), [0, 2, 0, 4]],
    ['moveTop', (t) => t.moveTop(2, shelf(0), stall), [1, 2, 0, 0]],
    ['moveWhole', (t) => t.moveWhole(shelf(0), stall), [0, 0, 0, 0]],
    ['moveMarked', (t) => t.moveMarked([true, false, false, false], shelf(0), stall), [0, 0, 0, 0]],
    ['shuffle', (t) => t.shuffle(shelf(0)), [0, 0, 0, 0]],
  ])('%s takes them off the cards that it moves', (_, motion, left) => {
    const t = shelved();
    motion(t);
    expect(marks(t)).toEqual(left);
  });

  it('stay on a card that is moved to the top of the zone it lies in', () => {
    const t = shelved();
    t.move(0, shelf(0));
    expect([t.top(shelf(0)), t.mark(0)]).toEqual([0, 1]);
  });

  it('take a cell of each card only in a game that has them', () => {
    const with_ = makeTable(barter, 2, {}, fastChance('m')).layout;
    const without = makeTable(passing, 2, {}, fastChance('m'));
    expect(with_.size - with_.mark).toBe(with_.cards);
    expect(without.layout.size).toBe(without.layout.prev + without.layout.cards);
    expect(without.mark(0)).toBe(0);
    expect(() => without.setMark(0, 1)).toThrow(RuleDefect);
  });

  it('are part of a position, of a copy, and of what a snapshot’s numbers mean', () => {
    const match = Match.setUp(barter, document);
    const position = JSON.parse(JSON.stringify(match.position()));
    expect(Match.resume(barter, position).hash()).toBe(match.hash());
    expect(Match.resume(passing, passingPosition()).position().state).not.toHaveProperty('marks');
    const { marks: _, ...unmarked } = barter;
    expect(numberingOf(unmarked, position)).not.toBe(numberingOf(barter, position));
  });

  it('stay where they are when faces are dealt out anew', () => {
    const match = Match.setUp(barter, document);
    const shelfOf = (at: Match): number[] => at.table.cardsIn(shelf(0)).map((card) => at.table.mark(card));
    expect(shelfOf(match)).toEqual([2, 0, 1]);
    expect(shelfOf(match.resample(1, 'w'))).toEqual([2, 0, 1]);
    expect(match.situation(0, 's').view).toMatchObject({
      shelves: [[{ mark: 2 }, { mark: 0 }, { mark: 1 }], [{ mark: 1 }]],
    });
  });
});

describe('marks in words', () => {
  it('stand behind the card, and come back the same', () => {
    const match = Match.setUp(barter, document);
    const written = makePosition(barter, match);
    expect(written['players']).toMatchObject([
      { shelf: ['apple^2', 'apple', 'bread^1'], hand: ['dye'] },
      { shelf: ['apple^1'], hand: [] },
    ]);
    expect(makePosition(barter, Match.resume(barter, parsePosition(barter, written)))).toEqual(written);
  });

  it('stand behind a word for several cards, too, and in piles from the top down', () => {
    const inWords = {
      ...barter,
      notation: {
        ...barter.notation,
        expand: (word: string) => (word === 'two-apples' ? ['apple', 'apple'] : undefined),
        condense: (_: string, cards: readonly string[]) =>
          cards.join() === 'apple,apple' ? ['two-apples'] : cards,
      },
    };
    const match = Match.setUp(inWords, {
      ...document,
      players: [{ shelf: ['two-apples^-1'] }, {}],
      deck: ['bread^3', 'dye'],
      rest: 'box',
    });
    const written = makePosition(inWords, match);
    expect(written['players']).toMatchObject([{ shelf: ['two-apples^-1'] }, {}]);
    expect(written['deck']).toEqual(['bread^3', 'dye']);
    expect(match.table.mark(match.table.top(0))).toBe(3);
  });

  it('belong to games that have them', () => {
    const words = { game: 'passing', seats: 2, box: ['ace^2'] };
    expect(() => parsePosition(passing, words)).toThrow(BadDocument);
  });
});

describe('print', () => {
  it('is there for the rules to read', () => {
    expect(makeTable(barter, 2, {}, fastChance('m')).layout.print).toBe(barter.print);
    expect(makeTable(passing, 2, {}, fastChance('m')).layout.print).toBeUndefined();
  });
});

function passingPosition() {
  return Match.deal(passing, { seats: 2, options: {}, chance: { kind: 'fast', seed: 'm' } }).position();
}
