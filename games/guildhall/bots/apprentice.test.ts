import { type Json, type Match, type Options, type Question, Refusal } from '@zunft/kernel';
import { dealTable, playAtRandom, scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';
import { hand } from '../places.ts';
import { apprentice } from './apprentice.ts';

const tables: readonly (readonly [name: string, seats: number, options: Options])[] = [
  ['two players', 2, {}],
  ['three players', 3, {}],
  ['four players', 4, {}],
  ['the Job Faire', 2, { professions: 'job-faire', prestige: 'job-faire' }],
  ['the Job Faire with four players', 4, { professions: 'job-faire' }],
  ['six drawn professions', 3, { professions: 'random-six' }],
  ['all professions', 4, { professions: 'all', pointsToWin: 30 }],
  ['house rules', 2, { mayPass: true, openChapters: true, pointsToWin: 5 }],
  [
    'six chosen professions',
    3,
    { professions: 'chosen', chosen: ['weaver', 'hunter', 'peddler', 'robber', 'scholar', 'trader'] },
  ],
];

/** Plays a live table to its end; every answer is checked by the table. */
function play(match: Match, seed: string): Set<string> {
  const bots = Array.from({ length: match.table.seats }, (_, seat) => apprentice(`${seed}/${seat}`));
  const prompts = new Set<string>();
  while (!match.isOver) {
    const seat = match.waitingFor[0]!;
    prompts.add(match.decisions(seat)[0]!.prompt.key);
    match.answer(seat, match.answerBy(seat, bots[seat]!));
    if (match.seq > 5000) throw new Error('the game does not end');
  }
  return prompts;
}

describe('Apprentice', () => {
  for (const [name, seats, options] of tables) {
    it(`answers every question legally: ${name}`, () => {
      for (let i = 0; i < 4; i++) {
        const match = dealTable(guildhall, seats, options, `${name} ${i}`);
        expect(() => play(match, String(i))).not.toThrow(Refusal);
        expect(match.outcome!.places).toContain(1);
      }
    });
  }

  it('answers whatever random players run into', () => {
    const prompts = new Set<string>();
    for (const [name, seats, options] of tables) {
      playAtRandom(dealTable(guildhall, seats, options, name), name, (match) => {
        const seat = match.waitingFor[0]!;
        const { prompt } = match.decisions(seat)[0]!;
        prompts.add(prompt.key);
        const here = match.resample(seat, 'here');
        here.answer(seat, here.answerBy(seat, apprentice('x')));
      });
    }
    expect([...prompts]).toEqual(
      expect.arrayContaining(
        ['redraw', 'furnish', 'action', 'level', 'refill', 'target', 'exchange', 'exchange-any', 'rob'].map(
          (prompt) => `prompt.${prompt}`,
        ),
      ),
    );
  });

  it('answers the same whatever its seat cannot see', () => {
    let positions = 0;
    let different = 0;
    for (const [name, seats, options] of tables.filter((_, i) => i !== 6)) {
      playAtRandom(dealTable(guildhall, seats, options, `hidden ${name}`), name, (match) => {
        if (match.seq % 2 === 1) return;
        const seat = match.waitingFor[0]!;
        const world = match.resample(seat, `world ${positions}`);
        const answer = (there: Match) => there.answerBy(seat, apprentice(`bot ${positions}`));
        expect(answer(world)).toEqual(answer(match));
        positions++;
        if (othersHands(world, seat) !== othersHands(match, seat)) different++;
      });
    }
    expect(positions).toBeGreaterThan(400);
    expect(different / positions).toBeGreaterThan(0.8);
  });

  it('buys what wins', () => {
    const table = position({
      players: [{ completed: ['weaver.*'], tokens: 15, hand: ['farmer.red'] }, {}],
      row: ['owe_3_draw', 'owe_5', 'owe_4_action'],
    });
    expect(answers(table)).toEqual(new Set(['buy.owe_5']));
  });

  it('places the card that completes a chapter', () => {
    const table = position(
      {
        players: [
          {
            hall: ['dancer.red', 'dancer.blue', 'dancer.green', 'dancer.yellow', 'farmer.red'],
            hand: ['weaver.red', 'dancer.purple', 'farmer.blue', 'trader.red'],
          },
          {},
        ],
      },
      ['play.weaver.red'],
      ['level.0'],
    );
    expect(answers(table)).toEqual(new Set(['place.dancer.purple']));
  });

  it('assassinates the largest chapter', () => {
    const table = position(
      {
        players: [
          { hand: ['assassin.red'] },
          { hall: ['farmer.red', 'weaver.red', 'weaver.blue', 'weaver.green', 'weaver.yellow'] },
        ],
      },
      ['play.assassin.red'],
      ['level.0'],
    );
    for (const answer of answers(table)) expect(answer).toMatch(/^discard\.weaver\./);
  });

  it('gives away what helps nobody', () => {
    const table = position(
      {
        options: { professions: 'job-faire' },
        players: [
          {
            hand: ['tax-collector.red'],
            hall: ['tax-collector.blue', 'scholar.red', 'hunter.red', 'hunter.blue', 'hunter.green'],
          },
          { hall: ['scholar.blue', 'scholar.green', 'scholar.yellow', 'scholar.purple'] },
        ],
      },
      ['play.tax-collector.red'],
      ['level.1'],
    );
    expect(answers(table)).toEqual(new Set(['give.tax-collector.blue']));
  });

  it('answers questions of other games at random, within what they allow', () => {
    const bot = apprentice('any');
    const ask = (question: Partial<Question>): number => {
      let chosen = -1;
      bot.answer(
        undefined as never,
        { ...question, choose: (value: number) => (chosen = value) } as Question,
      );
      return chosen;
    };
    for (let i = 0; i < 20; i++) {
      expect(ask({ kind: 'amount', min: 2, max: 4 })).toBeOneOf([2, 3, 4]);
      expect(ask({ kind: 'name', names: ['a', 'b'] })).toBeOneOf([0, 1]);
    }
  });
});

/** A table that some answers have led to. */
function position(table: Readonly<Record<string, Json>>, ...answered: readonly (readonly string[])[]): Match {
  const built = scenario(guildhall, table);
  for (const answer of answered) built.answer(...answer);
  return built.match;
}

/** What it answers there, however it misjudges the table. */
function answers(match: Match): Set<string> {
  const seeds = Array.from({ length: 30 }, (_, i) => String(i));
  return new Set(seeds.flatMap((seed) => match.answerBy(0, apprentice(seed)) as readonly string[]));
}

const othersHands = ({ table: t }: Match, seat: number): string =>
  Array.from({ length: t.seats }, (_, other) =>
    other === seat ? '' : t.cardsIn(hand(other)).map((card) => t.faceName(card)),
  ).join();
