import { describe, expect, it } from 'vitest';
import { passing } from './fixtures/passing.ts';
import { Match, type Position, Refusal } from './index.ts';

const deal = (seats = 3, seed = 'm'): Match =>
  Match.deal(passing, { seats, options: {}, chance: { kind: 'fast', seed } });

const legal = (match: Match, seat: number): string[] =>
  match
    .decisions(seat)
    .flatMap((decision) =>
      decision.kind === 'choose'
        ? decision.options.flatMap((option) => (option.legal ? [option.id] : []))
        : [],
    );

const codeOf = (attempt: () => unknown): string => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
};

/** All pass the first card they can. */
function passAll(match: Match, order = [0, 1, 2]): Match {
  for (const seat of order) match.answer(seat, [legal(match, seat)[0]!]);
  return match;
}

describe('several seats asked at once', () => {
  it('answers are carried out together, in whatever order they arrive', () => {
    expect(passAll(deal(), [2, 0, 1]).hash()).toBe(passAll(deal(), [0, 1, 2]).hash());
  });

  it('nothing moves and nothing is told before the last answer', () => {
    const match = deal();
    const before = match.hash();

    match.answer(1, [legal(match, 1)[0]!]);

    expect(match.hash()).toBe(before);
    expect(match.waitingFor).toEqual([0, 2]);
    expect(match.journalFor(0).records).toEqual([{ seat: 1 }]);
  });

  it('a sealed answer may be changed until the last one is in', () => {
    const match = deal();
    const other = deal();
    const [first, second] = legal(match, 1);

    match.answer(1, [first!]);
    passAll(match.answer(1, [second!]) && match, [0, 2]);
    other.answer(1, [second!]);
    passAll(other, [0, 2]);

    expect(match.hash()).toBe(other.hash());
  });

  it('sealed answers survive JSON', () => {
    const match = deal();
    match.answer(1, [legal(match, 1)[0]!]);

    const copy = Match.resume(passing, JSON.parse(JSON.stringify(match.position())) as Position);

    expect(copy.waitingFor).toEqual([0, 2]);
    expect(passAll(copy, [0, 2]).hash()).toBe(passAll(match, [0, 2]).hash());
  });
});

describe('answers that are refused', () => {
  it('[K-01] only the seat that is asked may answer', () => {
    const match = passAll(deal());
    expect(codeOf(() => match.answer(1, ['keep']))).toBe('not-your-decision');
  });

  it('[K-01] nobody may answer when the game is over', () => {
    const match = passAll(deal());
    match.answer(0, ['keep']);
    match.answer(0, ['keep']);
    match.answer(0, 'ace');
    match.answer(0, 3);
    expect(match.isOver).toBe(true);
    expect(codeOf(() => match.answer(0, ['keep']))).toBe('game-over');
  });

  it('[K-02] an answer to an older state of the table is stale', () => {
    const match = passAll(deal());
    expect(codeOf(() => match.answer(0, ['keep'], { expectedSeq: match.seq - 1 }))).toBe('stale-answer');
    expect(codeOf(() => match.answer(0, ['keep'], { expectedSeq: match.seq }))).toBe('accepted');
  });

  it('[K-03] options and names must be known, and the answer of the right shape', () => {
    const match = passAll(deal());
    expect(codeOf(() => match.answer(0, ['fly']))).toBe('unknown-option');
    expect(codeOf(() => match.answer(0, 7))).toBe('wrong-shape');
    match.answer(0, ['keep']);
    match.answer(0, ['keep']);
    expect(codeOf(() => match.answer(0, 'joker'))).toBe('unknown-name');
  });

  it('[K-04] counts and amounts must be in range', () => {
    const match = passAll(deal());
    expect(codeOf(() => match.answer(0, []))).toBe('too-few');
    expect(codeOf(() => match.answer(0, ['keep', 'keep']))).toBe('repeated-option');
    match.answer(0, ['keep']);
    expect(codeOf(() => match.answer(0, ['draw', 'keep']))).toBe('too-many');
    match.answer(0, ['keep']);
    match.answer(0, 'ace');
    expect(codeOf(() => match.answer(0, 6))).toBe('amount-out-of-range');
    expect(codeOf(() => match.answer(0, 1.5))).toBe('not-a-whole-number');
  });

  it('[K-06] the seat must exist', () => {
    expect(codeOf(() => deal().answer(9, []))).toBe('no-such-seat');
  });

  it('a listed impossible option is refused with its own reason and rule', () => {
    for (let i = 0; i < 50; i++) {
      const match = deal(3, `knave ${i}`);
      const [decision] = match.decisions(0);
      const knave =
        decision?.kind === 'choose' && decision.options.find((option) => option.id === 'pass.knave');
      if (!knave || knave.legal) continue;
      expect(knave.why).toEqual({ code: 'no-knaves', params: { card: 'knave' }, rule: 'P-1' });
      expect(codeOf(() => match.answer(0, ['pass.knave']))).toBe('no-knaves');
      return;
    }
    expect.unreachable('some deal holds a knave');
  });
});

describe('undo', () => {
  it('[K-05] an answer from which nothing was learned can be taken back', () => {
    const match = passAll(deal());
    const before = match.hash();
    const [card] = legal(match, 0).filter((id) => id !== 'keep');

    match.answer(0, [card!]);
    expect(match.undoable(0).answer).toEqual([card]);
    match.undo(0);

    expect(match.hash()).toBe(before);
    expect(match.journal().records.at(-1)).toEqual({ undo: 3 });
    expect(match.log(1).at(-1)?.event).toEqual({ type: 'undo', seat: 0 });
  });

  it('[K-05] a card seen cannot be unseen', () => {
    const match = passAll(deal());
    match.answer(0, ['keep']);
    match.answer(0, ['draw']);
    expect(codeOf(() => match.undo(0))).toBe('undo-learned');
  });

  it('[K-05] nobody takes back what another seat answered, and not nothing', () => {
    const match = passAll(deal());
    match.answer(0, ['keep']);
    expect(codeOf(() => match.undo(1))).toBe('undo-other-answered');
    expect(codeOf(() => deal().undo(0))).toBe('nothing-to-undo');
  });

  it('a journal cannot take back what nobody could have taken back', () => {
    const match = passAll(deal());
    match.answer(0, ['keep']);
    match.answer(0, ['draw']);
    const journal = match.journal();
    const tampered = { ...journal, records: [...journal.records, { undo: journal.records.length - 1 }] };

    expect(codeOf(() => Match.replay(passing, tampered))).toBe('undo-learned');
  });

  it('a journal with something taken back replays to the same table', () => {
    const match = passAll(deal());
    match.answer(0, ['keep']);
    match.undo(0);
    match.answer(0, [legal(match, 0).at(-1)!]);

    const again = Match.replay(passing, JSON.parse(JSON.stringify(match.journal())));

    expect(again.hash()).toBe(match.hash());
    expect(again.journal()).toEqual(match.journal());
  });
});

describe('resampling', () => {
  it('keeps what the seat knows and deals out the rest anew', () => {
    const match = passAll(deal());
    const world = match.resample(0, 'w');

    expect(world.view(0)).toEqual(match.view(0));
    expect(world.decisions(0)).toEqual(match.decisions(0));
    expect(world.hash()).not.toBe(match.hash());
  });

  it('draws the same worlds from worlds that the seat cannot tell apart', () => {
    const match = passAll(deal());
    const other = match.resample(0, 'other');
    for (const seed of ['a', 'b', 'c']) {
      expect(other.resample(0, seed).hash()).toBe(match.resample(0, seed).hash());
    }
  });
});
