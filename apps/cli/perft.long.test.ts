import { guildhall } from '@zunft/games/guildhall';
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
import { main } from './main.ts';
import { testTerminal } from './test-terminal.ts';

function deal(seats: number, given: Options = {}): Position {
  const options = completeOptions(guildhall, seats, given, () => 0);
  return Match.deal(guildhall, { seats, options, chance: { kind: 'fast', seed: '42' } }).position();
}

/** In the middle of a game: chapters to complete and to pay with, cards to exchange. */
const oldWorld = parsePosition(guildhall, {
  game: 'guildhall',
  seed: '42',
  players: [
    {
      hand: ['assassin.red', 'historian.red', 'trader.red', 'dancer.red', 'weaver.red', 'farmer.red'],
      hall: [
        'weaver.blue',
        'weaver.green',
        'trader.blue',
        'trader.green',
        'historian.blue',
        'historian.green',
      ],
      completed: ['farmer.*', 'assassin.*'],
    },
    { hand: ['dancer.blue'], hall: ['dancer.blue', 'dancer.green', 'weaver.yellow', 'assassin.blue'] },
  ],
  discard: ['assassin.blue', 'dancer.yellow', 'weaver.yellow', 'trader.yellow'],
  row: ['owe_2_chapter', 'owe_3_swap', 'owe_3_place', 'owe_4_take', 'owe_7_actions'],
});

const jobFaire = parsePosition(guildhall, {
  game: 'guildhall',
  options: { professions: 'job-faire', prestige: 'job-faire' },
  seed: '42',
  players: [
    {
      hand: ['bricklayer.red', 'hunter.red', 'peddler.red', 'robber.red', 'scholar.red', 'tax-collector.red'],
      hall: ['robber.blue', 'robber.green', 'hunter.blue', 'hunter.green', 'peddler.blue', 'peddler.green'],
    },
    { hand: ['hunter.blue', 'scholar.blue'], hall: ['scholar.blue', 'scholar.green', 'robber.yellow'] },
    { hand: ['robber.blue'], hall: ['scholar.yellow', 'hunter.yellow'], completed: ['peddler.*'] },
  ],
  discard: ['hunter.yellow', 'scholar.yellow', 'robber.yellow', 'peddler.yellow'],
});

/** From a depth of one: sequences and fingerprint. */
const golden: readonly (readonly [name: string, start: Position, rows: readonly string[]])[] = [
  [
    'two players',
    deal(2),
    [
      '2 8f84b613ad050f1a',
      '16 9f86cf75edb1c8ee',
      '32 5e80be0f1ce0bb07',
      '256 25e54aecade83f73',
      '1664 f5e365f2c43f67a7',
      '4080 904a512377f5c451',
      '18344 d763c14042243887',
    ],
  ],
  [
    'three players',
    deal(3),
    [
      '2 0f91446dbb54f57e',
      '16 856f0d340242cd9e',
      '32 40cea6c754b150a7',
      '256 86fc13f9b8444bef',
      '512 710034d8424109b4',
      '4096 f026cf1be8eadd60',
      '28672 08eccb1a22c8978f',
    ],
  ],
  [
    'four players',
    deal(4),
    [
      '2 09acd177628be179',
      '16 1fbcac586d2f6a13',
      '32 8f3bd067b6a7f2e9',
      '256 9bab7a301c5c61b9',
      '512 c134d1a441f11f88',
      '4096 1287c1807a941fbe',
      '8192 e03552a782330ab5',
    ],
  ],
  [
    'all professions',
    deal(2, { professions: 'all' }),
    [
      '2 81bda33626e89918',
      '16 9d5f6304e9b55858',
      '32 ee1967b5922c9e28',
      '256 e1207faf8d2e69ca',
      '1664 7b9d0d4604d11c29',
      '4536 f09f7c98336c060c',
      '21774 634478ccd3d178b4',
    ],
  ],
  [
    'in the Old World',
    oldWorld,
    [
      '12 11617118ccdaf399',
      '35 4b3d7a0affecea70',
      '178 280d676da6db82ec',
      '670 8f1e65e086b4c422',
      '2841 3b62f65b3584cc9c',
    ],
  ],
  [
    'at the Job Faire',
    jobFaire,
    [
      '7 6c2379724e96df4d',
      '17 fdd44238e05a2078',
      '93 541b771a83081248',
      '377 69af74b37597a42b',
      '1721 3267f8a54a2f9e2c',
    ],
  ],
];

describe('perft of Guildhall', () => {
  for (const [name, start, rows] of golden) {
    it(`gives the golden numbers: ${name}`, () => {
      const counted = perft(guildhall, start, rows.length);
      expect(counted.map(({ sequences, hash }) => `${sequences} ${hash}`)).toEqual(rows);
    });

    it(`gives the same numbers in both runners: ${name}`, () => {
      const depth = Math.min(5, rows.length);
      expect(perftBySuspending(guildhall, start, depth)).toEqual(perft(guildhall, start, depth));
    });
  }
});

describe('zunft perft', () => {
  it('prints the golden numbers', async () => {
    const terminal = testTerminal();
    expect(await main(['perft', 'guildhall', '--seed', '42', '--depth', '4', '--json'], terminal, {})).toBe(
      0,
    );
    const { rows, ...rest } = JSON.parse(terminal.printed());
    expect(rest).toMatchObject({ game: 'guildhall', players: 2, seed: '42' });
    expect(rows).toEqual(perft(guildhall, deal(2), 4));
  });

  it.each([
    ['en', 'Sequences'],
    ['de', 'Folgen'],
  ])('prints a table in %s', async (language, word) => {
    const terminal = testTerminal();
    await main(
      ['perft', 'guildhall', '--depth', '2', '--players', '3', '--language', language],
      terminal,
      {},
    );
    expect(terminal.printed().trimEnd().split('\n')).toHaveLength(3);
    expect(terminal.printed()).toContain(word);
  });

  it.each([
    ['--depth', '0'],
    ['--depth', 'deep'],
    ['--players', '1'],
  ])('refuses %s %s', async (flag, value) => {
    const terminal = testTerminal();
    expect(await main(['perft', 'guildhall', flag, value], terminal, {})).toBe(2);
    expect(terminal.complained().trimEnd().split('\n')).toHaveLength(1);
  });
});
