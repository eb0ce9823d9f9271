import { games } from '@zunft/games';
import type { Balance } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { Games, type SeriesSetup } from '../games.ts';
import { Series, wholeWin } from '../series.ts';
import { addReports, emptyReport, Report } from './report.ts';

const [guildhall, dominion, theGuild] = games;
const setup = (game: typeof guildhall, players = 2): SeriesSetup => ({
  game: game!,
  bots: Array.from({ length: players }, () => 'apprentice'),
  options: game!.balance!.options,
  seed: '5',
  fixedSeats: false,
});

describe('Report', () => {
  it.each(games)('changes nothing in the games that it counts', (game) => {
    // A question with one answer may or may not be asked, so the number of decisions is another.
    const { decisions, ...counted } = new Report(setup(game, 3), game!.balance!).play(0, 4).series;
    expect(decisions).toBeGreaterThan(0);
    expect(new Series(setup(game, 3)).play(0, 4)).toMatchObject(counted);
  });

  it.each(games)('gives the same tally, however it is divided', (game) => {
    const { balance } = game!;
    const whole = new Report(setup(game), balance!).play(0, 6);
    const report = new Report(setup(game), balance!);
    const parts = [report.play(4, 6), report.play(0, 1), report.play(1, 4)];
    const empty = emptyReport(balance!, setup(game).bots);
    expect(parts.reduce(addReports, empty)).toEqual(whole);
  });

  it('counts who had what, and what they won', () => {
    // The first seat in turn order has item 0 once, all have item 1, the second one most of it, nobody has item 2.
    const balance: Balance = {
      options: {},
      kinds: [
        {
          id: 'planted',
          items: ['first', 'all', 'nobody', 'absent'],
          by: 'any',
          inGame: () => [0, 1, 2],
          atEnd(t, had) {
            had(0, 0);
            for (const seat of [0, 1, 1, 2]) had(1, seat);
            expect(t.seats).toBe(3);
          },
        },
      ],
    };
    const series = setup(guildhall, 3);
    const tally = new Report(series, balance).play(0, 10);
    const ends = Array.from({ length: 10 }, (_, i) => new Games(series).play(i));
    const winsOf = (seat: number): number =>
      ends.filter(({ places }) => places[seat] === 1).length * wholeWin;
    const [first, all, nobody, absent] = tally.kinds['planted']!;
    expect(first).toMatchObject({ games: 10, times: 10, seats: 10, apart: 10, apartWins: winsOf(0) });
    expect(first).toMatchObject({ most: 10, mostWins: winsOf(0) });
    expect(first!.turns).toBe(ends.reduce((sum, { turns }) => sum + turns, 0));
    expect(all).toMatchObject({
      times: 40,
      seats: 30,
      apart: 0,
      apartWins: 0,
      most: 10,
      mostWins: winsOf(1),
    });
    expect(nobody).toMatchObject({ games: 10, times: 0, seats: 0, apart: 0, most: 0 });
    expect(absent).toMatchObject({ games: 0 });
  });

  it('The Guild: counts by which way games were won', () => {
    const { wonBy } = new Report(setup(theGuild), theGuild!.balance!).play(0, 8).series;
    expect(Object.keys(wonBy)).toEqual(['election', 'count']);
    expect(wonBy['election']! + wonBy['count']!).toBe(8);
  });

  it('Guildhall: counts what was played, completed and bought, in games with six professions', () => {
    const { kinds, series } = new Report(setup(guildhall), guildhall!.balance!).play(0, 8);
    const sum = (kind: string, of: 'games' | 'times'): number =>
      kinds[kind]!.reduce((total, item) => total + item[of], 0);
    expect(sum('played', 'games')).toBe(6 * 8);
    expect(sum('bought', 'games')).toBe(9 * 8);
    // Whoever wins has bought something, and what was bought was paid with completed chapters.
    expect(sum('bought', 'times')).toBeGreaterThanOrEqual(2 * 8);
    expect(sum('completed', 'times')).toBeGreaterThanOrEqual(sum('bought', 'times'));
    expect(sum('played', 'times')).toBeLessThan(series.decisions);
  });

  it('Dominion: counts the ten cards of a kingdom, and no more bought than owned where nothing is lost', () => {
    const fixed = {
      kingdom: 'cellar,market,militia,moat,smithy,village,woodcutter,workshop,festival,laboratory',
    };
    const report = new Report({ ...setup(dominion), options: fixed }, dominion!.balance!);
    const { kinds } = report.play(0, 6);
    const inGame = kinds['owned']!.filter((item) => item.games > 0);
    expect(inGame).toHaveLength(10);
    const [owned, bought] = ['owned', 'bought'].map((kind) => kinds[kind]!.map(({ times }) => times));
    expect(bought!.reduce((total, times) => total + times)).toBeGreaterThan(0);
    // A Workshop gains cards that nobody bought.
    expect(owned!.every((times, item) => times >= bought![item]!)).toBe(true);
  });
});
