import type { Json, Match } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { dominion } from './index.ts';
import {
  box,
  deck,
  discard,
  hand,
  inPlay,
  kingdom,
  pile,
  stage,
  stages,
  tokens,
  trash,
  turns,
} from './places.ts';
import { type CardId, cardIds, faceOf, isVictory, type KingdomCardId } from './printed.ts';

const deal = (seats: number, options: Readonly<Record<string, Json>> = {}, seed = `deal ${seats}`): Match =>
  dealTable(dominion, seats, options, seed);

const supply = ({ table: t }: Match, card: CardId): number => t.size(pile(faceOf(card)));

const names = ({ table: t }: Match, zone: number): string[] =>
  t.cardsIn(zone).map((card) => t.faceName(card));

const mixed = 'gardens,duke,great-hall,harem,nobles,village,militia,moat,masterpiece,baker';

/** Copper, Silver, Gold, Estate, Duchy, Province, Curse, kingdom Victory cards, other kingdom cards. */
const sizes: readonly (readonly [seats: number, ...piles: number[]])[] = [
  [2, 46, 40, 30, 8, 8, 8, 10, 8, 10],
  [3, 39, 40, 30, 12, 12, 12, 20, 12, 10],
  [4, 32, 40, 30, 12, 12, 12, 30, 12, 10],
  [5, 85, 80, 60, 12, 12, 15, 40, 12, 10],
  [6, 78, 80, 60, 12, 12, 18, 50, 12, 10],
];

describe('The supply', () => {
  it.each(sizes)('[DOM-1.1] with %i players has the piles of the table', (seats, ...expected) => {
    const match = deal(seats, { kingdom: mixed });
    const basic = (['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'] as const).map(
      (card) => supply(match, card),
    );

    expect(basic).toEqual(expected.slice(0, 7));
    for (const card of ['gardens', 'duke', 'great-hall', 'harem', 'nobles'] as const) {
      expect(supply(match, card)).toBe(expected[7]);
    }
    for (const card of ['village', 'militia', 'moat', 'masterpiece', 'baker'] as const) {
      expect(supply(match, card)).toBe(expected[8]);
    }
  });

  it('[DOM-1.1] has ten kingdom piles and the basic ones, and no others', () => {
    const match = deal(3, { kingdom: mixed });
    const piles = cardIds.filter((card) => supply(match, card) > 0);

    expect(piles).toHaveLength(17);
    expect(names(match, kingdom).sort()).toEqual(mixed.split(',').sort());
    expect(match.table.size(trash)).toBe(0);
    expect(match.table.size(box)).toBe(0);
  });

  it('[DOM-1.1] the Curse pile is there even if nothing hands out Curses', () => {
    const peaceful = 'cellar,chapel,village,woodcutter,workshop,gardens,remodel,smithy,market,festival';

    expect(supply(deal(2, { kingdom: peaceful }), 'curse')).toBe(10);
  });
});

describe('The deal', () => {
  it.each([2, 3, 4, 5, 6])(
    '[DOM-1.1] gives each of %i players 7 Coppers and 3 Estates, five in hand',
    (seats) => {
      const match = deal(seats);
      const { table: t } = match;
      for (let seat = 0; seat < seats; seat++) {
        const cards = [...names(match, hand(seat)), ...names(match, deck(seat))].sort();
        expect(cards).toEqual([...Array(7).fill('copper'), ...Array(3).fill('estate')]);
        expect([t.size(hand(seat)), t.size(deck(seat))]).toEqual([5, 5]);
        expect([t.size(discard(seat)), t.size(inPlay(seat))]).toEqual([0, 0]);
      }
    },
  );

  it('[DOM-1.1] shuffles: a hand of five and a hand of two Coppers turn up in every sixth deal', () => {
    const deals = 1200;
    let split = 0;
    for (let i = 0; i < deals / 2; i++) {
      const match = deal(2, { kingdom: mixed }, `split ${i}`);
      for (const seat of [0, 1]) {
        const coppers = names(match, hand(seat)).filter((card) => card === 'copper').length;
        if (coppers === 5 || coppers === 2) split++;
      }
    }

    expect(Math.abs(split / deals - 1 / 6)).toBeLessThan(3.3 * Math.sqrt(5 / 36 / deals));
  });

  it('[DOM-1.1] anybody may be the start player, and begins with turn 1', () => {
    const starters = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const match = deal(4, { kingdom: mixed }, `start ${i}`);
      const [seat] = match.waitingFor;
      starters.add(seat!);
      expect([0, 1, 2, 3].map((other) => match.table.get(turns(other)))).toEqual(
        [0, 1, 2, 3].map((other) => (other === seat ? 1 : 0)),
      );
    }

    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  });

  it('[DOM-1.1] coin tokens to start with only where the Baker is in the kingdom', () => {
    const without = mixed.replace('baker', 'market');
    const tokensOf = (match: Match): number[] => [0, 1, 2].map((seat) => match.table.get(tokens(seat)));

    expect(tokensOf(deal(3, { kingdom: mixed }))).toEqual([1, 1, 1]);
    expect(tokensOf(deal(3, { kingdom: without }))).toEqual([0, 0, 0]);
  });
});

