import type { Seat, Table } from '@zunft/kernel';
import { gainExperience } from './experience.ts';
import { bank, built, drawn, pledge, share, square, taler, townHall } from './places.ts';
import { printed } from './print.ts';
import { pay } from './property.ts';
import type { ReasonCode } from './reasons.ts';
import { inTower } from './standing.ts';

export const hallCost = (t: Table): number => printed(t, t.top(square)).cost;

/** T-19, T-20: what a seat has promised and can pay now. In the tower nobody pays. */
export const pledged = (t: Table, seat: Seat): number =>
  inTower(t, seat) ? 0 : Math.min(t.get(pledge(seat)), t.get(taler(seat)));

/** What is left to pay for whoever builds now. */
export function missing(t: Table, seat: Seat): number {
  let sum = hallCost(t);
  for (let other = 0; other < t.seats; other++) if (other !== seat) sum -= pledged(t, other);
  return Math.max(0, sum);
}

export function buildRefusal(t: Table, seat: Seat): ReasonCode | undefined {
  if (t.get(townHall) === built) return 'town-hall-stands';
  if (t.get(townHall) !== drawn) return 'town-hall-in-deck';
  return t.get(taler(seat)) < missing(t, seat) ? 'town-hall-too-dear' : undefined;
}

export function pledgeRefusal(t: Table, seat: Seat): ReasonCode | undefined {
  if (t.get(townHall) === built) return 'town-hall-stands';
  if (t.get(townHall) !== drawn) return 'town-hall-in-deck';
  if (t.get(pledge(seat)) > 0) return undefined;
  if (t.get(taler(seat)) === 0) return 'no-taler';
  return missing(t, seat) === 0 ? 'nothing-missing' : undefined;
}

/** Promises Taler for whoever builds; nothing is paid before. */
export function makePledge(t: Table, seat: Seat): void {
  const most = Math.min(t.get(taler(seat)), missing(t, seat));
  const before = t.get(pledge(seat));
  const bounds = { min: 0, max: Math.max(most, before), usual: before > 0 ? before : most };
  const count = t.amount(seat, 'pledge', bounds, { missing: missing(t, seat) });
  t.set(pledge(seat), count);
  if (t.live) t.tell('pledge', seat, { params: { count } });
}

/** T-19: shares of the value in proportion, what is left over to the active player. T-21: who is first. */
export function build(t: Table, seat: Seat): void {
  const cost = hallCost(t);
  const { value } = printed(t, t.top(square));
  const own = missing(t, seat);
  let left = cost - own;
  for (let i = 1; i < t.seats; i++) {
    const other = (seat + i) % t.seats;
    const part = Math.min(pledged(t, other), left);
    left -= part;
    pay(t, other, bank, part);
    t.set(share(other), part);
  }
  pay(t, seat, bank, own);
  t.set(share(seat), own);
  t.set(townHall, built!);
  if (t.live) t.tell('town-hall-built', seat, { cards: [t.top(square)], params: { count: own } });
  const parts = Array.from({ length: t.seats }, (_, one) =>
    cost === 0 ? 0 : Math.floor((value * t.get(share(one))) / cost),
  );
  const rest = value - parts.reduce((sum, part) => sum + part, 0);
  for (let i = 0; i < t.seats; i++) {
    const one = (seat + i) % t.seats;
    t.set(pledge(one), 0);
    const count = parts[one]! + (one === seat ? rest : 0);
    if (t.live && count > 0) t.tell('experience', one, { params: { count } });
    gainExperience(t, one, count);
  }
}
