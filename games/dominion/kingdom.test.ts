import { BadDocument, completeOptions, type Json, type Problem, Stream } from '@zunft/kernel';
import { dealTable } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { dominion } from './index.ts';
import { makeCode, readKingdom, recommendedSetIds, recommendedSets } from './kingdom.ts';
import { kingdom } from './places.ts';
import { type KingdomCardId, kingdomCardIds, printedCards } from './printed.ts';

type Given = Readonly<Record<string, Json>>;

const settle = (options: Given, seed = 'kingdom'): string[] => {
  const stream = new Stream(seed);
  const settled = completeOptions(dominion, 3, options, (bound) => stream.below(bound));
  return (settled['kingdom'] as string).split(',');
};

const problemsOf = (options: Given): readonly Problem[] => {
  try {
    settle(options);
  } catch (error) {
    if (error instanceof BadDocument) return error.problems;
    throw error;
  }
  throw new Error(`${JSON.stringify(options)} was accepted`);
};

const setOf = (id: string): string => printedCards.find((card) => card.id === id)!.set;
const from = (cards: readonly string[], set: string): number =>
  cards.filter((id) => setOf(id) === set).length;
const setIds = (set: string): readonly KingdomCardId[] => kingdomCardIds.filter((id) => setOf(id) === set);

const randomKingdom = (stream: Stream): readonly KingdomCardId[] => {
  const left = [...kingdomCardIds];
  return Array.from({ length: 10 }, () => left.splice(stream.below(left.length), 1)[0]!);
};

const inOrder = (cards: readonly KingdomCardId[]): readonly KingdomCardId[] =>
  kingdomCardIds.filter((id) => cards.includes(id));

const ten = 'cellar,chapel,moat,village,workshop,militia,smithy,market,mine,witch';

describe('The kingdom cards', () => {
  it('[DOM-2.5] are 13 of Guilds, 25 of the base game and 25 of Intrigue', () => {
    expect(['guilds', 'base', 'intrigue'].map((set) => setIds(set).length)).toEqual([13, 25, 25]);
  });
});

describe('Recommended sets', () => {
  it('[DOM-2.5] are six, with ten different cards each', () => {
    expect(recommendedSetIds).toEqual([
      'arts-and-crafts',
      'clean-living',
      'gilding-the-lily',
      'name-that-card',
      'tricks-of-the-trade',
      'decisions-decisions',
    ]);
    for (const id of recommendedSetIds) expect(new Set(recommendedSets[id]).size).toBe(10);
  });

  it.each([
    [
      'arts-and-crafts',
      'stonemason advisor baker journeyman merchant-guild',
      'laboratory cellar workshop festival moneylender',
    ],
    [
      'clean-living',
      'butcher baker candlestick-maker doctor soothsayer',
      'militia thief moneylender gardens village',
    ],
    [
      'gilding-the-lily',
      'plaza masterpiece candlestick-maker taxman herald',
      'library remodel adventurer market chancellor',
    ],
    [
      'name-that-card',
      'baker doctor plaza advisor masterpiece',
      'courtyard wishing-well harem tribute nobles',
    ],
    [
      'tricks-of-the-trade',
      'stonemason herald soothsayer journeyman butcher',
      'great-hall nobles conspirator masquerade coppersmith',
    ],
    [
      'decisions-decisions',
      'merchant-guild candlestick-maker masterpiece taxman butcher',
      'bridge pawn mining-village upgrade duke',
    ],
  ])('[DOM-2.5] %s', (id, guilds, others) => {
    const cards = [...guilds.split(' '), ...others.split(' ')].sort();

    expect(settle({ kingdom: id }).sort()).toEqual(cards);
    const match = dealTable(dominion, 2, { kingdom: id }, 'recommended');
    expect(
      match.table
        .cardsIn(kingdom)
        .map((card) => match.table.faceName(card))
        .sort(),
    ).toEqual(cards);
  });

  it('[DOM-2.5] the Baker hands out tokens in the first, second and fourth', () => {
    const withBaker = recommendedSetIds.filter((id) => settle({ kingdom: id }).includes('baker'));

    expect(withBaker).toEqual(['arts-and-crafts', 'clean-living', 'name-that-card']);
  });
});

