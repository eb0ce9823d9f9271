import { completeOptions, type Options } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { dominion } from '../index.ts';
import { shippedStrategies } from '../strategies/shipped.ts';
import { Contest } from './contest.ts';
import { fitStrategy } from './fit.ts';
import { playerOf } from './player.ts';
import { yardstickKingdoms } from './yardstick.ts';

const optionsFor = (kingdom: string): Options => completeOptions(dominion, 2, { kingdom }, () => 0);

const withWitch = optionsFor('cellar,market,militia,mine,moat,remodel,smithy,village,witch,workshop');
/** Games with little to do in them. */
const ofMoney = optionsFor(
  'adventurer,chancellor,coppersmith,feast,harem,masterpiece,scout,secret-chamber,thief,woodcutter',
);
const bigMoney = playerOf(shippedStrategies['big-money-ultimate']);

function shareAgainstBigMoney(options: Options, plan: string, games: number): number {
  const contest = new Contest(options, 2, 'test');
  const player = playerOf(plan);
  let won = 0;
  for (let i = 0; i < games; i++) won += contest.share(player, bigMoney, i);
  return won / games;
}

describe('fitting a strategy', () => {
  it('finds the Witch', () => {
    const plans = fitStrategy({ options: withWitch, seats: 2, games: 2_000, seed: 'a' });
    expect(plans[0]).toMatch(/^Witch/m);
    expect(shareAgainstBigMoney(withWitch, plans[0]!, 200)).toBeGreaterThan(0.8);
  });

  it('finds the same plans again, each of another kind', () => {
    const setup = { options: ofMoney, seats: 2, games: 10_000, seed: 'a' };
    const plans = fitStrategy(setup);
    expect(fitStrategy(setup)).toEqual(plans);
    expect(new Set(plans).size).toBe(4);
  });

  it('beats Big Money in a hurry', () => {
    const options = optionsFor('clean-living');
    const [plan] = fitStrategy({ options, seats: 2, games: 2_000, seed: 'b' });
    expect(shareAgainstBigMoney(options, plan!, 200)).toBeGreaterThan(0.6);
  });

  it('goes on from strategies that it is given', () => {
    const given = 'Province\nGold\nThief when count Thief < 1 and Copper left = 0\nSilver\n';
    const setup = { options: ofMoney, seats: 2, games: 500, seed: 'c' };
    expect(fitStrategy({ ...setup, also: [given] })).not.toEqual(fitStrategy(setup));
  });
});

describe('the yardstick', () => {
  it('has the recommended sets and twenty kingdoms that can be laid out', () => {
    expect(new Set(yardstickKingdoms).size).toBe(26);
    for (const kingdom of yardstickKingdoms) expect(String(optionsFor(kingdom)['kingdom'])).toContain(',');
  });
});
