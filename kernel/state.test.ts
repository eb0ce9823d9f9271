import { describe, expect, it } from 'vitest';
import { box, deck, hand, passing, pile } from './fixtures/passing.ts';
import { drawBelow, fastChance, makeTable, none, Sampler, sealedChance, type Table } from './index.ts';

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

  it('marked cards that leave a hand together lie and are known as if they had left one by one', () => {
    const tables = [0, 1].map(() => {
      const t = table([2, 0, 0, 2, 1, 1]);
      for (const card of [1, 4, 2]) t.move(card, hand(0));
      t.show(3, 1);
      t.show(2, 2);
      t.move(5, box);
      return t;
    });
    const [together, oneByOne] = tables as [Table, Table];
    together.moveMarked([false, true, true], hand(0), box);
    for (const card of oneByOne.cardsIn(hand(0))) {
      if (oneByOne.face(card) > 0) oneByOne.move(card, box);
    }
    expect(together.cells).toEqual(oneByOne.cells);
    expect(together.cardsIn(box)).toEqual([5, 0, 3, 4]);
    expect(together.cardsIn(hand(0))).toEqual([1, 2]);
  });

  it('a whole hand that is laid down leaves everyone knowing what they knew, and shows its top only', () => {
    const t = table([]);
    t.show(0, 1);
    t.moveWhole(hand(0), pile);
    expect(t.cardsIn(pile)).toEqual([0, 3]);
    expect(t.size(hand(0))).toBe(0);
    expect([t.zoneOf(0), t.zoneOf(3)]).toEqual([pile, pile]);
    expect([t.knows(1, 0), t.knows(2, 0), t.knows(2, 3)]).toEqual([true, false, true]);
  });

  it('of two zones laid down as one motion the second covers the first', () => {
    const t = table([]);
    t.moveWhole(hand(0), pile, hand(1));
    expect(t.cardsIn(pile)).toEqual([0, 3, 1, 4]);
    expect([0, 3, 1, 4].map((card) => t.knows(2, card))).toEqual([false, false, false, true]);
    t.moveWhole(pile, deck);
    expect(t.size(pile)).toBe(0);
    expect(t.cardsIn(deck).slice(-4)).toEqual([0, 3, 1, 4]);
  });

  it('the top cards of a pile keep their order in a hand, and only its owner sees them', () => {
    const t = table([]);
    const [second, top] = t.cardsIn(deck).slice(-2) as [number, number];
    t.moveTop(2, deck, hand(2));
    expect(t.cardsIn(hand(2))).toEqual([2, 5, second, top]);
    expect([t.knowers(second), t.knowers(top)]).toEqual([1 << 2, 1 << 2]);
    expect(t.cardsIn(deck)).toHaveLength(t.size(deck));
    t.moveTop(t.size(deck), deck, hand(0));
    expect([t.size(deck), t.top(deck), t.bottom(deck)]).toEqual([0, none, none]);
  });

  it('shuffling makes everyone forget', () => {
    const t = table([]);
    t.move(0, deck);
    t.shuffle(deck);
    expect(t.knowers(0)).toBe(0);
  });
});

describe('other worlds', () => {
  const worldsOf = (keepsOwner: boolean) => {
    const t = table([0, 1, 2, 0, 1, 2]);
    const game = keepsOwner ? { ...passing, keepsOwner: true as const } : passing;
    const sampler = new Sampler(game, t, t.seats, 0);
    return Array.from({ length: 50 }, (_, i) => sampler.worldSinceAnswer(`${i}`).faces);
  };

  it('a face that nobody sees may lie anywhere', () => {
    expect(new Set(worldsOf(false).map((faces) => faces[0])).size).toBe(4);
  });

  it('where everybody can know what each seat owns, a face stays with its owner', () => {
    for (const faces of worldsOf(true)) {
      expect(faces.slice(0, 6)).toEqual([0, 1, 2, 0, 1, 2]);
    }
    expect(new Set(worldsOf(true).map((faces) => faces.slice(6).join())).size).toBeGreaterThan(40);
  });
});

describe('a pile of new cards', () => {
  it('is the same as so many single ones', () => {
    const one = makeTable(passing, 3, {}, fastChance('s'));
    const many = makeTable(passing, 3, {}, fastChance('s'));
    for (let card = 3; card < 8; card++) one.create(card, 2, deck);
    many.createPile(3, 5, 2, deck);
    expect(many.cells).toEqual(one.cells);
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