describe('A random kingdom', () => {
  it('[DOM-2.5] is the default: ten different cards, another seed others', () => {
    const kingdoms = Array.from({ length: 20 }, (_, i) => settle({}, `random ${i}`));

    for (const cards of kingdoms) expect(new Set(cards).size).toBe(10);
    expect(new Set(kingdoms.map((cards) => cards.join())).size).toBe(20);
    expect(settle({}, 'random 0')).toEqual(kingdoms[0]);
  });

  it('[DOM-2.5] any card may turn up', () => {
    const seen = new Set(Array.from({ length: 120 }, (_, i) => settle({}, `any ${i}`)).flat());

    expect(seen.size).toBe(kingdomCardIds.length);
  });

  it('[DOM-2.5] keeps to the number of cards wanted from each set', () => {
    for (let i = 0; i < 20; i++) {
      const all = settle({ fromGuilds: 5, fromBase: 3, fromIntrigue: 2 }, `quota ${i}`);
      expect(['guilds', 'base', 'intrigue'].map((set) => from(all, set))).toEqual([5, 3, 2]);
      const some = settle({ fromGuilds: 4, fromIntrigue: 0 }, `quota ${i}`);
      expect(['guilds', 'base', 'intrigue'].map((set) => from(some, set))).toEqual([4, 6, 0]);
      expect(from(settle({ fromGuilds: 9 }, `quota ${i}`), 'guilds')).toBe(9);
    }
  });

  it('[DOM-2.5] does without banned cards, down to exactly ten', () => {
    const banned = kingdomCardIds.slice(10);

    expect(settle({ banned })).toEqual(kingdomCardIds.slice(0, 10));
    for (let i = 0; i < 20; i++) {
      expect(settle({ banned: ['witch', 'thief'] }, `ban ${i}`)).not.toContain('witch');
    }
  });

  it('[DOM-2.5] bans touch no kingdom that is named card by card', () => {
    expect(settle({ kingdom: ten, banned: ['witch'] })).toContain('witch');
  });

  it.each([
    [{ fromGuilds: 6, fromBase: 5 }, 'options.kingdom', 'quotas-miss-ten', { count: 11 }],
    [{ fromGuilds: 2, fromBase: 2, fromIntrigue: 2 }, 'options.kingdom', 'quotas-miss-ten', { count: 6 }],
    [
      { fromGuilds: 9, banned: setIds('guilds').slice(0, 5) },
      'options.banned',
      'too-few-of-set',
      { set: 'guilds', left: 8 },
    ],
    [{ banned: kingdomCardIds.slice(9) }, 'options.banned', 'too-many-banned', { left: 9 }],
    [
      { fromGuilds: 3, fromBase: 0, banned: setIds('intrigue').slice(6) },
      'options.banned',
      'too-many-banned',
      { left: 9 },
    ],
  ] satisfies [Given, string, string, object][])('[DOM-2.5] refuses %j', (options, path, code, params) => {
    expect(problemsOf(options)).toEqual([{ path, code, params }]);
  });

  it('[DOM-2.5] refuses numbers and cards that make no sense', () => {
    expect(problemsOf({ fromGuilds: 11 })).toMatchObject([
      { path: 'options.fromGuilds', code: 'out-of-range' },
    ]);
    expect(problemsOf({ fromBase: -2 })).toMatchObject([{ path: 'options.fromBase', code: 'out-of-range' }]);
    expect(problemsOf({ banned: ['copper'] })).toMatchObject([
      { path: 'options.banned', code: 'not-one-of' },
    ]);
    expect(problemsOf({ kingdom: 7 })).toMatchObject([{ path: 'options.kingdom', code: 'not-text' }]);
  });
});

describe('Ten cards', () => {
  it('[DOM-2.5] are a kingdom, in whatever order and spelling', () => {
    const mixed = 'Witch, mine ,Market,smithy,MILITIA,workshop,village,moat,chapel,cellar';

    expect(settle({ kingdom: mixed })).toEqual(settle({ kingdom: ten }));
    expect(settle({ kingdom: ten }).sort()).toEqual(ten.split(',').sort());
  });

  it('[DOM-2.5] with blanks in their names', () => {
    const cards = settle({
      kingdom: ten.replace('cellar', 'Council Room').replace('moat', 'Secret Chamber'),
    });

    expect(cards).toEqual(expect.arrayContaining(['council-room', 'secret-chamber']));
  });

  it.each([
    ['nine', ten.replace('cellar,', ''), [{ code: 'ten-cards', params: { count: 9 } }]],
    ['eleven', `${ten},spy`, [{ code: 'ten-cards', params: { count: 11 } }]],
    ['one twice', ten.replace('cellar', 'witch'), [{ code: 'card-twice', params: { card: 'witch' } }]],
    ['a basic card', ten.replace('witch', 'gold'), [{ code: 'no-kingdom-card', params: { card: 'gold' } }]],
    [
      'two unknown ones',
      ten.replace('witch', 'wizard').replace('mine', 'yours'),
      [
        { code: 'no-kingdom-card', params: { card: 'yours' } },
        { code: 'no-kingdom-card', params: { card: 'wizard' } },
      ],
    ],
  ])('[DOM-2.5] refuses %s', (_, text, problems) => {
    expect(problemsOf({ kingdom: text })).toEqual(
      problems.map((problem) => ({ path: 'options.kingdom', ...problem })),
    );
  });
});

