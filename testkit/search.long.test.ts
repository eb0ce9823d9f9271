import { beginTask, botAnswer, botNamed, botTask, RandomPolicy, Search } from '@zunft/bots';
import { games } from '@zunft/games';
import { hastySense } from '@zunft/games/dominion/bots';
import { completeOptions, Match, type Seat, Stream } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';

/** Dominion plans a kingdom with many trial games; here a few must do. */
const withSense = games
  .filter(({ sense }) => sense !== undefined)
  .map((game) => (game.game.id === 'dominion' ? { ...game, sense: hastySense(40) } : game));

function dealt(game: (typeof games)[number], seats: number, seed: string): Match {
  const stream = new Stream(`${seed}/options`);
  const options = completeOptions(game.game, seats, {}, (bound) => stream.below(bound));
  return Match.deal(game.game, { seats, options, chance: { kind: 'sealed', seed } });
}

/** Tables that random players come to: every so many answers one of them. */
function* tables(game: (typeof games)[number], seats: number, seed: string, every: number): Generator<Match> {
  const match = dealt(game, seats, seed);
  const random = new RandomPolicy(seed);
  while (!match.isOver && match.seq < 40 * every) {
    if (match.seq % every === every - 1) yield match;
    const seat = match.waitingFor[0]!;
    match.answer(seat, match.answerBy(seat, random));
  }
}

describe.each(withSense.map((game) => [game.game.id, game] as const))('search in %s', (_, game) => {
  const [fewest, most] = [game.game.seats.min, game.game.seats.max];

  /** Everything that a bot has to say of a question; a hint is made of it. */
  function thoughtOf(match: Match, seat: Seat, name: string, seed: string) {
    const bot = botNamed(game, name)!;
    const thinking = bot.begin(match.situation(seat, seed), seed);
    thinking.run(bot.iterations);
    return thinking.thought();
  }

  it.each(['journeyman:20', 'master:40'])('%s thinks the same whatever its seat cannot see', (name) => {
    let tried = 0;
    let different = 0;
    for (const seats of [fewest, most]) {
      for (const match of tables(game, seats, `hidden ${seats}`, 7)) {
        const seat = match.waitingFor.at(-1)!;
        const world = match.resample(seat, `world ${match.seq}`);
        const seed = `think ${match.seq}`;
        expect(thoughtOf(world, seat, name, seed)).toEqual(thoughtOf(match, seat, name, seed));
        tried++;
        if (world.hash() !== match.hash()) different++;
      }
    }
    expect(tried).toBeGreaterThan(40);
    expect(different / tried).toBeGreaterThan(0.8);
  });

  it('answers legally wherever random players get to', () => {
    const bot = botNamed(game, 'master:12')!;
    for (let seats = fewest; seats <= most; seats++) {
      for (const match of tables(game, seats, `legal ${seats}`, 3)) {
        const seat = match.waitingFor[0]!;
        const there = match.resample(seat, 'there');
        there.answer(seat, botAnswer(there, seat, bot, `${match.seq}`));
      }
    }
  });

  it('finds the same, however the iterations are divided', () => {
    const match = tables(game, fewest, 'divided', 23).next().value as Match;
    const seat = match.waitingFor[0]!;
    const search = () => new Search(match.situation(seat, 'x'), game.sense!, 'seed');
    const [whole, parts] = [search(), search()];
    whole.run(60);
    for (const part of [1, 9, 50]) parts.run(part);
    expect(parts.iterations).toBe(60);
    expect(parts.tried()).toEqual(whole.tried());
  });

  it('does not change the table it thinks about', () => {
    for (const match of tables(game, fewest, 'untouched', 13)) {
      const seat = match.waitingFor[0]!;
      const before = [match.hash(), match.seq, JSON.stringify(match.decisions())];
      botAnswer(match, seat, botNamed(game, 'master:10')!, 'x');
      expect([match.hash(), match.seq, JSON.stringify(match.decisions())]).toEqual(before);
    }
  });

  it('answers a task that was sent as plain data as it would at the table', () => {
    for (const match of tables(game, most, 'sent', 17)) {
      const seat = match.waitingFor[0]!;
      const task = JSON.parse(JSON.stringify(botTask(match, seat, 'master:20', 'seed')));
      const { bot, thinking } = beginTask(game, task)!;
      thinking.run(bot.iterations);
      expect(thinking.thought().answer).toEqual(botAnswer(match, seat, botNamed(game, 'master:20')!, 'seed'));
    }
  });

  it('says what it considered, the chosen answer first, with chances and reasons', () => {
    let reasons = 0;
    for (const match of tables(game, fewest, 'why', 9)) {
      const seat = match.waitingFor[0]!;
      const thinking = botNamed(game, 'master')!.begin(match.situation(seat, 'x'), 'y');
      thinking.run(50);
      const { answer, options } = thinking.thought();
      if (options.length === 0) continue;
      expect(options[0]!.answer).toEqual(answer);
      expect(options.length).toBeLessThanOrEqual(3);
      for (const { chance, visits, why } of options) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(visits).toBeGreaterThan(0);
        if (why === undefined) continue;
        reasons++;
        expect(game.sense!.features).toContain(why.feature);
      }
    }
    expect(reasons).toBeGreaterThan(5);
  });
});
