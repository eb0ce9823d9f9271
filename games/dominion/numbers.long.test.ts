import {
  completeOptions,
  fastChance,
  makeTable,
  none,
  type Policy,
  playOut,
  type Table,
} from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from './bots/index.ts';
import { dominion } from './index.ts';
import { coins, first, hand, pile, turn, turns } from './places.ts';
import { copper, printedCoins, province, silver } from './printed.ts';
import { strategist } from './strategy/strategist.ts';
import { readStrategy } from './strategy/strategy.ts';
import { verb } from './verbs.ts';

// Section 3 of the rules page: numbers that a correct implementation reproduces.

const thorough = process.env['ZUNFT_VERIFY'] === 'long';
const games = thorough ? 100_000 : 5_000;
const deals = thorough ? 1_000_000 : 20_000;

/** How far a sample may be off, in standard deviations. */
const tolerance = 3.3;

function expectShare(count: number, total: number, expected: number): void {
  const share = count / total;
  const off = Math.abs(share - expected);
  expect(off, `${share} instead of ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.sqrt((expected * (1 - expected)) / total),
  );
}

function expectMean({ mean, sd }: Sample, total: number, expected: number): void {
  expect(Math.abs(mean - expected), `${mean} instead of ${expected}`).toBeLessThanOrEqual(
    (tolerance * sd) / Math.sqrt(total),
  );
}

interface Sample {
  readonly mean: number;
  readonly sd: number;
}

/** Mean and standard deviation of numbers as they come. */
class Figures implements Sample {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.sum / this.count;
  }

  get sd(): number {
    return Math.sqrt(this.squares / this.count - this.mean ** 2);
  }
}

/** Tables of two that are wiped and dealt again, so that chance goes on from game to game. */
class Tables {
  readonly table: Table;
  private readonly blank: Int32Array;

  constructor(seed: string) {
    const kingdom = 'cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,workshop';
    const options = completeOptions(dominion, 2, { kingdom }, () => 0);
    this.table = makeTable(dominion, 2, options, fastChance(seed));
    this.table.chance.start(this.table.cells);
    this.blank = this.table.cells.slice();
  }

  deal(): Table {
    const t = this.table;
    this.blank.set(t.cells.subarray(0, 4));
    t.cells.set(this.blank);
    dominion.setup(t);
    return t;
  }
}

const bot = (name: string): Policy => bots[name]!('');

function strategy(text: string): Policy {
  const read = readStrategy(text);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return strategist(read.strategy);
}

const seated = (policies: readonly Policy[]): Policy => ({
  answer: (t, question) => policies[question.seat]!.answer(t, question),
  foresee: (t, seat, prompt) => policies[seat]!.foresee?.(t, seat, prompt) ?? none,
});

/** Two strategies that change seats from game to game, so that each begins as often as the other. */
function series(a: Policy, b: Policy) {
  const tables = new Tables('section 3');
  const seatings = [seated([a, b]), seated([b, a])];
  const figures = new Figures();
  const tally = { a: 0, b: 0, tie: 0, first: 0, second: 0 };
  for (let i = 0; i < games; i++) {
    const t = tables.deal();
    playOut(dominion, t, seatings[i % 2]!);
    const { places } = dominion.outcome(t);
    figures.add(t.get(turn) / 2);
    if (places[0] === places[1]) tally.tie++;
    else {
      const winner = places.indexOf(1);
      tally[winner === i % 2 ? 'a' : 'b']++;
      tally[winner === t.get(first) ? 'first' : 'second']++;
    }
  }
  return { ...tally, turns: figures };
}

describe(`section 3, ${games} games`, () => {
  it('prov against itself', () => {
    const result = series(bot('big-money-duchies'), bot('big-money-duchies'));
    expectShare(result.first, games, 0.5107);
    expectShare(result.second, games, 0.4091);
    expectShare(result.tie, games, 0.0802);
    expectMean(result.turns, games, 18.789);
  });

  it('prov against prov with up to two Smithies', () => {
    const result = series(bot('big-money-duchies'), bot('smithy'));
    expectShare(result.a, games, 0.2565);
    expectShare(result.b, games, 0.685);
    expectShare(result.tie, games, 0.0586);
    expectMean(result.turns, games, 18.167);
  });

  it('prov alone: the turn of the fourth Province', () => {
    const tables = new Tables('alone');
    const idle: Policy = { answer: (_, question) => question.choose(verb.end) };
    const policy = seated([bot('big-money'), idle]);
    const figures = new Figures();
    for (let i = 0; i < games; i++) {
      const t = tables.deal();
      while (t.size(pile(province)) > 4) playOut(dominion, t, policy, 1);
      figures.add(t.get(turns(0)));
    }
    expectMean(figures, games, 16.8);
    // The error of a standard deviation is that of a mean divided by √2.
    expect(Math.abs(figures.sd - 1.84)).toBeLessThanOrEqual((tolerance * 1.84) / Math.sqrt(2 * games));
  });
});

// Openings

const starting = [copper, copper, copper, copper, copper, copper, copper, none, none, none];
const withSilvers = [...starting, silver, silver];
const coinsOf = (face: number): number => (face === none ? 0 : printedCoins[face]!);

/** Every way to draw so many of these cards: the coins drawn, and the cards left. */
function* draws(
  cards: readonly number[],
  count: number,
): Generator<[coins: number, left: readonly number[]]> {
  for (const picked of subsets(cards.length, count)) {
    const sum = picked.reduce((total, i) => total + coinsOf(cards[i]!), 0);
    yield [sum, cards.filter((_, i) => !picked.includes(i))];
  }
}

function* subsets(size: number, count: number, from = 0): Generator<readonly number[]> {
  if (count === 0) yield [];
  for (let i = from; count > 0 && i <= size - count; i++) {
    for (const rest of subsets(size, count - 1, i + 1)) yield [i, ...rest];
  }
}

/** What the rules page says about the third and fourth turn after two Silvers. */
class Openings {
  total = 0;
  private seven = 0;
  private six = 0;
  private poor = 0;
  private rich = 0;
  private readonly sum = new Figures();

  add(third: number, fourth: number): void {
    this.total++;
    if (third === 7 || fourth === 7) this.seven++;
    if (third >= 6 || fourth >= 6) this.six++;
    if (third < 5 && fourth < 5) this.poor++;
    if (third >= 5 && fourth >= 5) this.rich++;
    this.sum.add(third + fourth);
  }

  get shares(): readonly number[] {
    return [this.seven, this.six, this.poor, this.rich].map((count) => count / this.total);
  }

  get coins(): Sample {
    return this.sum;
  }
}

const expectedShares = [0.08838, 0.42424, 0.08838, 0.14899];

describe('section 3, openings', () => {
  it('by enumeration', () => {
    const hands = [...draws(starting, 5)].map(([sum]) => sum);
    expect(hands.filter((sum) => sum === 5 || sum === 2).length * 6).toBe(hands.length);

    const openings = new Openings();
    for (const [third, left] of draws(withSilvers, 5)) {
      for (const [fourth] of draws(left, 5)) openings.add(third, fourth);
    }
    openings.shares.forEach((share, i) => {
      expect(share).toBeCloseTo(expectedShares[i]!, 5);
    });
    expect(openings.coins.mean).toBeCloseTo(9.1667, 4);
  });

  it(`in ${deals} deals`, () => {
    const tables = new Tables('deals');
    const policy = strategy('Silver when turn < 3');
    const openings = new Openings();
    let split = 0;
    for (let i = 0; i < deals; i++) {
      const t = tables.deal();
      const me = t.get(first);
      const opening = t.cardsIn(hand(me)).filter((card) => t.face(card) === copper).length;
      if (opening === 5 || opening === 2) {
        split++;
        continue;
      }
      openings.add(coinsIn(t, me, policy, 3), coinsIn(t, me, policy, 4));
    }
    expectShare(split, deals, 1 / 6);
    openings.shares.forEach((share, i) => {
      expectShare(share * openings.total, openings.total, expectedShares[i]!);
    });
    expectMean(openings.coins, openings.total, 9.1667);
  });
});

/** Plays on until all Treasures of a turn lie on the table, and counts its coins. */
function coinsIn(t: Table, me: number, policy: Policy, number: number): number {
  while (t.get(turns(me)) < number) playOut(dominion, t, policy, 1);
  playOut(dominion, t, policy, 1);
  return t.get(coins);
}
