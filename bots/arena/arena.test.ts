import { games } from '@zunft/games';
import { Stream } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { Games } from '../games.ts';
import { wholeWin } from '../series.ts';
import { bootstrap } from './bootstrap.ts';
import { eloOfShare, expectedShare } from './elo.ts';
import { sampleOf, wilson, wilsonOfDeals } from './interval.ts';
import {
  addPairings,
  emptyPairing,
  gamesPerDeal,
  Pairing,
  type PairingSetup,
  pairingSeries,
} from './pairing.ts';
import { decisive, evidence, verdict } from './sprt.ts';

const [guildhall, dominion] = games;

describe('wilson', () => {
  it('gives the known interval', () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  it('stays within 0 and 1', () => {
    expect(wilson(0, 5).low).toBe(0);
    expect(wilson(5, 5).high).toBeCloseTo(1, 10);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('is narrower where the deals scatter less than games would, and never so for a handful', () => {
    const alike = sampleOf({ [0.5 * wholeWin]: 20, [wholeWin]: 60, [1.5 * wholeWin]: 20 }, 2 * wholeWin);
    expect(alike).toMatchObject({ deals: 100, mean: 0.5 });
    expect(alike.variance).toBeCloseTo(0.025, 10);
    const single = wilson(100, 200);
    const paired = wilsonOfDeals(alike, 2);
    expect(paired.low).toBeGreaterThan(single.low);
    expect(paired.high).toBeLessThan(single.high);
    expect(wilsonOfDeals({ ...alike, deals: 9 }, 2)).toEqual(wilson(9, 18));
    expect(wilsonOfDeals(sampleOf({ [2 * wholeWin]: 50 }, 2 * wholeWin), 2)).toEqual(wilson(100, 100));
  });
});

describe('Elo', () => {
  it('knows the usual numbers of two players', () => {
    expect(expectedShare(0, 2)).toBe(0.5);
    expect(expectedShare(200, 2)).toBeCloseTo(0.7597, 4);
    expect(expectedShare(400, 2)).toBeCloseTo(10 / 11, 10);
    expect(eloOfShare(0.55, 2)).toBeCloseTo(34.86, 2);
    expect(eloOfShare(0.76, 2)).toBeCloseTo(200.24, 2);
  });

  it.each([2, 3, 4, 6])('expects a half of equal bots with %i players, and finds its way back', (seats) => {
    expect(expectedShare(0, seats)).toBe(0.5);
    expect(expectedShare(-70, seats)).toBeCloseTo(1 - expectedShare(70, seats), 10);
    for (const elo of [-300, -12, 5, 150]) {
      expect(eloOfShare(expectedShare(elo, seats), seats)).toBeCloseTo(elo, 3);
    }
  });

  it('has no end where one side has won everything', () => {
    expect(eloOfShare(1, 2)).toBe(Number.POSITIVE_INFINITY);
    expect(eloOfShare(0, 4)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('the sequential test', () => {
  const test = { elo0: 0, elo1: 50 };
  const weigh = (counts: Record<number, number>): number => evidence(counts, 2, wholeWin, 2, test);

  it('is decided at the logarithm of nineteen', () => {
    expect(decisive).toBeCloseTo(2.9444, 4);
    expect([verdict(2.9), verdict(2.95), verdict(-2.95)]).toEqual(['open', 'elo1', 'elo0']);
  });

  it('weighs single wins and losses as the classical test does', () => {
    // Deals that are won or lost as a whole are games that count twice: Bernoulli, with its simple ratio.
    const [p0, p1] = [expectedShare(0, 2), expectedShare(50, 2)];
    const classical = 60 * Math.log(p1 / p0) + 40 * Math.log((1 - p1) / (1 - p0));
    expect(weigh({ [2 * wholeWin]: 60, 0: 40 })).toBeCloseTo(classical, 1);
  });

  it('weighs the same lead more where the deals scatter less', () => {
    const wild = weigh({ 0: 40, [2 * wholeWin]: 60 });
    const calm = weigh({ 0: 10, [wholeWin]: 60, [2 * wholeWin]: 30 });
    expect(calm).toBeGreaterThan(wild);
  });

  it('is seldom wrong, and takes about as many games as it should', () => {
    const stream = new Stream('sprt');
    const run = (share: number): { right: boolean; games: number } => {
      const counts: Record<number, number> = {};
      for (let games = 2; ; games += 2) {
        const wins = [0, 1].filter(() => stream.below(10_000) < share * 10_000).length;
        counts[wins * wholeWin] = (counts[wins * wholeWin] ?? 0) + 1;
        const found = verdict(weigh(counts));
        if (found !== 'open') return { right: (found === 'elo1') === share > 0.5, games };
      }
    };
    for (const elo of [0, 50]) {
      const runs = Array.from({ length: 120 }, () => run(expectedShare(elo, 2)));
      expect(runs.filter(({ right }) => !right).length).toBeLessThanOrEqual(13);
      const mean = runs.reduce((sum, { games }) => sum + games, 0) / runs.length;
      expect(mean).toBeGreaterThan(180);
      expect(mean).toBeLessThan(380);
    }
  });
});

describe('bootstrap', () => {
  it('gives an interval around the mean, the same one again', () => {
    const values = Array.from({ length: 25 }, (_, i) => i / 24);
    const { low, high } = bootstrap(values, 'x');
    // The standard error is 0.06.
    expect(low).toBeCloseTo(0.38, 1);
    expect(high).toBeCloseTo(0.62, 1);
    expect(bootstrap(values, 'x')).toEqual({ low, high });
  });

  it('is a point where all are alike', () => {
    expect(bootstrap([0.5, 0.5, 0.5], 'x')).toEqual({ low: 0.5, high: 0.5 });
  });
});

describe('Pairing', () => {
  const setup = (players: number): PairingSetup => ({
    game: guildhall!,
    sides: ['apprentice', 'random'],
    players,
    options: {},
    seed: '3',
  });

  it.each([2, 3, 4])('gives everybody every seat of every deal, with %i players', (players) => {
    const tally = new Pairing(setup(players)).play(0, 2);
    const games = tally.lineups.reduce((sum, lineup) => sum + lineup.games, 0);
    expect(games).toBe(2 * gamesPerDeal(players));
    expect(tally.deals).toBe(2);
    const parts = Object.entries(tally.dealsByWins).reduce(
      (sum, [wins, count]) => sum + Number(wins) * count,
      0,
    );
    const wins = tally.lineups.reduce((sum, { byBot }) => sum + byBot['apprentice']!.wins, 0);
    expect(parts).toBe(wins);
    // As many seats for one side as for the other.
    const [one, other] = ['apprentice', 'random'].map((side) =>
      tally.lineups.reduce((sum, { byBot }) => sum + byBot[side]!.played, 0),
    );
    expect(one).toBe(other);
  });

  it('deals the same cards until everybody has had every seat', () => {
    const [series] = pairingSeries({ ...setup(2), game: dominion!, options: { kingdom: 'random' } });
    const dealt = new Games(series!);
    const kingdoms = [0, 1, 2, 3].map((i) => String(dealt.play(i).table.options['kingdom']));
    expect(kingdoms[0]).toBe(kingdoms[1]);
    expect(kingdoms[2]).toBe(kingdoms[3]);
    expect(kingdoms[0]).not.toBe(kingdoms[2]);
  });

  it('gives the same tally, however it is divided', () => {
    const whole = new Pairing(setup(3)).play(0, 5);
    const pairing = new Pairing(setup(3));
    const parts = [pairing.play(3, 5), pairing.play(0, 1), pairing.play(1, 3)];
    expect(parts.reduce(addPairings, emptyPairing(setup(3)))).toEqual(whole);
  });
});
