import { type Card, none, type Seat, type Table } from '@zunft/kernel';
import type { Printed } from '../deck/print.ts';
import type { Counted } from '../deck/schema.ts';
import {
  built,
  businesses,
  caller,
  drawn,
  experience,
  hand,
  supporters,
  taler,
  townHall,
} from '../places.ts';
import { printed } from '../print.ts';
import {
  aheadOf,
  baseIncome,
  bonusOf,
  citizen,
  favourOf,
  forecast,
  hasActive,
  hasRoom,
  hasTrade,
  inTower,
  isActive,
  isLastingType,
  titleOf,
  votesOf,
} from '../standing.ts';

/** Experience that wins. */
const goal = 120;

/** What an average round brings whoever leads. */
const pace = 9;

/** What a Taler is worth that comes later. */
const later = 0.6;

/** What a seat sees of the table that its judgements rest on, found out once for a question. Worths are in points of experience. */
export class Prospects {
  seat: Seat = 0;
  /** Rounds that the game may still last. */
  rounds = 0;
  /** What a vote is worth. */
  vote = 0;
  favour = 0;
  /** Own votes, and the most that another has who might stand. */
  votes = 0;
  rivalVotes = 0;
  income = 0;
  /** Players with more experience. */
  ahead = 0;
  /** What a Taler is worth now: the more one has, the less. */
  taler = 0;
  /** What one more point of favour would help to play of the hand. */
  wanted = 0;

  /** With the eyes of a seat, which knows its own hand. */
  look(t: Table, seat: Seat): this {
    this.lookAcross(t, seat);
    this.wanted = this.wantedFavour(t);
    return this;
  }

  /** What anybody can see of a seat. */
  lookAcross(t: Table, seat: Seat): this {
    this.seat = seat;
    let most = 0;
    this.rivalVotes = 0;
    for (let other = 0; other < t.seats; other++) {
      most = Math.max(most, t.get(experience(other)));
      if (other === seat || inTower(t, other) || titleOf(t, other) < citizen) continue;
      this.rivalVotes = Math.max(this.rivalVotes, votesOf(t, other));
    }
    this.rounds = Math.min(10, Math.max(1.5, (goal - most) / pace));
    this.favour = favourOf(t, seat);
    this.votes = votesOf(t, seat);
    this.ahead = aheadOf(t, seat);
    const { businesses: paid, other, upkeep } = forecast(t, seat);
    this.income = baseIncome + paid + other - upkeep;
    this.taler = Math.max(0.1, 0.8 - 0.03 * t.get(taler(seat)));
    this.wanted = 0;
    const hall = t.get(townHall);
    this.vote = t.get(caller) !== 0 ? 7 : hall === built ? 4 : hall === drawn ? 2.5 : 1;
    return this;
  }

  private wantedFavour(t: Table): number {
    let worth = 0;
    for (let card = t.bottom(hand(this.seat)); card !== none; card = t.above(card)) {
      const { needs, value } = printed(t, card);
      const lacking = (needs.favour ?? 0) - this.favour;
      if (lacking > 0) worth += (0.2 * value) / lacking;
    }
    return worth;
  }

  /** How far ahead a seat is at an election. */
  get lead(): number {
    return this.votes - this.rivalVotes;
  }

  /** What a card is worth to its owner while it lies on the table, without its experience. */
  lasting(t: Table, card: Printed): number {
    const { gives, gifts, upkeep, type } = card;
    const bonus = type === 'business' ? bonusOf(t, this.seat, card.trade) : 0;
    const income = gifts.income + bonus - upkeep;
    const more = card.bonusByTrade;
    let worth = income * Math.max(0, this.rounds - 1) * later;
    if (more !== undefined) {
      const amount = this.added(t, more) + gives.businessIncome!.amount * 0.5;
      worth += amount * Math.max(0, this.rounds - 2) * later;
    }
    worth += gifts.votes * this.vote;
    worth += gifts.favour * ((this.favour < 4 ? 2.5 : 0.3) + this.wanted);
    worth += (gifts.sabotage + gifts.burglary) * 0.6;
    worth += gifts.inventory * 0.8 + gifts.hand * Math.min(3, 0.4 * this.rounds);
    worth += (gives.discount?.amount ?? 0) * 0.5 * this.rounds;
    worth += (gives.skill?.amount ?? 0) * 0.6;
    if (type === 'artefact') worth += this.using(card) * 0.7;
    return worth;
  }

