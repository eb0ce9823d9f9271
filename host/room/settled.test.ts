import type { JournalRecord, Match } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { settled } from './settled.ts';
import type { RoomState } from './state.ts';

const person = (name: string) => ({ kind: 'person', person: name, name }) as const;

const room: RoomState = {
  phase: 'running',
  game: 'dominion',
  options: {},
  clock: { kind: 'bank', seconds: 600, increment: 30 },
  visibility: 'private',
  watching: 'spectators',
  seating: 'drawn',
  code: 'abcdef',
  secret: 's',
  owner: 'anna',
  created: 0,
  changed: 0,
  chairs: [person('anna'), person('ben')],
  asked: [1_000, 1_000],
  used: [0, 0],
  spent: [0, 0],
  bank: [600_000, 600_000],
};

const answer = (seat: number): JournalRecord => ({ seat, answer: ['x'] });

/** The room after records, at a moment, when the table waits for these seats; `first`: whose answer number 0 was. */
function after(
  before: RoomState,
  waitingFor: number[],
  records: JournalRecord[],
  now: number,
  first = 0,
): RoomState {
  const match = { waitingFor, isOver: false, recordsFrom: () => [answer(first)] };
  return settled(before, match as unknown as Match, records, { now, outages: [] });
}

describe('time after an answer', () => {
  const sealed = after(room, [1], [answer(0)], 11_000);

  it('is charged, and a little is added when the table goes on', () => {
    expect(sealed).toMatchObject({ asked: [null, 1_000], bank: [620_000, 600_000], spent: [10_000, 0] });
  });

  it('answering a sealed question again adds nothing', () => {
    expect(after(sealed, [1], [answer(0)], 60_000).bank).toEqual([620_000, 600_000]);
  });

  it('taking it back takes off what was added, and leaves the others’ time alone', () => {
    const back = after(sealed, [0, 1], [{ undo: 0 }], 21_000);
    expect(back).toMatchObject({ asked: [21_000, 1_000], used: [10_000, 0], bank: [600_000, 600_000] });
    expect(after(back, [1], [answer(0)], 22_000).bank[0]).toBe(619_000);
  });

  it('an answer that the table does not wait for, given or taken back, leaves the time of the one asked alone', () => {
    const one: RoomState = {
      ...room,
      clock: { kind: 'move', seconds: 30 },
      asked: [1_000, null],
      spent: [9_000, 0],
    };
    const given = after(one, [0], [answer(1)], 11_000);
    expect(given).toMatchObject({ asked: [1_000, null], used: [0, 0], spent: [9_000, 0] });
    const back = after(given, [0], [{ undo: 0 }], 21_000, 1);
    expect(back).toMatchObject({ asked: [1_000, null], used: [0, 0], spent: [9_000, 0] });
  });

  it('a takeback that all agreed to puts the questions anew', () => {
    expect(after(sealed, [0, 1], [{ undo: 0, agreed: true }], 21_000)).toMatchObject({
      asked: [21_000, 21_000],
      used: [0, 0],
    });
  });

  it('without a supply, thinking about a question goes on where it was left', () => {
    const move: RoomState = { ...room, clock: { kind: 'move', seconds: 30 } };
    const given = after(move, [1], [answer(0)], 11_000);
    expect(after(given, [0, 1], [{ undo: 0 }], 21_000)).toMatchObject({
      asked: [21_000, 1_000],
      used: [10_000, 0],
    });
  });
});

it('a person has moved who answered themselves, or had it done; not whoever a bot answered for', () => {
  const moved = (by?: string) =>
    after(room, [1], [{ seat: 0, answer: ['x'], ...(by && { by }) }], 2_000).moved;
  for (const by of [undefined, 'forced', 'orders']) expect(moved(by)).toBe(true);
  for (const by of ['clock', 'absence', 'apprentice']) expect(moved(by)).toBeUndefined();
});
