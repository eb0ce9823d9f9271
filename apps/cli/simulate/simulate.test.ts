import { describe, expect, it } from 'vitest';
import { main } from '../main.ts';
import { testTerminal } from '../test-terminal.ts';
import { summarise } from './summary.ts';

async function simulate(...flags: string[]): Promise<{ code: number; out: string; err: string }> {
  const terminal = testTerminal();
  const code = await main(['simulate', 'guildhall', ...flags], terminal, {});
  return { code, out: terminal.printed(), err: terminal.complained() };
}

async function summaryOf(...flags: string[]) {
  const { out, err } = await simulate(...flags, '--json');
  expect(err).toBe('');
  return JSON.parse(out.trimEnd().split('\n').at(-1)!);
}

describe('zunft simulate', () => {
  it('gives the same result whatever the number of threads', async () => {
    const bots = 'apprentice,random,random,random';
    const run = async (threads: string) => {
      const flags = ['--players', '4', '--games', '60', '--seed', '7', '--bots', bots, '--threads', threads];
      const { seconds, cpuSeconds, gamesPerSecond, gamesPerCpuSecond, ...rest } = await summaryOf(...flags);
      for (const figure of [seconds, cpuSeconds, gamesPerSecond, gamesPerCpuSecond]) {
        expect(figure).toBeGreaterThan(0);
      }
      return rest;
    };

    const alone = await run('1');
    const together = await run('3');

    expect(together).toEqual(alone);
    expect(Object.keys(alone)).toEqual([
      'game',
      'options',
      'players',
      'games',
      'decisions',
      'winsBySeat',
      'aloneBySeat',
      'winsByBot',
      'ties',
      'tied',
      'turnsPerPlayer',
      'turnsPerPlayerSd',
      'turnsPerPlayerError',
      'lengths',
    ]);
    expect(alone).toMatchObject({ game: 'guildhall', players: 4, games: 60, ties: 0 });
    expect(alone.winsBySeat).toHaveLength(4);
    const { apprentice, random } = alone.winsByBot;
    expect(apprentice.wins + random.wins).toBe(60);
    expect(apprentice.rate).toBeGreaterThan(0.9);
    expect(apprentice.low).toBeLessThan(apprentice.rate);
  });

  it('takes the options of the table', async () => {
    const { options, players } = await summaryOf(
      ...['--players', '3', '--games', '2', '--professions', 'all', '--prestige', 'job-faire'],
      ...['--points', '12', '--may-pass', '--open-chapters', '--fixed-seats', '--threads', '1'],
    );
    expect(players).toBe(3);
    expect(options).toMatchObject({
      professions: 'all',
      prestige: 'job-faire',
      pointsToWin: 12,
      mayPass: true,
      openChapters: true,
    });
  });

  it.each([
    ['en', 'Turns per player'],
    ['de', 'Züge je Person'],
  ])('prints a table in %s', async (language, words) => {
    const { code, out } = await simulate('--games', '4', '--threads', '1', '--language', language);
    expect(code).toBe(0);
    expect(out).toContain(words);
    expect(out).not.toMatch(/simulate\.|NaN|undefined/);
  });

  it.each([
    ['--games', '0'],
    ['--games', 'many'],
    ['--threads', '0'],
    ['--players', '5'],
    ['--bots', 'grandmaster'],
    ['--bots', 'random,random,random', '--players', '2'],
    ['--bots', 'random,random,random,random,random'],
    ['--professions', 'weaver,weaver'],
    ['--points', '1'],
    ['--colour', 'red'],
  ])('refuses %s %s in one sentence', async (...flags) => {
    const { code, out, err } = await simulate(...flags);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/^(error|simulate)\./);
  });
});

describe('summarise', () => {
  it('counts turns per player and lengths', () => {
    const run = { game: 'g', options: {}, players: 2, seconds: 2, cpuSeconds: 4 };
    const tally = {
      games: 10,
      decisions: 70,
      winsBySeat: [330, 270],
      soleWinsBySeat: [5, 4],
      byBot: {
        a: { wins: 330, soleWins: 5, ties: 1, played: 10, score: 300, scoreSquared: 9040 },
        b: { wins: 270, soleWins: 4, ties: 1, played: 10, score: 250, scoreSquared: 6250 },
      },
      ties: 1,
      gamesByTurns: { 10: 5, 20: 4, 40: 1 },
      wonBy: {},
    };
    expect(summarise(run, tally)).toMatchObject({
      gamesPerSecond: 5,
      gamesPerCpuSecond: 3,
      winsBySeat: [5.5, 4.5],
      aloneBySeat: [
        { games: 5, rate: 0.5 },
        { games: 4, rate: 0.4 },
      ],
      winsByBot: {
        a: {
          wins: 5.5,
          rate: 0.55,
          alone: { games: 5, rate: 0.5 },
          tied: { games: 1, rate: 0.1 },
          score: { mean: 30, sd: 2, error: 0.6325 },
        },
        b: { score: { mean: 25, sd: 0, error: 0 } },
      },
      ties: 1,
      tied: { games: 1, rate: 0.1, low: 0.0179, high: 0.4042 },
      turnsPerPlayer: 8.5,
      turnsPerPlayerSd: 4.5,
      turnsPerPlayerError: 1.423,
      lengths: { min: 10, median: 10, p90: 20, max: 40 },
    });
  });
});
