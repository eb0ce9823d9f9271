import { type Match, none, type Options, type Policy, playOut, Question, type Table } from '@zunft/kernel';
import { dealTable, playAtRandom, RandomPolicy } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { dominion } from '../index.ts';
import { kingdomSize, recommendedSetIds } from '../kingdom.ts';
import { hand } from '../places.ts';
import { kingdomCardIds } from '../printed.ts';
import { texts } from '../text/index.ts';
import { bots } from './index.ts';

const apprentice = bots['apprentice']!('');

/** Kingdoms that have every card between them. */
const kingdoms = Array.from({ length: Math.ceil(kingdomCardIds.length / kingdomSize) }, (_, i) => {
  const from = Math.min(i * kingdomSize, kingdomCardIds.length - kingdomSize);
  return kingdomCardIds.slice(from, from + kingdomSize).join(',');
});

const tables: readonly (readonly [name: string, seats: number, options: Options])[] = [
  ...kingdoms.map((kingdom, i) => [`kingdom ${i}`, 2 + (i % 3), { kingdom }] as const),
  ...recommendedSetIds.map((kingdom, i) => [kingdom, 2 + (i % 2), { kingdom }] as const),
  ['six players', 6, { kingdom: 'random' }],
  ['a drafted kingdom', 2, { kingdom: 'draft' }],
];

/** Plays a live table to its end; every answer is checked by the table. */
function play(match: Match, policy: Policy): void {
  while (!match.isOver) {
    const seat = match.waitingFor[0]!;
    match.answer(seat, match.answerBy(seat, policy));
    if (match.seq > 20_000) throw new Error('the game does not end');
  }
}

describe('bots of Dominion', () => {
  it('are all introduced in both languages', () => {
    for (const name of Object.keys(bots)) {
      expect(texts.catalogue.en).toHaveProperty([`bot.${name}`]);
      expect(texts.catalogue.de).toHaveProperty([`botAbout.${name}`]);
    }
    expect(Object.keys(bots)[0]).toBe('apprentice');
    expect(Object.keys(bots).length).toBeGreaterThan(12);
  });

  // The journeyman has tests of its own: it thinks before it plays a kingdom that it does not know.
  it.each(Object.keys(bots).filter((name) => name !== 'journeyman'))(
    '%s plays live games to the end, in kingdoms with its cards and without',
    (name) => {
      const bot = bots[name]!('');
      for (const [table, seats, options] of tables.filter((_, i) => i % 3 === name.length % 3)) {
        const match = dealTable(dominion, seats, options, `${name} ${table}`);
        play(match, bot);
        expect(match.outcome!.places).toContain(1);
      }
    },
  );
});

describe('strategies that come with the game', () => {
  const kingdom = 'smithy,witch,courtyard,militia,baker,journeyman,merchant-guild,butcher,gardens,workshop';
  const games = 300;

  it.each([
    'smithy',
    'witch',
    'double-witch',
    'courtyard',
    'militia',
    'baker',
    'journeyman-card',
    'merchant-guild',
    'butcher',
    'gardens',
  ])('%s wins more than money alone where its cards are on offer', (name) => {
    const [own, money] = [bots[name]!(''), bots['big-money-ultimate']!('')];
    let wins = 0;
    for (let i = 0; i < games; i++) {
      const seated = i % 2 === 0 ? [own, money] : [money, own];
      const { table } = dealTable(dominion, 2, { kingdom }, `${name} ${i}`);
      playOut(dominion, table, {
        answer: (t, question) => seated[question.seat]!.answer(t, question),
      });
      const { places } = dominion.outcome(table);
      if (places[i % 2] === 1) wins += places[1 - (i % 2)] === 1 ? 0.5 : 1;
    }
    expect(wins / games).toBeGreaterThan(0.5);
  });
});

describe('the apprentice', () => {
  it('answers every question that it and random players run into', () => {
    const wanted = Object.keys(texts.catalogue.en).filter((key) => key.startsWith('prompt.'));
    const asked = new Set<string>();
    const seen = new Set<string>();
    for (let i = 0; i < 10 && asked.size < wanted.length; i++) {
      for (const [name, seats, options] of tables) {
        playHalfAtRandom(dealTable(dominion, seats, options, `${name} ${i}`), (match) => {
          const seat = match.waitingFor[0]!;
          const { prompt, source = '' } = match.decisions(seat)[0]!;
          if (seen.has(prompt.key + source) && match.seq % 11 > 0) return;
          seen.add(prompt.key + source);
          asked.add(prompt.key);
          const here = match.resample(seat, 'here');
          here.answer(seat, here.answerBy(seat, apprentice));
        });
      }
    }
    expect([...asked].sort()).toEqual(wanted.sort());
  });

  it('answers the same whatever its seat cannot see', () => {
    let positions = 0;
    let different = 0;
    for (const [name, seats, options] of tables) {
      playAtRandom(dealTable(dominion, seats, options, `hidden ${name}`), name, (match) => {
        if (match.seq % 5 > 0) return;
        const seat = match.waitingFor[0]!;
        const world = match.resample(seat, `world ${positions}`);
        expect(world.answerBy(seat, apprentice)).toEqual(match.answerBy(seat, apprentice));
        positions++;
        if (othersHands(world, seat) !== othersHands(match, seat)) different++;
      });
    }
    expect(positions).toBeGreaterThan(400);
    expect(different / positions).toBeGreaterThan(0.5);
  });

  it('foresees what it answers when it is shown the options', () => {
    let compared = 0;
    const careful: Policy = {
      answer(t, question) {
        apprentice.answer(t, question);
        const { seat, prompt } = question;
        const foreseen = apprentice.foresee!(t, seat, prompt);
        if (foreseen === none) return;
        compared++;
        expect(question.values.slice(0, question.count)).toContain(foreseen);
        expect(question.chosen[0]).toBe(foreseen);
      },
    };
    for (const [name, seats, options] of tables) {
      const { table } = dealTable(dominion, seats, options, `foreseen ${name}`);
      playOut(dominion, table, careful);
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('gives a legal answer to a question that it does not know', () => {
    const ask = (question: Question): readonly number[] => {
      apprentice.answer(undefined as unknown as Table, question);
      return question.chosen.slice(0, question.chosenCount);
    };
    const question = (min: number, max: number): Question =>
      new Question().reset(0, 'unheard-of', false).between(min, max);
    expect(ask(question(1, 1).offer(5).offer(6))).toEqual([5]);
    expect(ask(question(0, 2).offer(5).offer(6))).toEqual([]);
    expect(ask(question(2, 3).offer(5).offer(6).offer(7))).toEqual([5, 6]);
    expect(ask(question(2, 2).offer(5, undefined, 1).offer(6, undefined, 1).offer(7))).toEqual([5, 7]);
    expect(ask(Object.assign(question(2, 9), { kind: 'amount' }))).toEqual([2]);
    expect(ask(Object.assign(question(1, 1), { kind: 'name', names: ['a', 'b'] }))).toEqual([0]);
  });
});

/** Every other answer is the apprentice's. */
function playHalfAtRandom(match: Match, atQuestion: (match: Match) => void): void {
  const random = new RandomPolicy('half');
  while (!match.isOver) {
    atQuestion(match);
    const seat = match.waitingFor[0]!;
    match.answer(seat, match.answerBy(seat, match.seq % 2 === 0 ? apprentice : random));
  }
}

const othersHands = ({ table: t }: Match, seat: number): string =>
  Array.from({ length: t.seats }, (_, other) =>
    other === seat ? '' : t.cardsIn(hand(other)).map((card) => t.faceName(card)),
  ).join();
