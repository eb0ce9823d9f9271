import { games } from '@zunft/games';
import { describe, expect, it } from 'vitest';
import { EndlessGame, type SeriesSetup } from './games.ts';
import { addTallies, emptyTally, Series, seriesOptions, wholeWin } from './series.ts';

const [guildhall, dominion] = games;
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
        expect(tally.byBot['apprentice']!.wins / wholeWin).toBeGreaterThanOrEqual(57);
      }
    },
  );

  it('shows that the apprentice beats three random players', () => {
    const bots = ['apprentice', 'random', 'random', 'random'];
    const { byBot } = new Series(setup(bots)).play(0, 40);
    expect(byBot['apprentice']!.wins / wholeWin).toBeGreaterThanOrEqual(36);
  });

  it('lets a text play that describes a bot, under the name it is given', () => {
    const texts = { mine: 'Province\nGold\nSilver', yours: 'Province\nGold\nSilver' };
    const bots = ['mine', 'yours', 'big-money'];
    const series = { game: dominion!, bots, texts, options: {}, seed: '1', fixedSeats: false };
    const whole = new Series(series).play(0, 30);
    expect(Object.keys(whole.byBot)).toEqual(bots);
    const names = { ...series, bots: ['big-money', 'big-money', 'big-money'], texts: {} };
    expect(new Series(names).play(0, 30)).toMatchObject({
      winsBySeat: whole.winsBySeat,
      decisions: whole.decisions,
      gamesByTurns: whole.gamesByTurns,
    });
  });

  it('counts wins alone, shared wins and points', () => {
    const bots = ['big-money', 'big-money-duchies'];
    const series = { game: dominion!, bots, options: {}, seed: '1', fixedSeats: false };
    const { byBot, ties, games, soleWinsBySeat } = new Series(series).play(0, 200);
    const [a, b] = bots.map((name) => byBot[name]!);
    expect(a!.soleWins + b!.soleWins + ties).toBe(games);
    expect([a!.ties, b!.ties]).toEqual([ties, ties]);
    expect(ties).toBeGreaterThan(0);
    expect(a!.wins).toBe(a!.soleWins * wholeWin + (ties * wholeWin) / 2);
    expect(soleWinsBySeat[0]! + soleWinsBySeat[1]!).toBe(games - ties);
    expect([a!.played, b!.played]).toEqual([games, games]);
    expect(a!.score / games).toBeGreaterThan(20);
    expect(a!.scoreSquared * games).toBeGreaterThan(a!.score ** 2);
  });

  it('stops where a game does not end', () => {
    const texts = { idle: 'Silver when turn < 2' };
    const series = {
      game: dominion!,
      bots: ['idle', 'idle'],
      texts,
      options: {},
      seed: '1',
      fixedSeats: false,
    };
    expect(() => new Series(series).play(5, 6)).toThrow(EndlessGame);
  });
});
