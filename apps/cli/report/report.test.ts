import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@zunft/games';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../main.ts';
import { testTerminal } from '../test-terminal.ts';
import { catalogue } from '../text/index.ts';
import { barOf, binsOf, histogram, rangeOf, scaleOf } from './charts.ts';
import { figuresOf } from './figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function report(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = testTerminal();
  const code = await main(['report', ...argv], terminal, {});
  return { code, out: terminal.printed(), err: terminal.complained() };
}

describe('zunft report', () => {
  it.each([
    ['guildhall', 'en', 'Prestige cards: bought'],
    ['guildhall', 'de', 'Prestigekarten: gekauft'],
    ['dominion', 'en', 'Kingdom cards: owned at the end'],
    ['dominion', 'de', 'Königreichkarten: am Ende im Besitz'],
  ])('writes a page about %s in %s that needs nothing but itself', async (game, language, words) => {
    const file = join(folder, `${game}.html`);
    const flags = ['--games', '12', '--players', '3,2', '--threads', '1', '--seed', 'a b'];
    const { code, err } = await report(game, ...flags, '--out', file, '--language', language);
    expect([code, err]).toEqual([0, '']);
    const page = readFileSync(file, 'utf8');
    expect(page).toContain(words);
    expect(page).toContain(language === 'en' ? '<p>Apprentice: ' : '<p>Lehrling: ');
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(
      `zunft report ${game} --players 2,3 --games 12 --bot apprentice --seed &quot;a b&quot; --language ${language}`,
    );
    expect(page.match(/report\.|undefined|NaN|Infinity|https?:|url\(|<script/)).toBeNull();
  });

  it('gives the same numbers whatever the number of threads', async () => {
    const flags = ['guildhall', '--games', '40', '--players', '2', '--points', '8', '--json'];
    const alone = await report(...flags, '--threads', '1');
    expect(alone.err).toBe('');
    expect(await report(...flags, '--threads', '2')).toEqual(alone);
    const { figures, options } = JSON.parse(alone.out);
    expect(options).toMatchObject({ professions: 'random-six', pointsToWin: 8 });
    expect(figures[0]).toMatchObject({ players: 2, games: 40 });
    expect(figures[0].seats[0].share + figures[0].seats[1].share).toBeCloseTo(1, 10);
  });

  it.each([
    [['guildhall', '--players', '2,5'], /--players must be from 2 to 4/],
    [['guildhall', '--players', 'two'], /whole number/],
    [['guildhall', '--games', '0'], /--games/],
    [
      ['guildhall', '--bot', 'aprentice'],
      /“aprentice” is not possible for --bot; .* Did you mean “apprentice”/,
    ],
    [['guildhall', '--bot', 'random,apprentice'], /a single bot/],
    [['guildhall', '--bot', 'exec:x'], /not possible for --bot/],
    [['dominion', '--bot', 'gone.strategy'], /no file/],
    [['guildhall', '--kingdom', 'random'], /no flag --kingdom here/],
    [['guildhall', '--out', '/no/such/folder/x.html'], /no folder/],
    [['chess'], /no game “chess”/],
  ])('refuses %j in one sentence', async (argv, sentence) => {
    const { code, out, err } = await report(...argv, '--threads', '1');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('has words for everything that games count of themselves', () => {
    const keys = games.flatMap(({ game, balance }) =>
      (balance?.kinds ?? []).flatMap(({ id }) =>
        ['', '.about', '.meta']
          .map((end) => `report.${game.id}.${id}${end}`)
          .concat(`report.${game.id}.title`),
      ),
    );
    expect(keys.filter((key) => !(key in catalogue.en))).toEqual([]);
  });
});

describe('figures of a report', () => {
  const item = { games: 100, turns: 2400, turnsSquared: 0, times: 150, seats: 80 };
  const tally = {
    series: {
      games: 100,
      decisions: 1,
      winsBySeat: [3300, 2700],
      soleWinsBySeat: [50, 40],
      byBot: {},
      ties: 10,
      gamesByTurns: { 20: 50, 28: 50 },
      wonBy: { one: 30, other: 70 },
    },
    winnersByScore: { 20: 60, 22: 40 },
    othersByScore: { 10: 100 },
    kinds: {
      things: [
        { ...item, apart: 60, apartWins: 45 * 60, most: 0, mostWins: 0 },
        { ...item, apart: 60, apartWins: 15 * 60, most: 0, mostWins: 0 },
        { ...item, apart: 10, apartWins: 10 * 60, most: 0, mostWins: 0 },
        { ...item, games: 0, apart: 0, apartWins: 0, most: 0, mostWins: 0 },
      ],
    },
  };
  const kind = {
    id: 'things',
    items: ['good', 'bad', 'rare', 'absent'],
    by: 'any',
    inGame: () => [],
  } as const;
  const figures = figuresOf({ options: {}, kinds: [kind] }, tally, 2);

  it('are shares of wins with their intervals, best first, the unclear ones last', () => {
    const [things] = figures.kinds;
    expect(things!.items.map(({ item: name }) => name)).toEqual(['good', 'bad', 'rare']);
    expect(things!.items[0]).toMatchObject({
      wins: { share: 0.75, cases: 60 },
      games: 100,
      timesPerGame: 1.5,
    });
    expect(things!.items[0]).toMatchObject({ hadBy: 0.4, turnsPerPlayer: 12 });
    expect(things!.items[0]!.wins.low).toBeCloseTo(0.6277, 3);
    expect(figures).toMatchObject({ turnsPerPlayer: { mean: 12, sd: 2 }, ties: { share: 0.1 } });
    expect(figures.seats.map(({ share }) => share)).toEqual([0.55, 0.45]);
    expect(figures.ways).toMatchObject([
      { id: 'one', wins: { share: 0.3, cases: 100 } },
      { id: 'other', wins: { share: 0.7, cases: 100 } },
    ]);
  });

  it('become bars from what could be expected to what was won', () => {
    const [good, bad] = figures.kinds[0]!.items;
    const range = rangeOf([good!.wins, bad!.wins], 0.5);
    expect(range.from).toBeCloseTo(0.1, 10);
    expect(range.to).toBeCloseTo(0.9, 10);
    expect(barOf(good!.wins, 0.5, scaleOf(range))).toContain('class="up" d="M50 2.5H81.3V7.5H50z"');
    expect(barOf(bad!.wins, 0.5, scaleOf(range))).toContain('class="down" d="M18.8 2.5H50V7.5H18.8z"');
  });

  it('become histograms, with neighbours together where there are many', () => {
    expect(binsOf([{ 3: 1, 10: 2 }])).toEqual({ from: 3, to: 10, width: 1 });
    const many = { 0: 1, 99: 1 };
    expect(binsOf([many])).toEqual({ from: 0, to: 99, width: 4 });
    expect(histogram([{ name: 'winners', counts: many }], binsOf([many]), 'x').match(/M/g)).toHaveLength(2);
  });
});
