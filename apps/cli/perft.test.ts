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
      '2 555fc8a61953ed47',
      '16 a0317bc56ff5c28c',
      '32 cfbca7e13d98b192',
      '256 aaf3a6306a221cc8',
      '1664 288a3d254191c0d3',
      '4080 71f5e7ecb90b267a',
      '18344 c6948e8d00411464',
    ],
  ],
  [
    'three players',
    deal(3),
    [
      '2 bfc279836b5df268',
      '16 bc52e6b270db9eb3',
      '32 4eae83928a0222e5',
      '256 9ed8d9f50a8f62a1',
      '512 d436a75af4662af6',
      '4096 382ed4af968ee116',
      '28672 aac93da1e535fc41',
    ],
  ],
  [
    'four players',
    deal(4),
    [
      '2 039e94dfb5f0fcfb',
      '16 26e77ef004112948',
      '32 c30ea0dc1448a69c',
      '256 d5a3e6f9598e4616',
      '512 d231b89637520e9d',
      '4096 15a32cc65601d19b',
      '8192 db01240a087460f7',
    ],
  ],
  [
    'all professions',
    deal(2, { professions: 'all' }),
    [
      '2 bfd0ee6170a32ee0',
      '16 cd87f0c1ab773bad',
      '32 ec2cad6d72321c13',
      '256 83459885a8474b35',
      '1664 0aa0add9fbf82c75',
      '4536 17a9418187c94380',
      '21774 d0f5d4beced2b467',
    ],
  ],
  [
    'in the Old World',
    oldWorld,
    [
      '12 5cf0bdab2dc7f026',
      '35 e986b5530a0e62eb',
      '178 edb85335c4ddbd3f',
      '670 76deb0797390c966',
      '2841 37dbc605ea985b18',
    ],
  ],
  [
    'at the Job Faire',
    jobFaire,
    [
      '7 ed5d606d23097598',
      '17 b605dc9215928fbe',
      '93 fd441eff47acd624',
      '377 10af478d03902063',
      '1721 1bd0ce297ef20fd8',
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
