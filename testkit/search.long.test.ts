import { beginTask, botAnswer, botNamed, botTask, RandomPolicy, Search, thoughtOf } from '@zunft/bots';
import { games } from '@zunft/games';
import { hastySense } from '@zunft/games/dominion/bots';
import { completeOptions, Match, type Policy, type Seat, Stream } from '@zunft/kernel';
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

/** Tables that a policy comes to against itself, after every answer. */
function* played(
  game: (typeof games)[number],
  seats: number,
  seed: string,
  policy: (seed: string) => Policy,
): Generator<Match> {
  const match = dealt(game, seats, seed);
  while (!match.isOver && match.seq < 400) {
    yield match;
    const seat = match.nextToAnswer!;
    match.answer(seat, match.answerBy(seat, policy(`${seed}/${match.seq}`)));
  }
}

describe.each(withSense.map((game) => [game.game.id, game] as const))('search in %s', (_, game) => {
  const [fewest, most] = [game.game.seats.min, game.game.seats.max];

  /** Everything that a bot has to say of a question; a hint is made of it. */
  function thoughtBy(match: Match, seat: Seat, name: string, seed: string) {
    const bot = botNamed(game, name)!;
    const thinking = bot.begin(match.situation(seat, seed), seed);
    thinking.run(bot.iterations);
    return thoughtOf(thinking, true);
  }

  const thinkers = ['journeyman:20', 'master:40'].filter((name) => botNamed(game, name) !== undefined);

  it.each(thinkers)('%s thinks the same whatever its seat cannot see', (name) => {
    let tried = 0;
    let different = 0;
    for (const seats of [fewest, most]) {
      for (const match of tables(game, seats, `hidden ${seats}`, 7)) {
        const seat = match.waitingFor.at(-1)!;
        const world = match.resample(seat, `world ${match.seq}`);
        const seed = `think ${match.seq}`;
        expect(thoughtBy(world, seat, name, seed)).toEqual(thoughtBy(match, seat, name, seed));
        tried++;
        if (world.hash() !== match.hash()) different++;
      }
    }
    expect(tried).toBeGreaterThan(40);
    expect(different / tried).toBeGreaterThan(0.8);
  });

  it('the apprentice answers the same at the real table as in a world that its seat cannot tell from it', () => {
    const policy = botNamed(game, 'apprentice')!.policy!;
    let different = 0;
    for (let i = 0; i < 24; i++) {
      const seats = fewest + (i % (most - fewest + 1));
      for (const match of played(game, seats, `thumb ${i}`, policy)) {
        const seat = match.nextToAnswer!;
        const world = match.resample(seat, `world ${match.seq}`);
        const answerAt = (there: Match) => there.answerBy(seat, policy(`${match.seq}`));
        expect(answerAt(world)).toEqual(answerAt(match));
        if (world.hash() !== match.hash()) different++;
      }
    }
    expect(different).toBeGreaterThan(1_000);
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
    let compared = 0;
    for (const match of tables(game, fewest, 'divided', 5)) {
      const situation = match.situation(match.waitingFor[0]!, 'x');
      const [whole, parts] = [0, 1].map(() => new Search(situation, game.sense!, 'seed')) as [Search, Search];
      if (situation.question.kind === 'text' || whole.findings.choices() < 3) continue;
      whole.run(60);
      for (const part of [1, 9, 50]) parts.run(part);
      expect(parts.iterations).toBe(60);
      expect(parts.findings.tried()).toEqual(whole.findings.tried());
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
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
      expect(thinking.answer()).toEqual(botAnswer(match, seat, botNamed(game, 'master:20')!, 'seed'));
    }
  });

  it('says which two or three answers are best, the best first, with chances and reasons', () => {
    let reasons = 0;
    for (const match of tables(game, fewest, 'why', 9)) {
      const seat = match.waitingFor[0]!;
      const thinking = botNamed(game, 'master')!.begin(match.situation(seat, 'x'), 'y');
      thinking.run(50);
      const options = thinking.explain();
      if (options.length === 0) continue;
      expect(options.map(({ chance }) => chance)).toEqual(
        options.map(({ chance }) => chance).toSorted((a, b) => b - a),
      );
      expect(new Set(options.map(({ answer }) => JSON.stringify(answer))).size).toBe(options.length);
      expect(options.length).toBeGreaterThan(1);
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
