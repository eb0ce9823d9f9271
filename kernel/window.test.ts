import { describe, expect, it } from 'vitest';
import { hand, passing, verbs } from './fixtures/passing.ts';
import { type Game, Match, none, RuleDefect } from './index.ts';

/** Seat 1 may step in with a card; seat 0 is asked something else before. */
const guarding = (occasion: string): Game => ({
  ...passing,
  occasions: ['target', 'other'],
  step(t) {
    t.pick(t.question(0, 'act').offer(verbs.at.draw).offer(verbs.at.keep));
    const question = t.question(1, 'step-in');
    for (let card = t.bottom(hand(1)); card !== none; card = t.above(card))
      question.offer(verbs.at.show | card);
    t.pick(question.window(occasion, verbs.at.keep));
    passing.step(t);
  },
});

const dealt = (occasion: string): Match =>
  Match.deal(guarding(occasion), { seats: 2, options: {}, chance: { kind: 'fast', seed: 'w' } });

describe('a window', () => {
  it('says what it is about and which option lets it happen; other questions do not', () => {
    const match = dealt('target');
    expect(match.decisions(0)[0]).not.toHaveProperty('window');
    expect(match.window(0)).toBeUndefined();
    match.answer(0, ['draw']);
    const window = { occasion: 'target', pass: 'keep' };
    expect(match.decisions(1)[0]).toMatchObject({ window });
    expect([match.window(0), match.window(1)]).toEqual([undefined, window]);
    match.answer(1, [window.pass]);
    expect(match.window(1)).toBeUndefined();
  });

  it('that is let pass by itself is told to its seat alone, also in a replay', () => {
    const match = dealt('target');
    match.answer(0, ['draw']);
    match.answer(1, ['keep'], { by: 'orders' });
    const params = { how: 'orders', asked: 'step-in', deed: 'keep' };
    const mark = { seq: 1, event: { type: 'by-itself', seat: 1, params } };
    expect(match.log(1, 1)[0]).toEqual(mark);
    for (const viewer of [0, 2]) {
      expect(match.log(viewer)).not.toContainEqual(expect.objectContaining({ event: mark.event }));
      expect(JSON.stringify(match.journalFor(viewer))).not.toContain('orders');
    }
    const again = Match.replay(guarding('target'), match.journal());
    expect(again.log(1)).toEqual(match.log(1));
  });

  it('is let pass by a player, or by a bot, without a mark; and so is what points at a card', () => {
    const match = dealt('target');
    match.answer(0, ['draw'], { by: 'apprentice' });
    const card = match.decisions(1).flatMap((asked) => (asked.kind === 'choose' ? asked.options : []))[0]!.id;
    match.answer(1, [card], { by: 'forced' });
    expect(match.log(1).map(({ event }) => event.type)).not.toContain('by-itself');
  });

  it('that a bot answers instead of the player is marked for the player, whatever it picks', () => {
    for (const by of ['clock', 'absence']) {
      const match = dealt('target');
      match.answer(0, ['draw'], { by });
      const card = match.decisions(1).flatMap((asked) => (asked.kind === 'choose' ? asked.options : []))[0]!;
      match.answer(1, [card.id], { by });
      for (const seat of [0, 1]) {
        const marks = match.log(seat).filter(({ event }) => event.type === 'by-itself');
        expect(marks).toEqual([{ seq: seat, event: { type: 'by-itself', seat, params: { how: by } } }]);
      }
    }
  });

  it('leaves no mark where nothing else was possible', () => {
    const match = dealt('target');
    match.answer(0, ['draw']);
    match.answer(1, ['keep'], { by: 'forced' });
    expect(match.log(1).map(({ event }) => event.type)).not.toContain('by-itself');
  });

  it('loses its mark when it is taken back', () => {
    const match = dealt('target');
    match.answer(0, ['draw']);
    match.answer(1, ['keep'], { by: 'orders' });
    match.takeBackAgreed(1);
    expect(match.log(1).map(({ event }) => event.type)).not.toContain('by-itself');
  });

  it('is about an occasion of the game', () => {
    const match = dealt('rain');
    match.answer(0, ['draw']);
    expect(() => match.window(1)).toThrow(RuleDefect);
  });
});
