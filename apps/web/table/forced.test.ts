import { signal } from '@preact/signals';
import type { ByItself, Decision, Option } from '@zunft/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ForcedSteps, onlyAnswer } from './forced.ts';

const option = (verb: string, more: Partial<Option['ref']> = {}): Option => ({
  id: verb,
  ref: { verb, ...more },
  legal: true,
});
const refused = (verb: string): Option => ({
  id: verb,
  ref: { verb },
  legal: false,
  why: { code: 'no', params: {}, rule: 'R' },
});
const asked = (...options: Option[]): Decision => ({
  kind: 'choose',
  seat: 0,
  prompt: { key: 'prompt.buy' },
  options,
  min: 1,
  max: 1,
});

function tableWith(decision: Decision | undefined) {
  const answers: string[] = [];
  const ways: ByItself[] = [];
  const table = {
    seq: signal(4),
    decision: signal(decision),
    isWanted: signal(true),
    isFast: signal(false),
    verbs: ['end', 'decline'],
    busy: false,
    isBusy: () => table.busy,
    answer(id: string, by: ByItself) {
      answers.push(id);
      ways.push(by);
    },
  };
  return { table, answers, ways };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the only answer', () => {
  test('is one that is possible, whatever else is refused', () => {
    expect(onlyAnswer(asked(option('end'), refused('buy')))?.id).toBe('end');
    expect(onlyAnswer(asked(option('choose', { name: 'keep' }), refused('set-aside')))?.ref.name).toBe(
      'keep',
    );
    expect(onlyAnswer(asked(option('end'), option('decline')))).toBeUndefined();
  });

  test('lies on no card and names nobody', () => {
    expect(onlyAnswer(asked(option('play', { card: 'moat' })))).toBeUndefined();
    expect(onlyAnswer(asked(option('level', { number: 2 })))).toBeUndefined();
    expect(onlyAnswer({ kind: 'amount', seat: 0, prompt: { key: 'p' }, min: 0, max: 3 })).toBeUndefined();
  });
});

describe('forced steps', () => {
  test('are taken after the same time, whatever is in hand', () => {
    const { table, answers } = tableWith(asked(option('decline'), refused('reveal')));
    const steps = new ForcedSteps(table);
    expect(steps.due.value).toMatchObject({ isEnd: false, grace: 1_200 });
    vi.advanceTimersByTime(1_199);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(answers).toEqual(['decline']);
  });

  test('leave time to take the last purchase back before a turn ends', () => {
    const { table, answers } = tableWith(asked(option('end')));
    const steps = new ForcedSteps(table);
    vi.advanceTimersByTime(1_900);
    table.seq.value = 3;
    table.decision.value = asked(option('end'), option('buy', { card: 'silver' }));
    expect(steps.due.value).toBeUndefined();
    vi.advanceTimersByTime(10_000);
    expect(answers).toEqual([]);
  });

  test('happen at once for those who like it fast', () => {
    const { table, answers } = tableWith(asked(option('end')));
    table.isFast.value = true;
    new ForcedSteps(table);
    vi.advanceTimersByTime(0);
    expect(answers).toEqual(['end']);
  });

  test('wait while the player looks at the past or reads something in front of the table', () => {
    const { table, answers } = tableWith(asked(option('decline')));
    new ForcedSteps(table);
    const present = table.decision.value;
    table.decision.value = undefined;
    vi.advanceTimersByTime(10_000);
    table.decision.value = present;
    table.busy = true;
    vi.advanceTimersByTime(10_000);
    expect(answers).toEqual([]);
    table.busy = false;
    vi.advanceTimersByTime(1_200);
    expect(answers).toEqual(['decline']);
  });

  test('are left to the player who wants to take them', () => {
    const { table, answers } = tableWith(asked(option('end')));
    const steps = new ForcedSteps(table);
    steps.keep();
    expect(steps.due.value).toBeUndefined();
    vi.advanceTimersByTime(10_000);
    expect(answers).toEqual([]);
    table.seq.value = 9;
    table.decision.value = asked(option('end'));
    vi.advanceTimersByTime(2_000);
    expect(answers).toEqual(['end']);
  });

  test('are only those that the game names, and only if they are wanted', () => {
    const { table, answers } = tableWith(asked(option('refill')));
    const steps = new ForcedSteps(table);
    expect(steps.due.value).toBeUndefined();
    table.decision.value = asked(option('end'));
    table.isWanted.value = false;
    vi.advanceTimersByTime(10_000);
    expect(answers).toEqual([]);
  });

  test('stop with the table', () => {
    const { table, answers } = tableWith(asked(option('end')));
    new ForcedSteps(table).stop();
    vi.advanceTimersByTime(10_000);
    expect(answers).toEqual([]);
  });

  describe('at a window', () => {
    const window = { occasion: 'attack', pass: 'decline' };
    const attacked = { ...asked(option('reveal', { card: 'moat' }), option('decline')), window };

    test('let happen what the player does not want to be asked about, after the same time', () => {
      const { table, answers, ways } = tableWith(attacked);
      const steps = new ForcedSteps({ ...table, letBy: () => 'page' });
      expect(steps.due.value).toMatchObject({ isOrdered: true, isEnd: false, grace: 1_200 });
      vi.advanceTimersByTime(1_200);
      expect(answers).toEqual(['decline']);
      expect(ways).toEqual(['orders']);
    });

    test('are left to a table that does it itself, and to whoever wants to be asked', () => {
      for (const by of ['table', undefined] as const) {
        const { table, answers } = tableWith(attacked);
        const steps = new ForcedSteps({ ...table, letBy: () => by });
        expect(steps.due.value === undefined).toBe(by === undefined);
        vi.advanceTimersByTime(10_000);
        expect(answers).toEqual([]);
      }
    });

    test('are given up by whoever keeps the step', () => {
      const { table, answers } = tableWith(attacked);
      const steps = new ForcedSteps({ ...table, letBy: () => 'page' });
      steps.keep();
      vi.advanceTimersByTime(10_000);
      expect(answers).toEqual([]);
    });
  });
});
