import { BadDocument, completeOptions, type Options, type Problem } from '@zunft/kernel';
import { dealTable, playAtRandom } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { jobFaire, oldWorld, professionIds } from './faces.ts';
import { guildhall } from './index.ts';
import { type GuildhallOptions, guildhallOptions } from './options.ts';

const complete = (given: Options, seats = 2, draw: (bound: number) => number = () => 0): GuildhallOptions =>
  guildhallOptions(completeOptions(guildhall, seats, given, draw));

function problems(given: Options, seats = 2): readonly Problem[] {
  try {
    complete(given, seats);
  } catch (error) {
    if (error instanceof BadDocument) return error.problems;
    throw error;
  }
  throw new Error(`${JSON.stringify(given)} was accepted`);
}

const six = ['weaver', 'scholar', 'assassin', 'robber', 'hunter', 'farmer'];

describe('options', () => {
  it('[GH-2.3] by default: the Old World Economy with its prestige cards, twenty points, no house rules', () => {
    expect(complete({})).toEqual({
      professions: 'old-world',
      chosen: oldWorld,
      prestige: 'old-world',
      pointsToWin: 20,
      mayPass: false,
      openChapters: false,
    });
  });

  it('[GH-2.3] a set brings its six professions', () => {
    expect(complete({ professions: 'old-world' }).chosen).toEqual(oldWorld);
    expect(complete({ professions: 'job-faire' }).chosen).toEqual(jobFaire);
  });

  it('[GH-2.3] [G-16] all twelve professions', () => {
    expect(complete({ professions: 'all' }).chosen).toEqual([...oldWorld, ...jobFaire]);
  });

  it('[GH-2.3] a list of professions must agree with the kind of table', () => {
    expect(() => complete({ professions: 'old-world', chosen: ['hunter'] })).toThrow('not-this-set');
    expect(complete({ professions: 'old-world', chosen: [...oldWorld] }).chosen).toEqual(oldWorld);
    expect(() => complete({ pointsToWin: null })).toThrow('out-of-range');
  });

  it('[GH-2.3] any six may be chosen; they are settled in a fixed order', () => {
    const { chosen } = complete({ professions: 'chosen', chosen: six });

    expect(chosen).toEqual(['assassin', 'farmer', 'weaver', 'hunter', 'robber', 'scholar']);
  });

  it('[GH-2.3] six may be drawn: different ones, and every profession can be among them', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { chosen } = complete({ professions: 'random-six' }, 2, (bound) => i % bound);
      expect(new Set(chosen).size).toBe(6);
      for (const id of chosen) seen.add(id);
    }
    expect([...seen].sort()).toEqual([...professionIds].sort());
  });

  it.each(['old-world', 'job-faire', 'random-six', 'all'])(
    '%s: settled options stay as they are',
    (professions) => {
      const settled = complete({ professions }, 3, (bound) => bound - 1);
      const again = complete(settled as unknown as Options, 3, () => {
        throw new Error('nothing is left to chance');
      });

      expect(again).toEqual(settled);
    },
  );

  it('the other kinds: prestige cards, points and switches', () => {
    const given = { prestige: 'job-faire', pointsToWin: 35, mayPass: true, openChapters: true };

    expect(complete(given)).toMatchObject(given);
    expect(complete({ pointsToWin: 5 }).pointsToWin).toBe(5);
    expect(complete({ pointsToWin: 60 }).pointsToWin).toBe(60);
  });

  it.each([
    ['not-one-of', 'options.professions', { professions: 'both' }],
    ['not-one-of', 'options.prestige', { prestige: 'all' }],
    ['not-one-of', 'options.chosen', { chosen: ['weaver', 'wizard'] }],
    ['not-one-of', 'options.chosen', { chosen: 'weaver' }],
    ['out-of-range', 'options.pointsToWin', { pointsToWin: 4 }],
    ['out-of-range', 'options.pointsToWin', { pointsToWin: 61 }],
    ['out-of-range', 'options.pointsToWin', { pointsToWin: 20.5 }],
    ['out-of-range', 'options.pointsToWin', { pointsToWin: '20' }],
    ['not-a-switch', 'options.mayPass', { mayPass: 'yes' }],
    ['not-a-switch', 'options.openChapters', { openChapters: 1 }],
    ['unknown-option', 'options.colour', { colour: 'red' }],
    ['six-professions', 'options.chosen', { professions: 'chosen' }],
    ['six-professions', 'options.chosen', { professions: 'chosen', chosen: six.slice(1) }],
    ['six-professions', 'options.chosen', { professions: 'chosen', chosen: [...six, 'trader'] }],
    ['six-professions', 'options.chosen', { professions: 'chosen', chosen: [...six.slice(1), 'farmer'] }],
    ['six-professions', 'options.chosen', { professions: 'random-six', chosen: Array(6).fill('farmer') }],
    ['six-professions', 'options.chosen', { professions: 'random-six', chosen: ['farmer'] }],
  ])('refuses %s at %s: %j', (code, path, given) => {
    expect(problems(given as Options)).toEqual([expect.objectContaining({ path, code })]);
  });

  it.each([1, 5, 2.5])('[GH-2.1] refuses %d players', (seats) => {
    expect(problems({}, seats)).toEqual([
      { path: 'seats', code: 'out-of-range', params: { value: String(seats), min: 2, max: 4 } },
    ]);
  });

  it('lists every problem at once', () => {
    const found = problems({ professions: 'both', pointsToWin: 0, mayPass: 1, colour: 'red' }, 7);

    expect(found.map(({ path }) => path)).toEqual([
      'seats',
      'options.professions',
      'options.pointsToWin',
      'options.mayPass',
      'options.colour',
    ]);
  });

  it('[G-16] a game with all twelve professions comes to its end', () => {
    const match = dealTable(guildhall, 4, { professions: 'all', pointsToWin: 5 }, 'all twelve');

    playAtRandom(match, 'all twelve');

    expect(match.outcome?.places).toContain(1);
  });
});
