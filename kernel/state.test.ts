import { describe, expect, it } from 'vitest';
import { deck, hand, passing, pile } from './fixtures/passing.ts';
import { drawBelow, fastChance, makeTable, sealedChance } from './index.ts';

/** Three hands of two cards; faces in the order given. */
function table(faces: readonly number[]) {
  const t = makeTable(passing, 3, {}, fastChance('s'));
  t.chance.start(t.cells);
  t.printed.forEach((face, card) => {
    t.create(card, faces[card] ?? face, card < 6 ? hand(card % 3) : deck);
  });
  return t;
}

describe('who knows what', () => {
  it('a card in a hand is known to its owner alone', () => {
    const t = table([]);
    expect([0, 1, 2, 3].map((seat) => t.knows(seat, 0))).toEqual([true, false, false, false]);
  });

  it('a card that moves to a visible pile is known to everyone, spectators included', () => {
    const t = table([]);
    t.move(0, pile);
    expect(t.knowers(0)).toBe(t.everyone);
  });

  it('of several cards laid on a pile in one motion only the last is seen', () => {
    const t = table([]);
    t.moveAll([0, 3], pile);
    expect(t.knows(1, 0)).toBe(false);
    expect(t.knows(1, 3)).toBe(true);
  });

  it('taking the top card of a pile shows the next one', () => {
    const t = table([]);
    t.moveAll([0, 3], pile);
    t.move(3, hand(1));
    expect(t.knows(2, 0)).toBe(true);
  });

  it('whoever does not see which card leaves a hand no longer knows that hand', () => {
    const t = table([]);
    t.look(1, hand(0));
    t.move(0, deck);
    expect(t.knows(1, 3)).toBe(false);
    expect(t.knows(1, 0)).toBe(false);
    expect(t.knows(0, 0)).toBe(true);
  });

  it('a known card is taken for its twin when one of them is played openly', () => {
    const t = table([2, 0, 0, 2]);
    t.show(3, 1);
    t.move(0, pile);
    expect(t.knows(1, 3)).toBe(false);
    expect(t.knows(0, 3)).toBe(true);
  });

  it('shuffling makes everyone forget', () => {
    const t = table([]);
    t.move(0, deck);
    t.shuffle(deck);
    expect(t.knowers(0)).toBe(0);
  });
});

describe('chance', () => {
  it('draws every number below a bound about equally often', () => {
    for (const chance of [fastChance('even'), sealedChance('even')]) {
      const cells = new Int32Array(4);
      chance.start(cells);
      const counts = new Array<number>(7).fill(0);
      for (let i = 0; i < 70_000; i++) {
        const drawn = drawBelow(chance, cells, 7);
        counts[drawn] = counts[drawn]! + 1;
      }
      // Five standard deviations of a fair draw.
      for (const count of counts)
        expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000 * (6 / 7)));
    }
  });

  it('rejects words that would favour small numbers', () => {
    const words = [0xffff_ffff, 5];
    const chance = { ...fastChance(''), word: () => words.shift()! };
    expect(drawBelow(chance, new Int32Array(4), 6)).toBe(5);
  });

  it('the same seed gives the same stream, and its future lies in the cells', () => {
    for (const make of [fastChance, sealedChance]) {
      const cells = new Int32Array(4);
      make('x').start(cells);
      const first = [1, 2, 3].map(() => make('x').word(cells));
      const copy = cells.slice();
      expect(make('x').word(copy)).toBe(make('x').word(cells));
      const again = new Int32Array(4);
      make('x').start(again);
      expect([1, 2, 3].map(() => make('x').word(again))).toEqual(first);
      make('y').start(again);
      expect([1, 2, 3].map(() => make('y').word(again))).not.toEqual(first);
    }
  });
});
