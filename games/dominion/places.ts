import { type Counter, defineCounters, defineZones, type Face, type Seat, type Zone } from '@zunft/kernel';
import { cardIds } from './printed.ts';

export const maxSeats = 6;

/** Room for cards to come: fingerprints of recorded games depend on the number of piles. */
const mostFaces = 96;

export const zones = defineZones(maxSeats, {
  supply: { visible: 'everyone', per: { faces: mostFaces } },
  trash: { visible: 'everyone' },
  /** One card for each kingdom pile of this game, in the order in which they were chosen. */
  kingdom: { visible: 'everyone' },
  /** What is not in this game: while the kingdom is being chosen, and in positions set up by hand. */
  box: { visible: 'everyone' },
  deck: { visible: 'nobody', per: 'seat' },
  hand: { visible: 'owner', per: 'seat' },
  inPlay: { visible: 'everyone', per: 'seat' },
  discard: { visible: 'top', per: 'seat' },
  /** Revealed or set aside while a card is being carried out. */
  aside: { visible: 'everyone', per: 'seat' },
  /** On its way to this seat from a neighbour's hand. */
  passed: { visible: 'owner', per: 'seat', apart: true },
  /** A pile that its owner looks through: nobody else sees which cards leave it. */
  leafedThrough: { visible: 'owner', per: 'seat' },
});

export const { trash, kingdom, box } = zones.at;
export const pile = (face: Face): Zone => zones.at.supply + face;
export const lastPile = pile(cardIds.length - 1);
export const deck = (seat: Seat): Zone => zones.at.deck + seat;
export const hand = (seat: Seat): Zone => zones.at.hand + seat;
export const inPlay = (seat: Seat): Zone => zones.at.inPlay + seat;
export const discard = (seat: Seat): Zone => zones.at.discard + seat;
export const aside = (seat: Seat): Zone => zones.at.aside + seat;
export const passed = (seat: Seat): Zone => zones.at.passed + seat;
export const leafedThrough = (seat: Seat): Zone => zones.at.leafedThrough + seat;

export const stages = ['draft', 'turn', 'over'] as const;
export const [drafting, playing, over] = [0, 1, 2];

/** DOM-1.2. `treasures`: the Buy phase before the first buy; `buys`: after it. */
export const phases = ['actions', 'treasures', 'buys'] as const;
export const [actionPhase, treasurePhase, buyPhase] = [0, 1, 2];

export const counters = defineCounters(maxSeats, {
  /** Where the game is: an index into `stages`. */
  stage: 'table',
  active: 'table',
  first: 'table',
  /** Turns begun, all players together. */
  turn: 'table',
  /** Where the turn is: an index into `phases`. */
  phase: 'table',
  actions: 'table',
  buys: 'table',
  coins: 'table',
  /** Every card costs so much less this turn. */
  discount: 'table',
  /** Every Copper gives so much more this turn. */
  copperBonus: 'table',
  /** How often an Action was played this turn. */
  actionsPlayed: 'table',
  /** Piles of the supply that have run out. */
  soldOut: 'table',
  /** Seats that the Attack being carried out does not affect, a bit each. */
  unaffected: 'table',
  tokens: 'seat',
  /** Turns that each player has begun. */
  turns: 'seat',
});

export const { stage, active, first, turn, phase, actions, buys, coins } = counters.at;
export const { discount, copperBonus, actionsPlayed, soldOut, unaffected } = counters.at;
export const tokens = (seat: Seat): Counter => counters.at.tokens + seat;
export const turns = (seat: Seat): Counter => counters.at.turns + seat;
