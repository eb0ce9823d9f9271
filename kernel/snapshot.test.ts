import { describe, expect, it } from 'vitest';
import { passing } from './fixtures/passing.ts';
import { codeOf, deal, legal, passAll } from './fixtures/play-passing.ts';
import { type Game, type JournalRecord, Match, type MatchSnapshot, PastNeeded } from './index.ts';

const restore = (
  match: Match,
  records: readonly JournalRecord[] = [],
  game: Game = passing,
  snapshot = match.snapshot()!,
): Match => Match.fromSnapshot(game, match.head, JSON.parse(JSON.stringify(snapshot)), records);

/** All have passed, and the first seat has drawn. */
function drawn(): Match {
  const match = passAll(deal());
  match.answer(0, ['keep']);
  match.answer(0, ['draw']);
  return match;
}

describe('a snapshot', () => {
  it('is offered where a step begins and nothing can be taken back freely', () => {
    const match = deal();
    const offered = [match.snapshot() !== undefined];
    const after = (move: () => unknown): void => {
      move();
      offered.push(match.snapshot() !== undefined);
    };

    after(() => passAll(match, [0, 1]));
    after(() => passAll(match, [2]));
    after(() => match.answer(0, ['keep']));
    after(() => match.undo(0));
    after(() => match.answer(0, ['keep']));
    after(() => match.answer(0, ['draw']));
    after(() => match.answer(0, 'ace'));
    after(() => match.answer(0, 3));

    // The deal, sealed answers, all revealed, a free answer and back, again, a draw, within a step, the end.
    expect(offered).toEqual([false, false, true, false, true, false, true, false, false]);
  });

  it('is not offered where a resignation alone keeps everybody from taking back', () => {
    const sealed = passAll(deal(), [0]);
    sealed.resign(1);
    expect(sealed.snapshot()).toBeUndefined();

    const match = drawn();
    match.answer(0, 'ace');
    match.resign(1);
    expect(match.snapshot()).toBeUndefined();

    const over = drawn();
    over.resign(1);
    expect(over.snapshot()).toBeDefined();
    over.resign(2);
    expect(over.snapshot()).toBeUndefined();
  });

  it('is never made of an imagined world', () => {
    const match = drawn();
    expect(match.snapshot()).toBeDefined();
    expect(match.resample(0, 'w').snapshot()).toBeUndefined();
    expect(match.alternative(0, 'w')?.snapshot()).toBeUndefined();
  });

  it('brings back the same table, and the same can be taken back', () => {
    const match = drawn();
    match.takeBackAgreed(0);
    match.answer(0, ['draw']);

    const copy = restore(match);

    expect(copy.seq).toBe(match.seq);
    expect(copy.hash()).toBe(match.hash());
    expect(copy.takebacks).toBe(1);
    expect(copy.head).toEqual(match.head);
    expect(copy.snapshot()).toEqual(match.snapshot());
    expect(copy.waitingFor).toEqual(match.waitingFor);
    for (const seat of [0, 1, 2, 3]) {
      expect(copy.undoState(seat)).toEqual(match.undoState(seat));
      expect(codeOf(() => copy.undo(seat))).toBe(codeOf(() => match.undo(seat)));
    }
  });

  it('goes on with the records since, and numbers them alike', () => {
    const match = drawn();
    const snapshot = match.snapshot()!;
    match.answer(0, 'ace');
    match.undo(0);
    match.answer(0, 'king', { by: 'clock' });

    const copy = restore(match, match.recordsFrom(snapshot.seq), passing, snapshot);
    for (const one of [match, copy]) one.answer(0, 3);

    expect(copy.recordsFrom(snapshot.seq)).toEqual(match.recordsFrom(snapshot.seq));
    expect(copy.log(0, snapshot.seq)).toEqual(match.log(0, snapshot.seq));
    expect(copy.outcome).toEqual(match.outcome);
  });

  it('has nothing new to tell', () => {
    const told: Game = {
      ...passing,
      step(t) {
        if (t.live) t.tell('step', 0);
        passing.step(t);
      },
    };
    const match = Match.deal(told, { seats: 3, options: {}, chance: { kind: 'fast', seed: 'm' } });
    passAll(match);
    const copy = restore(match, [], told);

    expect(match.news(0)).not.toEqual([]);
    expect(copy.news(0)).toEqual([]);
    for (const one of [match, copy]) one.answer(0, ['keep']);
    expect(copy.news(0)).toEqual(match.news(0));
    expect(copy.log(0, 3)).toEqual(match.log(0, 3));
  });

  it('keeps where the game began and what its seed was made of', () => {
    const start = { game: 'passing', players: ['ace', 'king', 'queen'].map((card) => ({ hand: [card] })) };
    const deal = { secret: 's', nonces: ['a', null, 'c'] };
    const match = passAll(Match.setUp(passing, start, deal));

    const copy = restore(match);

    expect(copy.head).toMatchObject({ start, deal });
    expect(copy.head).toEqual(match.head);
  });
});

