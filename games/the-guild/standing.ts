import { type Card, type Face, none, type Seat, type Table } from '@zunft/kernel';
import type { ByFace, Printed } from './deck/print.ts';
import { type CardType, type Gives, type LastingType, lastingTypes, titles } from './deck/schema.ts';
import {
  artefacts,
  businesses,
  experience,
  extensions,
  favour,
  lastingZones,
  profession,
  residence,
  shame,
  tower,
} from './places.ts';
import { printed, printOn } from './print.ts';
import { residences, titleTable } from './titles.ts';

/** From this title on one may stand for mayor. */
export const citizen = titles.indexOf('citizen');
export const count = titles.indexOf('count');

export const residenceOf = (t: Table, seat: Seat) => residences[t.get(residence(seat)) - 1]!;

/** A seat's title as an index into `titles`. */
export function titleOf(t: Table, seat: Seat): number {
  const has = t.get(experience(seat));
  let title = count;
  while (titleTable[title]!.experience > has) title--;
  return title;
}

/** How many have more experience. */
export function aheadOf(t: Table, seat: Seat): number {
  const own = t.get(experience(seat));
  let count = 0;
  for (let other = 0; other < t.seats; other++) if (t.get(experience(other)) > own) count++;
  return count;
}

export const inTower = (t: Table, seat: Seat): boolean => t.get(tower(seat)) === 1;

// Marks: for how many rounds a card is locked; an annex that has just been built is not yet of use.

const fresh = 16;

export const lockOf = (t: Table, card: Card): number => t.mark(card) & (fresh - 1);
export const isLocked = (t: Table, card: Card): boolean => lockOf(t, card) > 0;
export const isFresh = (t: Table, card: Card): boolean => (t.mark(card) & fresh) !== 0;
/** It is of use to its owner. */
export const isActive = (t: Table, card: Card): boolean => t.mark(card) === 0;

export const setLock = (t: Table, card: Card, rounds: number): void =>
  t.setMark(card, (t.mark(card) & fresh) | Math.min(rounds, fresh - 1));
export const setFresh = (t: Table, card: Card): void => t.setMark(card, t.mark(card) | fresh);
export const setReady = (t: Table, card: Card): void => t.setMark(card, t.mark(card) & ~fresh);

// What a seat has

/** What keeps a card from being of use: at the moment, and in the next economy phase, when what is fresh is ready. */
const hinders = { now: 2 * fresh - 1, soon: fresh - 1 };

/** What the profession and the cards of a seat give of something, added up. */
function total(t: Table, seat: Seat, given: ByFace, hindrance = hinders.now): number {
  const own = t.top(profession(seat));
  let sum = own === none ? 0 : given[t.face(own)]!;
  for (const zone of lastingZones) {
    for (let card = t.bottom(zone + seat); card !== none; card = t.above(card)) {
      if ((t.mark(card) & hindrance) === 0) sum += given[t.face(card)]!;
    }
  }
  return sum;
}

export const votesOf = (t: Table, seat: Seat): number => total(t, seat, printOn(t).giving.votes);
export const protectionOf = (t: Table, seat: Seat, from: 'sabotage' | 'burglary'): number =>
  total(t, seat, printOn(t).giving[from]);
export const favourOf = (t: Table, seat: Seat): number =>
  Math.max(0, total(t, seat, printOn(t).giving.favour) + t.get(favour(seat)) - t.get(shame(seat)));
export const handLimit = (t: Table, seat: Seat): number => 5 + total(t, seat, printOn(t).giving.hand);
export const inventoryOf = (t: Table, seat: Seat): number =>
  printOn(t).deck.inventory + total(t, seat, printOn(t).giving.inventory);

/** What every business of a trade pays in addition. TG-10.5: an annex of this turn is of use by then. */
export const bonusOf = (t: Table, seat: Seat, trade: number): number =>
  total(t, seat, printOn(t).adding[trade]!, hinders.soon);

/** What a seat's cards take off the cost of a card with this face. */
export const lastingDiscountOn = (t: Table, seat: Seat, face: Face): number =>
  total(t, seat, printOn(t).sparing[face]!);

