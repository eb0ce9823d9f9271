import { none, type Seat, type Table } from '@zunft/kernel';
import { active, built, caller, drawn, experience, hand, taler, tower, townHall } from '../places.ts';
import { printed } from '../print.ts';
import { citizen, eachLasting, inTower, isLocked, titleOf } from '../standing.ts';
import { Prospects } from './prospects.ts';

/** What a table is judged by, for one seat. */
export const features = [
  /** Experience, as a share of what wins, and the last quarter of it once more. */
  'experience',
  'nearCount',
  /** Votes; and how far ahead, where the Town Hall has been drawn, stands, or an election has been called. */
  'votes',
  'leadDrawn',
  'leadBuilt',
  'leadCalled',
  /** May stand for mayor. */
  'citizen',
  /** What the next economy phase brings, times the rounds that may be left. */
  'income',
  'taler',
  'hand',
  /** What playing the cards in hand would bring. */
  'promise',
  /** What the cards on the table bring besides Taler and votes. */
  'estate',
  'favour',
  /** Cards on the table that are locked. */
  'locked',
  'tower',
  /** How soon its next turn comes: 1 for the seat whose turn it is. */
  'turn',
] as const;

const goal = 120;

export function measure(t: Table, into: Float64Array): void {
  for (let seat = 0; seat < t.seats; seat++) measureSeat(t, seat, into, seat * features.length);
}

function measureSeat(t: Table, seat: Seat, into: Float64Array, at: number): void {
  const { votes, lead, income, favour, rounds } = prospects.look(t, seat);
  const share = t.get(experience(seat)) / goal;
  const stands = titleOf(t, seat) >= citizen && !inTower(t, seat);
  const ahead = stands ? Math.max(-4, Math.min(4, lead)) / 4 : -1;
  const hall = t.get(townHall);
  const called = t.get(caller) !== 0;
  const left = rounds / 10;
  into[at] = share;
  into[at + 1] = Math.max(0, share - 0.75);
  into[at + 2] = votes / 10;
  into[at + 3] = hall === drawn ? ahead : 0;
  into[at + 4] = hall === built && !called ? ahead : 0;
  into[at + 5] = called ? ahead : 0;
  into[at + 6] = stands ? 1 : 0;
  into[at + 7] = (income * left) / 10;
  into[at + 8] = t.get(taler(seat)) / (t.get(taler(seat)) + 8);
  into[at + 9] = t.size(hand(seat)) / 5;
  into[at + 10] = handWorth(t, seat) / 20;
  into[at + 11] = (estateWorth(t, seat) * left) / 10;
  into[at + 12] = (favour * left) / 5;
  into[at + 13] = lockedWorth(t, seat) / 10;
  into[at + 14] = t.get(tower(seat));
  into[at + 15] = 1 - ((seat - t.get(active) + t.seats) % t.seats) / t.seats;
}

const prospects = new Prospects();

function handWorth(t: Table, seat: Seat): number {
  let worth = 0;
  for (let card = t.bottom(hand(seat)); card !== none; card = t.above(card))
    worth += prospects.holding(t, card);
  return worth;
}

function estateWorth(t: Table, seat: Seat): number {
  let worth = 0;
  eachLasting(t, seat, (card) => {
    const { gives, gifts } = printed(t, card);
    worth +=
      gifts.hand * 2 +
      gifts.sabotage +
      gifts.burglary +
      gifts.inventory +
      (gives.discount?.amount ?? 0) * 2 +
      (gives.skill?.amount ?? 0);
  });
  return worth;
}

/** What is locked will be of use again. */
function lockedWorth(t: Table, seat: Seat): number {
  let worth = 0;
  eachLasting(t, seat, (card) => {
    if (!isLocked(t, card)) return;
    const { gifts } = printed(t, card);
    worth += gifts.income + gifts.votes;
  });
  return worth;
}
