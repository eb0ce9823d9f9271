import type { Seat } from '@zunft/kernel';
import type { ClockSpec } from '@zunft/protocol';
import type { RoomState } from './state.ts';

/** A time in which no server was running. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** After an outage everybody needs a moment to come back. */
const comingBack = 15_000;
/** What there is for an answer when the supply is used up. */
const shortest = 10_000;
const day = 86_400_000;

/** What a seat has for the whole game at its beginning, where the clock has a supply. */
export const firstBank = (clock: ClockSpec): number => (clock.kind === 'bank' ? clock.seconds * 1_000 : 0);

/** Milliseconds for one answer. */
function allowance({ clock, bank }: RoomState, seat: Seat): number {
  switch (clock.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'move':
      return clock.seconds * 1_000;
    case 'days':
      return clock.days * day;
    case 'bank':
      return Math.max(bank[seat] ?? 0, shortest);
  }
}

/** How long a seat has been thinking; outages count for nobody. Below zero while it lives on time that was given. */
export function elapsed(room: RoomState, seat: Seat, now: number, outages: readonly Outage[]): number {
  const since = room.asked[seat];
  if (since == null) return 0;
  const until = Math.max(since, room.pausedAt ?? now);
  const lost = outages
    .filter(({ from, to }) => to > since && from < until)
    .reduce((sum, { from, to }) => sum + Math.min(to, until) - Math.max(from, since) + comingBack, 0);
  return (room.used[seat] ?? 0) + until - since - Math.min(lost, until - since);
}

/** What a seat has left for the answer it owes, or will owe next. */
export const timeLeft = (room: RoomState, seat: Seat, now: number, outages: readonly Outage[]): number =>
  Math.max(0, allowance(room, seat) - elapsed(room, seat, now, outages));

/** The supply of a seat after an answer; it grows when the table goes on to somebody else. */
export function bankAfter(
  room: RoomState,
  seat: Seat,
  { now, outages, goesOn }: { now: number; outages: readonly Outage[]; goesOn: boolean },
): number {
  if (room.clock.kind !== 'bank') return 0;
  const rest = Math.max(0, (room.bank[seat] ?? 0) - elapsed(room, seat, now, outages));
  return goesOn ? rest + room.clock.increment * 1_000 : rest;
}

/** What a friendly opponent gives. */
export function granted(room: RoomState, seat: Seat): Pick<RoomState, 'used' | 'bank'> {
  const { clock, used, bank } = room;
  const add = (times: readonly number[], gift: number) => times.map((ms, i) => (i === seat ? ms + gift : ms));
  if (clock.kind === 'bank') return { used, bank: add(bank, 60_000) };
  return { bank, used: add(used, clock.kind === 'days' ? -day : -60_000) };
}

/** Somebody else is to answer: the question is put to them from its beginning. */
export const askedAnew = (
  { asked, used }: RoomState,
  seat: Seat,
  now: number,
): Pick<RoomState, 'asked' | 'used'> => ({
  asked: asked.map((since, i) => (i === seat && since !== null ? now : since)),
  used: used.map((ms, i) => (i === seat ? 0 : ms)),
});

/** The time runs again after a pause, from where it stood. */
export function resumed(
  room: RoomState,
  now: number,
  outages: readonly Outage[],
): Pick<RoomState, 'asked' | 'used'> {
  return {
    used: room.chairs.map((_, seat) => elapsed(room, seat, now, outages)),
    asked: room.asked.map((since) => (since === null ? null : now)),
  };
}
