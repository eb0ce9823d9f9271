import { describe, expect, it } from 'vitest';
import { dueOf, incomeOf, type SeatView } from './view.ts';

/** Somebody who earns 9 Taler and has to pay 2 of upkeep. */
const seat = (taler: number, debt: number) =>
  ({ taler, debt, income: { base: 2, businesses: 6, other: 1, upkeep: 2 } }) as SeatView;

describe('the next income of The Guild', () => {
  it('is what is earned less the upkeep', () => {
    expect(incomeOf(seat(5, 0))).toBe(7);
  });

  it('[T-11] pays debts before the upkeep', () => {
    expect([dueOf(seat(0, 3)), incomeOf(seat(0, 3))]).toEqual([{ debt: 3, upkeep: 2 }, 4]);
  });

  it('[T-11] goes into debts that it does not cover, and then there is no upkeep', () => {
    expect([dueOf(seat(0, 12)), incomeOf(seat(0, 12))]).toEqual([{ debt: 9, upkeep: 0 }, 0]);
    expect(incomeOf(seat(1, 12))).toBe(-1);
  });
});
