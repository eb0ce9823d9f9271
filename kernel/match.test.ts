import { describe, expect, it } from 'vitest';
import { passing } from './fixtures/passing.ts';
import { codeOf, deal, legal, passAll } from './fixtures/play-passing.ts';
import { type Decision, Match, type Position, Stream } from './index.ts';

function dealAndTell(t: Parameters<typeof passing.setup>[0]): void {
  passing.setup(t);
  t.tell('dealt', 3);
}

function answerAtRandom(decision: Decision, stream: Stream): string[] | number | string {
  if (decision.kind === 'amount') return decision.min + stream.below(decision.max - decision.min + 1);
  if (decision.kind === 'name') return decision.names[stream.below(decision.names.length)]!;
  if (decision.kind === 'text') return '';
  const options = decision.options.filter(({ legal }) => legal);
  return [options[stream.below(options.length)]!.id];
}

/** Answers at random, every third time takes something back: everything is as before that record. */
function backAndForth(match: Match, stream: Stream, moves: number): void {
  const before: string[] = [];
  const standing = (): string =>
    JSON.stringify([match.hash(), match.position(), match.waitingFor, match.decisions()]);
  for (let i = 0; i < moves; i++) {
    before[match.seq] = standing();
    const seat = stream.below(match.table.seats);
    const { kind } = match.undoState(seat);
    if (kind !== 'none' && (match.isOver || stream.below(3) === 0)) {
      if (kind === 'free') match.undo(seat);
      else match.takeBackAgreed(seat);
      const record = match.journal().records.at(-1)!;
      expect(standing()).toBe('undo' in record && before[record.undo]);
    } else if (!match.isOver) {
      const asked = match.waitingFor[stream.below(match.waitingFor.length)]!;
      match.answer(asked, answerAtRandom(match.decisions(asked)[0]!, stream));
    }
  }
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

  it('[K-02] what others seal who are asked at the same time makes no answer stale', () => {
    const match = deal();
    const before = match.seq;
    const answer = (seat: number, expectedSeq: number) =>
      codeOf(() => match.answer(seat, [legal(match, seat)[0]!], { expectedSeq }));

    expect(answer(1, before)).toBe('accepted');
    expect(answer(2, before)).toBe('accepted');
    expect(answer(1, before)).toBe('stale-answer');
    expect(answer(0, before + 3)).toBe('stale-answer');
    expect(answer(0, before - 1)).toBe('stale-answer');
    expect(answer(0, before)).toBe('accepted');
    expect(answer(0, before)).toBe('stale-answer');
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

  it('[K-05] taking back leaves no way to what another seat answered before', () => {
    const match = passAll(deal());
    match.answer(0, ['keep']);
    match.undo(0);
    expect(codeOf(() => match.undo(2))).toBe('undo-learned');
  });

  it('the first answer can be taken back, and the deal is still told', () => {
    const told = { ...passing, setup: dealAndTell };
    const match = Match.deal(told, { seats: 3, options: {}, chance: { kind: 'fast', seed: 'm' } });
    const [dealt] = match.log(0);

    match.answer(1, [legal(match, 1)[0]!]);
    match.undo(1);

    expect(match.waitingFor).toEqual([0, 1, 2]);
    expect(match.log(0)).toEqual([dealt, { seq: 0, event: { type: 'undo', seat: 1 } }]);
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

describe('taking back by agreement', () => {
  const drawn = (): Match => {
    const match = passAll(deal());
    match.answer(0, ['keep']);
    match.answer(0, ['draw']);
    return match;
  };

  it('[K-05] goes back beyond what has become known; the deck keeps its order', () => {
    const match = drawn();
    const after = match.hash();

    match.takeBackAgreed(0);
    expect(legal(match, 0)).toEqual(['draw', 'keep']);
    expect(match.journal().records.at(-1)).toEqual({ undo: 4, agreed: true });
    expect(match.log(1).at(-1)).toEqual({
      seq: 4,
      event: { type: 'undo', seat: 0, params: { agreed: 'yes' } },
    });

    match.answer(0, ['draw']);
    expect(match.hash()).toBe(after);
  });

  it('[K-05] says whose answers would be taken back as well', () => {
    const match = deal();
    expect(match.takenBackWith(1)).toEqual([]);
    passAll(match, [1, 0, 2]);
    expect(match.takenBackWith(1)).toEqual([0, 2]);
    expect(match.takenBackWith(2)).toEqual([]);
  });

  it('[K-05] takes back what others have answered since, and what was sealed then is sealed again', () => {
    const match = deal();
    passAll(match, [2, 0]);
    const before = match.hash();
    passAll(match, [1]);
    match.answer(0, ['keep']);

    match.takeBackAgreed(1);

    expect(match.hash()).toBe(before);
    expect(match.waitingFor).toEqual([1]);
    expect(match.hash()).toBe(Match.replay(passing, match.journal()).hash());

    match.takeBackAgreed(2);
    expect(match.waitingFor).toEqual([0, 1, 2]);
  });

  it('[K-05] goes back even from the end, and then answer by answer to the deal', () => {
    const match = drawn();
    match.answer(0, 'ace');
    match.answer(0, 3);
    const start = deal();

    for (let i = 0; i < 5; i++) match.takeBackAgreed(0);

    expect(match.isOver).toBe(false);
    expect(match.hash()).toBe(start.hash());
    expect(match.decisions()).toEqual(start.decisions());
    expect(match.takebacks).toBe(5);
    expect(codeOf(() => match.takeBackAgreed(0))).toBe('nothing-to-undo');
  });

  it('[K-05] a detour over something taken back is no way around', () => {
    const match = drawn();
    match.takeBackAgreed(0);

    // The first card of the deck has been seen.
    expect(codeOf(() => match.undo(0))).toBe('undo-learned');
    match.takeBackAgreed(0);
    expect(match.takebacks).toBe(2);
  });

  it('[K-05] what others had answered stays known, whatever is taken back', () => {
    const match = deal();
    passAll(match, [1, 1, 0]);
    match.takeBackAgreed(1);
    expect(match.undoState(1)).toMatchObject({ kind: 'agreed', why: { code: 'undo-other-answered' } });
    expect(match.resample(0, 'w').takebacks).toBe(1);
  });

  it('a journal with such records replays to the same table, from wherever it is read', () => {
    const match = drawn();
    match.takeBackAgreed(0);
    match.takeBackAgreed(2);
    passAll(match, [2]);
    match.answer(0, ['keep']);
    const journal = JSON.parse(JSON.stringify(match.journal()));

    const again = Match.replay(passing, journal);

    expect(again.hash()).toBe(match.hash());
    expect(again.journal()).toEqual(match.journal());
    expect(again.log(0)).toEqual(match.log(0));
    expect(Match.replay(passing, journal, 6).hash()).toBe(Match.replay(passing, journal, 4).hash());
    expect(match.journalFor(1).records.slice(-4)).toEqual([
      { undo: 4, agreed: true },
      { undo: 2, agreed: true },
      { seat: 2 },
      { seat: 0 },
    ]);
  });

  it('a journal cannot go back to what is not in force, nor to what is not the last answer of its seat', () => {
    const { records, ...head } = drawn().journal();
    const withUndo = (undo: number) => ({ ...head, records: [...records, { undo, agreed: true } as const] });
    for (const undo of [0, 3, 5]) {
      expect(codeOf(() => Match.replay(passing, withUndo(undo)))).toBe('nothing-to-undo');
    }
    const twice = { ...head, records: [...withUndo(4).records, { undo: 4, agreed: true } as const] };
    expect(codeOf(() => Match.replay(passing, twice))).toBe('nothing-to-undo');
  });

  it('games with takebacks at random replay to the same table and log', () => {
    for (let i = 0; i < 200; i++) {
      const match = deal(2 + (i % 2), `back ${i}`);
      if (match.waitingFor.some((seat) => legal(match, seat).length === 0)) continue; // Nothing but knaves.
      backAndForth(match, new Stream(`${i}`), 40);

      const again = Match.replay(passing, JSON.parse(JSON.stringify(match.journal())));

      expect(again.hash()).toBe(match.hash());
      expect(again.journal()).toEqual(match.journal());
      expect(again.position()).toEqual(match.position());
      expect(again.takebacks).toBe(match.takebacks);
      for (const seat of [0, 1]) {
        expect(again.log(seat)).toEqual(match.log(seat));
        expect(again.undoState(seat)).toEqual(match.undoState(seat));
        expect(codeOf(() => match.undoable(seat)) === 'accepted').toBe(match.undoState(seat).kind === 'free');
      }
    }
  });

  it('leads nowhere from an imagined world, where the cards would be the real ones', () => {
    const world = drawn().resample(1, 'w');
    expect(world.undoState(0).kind).toBe('agreed');
    expect(() => world.takeBackAgreed(0)).toThrow('no past');
  });
});

describe('what undo would do', () => {
  it('is nothing for a seat without an answer', () => {
    const match = deal();
    match.answer(1, [legal(match, 1)[0]!]);
    expect([0, 1, 3].map((seat) => match.undoState(seat).kind)).toEqual(['none', 'free', 'none']);
  });

  it('is free exactly where undo works, and names what would be taken back', () => {
    const match = passAll(deal());
    match.answer(0, ['keep']);

    expect(match.undoState(0)).toEqual({ kind: 'free', ...match.undoable(0) });
    expect(match.undoState(0)).toMatchObject({ answer: ['keep'], prompt: { key: 'prompt.show' } });
    match.undo(0);
    expect(match.undoState(0)).toMatchObject({ kind: 'agreed', prompt: { key: 'prompt.pass' } });
  });

  it('needs an agreement where undo is refused, with the reason', () => {
    const match = passAll(deal(), [0, 1, 2]);
    match.answer(0, ['keep']);
    match.answer(0, ['draw']);

    expect(match.undoState(0)).toMatchObject({
      kind: 'agreed',
      why: { code: 'undo-learned', params: {}, rule: 'K-05' },
      answer: ['draw'],
    });
    expect(match.undoState(1)).toMatchObject({
      kind: 'agreed',
      why: { code: 'undo-other-answered', params: { seat: 2 }, rule: 'K-05' },
    });
    // The others' cards came out together with the last answer.
    expect(match.undoState(2)).toMatchObject({ kind: 'agreed', why: { code: 'undo-learned' } });
  });
});

describe('resampling', () => {
  it('sealed answers name other cards where the cards are others, but for one’s own', () => {
    const match = deal();
    for (const seat of [0, 1]) match.answer(seat, [legal(match, seat)[0]!]);
    const answersIn = (world: Match) => [0, 1].map((seat) => world.undoState(seat));
    const worlds = Array.from({ length: 20 }, (_, i) => match.alternative(0, `${i}`)!);
    for (const world of worlds) {
      const records = world.recordsFrom(0) as readonly { answer: unknown }[];
      const [own, other] = answersIn(world);
      expect(own).toEqual(match.undoState(0));
      expect([own, other].map((state) => state?.kind !== 'none' && state?.answer)).toEqual(
        records.map(({ answer }) => answer),
      );
      expect(world.journalFor(0)).toEqual(match.journalFor(0));
    }
    const others = new Set(worlds.map((world) => JSON.stringify(answersIn(world)[1])));
    expect(others.size).toBeGreaterThan(1);
  });

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
