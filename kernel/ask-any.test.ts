import { describe, expect, it } from 'vitest';
import { barter, hand, shelf, stall } from './fixtures/barter.ts';
import { codeOf } from './fixtures/play-passing.ts';
import {
  type Game,
  Match,
  makePosition,
  operandOf,
  type Policy,
  parsePosition,
  perft,
  perftBySuspending,
  playOut,
  type Question,
  RuleDefect,
  type Seat,
  tableAt,
} from './index.ts';

const deal = (seats = 3, game = barter): Match =>
  Match.deal(game, { seats, options: {}, chance: { kind: 'fast', seed: 'a' } });

const legal = (match: Match, seat: Seat): string[] =>
  match
    .decisions(seat)
    .flatMap((decision) => (decision.kind === 'choose' ? decision.options : []))
    .flatMap((option) => (option.legal ? [option.id] : []));

/** Seat 0 has offered a card to the others. */
function offered(seats = 3): Match {
  const match = deal(seats);
  match.answer(0, [legal(match, 0).find((id) => id.startsWith('offer.'))!]);
  return match;
}

/** Answers by the seat that is asked first of all. */
const choosing = (pick: (question: Question) => number): Policy & { readonly seats: Seat[] } => {
  const seats: Seat[] = [];
  return {
    seats,
    answer(_, question) {
      seats.push(question.seat);
      question.choose(pick(question));
    },
  };
};

