import { type Counter, defineCounters, defineZones, type Seat, type Zone } from '@zunft/kernel';
import type { LastingType } from './deck/schema.ts';

export const maxSeats = 6;

export const zones = defineZones(maxSeats, {
  deck: { visible: 'nobody' },
  discard: { visible: 'everyone' },
  /** The Town Hall, also while it is still somewhere in the deck: see `draw.ts`. */
  square: { visible: 'everyone' },
  /** Professions that nobody has chosen. */
  guilds: { visible: 'everyone' },
  /** The measure that is being carried out, and cards drawn for their value. */
  played: { visible: 'everyone' },
  /** Cards that take no part in this game. */
  box: { visible: 'everyone' },
  hand: { visible: 'owner', per: 'seat' },
  profession: { visible: 'everyone', per: 'seat' },
  businesses: { visible: 'everyone', per: 'seat' },
  annexes: { visible: 'everyone', per: 'seat' },
  extensions: { visible: 'everyone', per: 'seat' },
  /** Districts and persons. */
  supporters: { visible: 'everyone', per: 'seat' },
  artefacts: { visible: 'everyone', per: 'seat' },
});

export const { deck, discard, square, guilds, played, box } = zones.at;
export const hand = (seat: Seat): Zone => zones.at.hand + seat;
export const profession = (seat: Seat): Zone => zones.at.profession + seat;
export const businesses = (seat: Seat): Zone => zones.at.businesses + seat;
export const annexes = (seat: Seat): Zone => zones.at.annexes + seat;
export const extensions = (seat: Seat): Zone => zones.at.extensions + seat;
export const supporters = (seat: Seat): Zone => zones.at.supporters + seat;
export const artefacts = (seat: Seat): Zone => zones.at.artefacts + seat;

const homes: Readonly<Record<LastingType, Zone>> = {
  business: zones.at.businesses,
  annex: zones.at.annexes,
  extension: zones.at.extensions,
  district: zones.at.supporters,
  person: zones.at.supporters,
  artefact: zones.at.artefacts,
};

/** Where a card of this type lies in front of a seat. */
export const homeOf = (type: LastingType, seat: Seat): Zone => homes[type] + seat;

/** The first of the zones in which a seat has cards on the table; add the seat. */
export const lastingZones: readonly Zone[] = [
  zones.at.businesses,
  zones.at.annexes,
  zones.at.extensions,
  zones.at.supporters,
  zones.at.artefacts,
];

export const stages = ['professions', 'deal', 'redraw', 'turn', 'over'] as const;
export const [choosingProfessions, dealing, redrawing, playing, over] = [0, 1, 2, 3, 4];

/** TG-10.4, with the election that a turn may begin with: T-14. */
export const phases = ['election', 'economy', 'unlock', 'draw', 'actions', 'discard'] as const;
export const [electionPhase, economyPhase, unlockPhase, drawPhase, actionPhase, discardPhase] = [
  0, 1, 2, 3, 4, 5,
];

/** What has become of the Town Hall. */
export const hallStates = ['in-deck', 'drawn', 'built'] as const;
export const [inDeck, drawn, built] = [0, 1, 2];

/** Ways to win. */
export const victories = ['none', 'election', 'count'] as const;
export const [, byElection, byCount] = [0, 1, 2];

/** What an offer is about. */
export const offerKinds = ['none', 'sell', 'buy', 'loan'] as const;
export const [noOffer, selling, buying, borrowing] = [0, 1, 2, 3];

export const counters = defineCounters(maxSeats, {
  /** Where the game is: an index into `stages`. */
  stage: 'table',
  active: 'table',
  first: 'table',
  /** Turns begun, all players together. */
  turn: 'table',
  /** Where the turn is: an index into `phases`. */
  phase: 'table',
  /** Who may still draw a new hand before the game begins, a bit each. */
  toRedraw: 'table',
  /** Cards played this turn. */
  cardsPlayed: 'table',
  /** A district or a person has been played this turn. */
  supporterPlayed: 'table',
  /** Offers made this turn. */
  offersMade: 'table',
  /** The active player has called the election this turn and plays no cards. */
  forgoes: 'table',
  /** An index into `hallStates`. */
  townHall: 'table',
  /** Whoever has called the election, plus 1; 0: nobody. */
  caller: 'table',
  /** Whoever has won, plus 1, and how: an index into `victories`. */
  winner: 'table',
  wonBy: 'table',
  /** The next card of these types costs so much less this turn; several of them: see `discounts.ts`. */
  discount: 'table',
  discountTypes: 'table',
  /** The act that is being carried out: who does it, with which card, to whom and to which card; each plus 1. */
  actor: 'table',
  actCard: 'table',
  target: 'table',
  targetCard: 'table',
  /** What protects from it for the moment, and whether it is prevented. */
  protection: 'table',
  prevented: 'table',
  /** A number has been drawn for it, and which, with all changes. */
  tested: 'table',
  number: 'table',
  taler: 'seat',
  experience: 'seat',
  /** 1 to 3. */
  residence: 'seat',
  /** Sits in the debtors’ tower. */
  tower: 'seat',
  /** Favour that ends with this turn, and favour that is lacking until then. */
  favour: 'seat',
  shame: 'seat',
  /** Taler promised for the Town Hall, and Taler paid for it. */
  pledge: 'seat',
  share: 'seat',
  /** Votes that count at this election besides those on the table. */
  ballot: 'seat',
  /** What this seat offers: an index into `offerKinds`, the face of the card, plus 1, the price, and to whom, a bit each. */
  offer: 'seat',
  offerFace: 'seat',
  offerPrice: 'seat',
  offerTo: 'seat',
  /** Turns that each player has begun. */
  turns: 'seat',
  /** What this seat owes to the bank, and to each other. */
  debt: 'seat',
  debtTo0: 'seat',
  debtTo1: 'seat',
  debtTo2: 'seat',
  debtTo3: 'seat',
  debtTo4: 'seat',
  debtTo5: 'seat',
});

export const { stage, active, first, turn, phase, toRedraw } = counters.at;
export const { cardsPlayed, supporterPlayed, offersMade, forgoes } = counters.at;
export const { townHall, caller, winner, wonBy, discount, discountTypes } = counters.at;
export const { actor, actCard, target, targetCard, protection, prevented, tested, number } = counters.at;

function ofSeat(name: keyof typeof counters.at): (seat: Seat) => Counter {
  const ofFirst = counters.at[name];
  return (seat) => ofFirst + seat;
}

export const taler = ofSeat('taler');
export const experience = ofSeat('experience');
export const residence = ofSeat('residence');
export const tower = ofSeat('tower');
export const favour = ofSeat('favour');
export const shame = ofSeat('shame');
export const pledge = ofSeat('pledge');
export const share = ofSeat('share');
export const ballot = ofSeat('ballot');
export const offer = ofSeat('offer');
export const offerFace = ofSeat('offerFace');
export const offerPrice = ofSeat('offerPrice');
export const offerTo = ofSeat('offerTo');
export const turns = ofSeat('turns');

/** Nobody's seat: what is owed to it is owed to the bank. */
export const bank: Seat = -1;
export const debt = (seat: Seat, creditor: Seat): Counter =>
  counters.at.debt + (creditor + 1) * maxSeats + seat;
