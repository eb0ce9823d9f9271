import { describe, expect, it } from 'vitest';
import { barter, longestLabel } from './fixtures/barter.ts';
import { codeOf } from './fixtures/play-passing.ts';
import {
  Match,
  makePosition,
  type Policy,
  parsePosition,
  perft,
  perftBySuspending,
  playOut,
  tableAt,
} from './index.ts';

/** Seat 0 lays out a card and is asked for a label. */
function labelling(): Match {
  const match = Match.deal(barter, { seats: 2, options: {}, chance: { kind: 'fast', seed: 't' } });
  const [decision] = match.decisions(0);
  const options = decision?.kind === 'choose' ? decision.options : [];
  match.answer(0, [options.find(({ id }) => id.startsWith('lay.'))!.id]);
  return match;
}

const labelled = (match: Match): unknown => match.news(1).at(-1)?.params;

describe('a text', () => {
  it('is asked for with its greatest length', () => {
    expect(labelling().decisions(0)).toMatchObject([
      { kind: 'text', maxLength: longestLabel, prompt: { key: 'prompt.label' } },
    ]);
  });

  it('comes to the rules as it was written, and may be empty', () => {
    const match = labelling();
    match.answer(0, 'Süß! 🍎');
    expect(labelled(match)).toEqual({ label: 'Süß! 🍎' });
    match.undo(0);
    match.answer(0, '');
    expect(labelled(match)).toEqual({ label: '' });
  });

  it('is recorded in composed characters', () => {
    const match = labelling();
    match.answer(0, 'su\u0308ß');
    expect(match.journal().records.at(-1)).toMatchObject({ answer: 's\u00fcß' });
    expect(Match.replay(barter, match.journal()).hash()).toBe(match.hash());
  });

  it('is refused if it is none, too long, or cannot be shown in a line', () => {
    const match = labelling();
    const code = (answer: string | number | string[]): string => codeOf(() => match.answer(0, answer));
    expect([code(3), code([]), code('123456789')]).toEqual(['wrong-shape', 'wrong-shape', 'too-long']);
    for (const unit of ['\n', '\t', '\u0000', '\u0085', '\u2028', '\ud800', '\u202e'])
      expect(code(`a${unit}`)).toBe('bad-text');
    expect(() => match.answer(0, '123456789')).toThrow(
      expect.objectContaining({ params: { length: 9, max: longestLabel } }),
    );
    expect(code('12345678')).toBe('accepted');
  });

  it('a policy leaves it empty, and is not even asked', () => {
    const never: Policy = {
      answer() {
        throw new Error('asked');
      },
    };
    const match = labelling();
    expect(match.answerBy(0, never)).toBe('');
    expect(match.situation(0, 's').answerBy(never)).toBe('');
    const t = tableAt(barter, match.position());
    t.begin(match.position().answers, []);
    playOut(barter, t, never, 1);
    expect(t.mark(t.top(barter.zones.findIndex(({ name }) => name === 'shelf')))).toBe(0);
    expect(match.situation(0, 's').worlds('w').enter(never)).toBe(true);
  });

  it('is part of positions, in words and in numbers', () => {
    const twice = {
      ...barter,
      step: (t: Parameters<typeof barter.step>[0]) => {
        const first = t.text(0, 'label', 20);
        t.set(0, first.length + t.text(1, 'label', 20, { first }).length);
      },
      isOver: (t: Parameters<typeof barter.step>[0]) => t.get(0) > 0,
    };
    const match = Match.deal(twice, { seats: 2, options: {}, chance: { kind: 'fast', seed: 't' } });
    match.answer(0, 'Äpfel');
    expect(match.position().answers).toEqual([[...'Äpfel'].map((letter) => letter.charCodeAt(0))]);
    const written = makePosition(twice, match);
    expect(written['answers']).toEqual(['Äpfel']);
    const again = Match.resume(twice, parsePosition(twice, JSON.parse(JSON.stringify(written))));
    expect(again.decisions(1)).toMatchObject([{ prompt: { params: { first: 'Äpfel' } } }]);
  });

  it('has one answer in perft', () => {
    const { length } = perftBySuspending(barter, labelling().position(), 1);
    const rows = perft(barter, labelling().position(), 2);
    expect([length, rows[0]!.sequences]).toEqual([1, 1]);
    expect(perftBySuspending(barter, labelling().position(), 2)).toEqual(rows);
  });
});
