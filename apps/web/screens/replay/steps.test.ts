import { describe, expect, it } from 'vitest';
import { placeOf, stepsOf } from './steps.ts';

const turn = (seq: number) => ({ seq, event: { type: 'turn', seat: 0 } });

describe('steps of a replay', () => {
  it('stop at the deal and after every answer', () => {
    expect(stepsOf([{ seat: 0 }, { seat: 1 }], []).stops).toEqual([0, 1, 2]);
  });

  it('leave out what was taken back, and taking back itself', () => {
    const records = [
      { seat: 0 },
      { seat: 0 },
      { undo: 1 },
      { seat: 0 },
      { seat: 1 },
      { undo: 3, agreed: true as const },
    ];
    expect(stepsOf(records, [])).toMatchObject({ stops: [0, 1], takebacks: 1 });
  });

  it('know where a turn begins', () => {
    expect(stepsOf([{ seat: 0 }, { seat: 0 }, { seat: 1 }], [turn(1), turn(2)]).turns).toEqual([0, 2, 3]);
  });

  it('a moment that was taken back belongs to the stop before it', () => {
    expect(placeOf([0, 1, 4], 3)).toBe(1);
    expect(placeOf([0, 1, 4], 4)).toBe(2);
  });
});
