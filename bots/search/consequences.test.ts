import type { Sense, Table } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { Consequences, whyOf } from './consequences.ts';

/** A table that is nothing but what is measured of it: two chapters and cards for the first seat, then for the other. */
const tableOf = (measured: readonly number[]) => measured as unknown as Table;

const sense = {
  features: ['small', 'large', 'cards'],
  stages: ['small', 'large'],
  measure: (t, into) => into.set(t as unknown as number[]),
  weights: () => [0.4, 0.6, 0.1],
} as Partial<Sense> as Sense;

/** A move after which the first seat and the other have so much more. */
function movedBy(mine: readonly number[], theirs: readonly number[] = [0, 0, 0]): Consequences {
  const consequences = new Consequences(sense, 2, 0);
  consequences.seeBefore(tableOf([5, 5, 5, 5, 5, 5]));
  consequences.seeAfter(tableOf([...mine, ...theirs].map((change) => 5 + change)));
  return consequences;
}

const nothing = movedBy([0, 0, 0]);

describe('why a move is recommended', () => {
  it('is the best of what it does for its seat', () => {
    expect(whyOf(sense, 0, movedBy([1, 0, 1]), [nothing])).toEqual({
      feature: 'small',
      whose: 'mine',
      change: 'more',
    });
    expect(whyOf(sense, 0, movedBy([0, 0, 1], [0, -1, 0]), [nothing])).toEqual({
      feature: 'large',
      whose: 'theirs',
      change: 'less',
    });
  });

  it('is a step from one stage to the next, and never one back', () => {
    expect(whyOf(sense, 0, movedBy([-1, 1, 0]), [nothing])).toMatchObject({
      feature: 'large',
      change: 'more',
    });
    expect(whyOf(sense, 0, movedBy([1, -1, 1]), [nothing])).toMatchObject({ feature: 'cards' });
    expect(whyOf(sense, 0, movedBy([0, 0, 0], [-1, 1, 0]), [nothing])).toBeUndefined();
  });

  it('is what the others do not do; what all do is no reason, what some do is better than none', () => {
    expect(whyOf(sense, 0, movedBy([1, 0, 1]), [movedBy([1, 0, 0])])).toMatchObject({ feature: 'cards' });
    expect(whyOf(sense, 0, movedBy([1, 0, 0]), [movedBy([1, 0, 0]), movedBy([2, 0, 0])])).toBeUndefined();
    expect(whyOf(sense, 0, movedBy([1, 0, 0]), [nothing, movedBy([3, 0, 0])])).toMatchObject({
      feature: 'small',
    });
  });
});