describe('A draft', () => {
  it('[DOM-2.5] is settled by the players', () => {
    expect(settle({ kingdom: 'draft' })).toEqual(['draft']);
  });

  it('[DOM-2.5] needs ten cards to choose from', () => {
    expect(settle({ kingdom: 'draft', banned: kingdomCardIds.slice(10) })).toEqual(['draft']);
    expect(problemsOf({ kingdom: 'draft', banned: kingdomCardIds.slice(9) })).toEqual([
      { path: 'options.banned', code: 'too-many-banned', params: { left: 9 } },
    ]);
  });
});

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 0 and Z are 31 apart, which the last sign does not see. */
const isUnnoticed = (a: string, b: string): boolean => a === b || [a, b].sort().join('') === '0Z';

describe('Kingdom codes', () => {
  it('[DOM-2.5] every kingdom survives its code, in nine signs', () => {
    const stream = new Stream('codes');
    const codes = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const cards = randomKingdom(stream);
      const code = makeCode(cards);
      codes.add(code);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]$/);
      expect(readKingdom(code)).toEqual({ cards: inOrder(cards) });
    }
    expect(codes.size).toBe(2000);
  });

  it('[DOM-2.5] the first and the last kingdom, too', () => {
    for (const cards of [kingdomCardIds.slice(0, 10), kingdomCardIds.slice(-10)]) {
      expect(readKingdom(makeCode(cards))).toEqual({ cards });
    }
    expect(makeCode(kingdomCardIds.slice(0, 10))).toBe('0000-0000-0');
  });

  it('[DOM-2.5] does not depend on the order of the cards', () => {
    const cards = ten.split(',') as KingdomCardId[];

    expect(makeCode(cards.toReversed())).toBe(makeCode(cards));
  });

  it('[DOM-2.5] recommended sets have codes, and a code makes a table', () => {
    for (const id of recommendedSetIds) {
      expect(settle({ kingdom: makeCode(recommendedSets[id]) })).toEqual(settle({ kingdom: id }));
    }
  });

  it('[DOM-2.5] small letters, missing hyphens and O, I, L for 0 and 1 are understood', () => {
    const stream = new Stream('sloppy');
    let mistaken = 0;
    for (let i = 0; i < 300; i++) {
      const code = makeCode(randomKingdom(stream));
      const sloppy = code
        .toLowerCase()
        .replaceAll('-', '')
        .replaceAll('0', 'o')
        .replace('1', 'i')
        .replaceAll('1', 'l');
      if (/[oil]/.test(sloppy)) mistaken++;
      expect(readKingdom(sloppy)).toEqual(readKingdom(code));
    }
    expect(mistaken).toBeGreaterThan(100);
  });

  it('[DOM-2.5] one wrong sign is noticed', () => {
    const stream = new Stream('mistyped');
    for (let i = 0; i < 200; i++) {
      const code = makeCode(randomKingdom(stream));
      const at = stream.below(code.length);
      const wrong = signs[stream.below(signs.length)]!;
      if (code[at] === '-' || isUnnoticed(code[at]!, wrong)) continue;
      expect(readKingdom(code.slice(0, at) + wrong + code.slice(at + 1))).toHaveProperty('problems');
    }
  });

  it('[DOM-2.5] two neighbouring signs that changed places are noticed', () => {
    const stream = new Stream('exchanged');
    let tried = 0;
    for (let i = 0; i < 200; i++) {
      const code = makeCode(randomKingdom(stream)).replaceAll('-', '');
      const at = stream.below(code.length - 1);
      const [a, b] = [code[at]!, code[at + 1]!];
      if (isUnnoticed(a, b)) continue;
      tried++;
      const exchanged = code.slice(0, at) + b + a + code.slice(at + 2);
      expect(readKingdom(exchanged)).toEqual({
        problems: [{ code: 'mistyped-code', params: { value: exchanged } }],
      });
    }
    expect(tried).toBeGreaterThan(150);
  });

  it.each(['', 'no such kingdom', '0000-0000', '0000-0000-00', 'UUUU-UUUU-U', 'random?', 'constructor'])(
    '[DOM-2.5] %j is no kingdom',
    (text) => {
      expect(problemsOf({ kingdom: text })).toEqual([
        { path: 'options.kingdom', code: 'no-kingdom', params: { value: text } },
      ]);
    },
  );

  it('[DOM-2.5] a well-formed code beyond the last kingdom is none', () => {
    // Weights 1 to 8 of eight Zs: 31 · 36, which leaves no remainder.
    expect(readKingdom('ZZZZ-ZZZZ-0')).toEqual({
      problems: [{ code: 'no-kingdom', params: { value: 'ZZZZ-ZZZZ-0' } }],
    });
  });
});