/** Calls back for everything that a seat has something of: its profession and its active cards. */
export function eachGift(t: Table, seat: Seat, visit: (gives: Gives, card: Card) => void): void {
  const own = t.top(profession(seat));
  if (own !== none) visit(printed(t, own).gives, own);
  eachLasting(t, seat, (card) => {
    if (isActive(t, card)) visit(printed(t, card).gives, card);
  });
}

/** Visits every card that a seat has on the table. */
export function eachLasting(t: Table, seat: Seat, visit: (card: Card) => void): void {
  for (const zone of lastingZones) {
    let next: Card;
    for (let card = t.bottom(zone + seat); card !== none; card = next) {
      next = t.above(card);
      visit(card);
    }
  }
}

/** The seat has an unlocked business of this trade. */
export function hasTrade(t: Table, seat: Seat, trade: number): boolean {
  for (let card = t.bottom(businesses(seat)); card !== none; card = t.above(card)) {
    if (isActive(t, card) && printed(t, card).trade === trade) return true;
  }
  return false;
}

/** The seat has an unlocked card with this face. */
export function hasActive(t: Table, seat: Seat, face: number): boolean {
  let has = false;
  eachLasting(t, seat, (card) => {
    if (t.face(card) === face && isActive(t, card)) has = true;
  });
  return has;
}

/** TG-10.4: what one business pays in the next economy phase as things are. */
export const incomeOf = (t: Table, seat: Seat, business: Card): number =>
  isLocked(t, business) ? 0 : unlockedIncomeOf(t, seat, business);

/** The same if it were not locked. */
export function unlockedIncomeOf(t: Table, seat: Seat, business: Card): number {
  const { gifts, trade } = printed(t, business);
  return gifts.income + bonusOf(t, seat, trade);
}

/** TG-10.4: the two Taler that everybody gets. */
export const baseIncome = 2;

export interface Forecast {
  readonly businesses: number;
  /** Of everything that is no business. */
  readonly other: number;
  readonly upkeep: number;
}

/** What the next economy phase brings as things are. T-29: what is locked pays nothing; TG-10.5: what is new pays then. */
export function forecast(t: Table, seat: Seat): Forecast {
  const { printed: print } = printOn(t);
  let fromBusinesses = 0;
  let other = 0;
  let upkeep = 0;
  const own = t.top(profession(seat));
  if (own !== none) {
    other += print[t.face(own)]!.gifts.income;
    fromBusinesses += bonusToAll(t, seat, print[t.face(own)]!);
  }
  for (const zone of lastingZones) {
    for (let card = t.bottom(zone + seat); card !== none; card = t.above(card)) {
      const what = print[t.face(card)]!;
      upkeep += what.upkeep;
      if (isLocked(t, card)) continue;
      fromBusinesses += bonusToAll(t, seat, what);
      if (what.type === 'business') fromBusinesses += what.gifts.income;
      else other += what.gifts.income;
    }
  }
  return { businesses: fromBusinesses, other, upkeep };
}

/** What a card adds to the income of all unlocked businesses of its owner together. */
function bonusToAll(t: Table, seat: Seat, { bonusByTrade }: Printed): number {
  if (bonusByTrade === undefined) return 0;
  let sum = 0;
  for (let card = t.bottom(businesses(seat)); card !== none; card = t.above(card)) {
    if (!isLocked(t, card)) sum += bonusByTrade[printed(t, card).trade] ?? 0;
  }
  return sum;
}

// Room

export const businessLimit = (t: Table, seat: Seat): number => titleTable[titleOf(t, seat)]!.businesses;

/** T-24, T-27: limits are of what one owns, locked or not. */
export function hasRoom(t: Table, seat: Seat, type: LastingType): boolean {
  if (type === 'business') return t.size(businesses(seat)) < businessLimit(t, seat);
  if (type === 'extension') return t.size(extensions(seat)) < residenceOf(t, seat).slots;
  if (type === 'artefact') return t.size(artefacts(seat)) < inventoryOf(t, seat);
  return true;
}

export const isLastingType = (type: CardType | 'profession'): type is LastingType => lasting.has(type);

const lasting: ReadonlySet<string> = new Set(lastingTypes);