describe('a match without its past', () => {
  it('says so where the past is needed', () => {
    const match = drawn();
    const copy = restore(match);

    expect([match.isWhole, copy.isWhole]).toEqual([true, false]);
    for (const ask of [
      () => copy.journal(),
      () => copy.journalFor(0),
      () => copy.log(0),
      () => copy.log(0, copy.seq - 1),
      () => copy.recordsFrom(copy.seq - 1),
      () => copy.takeBackAgreed(1),
      () => copy.repeat({ undo: 2, agreed: true }),
    ]) {
      expect(ask).toThrow(PastNeeded);
    }
    expect(copy.hash()).toBe(match.hash());
    expect(copy.seq).toBe(match.seq);
  });

  it('takes back by agreement what was answered since', () => {
    const match = drawn();
    const copy = restore(match);
    for (const one of [match, copy]) {
      one.answer(0, 'ace');
      one.takeBackAgreed(0);
    }
    expect(copy.hash()).toBe(match.hash());
    expect(copy.takebacks).toBe(1);
    expect(copy.undoState(0)).toEqual(match.undoState(0));
    expect(() => copy.takeBackAgreed(0)).toThrow(PastNeeded);
  });

  it('cannot be restored if the records go back beyond the snapshot', () => {
    const match = drawn();
    const snapshot = match.snapshot()!;
    match.takeBackAgreed(2);
    const since = match.recordsFrom(snapshot.seq);

    expect(() => restore(match, since, passing, snapshot)).toThrow(PastNeeded);
  });

  it('cannot be restored by a game that counts its cards or counters otherwise', () => {
    const match = drawn();
    const others: Game[] = [
      { ...passing, rulesVersion: 2 },
      { ...passing, faces: passing.faces.toReversed() },
      { ...passing, counters: passing.counters.toReversed() },
      { ...passing, zones: [...passing.zones, passing.zones[0]!] },
      { ...passing, cards: () => passing.cards({}, 3).toReversed() },
    ];
    for (const game of others) expect(() => restore(match, [], game)).toThrow(PastNeeded);
    expect(restore(match, [], { ...passing }).hash()).toBe(match.hash());
  });

  it('leads nowhere from an imagined world either', () => {
    const copy = restore(drawn());
    copy.answer(0, 'ace');
    const world = copy.resample(1, 'w');

    expect(world.undoState(0)).toEqual(copy.undoState(0));
    expect(() => world.takeBackAgreed(0)).toThrow('no past');
    expect(() => world.journal()).toThrow(PastNeeded);
  });

  it('knows who resigned, and that nothing before that can be taken back', () => {
    const match = drawn();
    match.resign(2);
    const copy = restore(match);

    expect(copy.resigned).toEqual([2]);
    expect(codeOf(() => copy.takeBackAgreed(0))).toBe('nothing-to-undo');
    expect(codeOf(() => copy.resign(2))).toBe('already-resigned');
    copy.resign(1);
    expect(copy.isOver).toBe(true);
    expect(copy.outcome?.places).toEqual([1, 2, 3]);
  });
});

describe('what is stored of the answers', () => {
  it('is no more than undo tells their seats', () => {
    const match = passAll(deal());
    const { last } = JSON.parse(JSON.stringify(match.snapshot())) as MatchSnapshot;
    expect(last.map((answer) => Object.keys(answer!).sort())).toEqual(
      Array(3).fill(['answer', 'barred', 'prompt', 'seat', 'seq']),
    );
    expect(last.map((answer) => answer?.answer)).toEqual([0, 1, 2].map((seat) => [legal(deal(), seat)[0]]));
  });
});
