import { describe, expect, it } from 'vitest';
import { passing } from './fixtures/passing.ts';
import { codeOf, deal, legal, passAll } from './fixtures/play-passing.ts';
import { type Game, Match } from './index.ts';

const dealt = (game: Game, seats: number): Match =>
  Match.deal(game, { seats, options: {}, chance: { kind: 'fast', seed: 'm' } });

/** A game that always ends like this. */
const ranking = (places: readonly number[], scores: readonly number[]): Game => ({
  ...passing,
  outcome: () => ({ places, scores }),
});

describe('resigning', () => {
  it('[K-07] with one other seat left the game is over', () => {
    const match = deal(2);
    match.answer(0, [legal(match, 0)[0]!]);

    match.resign(0);

    expect(match.isOver).toBe(true);
    expect(match.resigned).toEqual([0]);
    expect(match.outcome).toEqual({ places: [2, 1], scores: [0, 0] });
    expect(match.waitingFor).toEqual([]);
    expect(match.decisions()).toEqual([]);
    expect(match.snapshot()).toBeUndefined();
    expect(codeOf(() => match.answer(1, [legal(deal(2), 1)[0]!]))).toBe('game-over');
    expect(codeOf(() => match.resign(1))).toBe('game-over');
  });

  it('[K-07] with more seats left the game goes on, and the seat is still asked', () => {
    const match = passAll(deal());
    const asked = match.decisions();

    match.resign(0);

    expect(match.isOver).toBe(false);
    expect(match.outcome).toBeUndefined();
    expect(match.decisions()).toEqual(asked);
    match.answer(0, ['keep'], { by: 'bot' });
    match.resign(1);
    expect(match.isOver).toBe(true);
  });

  it('[K-07] nobody resigns twice, after the end, or from a seat that does not exist', () => {
    const match = deal();
    match.resign(1);
    expect(codeOf(() => match.resign(1))).toBe('already-resigned');
    expect(codeOf(() => match.resign(3))).toBe('no-such-seat');
    expect(match.resigned).toEqual([1]);
    expect(match.seq).toBe(1);

    const over = passAll(deal());
    for (const answer of [['keep'], ['keep'], 'ace', 3]) over.answer(0, answer);
    expect(codeOf(() => over.resign(1))).toBe('game-over');
  });

  it('[K-07] whoever resigned comes after the others, the first one last; the others keep their order', () => {
    const [places, scores] = [
      [2, 1, 2],
      [5, 9, 5],
    ];
    const first = dealt(ranking(places, scores), 3);
    first.resign(1);
    first.resign(0);
    expect(first.outcome).toEqual({ places: [2, 3, 1], scores });

    const tied = dealt(ranking(places, scores), 3);
    tied.resign(1);
    passAll(tied);
    for (const answer of [['keep'], ['keep'], 'ace', 3]) tied.answer(0, answer);
    expect(tied.outcome).toEqual({ places: [1, 3, 1], scores });
  });

  it('[K-07] nothing that was answered before can be taken back, but what is answered after that can', () => {
    const match = passAll(deal());
    match.answer(0, ['keep']);
    expect(match.undoState(0).kind).toBe('free');

    match.resign(1);

    for (const seat of [0, 1, 2]) {
      expect(match.undoState(seat)).toEqual({ kind: 'none' });
      expect(codeOf(() => match.undo(seat))).toBe('nothing-to-undo');
      expect(codeOf(() => match.takeBackAgreed(seat))).toBe('nothing-to-undo');
    }
    expect(codeOf(() => match.repeat({ undo: 3 }))).toBe('nothing-to-undo');
    const before = match.hash();
    match.answer(0, ['draw']);
    match.takeBackAgreed(0);
    expect(match.hash()).toBe(before);
    expect(match.resigned).toEqual([1]);
    expect(match.log(2, 4).map(({ event }) => event.type)).toEqual(['resign', 'undo']);
  });

  it('[K-07] answers that are sealed stay in force', () => {
    const match = passAll(deal(), [0]);
    match.resign(0);
    expect(match.waitingFor).toEqual([1, 2]);
    expect(codeOf(() => match.undo(0))).toBe('nothing-to-undo');
    expect(passAll(match, [1, 2]).hash()).toBe(passAll(deal()).hash());
  });

  it('everybody is told, and the journal replays to the same end', () => {
    const match = passAll(deal());
    match.resign(2);
    match.answer(0, ['keep']);
    match.resign(0);

    expect(match.journalFor(1).records).toEqual([
      { seat: 0 },
      { seat: 1, answer: [legal(deal(), 1)[0]] },
      { seat: 2 },
      { resign: 2 },
      { seat: 0 },
      { resign: 0 },
    ]);
    for (const viewer of [0, 3]) {
      expect(match.log(viewer).filter(({ event }) => event.type === 'resign')).toEqual([
        { seq: 3, event: { type: 'resign', seat: 2 } },
        { seq: 5, event: { type: 'resign', seat: 0 } },
      ]);
    }
    const again = Match.replay(passing, JSON.parse(JSON.stringify(match.journal())));
    expect(again.outcome).toEqual(match.outcome);
    expect(again.journal()).toEqual(match.journal());
    expect(Match.replay(passing, match.journal(), 5).isOver).toBe(false);
  });

  it('is known in every world', () => {
    const match = passAll(deal());
    match.resign(2);
    for (const world of [match.resample(1, 'w'), match.alternative(1, 'w')!]) {
      expect(world.resigned).toEqual([2]);
      expect(world.journalFor(1)).toEqual(match.journalFor(1));
      expect(world.undoState(0)).toEqual({ kind: 'none' });
    }
    match.resign(1);
    expect(match.resample(1, 'w').isOver).toBe(true);
  });
});