describe('A drafted kingdom', () => {
  const drafted = (match: Match, count = 10): string[] => {
    const asked: string[] = [];
    for (let i = 0; i < count; i++) {
      const [decision] = match.decisions();
      asked.push(`${decision!.seat} ${decision!.prompt.key}`);
      const { options } = decision as Extract<typeof decision, { kind: 'choose' }>;
      match.answer(decision!.seat, [options[0]!.id]);
    }
    return asked;
  };

  it('[DOM-2.5] is chosen card by card in turn order; then the start player begins', () => {
    const match = deal(3, { kingdom: 'draft' });
    const start = match.waitingFor[0]!;
    expect(match.decisions()[0]).toMatchObject({
      prompt: { key: 'prompt.draft', params: { number: 1, total: 10 } },
    });

    const asked = drafted(match);

    expect(asked).toEqual(Array.from({ length: 10 }, (_, i) => `${(start + i) % 3} prompt.draft`));
    expect(match.waitingFor).toEqual([start]);
    expect(match.decisions()[0]!.prompt.key).toBe('prompt.action');
    expect(names(match, kingdom)).toHaveLength(10);
    for (const seat of [0, 1, 2]) expect(match.table.size(hand(seat))).toBe(5);
  });

  it('[DOM-2.5] offers every kingdom card once and no basic card', () => {
    const match = deal(2, { kingdom: 'draft' });
    const ids = (): string[] => {
      const [decision] = match.decisions();
      return decision?.kind === 'choose' ? decision.options.map(({ id }) => id) : [];
    };
    expect(ids()).toHaveLength(63);
    expect(ids()).not.toContain('draft.copper');

    match.answer(match.waitingFor[0]!, ['draft.witch']);

    expect(ids()).toHaveLength(62);
    expect(ids()).not.toContain('draft.witch');
  });

  it('[DOM-2.5] nobody has cards in hand or a turn before it is complete', () => {
    const match = deal(2, { kingdom: 'draft' });
    drafted(match, 9);

    expect(stages[match.table.get(stage)]).toBe('draft');
    expect(match.table.size(hand(0))).toBe(0);
    drafted(match, 1);
    expect(stages[match.table.get(stage)]).toBe('turn');
  });

  it('[DOM-1.1] makes piles of the right size; all else stays in the box', () => {
    const match = deal(2, { kingdom: 'draft' });
    const wish: KingdomCardId[] = [
      'gardens',
      'harem',
      'baker',
      'moat',
      'witch',
      'spy',
      'mine',
      'pawn',
      'duke',
      'feast',
    ];
    for (const card of wish) match.answer(match.waitingFor[0]!, [`draft.${card}`]);

    for (const card of wish) expect(supply(match, card)).toBe(isVictory[faceOf(card)] ? 8 : 10);
    expect(supply(match, 'village')).toBe(0);
    expect(names(match, box)).toContain('village');
    expect(names(match, box)).not.toContain('witch');
    expect([0, 1].map((seat) => match.table.get(tokens(seat)))).toEqual([1, 1]);
  });

  it('[DOM-2.5] banned cards cannot be drafted', () => {
    const match = deal(2, { kingdom: 'draft', banned: ['witch', 'thief'] });

    expect(() => match.answer(match.waitingFor[0]!, ['draft.witch'])).toThrow('unknown-option');
  });

  it('[DOM-2.5] leads to a game that ends', () => {
    const match = deal(2, { kingdom: 'draft' }, 'to the end');

    playAtRandom(match, 'drafted');

    expect(match.outcome?.places).toContain(1);
  });
});
