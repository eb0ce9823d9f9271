import { games } from '@zunft/games';
import { describe, expect, it } from 'vitest';
import { addTallies, emptyTally, Series, type SeriesSetup, seriesOptions, wholeWin } from './series.ts';

const [guildhall] = games;
const setup = (bots: readonly string[], more: Partial<SeriesSetup> = {}): SeriesSetup => ({
  game: guildhall!,
  bots,
  options: {},
  seed: '7',
  fixedSeats: false,
  ...more,
});

describe('Series', () => {
  it('gives the same tally, however it is divided', () => {
    const series = setup(['apprentice', 'random', 'random']);
    const whole = new Series(series).play(0, 12);

    const one = new Series(series);
    const other = new Series(series);
    const parts = [other.play(7, 12), one.play(0, 3), one.play(3, 7)];

    expect(parts.reduce(addTallies, emptyTally(series.bots))).toEqual(whole);
    expect(whole.games).toBe(12);
    expect(whole.winsBySeat.reduce((sum, wins) => sum + wins)).toBe(12 * wholeWin);
    expect(Object.values(whole.gamesByTurns).reduce((sum, count) => sum + count)).toBe(12);
  });

  it('gives another tally for another seed', () => {
    const [a, b] = ['7', '8'].map((seed) => new Series(setup(['random', 'random'], { seed })).play(0, 5));
    expect(a).not.toEqual(b);
  });

  it('draws professions that are left to chance anew for every game', () => {
    const options = { professions: 'random-six' };
    expect(seriesOptions(guildhall!.game, 2, options)).toMatchObject({
      professions: 'random-six',
      chosen: [],
    });
    expect(seriesOptions(guildhall!.game, 2, {})['chosen']).toHaveLength(6);

    const series = setup(['random', 'random'], { options });
    const whole = new Series(series).play(0, 6);
    const parts = [new Series(series).play(3, 6), new Series(series).play(0, 3)];
    expect(parts.reduce(addTallies)).toEqual(whole);
  });

  it.each([{}, { professions: 'job-faire', prestige: 'job-faire' }, { professions: 'random-six' }])(
    'shows that the apprentice beats random players: %o',
    (options) => {
      for (const fixedSeats of [true, false]) {
        const tally = new Series(setup(['apprentice', 'random'], { options, fixedSeats })).play(0, 60);
        expect(tally.winsByBot['apprentice']! / wholeWin).toBeGreaterThanOrEqual(57);
      }
    },
  );

  it('shows that the apprentice beats three random players', () => {
    const bots = ['apprentice', 'random', 'random', 'random'];
    const { winsByBot } = new Series(setup(bots)).play(0, 40);
    expect(winsByBot['apprentice']! / wholeWin).toBeGreaterThanOrEqual(36);
  });
});
