import type { Seat, Table } from '@zunft/kernel';
import { drawNumber } from './draw.ts';
import { isWon, win } from './experience.ts';
import { active, ballot, built, byElection, caller, cardsPlayed, forgoes, townHall } from './places.ts';
import type { ReasonCode } from './reasons.ts';
import { citizen, inTower, titleOf, votesOf } from './standing.ts';
import { openWindow } from './windows.ts';

// TG-10.7

/** Why the active player cannot call the election. */
export function callRefusal(t: Table, seat: Seat): ReasonCode | undefined {
  if (t.get(townHall) !== built) return 'no-town-hall';
  if (t.get(caller) !== 0) return 'already-called';
  if (titleOf(t, seat) < citizen) return 'title-too-low';
  return t.get(cardsPlayed) > 0 ? 'cards-played' : undefined;
}

export function call(t: Table, seat: Seat): void {
  t.set(caller, seat + 1);
  t.set(forgoes, 1);
  if (t.live) t.tell('call', seat);
}

/** T-15: whoever sits in the tower does not stand. */
export const isCandidate = (t: Table, seat: Seat): boolean =>
  titleOf(t, seat) >= citizen && !inTower(t, seat);

/** T-14, T-15: at the start of the caller's next free turn. */
export const isElectionDue = (t: Table, seat: Seat): boolean =>
  t.get(caller) === seat + 1 && isCandidate(t, seat);

/** In turn order from the active player, who is the caller, on. */
export function candidates(t: Table): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < t.seats; i++) {
    const seat = (t.get(active) + i) % t.seats;
    if (isCandidate(t, seat)) seats.push(seat);
  }
  return seats;
}

/** After so many draws among equals the first of them in turn order wins: only the same few cards are left. */
const mostDraws = 20;

export function elect(t: Table, seat: Seat): void {
  if (t.live) t.tell('election', seat);
  openWindow(t, 'election');
  if (isWon(t)) return;
  let leading = candidates(t);
  const totals = new Map<Seat, number>();
  for (const one of leading) {
    const votes = Math.max(0, votesOf(t, one) + t.get(ballot(one)));
    const luck = Math.floor(drawNumber(t, one) / 2);
    totals.set(one, votes + luck);
    if (t.live) t.tell('count', one, { params: { votes, luck, total: votes + luck } });
  }
  leading = best(leading, totals);
  for (let i = 0; leading.length > 1 && i < mostDraws; i++) {
    for (const one of leading) {
      totals.set(one, totals.get(one)! + drawNumber(t, one));
      if (t.live) t.tell('tie-break', one, { params: { total: totals.get(one)! } });
    }
    leading = best(leading, totals);
  }
  win(t, leading[0]!, byElection!);
  if (t.live) t.tell('game-end', leading[0]!, { params: { by: 'election' } });
}

function best(seats: readonly Seat[], totals: ReadonlyMap<Seat, number>): Seat[] {
  const most = Math.max(...seats.map((seat) => totals.get(seat)!));
  return seats.filter((seat) => totals.get(seat) === most);
}
