import { botNamed, botNames, Games } from '@zunft/bots';
import { games, type RegisteredGame } from '@zunft/games';
import { hastySense } from '@zunft/games/dominion/bots';
import {
  completeOptions,
  fastChance,
  makeTable,
  type Options,
  type Policy,
  playOut,
  Stream,
} from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { checkedPolicy } from './checked-policy.ts';

const thorough = process.env['ZUNFT_VERIFY'] === 'long';
/** All bots that play by rules of thumb, over all games: 100,000 in the long form. */
const fastGames = thorough ? 100_000 : 400;
const thoughtfulGames = thorough ? 200 : 8;

const tables: Readonly<Record<string, readonly Options[]>> = {
  guildhall: [
    {},
    { professions: 'job-faire', prestige: 'job-faire' },
    { professions: 'random-six' },
    { professions: 'all', pointsToWin: 20 },
  ],
  dominion: [{}, { kingdom: 'random' }],
  'the-guild': [{}],
};

const registered: readonly RegisteredGame[] = games
  .filter(({ game: { id } }) => id in tables)
  .map((game) => (game.game.id === 'dominion' ? { ...game, sense: hastySense(40) } : game));

/** One game in which every seat has another bot, and every answer is checked. */
function playChecked(game: RegisteredGame, names: readonly string[], i: number): void {
  const { min, max } = game.game.seats;
  const seats = min + (i % (max - min + 1));
  const stream = new Stream(`legal/${i}`);
  const given = tables[game.game.id]!;
  const options = completeOptions(game.game, seats, given[i % given.length]!, (bound) => stream.below(bound));
  const bots = Array.from({ length: seats }, (_, seat) => {
    const name = names[(i + seat) % names.length]!;
    return checkedPolicy(botNamed(game, name)!.policy!(`${i}/${seat}`), name);
  });
  const chance = fastChance(`legal/${i}`);
  const t = makeTable(game.game, seats, options, chance);
  chance.start(t.cells);
  game.game.setup(t);
  const seated: Policy = { answer: (table, question) => bots[question.seat]!.answer(table, question) };
  playOut(game.game, t, seated, 200_000);
  expect(game.game.isOver(t)).toBe(true);
}

describe.each(registered.map((game) => [game.game.id, game] as const))('bots of %s', (id, game) => {
  it('never answer illegally: rules of thumb', { timeout: 3_600_000 }, () => {
    // Plans for every kingdom would take hours; `journeyman` plays by the same strategist as the others.
    const names = botNames(game).filter(
      (name) => botNamed(game, name)!.policy !== undefined && !(id === 'dominion' && name === 'journeyman'),
    );
    for (let i = 0; i < fastGames / registered.length; i++) playChecked(game, names, i);
  });

  it('never answer illegally: those who think', { timeout: 3_600_000 }, () => {
    const { min, max } = game.game.seats;
    for (let i = 0; i < thoughtfulGames / registered.length; i++) {
      const seats = min + (i % (max - min + 1));
      const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'master:3' : 'apprentice'));
      const given = tables[id]!;
      const options = given[i % given.length]!;
      // A live table refuses what is not legal.
      const { places } = new Games({ game, bots, options, seed: `legal/${i}`, fixedSeats: true }).play(0);
      expect(places).toContain(1);
    }
  });
});