describe('askAny', () => {
  it('asks everybody, and the table waits for one', () => {
    const match = offered();
    expect(match.waitingFor).toEqual([0]);
    expect(match.mayAnswer).toEqual([1, 2]);
    expect(match.nextToAnswer).toBe(1);
    expect(match.decisions().map(({ seat, prompt }) => [seat, prompt.key])).toEqual([
      [0, 'prompt.act'],
      [1, 'prompt.buy'],
      [2, 'prompt.buy'],
    ]);
    expect(match.decisions(2)).toHaveLength(1);
  });

  it('hears whoever answers first, and goes on at once', () => {
    const match = offered();
    match.answer(2, ['decline']);
    expect([match.waitingFor, match.mayAnswer]).toEqual([[0], [1]]);
    expect(codeOf(() => match.answer(2, ['accept']))).toBe('not-your-decision');
    match.answer(1, ['accept']);
    expect([match.waitingFor, match.mayAnswer]).toEqual([[1], []]);
    match.answer(1, [legal(match, 1)[0]!]);
    expect([match.waitingFor, match.mayAnswer, match.table.size(stall)]).toEqual([[0], [], 0]);
  });

  it('the one that is waited for may go on without the others', () => {
    const match = offered();
    match.answer(0, ['rest']);
    expect([match.waitingFor, match.mayAnswer]).toEqual([[1], []]);
  });

  it('records which question was answered, also where only one was asked', () => {
    const match = offered();
    match.answer(1, ['accept']);
    expect(match.position().answers).toEqual([[1, expect.any(Number)]]);
    const alone = deal();
    alone.answer(0, [legal(alone, 0).find((id) => id.startsWith('lay.'))!]);
    expect(alone.position().answers).toEqual([[0, expect.any(Number)]]);
    expect(alone.journal().records).toEqual([{ seat: 0, answer: [expect.stringMatching(/^lay\./)] }]);
  });

  it('refuses an answer to an older state of the table', () => {
    const match = offered();
    const { seq } = match;
    match.answer(1, ['decline'], { expectedSeq: seq });
    expect(codeOf(() => match.answer(2, ['decline'], { expectedSeq: seq }))).toBe('stale-answer');
    expect(codeOf(() => match.answer(0, ['rest'], { expectedSeq: seq }))).toBe('stale-answer');
    expect(codeOf(() => match.answer(2, ['decline'], { expectedSeq: seq + 1 }))).toBe('accepted');
  });

  it('an answer can be taken back until somebody else has answered', () => {
    const match = offered();
    const before = match.hash();
    match.answer(2, ['decline']);
    match.undo(2);
    expect([match.hash(), match.mayAnswer]).toEqual([before, [1, 2]]);
    match.answer(2, ['accept']);
    match.undo(2);
    expect([match.hash(), match.mayAnswer]).toEqual([before, [1, 2]]);
    match.answer(1, ['decline']);
    expect(codeOf(() => match.undo(0))).toBe('undo-other-answered');
    match.takeBackAgreed(0);
    expect(match.mayAnswer).toEqual([]);
    expect(Match.replay(barter, match.journal()).hash()).toBe(match.hash());
  });

  it('in the middle of a step a position names whoever was not waited for', () => {
    const match = offered();
    match.answer(2, ['accept']);
    expect(match.answersOfStep()).toEqual([{ seat: 2, answer: ['accept'] }]);
    expect(match.picksOfStep(2)).toEqual([{ verb: 'accept' }]);
    const written = JSON.parse(JSON.stringify(makePosition(barter, match)));
    const again = Match.resume(barter, parsePosition(barter, written));
    expect(again.decisions()).toEqual(match.decisions());
    expect(makePosition(barter, again)).toEqual(written);
  });

  it('a position with an answer of somebody who is not asked is refused', () => {
    const written = { ...makePosition(barter, offered()) };
    const problem = (answers: unknown): string =>
      codeOfDocument(() => parsePosition(barter, { ...written, answers }));
    expect(problem([{ seat: 0, answer: ['accept'] }])).toBe('answers.0: unknown-option');
    expect(problem([{ seat: 7, answer: ['accept'] }])).toBe('answers.0: no-such-seat');
    expect(problem([{ seat: 1 }])).toBe('answers.0: wrong-shape');
    expect(problem([{ seat: 1, answer: ['accept'] }])).toBe('');
  });

  it('both runners of perft branch over everybody who is asked', () => {
    const start = offered(2).position();
    const rows = perft(barter, start, 3);
    expect(perftBySuspending(barter, start, 3)).toEqual(rows);
    expect(rows[0]!.sequences).toBe(legal(offered(2), 0).length + 2);
  });

  it('the same in another world', () => {
    const match = offered();
    match.answer(1, ['accept']);
    for (const viewer of [0, 1, 2, 3]) {
      const world = match.alternative(viewer, 'w')!;
      expect(world.decisions(2)).toEqual(match.decisions(2));
      expect([world.waitingFor, world.mayAnswer]).toEqual([match.waitingFor, match.mayAnswer]);
      expect(world.undoState(1)).toEqual(match.undoState(1));
      expect(world.journalFor(viewer)).toEqual(match.journalFor(viewer));
    }
  });

  it('an answer of a choice among hidden cards is named as in that world', () => {
    const match = deal();
    match.answer(0, [legal(match, 0).find((id) => id.startsWith('lay.'))!]);
    const world = match.alternative(1, 'w')!;
    const [picked] = match.position().answers[0]!.slice(1);
    const face = world.table.faceName(operandOf(picked!));
    expect(world.journal().records).toEqual([{ seat: 0, answer: [`lay.${face}`] }]);
  });

  it('in a play-out the others are heard first, in their order', () => {
    const match = offered();
    const t = tableAt(barter, match.position());
    const last = choosing(({ values, count }) => values[count - 1]!);
    playOut(barter, t, last, 3);
    expect(last.seats).toEqual([1, 2, 0]);
  });

  it('whoever thinks about a question meets it first in every world', () => {
    const match = offered();
    for (const seat of [0, 1, 2]) {
      const worlds = match.situation(seat, 's').worlds('w');
      for (let i = 0; i < 3; i++) {
        const policy = choosing(({ values, count }) => values[count - 1]!);
        expect(worlds.enter(policy)).toBe(true);
        expect(policy.seats).toEqual([seat]);
      }
    }
  });

  it('afterwards the order is the usual one again', () => {
    const match = offered();
    const worlds = match.situation(2, 's').worlds('w');
    const policy = choosing(({ values, count }) => values[count - 1]!);
    worlds.enter(policy);
    barter.step(worlds.table);
    barter.step(worlds.table);
    expect(policy.seats).toEqual([2, 1, 0]);
  });

  it('is not asked where everybody knows that there is nothing to choose', () => {
    const settled = withStep((t) => {
      const question = t.question(0, 'only').offer(6 << 16);
      question.open = true;
      const { chosen } = t.askAny(question, []);
      t.set(0, chosen[0] === 6 << 16 ? 99 : 0);
    });
    expect(deal(2, settled).isOver).toBe(true);
  });

  it('one seat cannot be asked twice, nor anybody without an option', () => {
    const twice = withStep((t) => {
      t.askAny(t.question(0, 'a').offer(6 << 16), [t.question(0, 'b').offer(6 << 16)]);
    });
    const none = withStep((t) => {
      t.askAny(t.question(0, 'a').offer(6 << 16), [t.question(1, 'b')]);
    });
    expect(() => deal(2, twice)).toThrow(RuleDefect);
    expect(() => deal(2, none)).toThrow(RuleDefect);
  });
});

describe('the smallest game with askAny', () => {
  it('trades cards', () => {
    const match = offered(2);
    const [card] = match.table.cardsIn(stall);
    match.answer(1, ['accept']);
    match.answer(1, [legal(match, 1)[0]!]);
    expect(match.table.zoneOf(card!)).toBe(hand(1));
    expect([match.table.size(hand(0)), match.table.size(hand(1))]).toEqual([4, 4]);
    expect(match.table.size(shelf(0))).toBe(0);
  });
});

const withStep = (step: Game['step']): Game => ({ ...barter, step });

function codeOfDocument(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}
