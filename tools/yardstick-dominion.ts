import { completeOptions, type Policy } from '@zunft/kernel';
import { Contest } from '../games/dominion/bots/contest.ts';
import { bots, yardstickKingdoms } from '../games/dominion/bots/index.ts';
import { dominion } from '../games/dominion/index.ts';
import { shippedStrategies } from '../games/dominion/strategies/shipped.ts';

// How good the journeyman is: in every kingdom of the yardstick against Big Money Ultimate, and against whichever of
// the shipped strategies does best there.

const seats = 2;
const games = 1000;
/** Enough to tell which shipped strategy is best. */
const gamesToChoose = 300;

const player = (name: string): Policy => bots[name]!('');
const journeyman = player('journeyman');
const bigMoney = player('big-money-ultimate');
const rivals = Object.keys(shippedStrategies).filter((name) => name !== 'big-money-ultimate');

function shareOf(contest: Contest, one: Policy, others: Policy, count: number): number {
  let won = 0;
  for (let i = 0; i < count; i++) won += contest.share(one, others, i);
  return won / count;
}

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

const wanted = process.argv.slice(2).map(Number);
const sums = [0, 0, 0, 0];
const chosen = yardstickKingdoms.filter((_, i) => wanted.length === 0 || wanted.includes(i));
console.log(
  'journeyman v BMU | best shipped v BMU | journeyman v best shipped | CPU-seconds to the first answer',
);
for (const kingdom of chosen) {
  const contest = new Contest(
    completeOptions(dominion, seats, { kingdom }, () => 0),
    seats,
    'yardstick',
  );
  const before = process.cpuUsage();
  contest.share(journeyman, bigMoney, 0);
  const { user, system } = process.cpuUsage(before);
  const ranked = rivals
    .map((name) => ({ name, share: shareOf(contest, player(name), bigMoney, gamesToChoose) }))
    .sort((a, b) => b.share - a.share);
  const { name } = ranked[0]!;
  const row = [
    shareOf(contest, journeyman, bigMoney, games),
    shareOf(contest, player(name), bigMoney, games),
    shareOf(contest, journeyman, player(name), games),
    (user + system) / 1e8,
  ];
  for (const [i, value] of row.entries()) sums[i] = sums[i]! + value / chosen.length;
  const [own, best, duel, cpu] = row as [number, number, number, number];
  console.log(
    `${percent(own)} | ${percent(best)} ${name.padEnd(14)} | ${percent(duel)} | ${percent(cpu)} | ${kingdom}`,
  );
}
console.log(`mean ${sums.map(percent).join(' | ')}`);