  /** What is added to the income of the own businesses. */
  private added(t: Table, bonusByTrade: readonly number[]): number {
    let sum = 0;
    for (let card = t.bottom(businesses(this.seat)); card !== none; card = t.above(card)) {
      sum += bonusByTrade[printed(t, card).trade] ?? 0;
    }
    return sum;
  }

  /** How often an effect is likely to pay. */
  private times(each: Counted | undefined): number {
    return each === undefined ? 1 : each === 'ahead' ? this.ahead : 2;
  }

  /** What its effects and its act are worth when it is played or used. */
  using({ effects, act }: Printed): number {
    let worth = 0;
    for (const effect of effects) {
      if (effect.do === 'taler') worth += effect.amount * this.taler * this.times(effect.each);
      else if (effect.do === 'experience') worth += effect.amount;
      else if (effect.do === 'draw') worth += effect.count * 1.4;
      else if (effect.do === 'favour') worth += 0.8;
      else if (effect.do === 'discount') worth += effect.amount * this.taler;
      else if (effect.do === 'unlock' || effect.do === 'recover') worth += 1.5;
      else worth += 2;
    }
    if (act !== undefined) for (const harm of act.harm) worth += harmWorth(harm.do);
    return worth;
  }

  /** What having a card in hand is worth: what playing it would bring, as far as that can be done at all. */
  holding(t: Table, card: Card): number {
    const what = printed(t, card);
    const { type, cost, value, needs, title } = what;
    const worth =
      value + (isLastingType(type) ? this.lasting(t, what) : this.using(what)) - cost * this.taler;
    const lacking = Math.max(0, (needs.favour ?? 0) - this.favour);
    const late = Math.max(0, title - titleOf(t, this.seat));
    const room = isLastingType(type) && !hasRoom(t, this.seat, type) ? 0.4 : 1;
    const afford = cost > t.get(taler(this.seat)) + 2 * this.income ? 0.5 : 1;
    const onlyAnswers = type === 'immediate' && !what.effects.some(({ do: does }) => inOwnTurn.has(does));
    if (onlyAnswers) return 1.5;
    const lacks = lacksCards(t, this.seat, what) ? 0.2 : 1;
    return Math.max(0, worth) * room * afford * lacks * 0.6 ** lacking * 0.5 ** late;
  }
}

/** Effects that need nothing to answer to. */
export const inOwnTurn: ReadonlySet<string> = new Set([
  'taler',
  'experience',
  'draw',
  'favour',
  'discount',
  'unlock',
  'recover',
]);

function lacksCards(t: Table, seat: Seat, { neededTrade, neededFaces }: Printed): boolean {
  if (neededTrade !== none && !hasTrade(t, seat, neededTrade)) return true;
  return neededFaces.length > 0 && !neededFaces.some((face) => hasActive(t, seat, face));
}

export function harmWorth(what: string): number {
  return what === 'destroy' ? 3 : what === 'steal' ? 4 : what === 'lock' ? 1.6 : what === 'spy' ? 0.3 : 1.4;
}

/** How near another is to winning: whom to harm. */
export function threat(t: Table, seat: Seat): number {
  let votes = 0;
  for (let card = t.bottom(supporters(seat)); card !== none; card = t.above(card)) {
    if (isActive(t, card)) votes += printed(t, card).gifts.votes;
  }
  return t.get(experience(seat)) / 30 + votes / 4;
}
