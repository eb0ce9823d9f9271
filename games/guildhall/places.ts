import { type Counter, defineCounters, defineZones, type Seat, type Zone } from '@zunft/kernel';

export const maxSeats = 4;

export const zones = defineZones(maxSeats, {
  deck: { visible: 'nobody' },
  discard: { visible: 'top' },
  prestigeDeck: { visible: 'nobody' },
  row: { visible: 'everyone' },
  /** Cards that take no part in this game; only positions set up by hand have any. */
  box: { visible: 'everyone' },
  hand: { visible: 'owner', per: 'seat' },
  hall: { visible: 'everyone', per: 'seat' },
  area: { visible: 'everyone', per: 'seat' },
  completed: { visible: 'owner', per: 'seat', apart: true },
  honours: { visible: 'everyone', per: 'seat' },
});

export const { deck, discard, prestigeDeck, row } = zones.at;
export const hand = (seat: Seat): Zone => zones.at.hand + seat;
/** The open guildhall. */
export const hall = (seat: Seat): Zone => zones.at.hall + seat;
/** Cards played this turn. */
export const area = (seat: Seat): Zone => zones.at.area + seat;
/** Completed chapters, five cards each. */
export const completed = (seat: Seat): Zone => zones.at.completed + seat;
/** Prestige cards bought. */
export const honours = (seat: Seat): Zone => zones.at.honours + seat;

export const stages = ['redraw', 'furnish', 'turn', 'standstill'] as const;

export const counters = defineCounters(maxSeats, {
  /** Where the game is: an index into `stages`. */
  stage: 'table',
  active: 'table',
  first: 'table',
  /** Turns begun, all players together. */
  turn: 'table',
  actionsLeft: 'table',
  /** Professions played this turn, a bit each. */
  played: 'table',
  /** Turns in succession, this one included, in which nobody has played or bought anything. */
  idle: 'table',
  /** The winner's seat plus one; 0 while the game runs. */
  winner: 'table',
  tokens: 'seat',
});

export const { stage, active, first, turn, actionsLeft, played, idle, winner } = counters.at;
export const tokens = (seat: Seat): Counter => counters.at.tokens + seat;
