import { dominion } from '@zunft/games/dominion';
import {
  completeOptions,
  Match,
  type Options,
  type Position,
  parsePosition,
  perft,
  perftBySuspending,
} from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { main } from '../main.ts';
import { testTerminal } from '../test-terminal.ts';

function deal(seats: number, kingdom: string): Position {
  const given: Options = { kingdom };
  const options = completeOptions(dominion, seats, given, () => 0);
  return Match.deal(dominion, { seats, options, chance: { kind: 'fast', seed: '42' } }).position();
}

/** Trashing, gaining, nested plays, choices and an order. */
const workshop = parsePosition(dominion, {
  game: 'dominion',
  seed: '42',
  options: {
    kingdom: 'throne-room,stonemason,herald,pawn,scout,bridge,upgrade,ironworks,great-hall,conspirator',
  },
  players: [
    {
      hand: ['throne-room', 'pawn', 'scout', 'upgrade', 'copper'],
      deck: ['great-hall', 'herald', 'bridge', 'estate', 'silver', 'copper*2'],
      discard: ['ironworks', 'gold', 'stonemason'],
    },
    { hand: ['copper*3', 'estate*2'] },
  ],
});

/** Attacks, reactions, neighbours, names and answers given at once. */
const battle = parsePosition(dominion, {
  game: 'dominion',
  seed: '42',
  options: {
    kingdom: 'moat,secret-chamber,militia,thief,spy,masquerade,torturer,swindler,advisor,wishing-well',
  },
  players: [
    {
      hand: ['militia', 'thief', 'masquerade', 'torturer', 'spy'],
      deck: ['copper', 'estate', 'gold', 'advisor', 'silver'],
    },
    { hand: ['moat', 'copper*3', 'estate'], deck: ['silver', 'gold', 'curse', 'estate'] },
    { hand: ['secret-chamber', 'silver', 'estate*3'], deck: ['copper*2', 'province', 'moat'] },
  ],
});

/** Money, tokens and everything that can be overpaid. */
const market = parsePosition(dominion, {
  game: 'dominion',
  seed: '42',
  options: { kingdom: 'gilding-the-lily' },
  players: [
    {
      hand: ['gold', 'silver', 'masterpiece', 'copper', 'taxman'],
      deck: ['copper', 'estate', 'plaza'],
      discard: ['herald', 'silver', 'estate'],
      tokens: 3,
    },
    { hand: ['gold', 'silver', 'copper*3'] },
  ],
  buys: 2,
});

/** From a depth of one: sequences and fingerprint. */
const golden: readonly (readonly [name: string, start: Position, rows: readonly string[]])[] = [
  [
    'two players',
    deal(2, 'arts-and-crafts'),
    [
      '6 bf94112252688d7f',
      '28 5f8054359f5f4ae7',
      '122 8b220e5dfe33fe4d',
      '465 6e8a4ad4707fa043',
      '1890 724baa208dcc3500',
    ],
  ],
  [
    'three players',
    deal(3, 'name-that-card'),
    [
      '6 88138b5c952fc4ba',
      '29 e6cf9a5db38e5c8e',
      '125 1845861ef2921f54',
      '504 3e7a1c5ed92a2cc6',
      '2042 d9cdbe1fd79bbf4b',
    ],
  ],
  [
    'six players',
    deal(6, 'clean-living'),
    [
      '6 03ecb8a06489eee5',
      '28 a56707213c029b36',
      '121 5dea68d6ef79a4f4',
      '466 e519063b3ebbee43',
      '1905 e10d80d434275d3b',
    ],
  ],
  ['choosing the kingdom', deal(2, 'draft'), ['63 84c638cc58a33a1b']],
  [
    'in the workshop',
    workshop,
    [
      '9 f4e75b106cef683a',
      '28 af7ddddad4bae89d',
      '126 3409ec2a66b8828d',
      '561 c619f3816fc74384',
      '2370 42b1223d09f0408d',
    ],
  ],
  [
    'in battle',
    battle,
    [
      '8 78116bf3aa987e5d',
      '22 30b15890648ef4df',
      '72 a66f6aca77adc697',
      '296 a0feeddd23b49347',
      '1310 de0f32856ecb8db3',
    ],
  ],
  ['on the market', market, ['10 a5a6644ffb3a9e68', '78 3872a3772e50d697', '620 b03d08051cc690df']],
];

describe('perft of Dominion', () => {
  for (const [name, start, rows] of golden) {
    it(`gives the golden numbers: ${name}`, () => {
      const counted = perft(dominion, start, rows.length);
      expect(counted.map(({ sequences, hash }) => `${sequences} ${hash}`)).toEqual(rows);
    });

    it(`gives the same numbers in both runners: ${name}`, () => {
      const depth = Math.min(3, rows.length);
      expect(perftBySuspending(dominion, start, depth)).toEqual(perft(dominion, start, depth));
    });
  }

  it('zunft perft prints the golden numbers', async () => {
    const terminal = testTerminal();
    const argv = ['perft', 'dominion', '--kingdom', 'arts-and-crafts', '--seed', '42', '--depth', '4'];
    expect(await main([...argv, '--json'], terminal, {})).toBe(0);
    const { rows, ...rest } = JSON.parse(terminal.printed());
    expect(rest).toMatchObject({ game: 'dominion', players: 2, seed: '42' });
    expect(rows).toEqual(perft(dominion, deal(2, 'arts-and-crafts'), 4));
  });
});
