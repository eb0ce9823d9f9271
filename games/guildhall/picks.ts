import type { Card, Face, Seat, Table, Zone } from '@zunft/kernel';
import type { Exchange } from './exchange.ts';
import { bits, Faces } from './faces.ts';
import { zones } from './places.ts';
import type { ReasonCode } from './reasons.ts';

export const isHall = (zone: Zone): boolean => zone >= zones.at.hall && zone < zones.at.area;
export const hallOwner = (zone: Zone): Seat => zone - zones.at.hall;

/** How a face stands: no twin on the other side, its twin picked too, or its twin left lying there. */
const noTwin = 0;
const twinPicked = 1;
const twinLeft = 2;

/** What lies on the two sides of an exchange. */
export class Sides {
  readonly mine: Faces;
  readonly theirs: Faces;
  private readonly mineIsHall: boolean;
  private readonly theirsIsHall: boolean;

  constructor(t: Table, exchange: Exchange) {
    this.mine = Faces.in(t, exchange.mine);
    this.theirs = Faces.in(t, exchange.theirs);
    this.mineIsHall = isHall(exchange.mine);
    this.theirsIsHall = isHall(exchange.theirs);
  }

  /**
   * Whether, with these picks made, so many more gifts and takings can still be found that no guildhall ends up with
   * a duplicate.
   */
  canEndWith(given: Faces, taken: Faces, give: number, take: number): boolean {
    const { mine, theirs, mineIsHall, theirsIsHall } = this;
    const count = new Tally();
    count.add(mine.low, theirs.low, given.low, taken.low);
    count.add(mine.middle, theirs.middle, given.middle, taken.middle);
    count.add(mine.high, theirs.high, given.high, taken.high);
    // A card whose twin lies in the guildhall it goes to draws that twin along.
    const gifts = give - (mineIsHall ? count.takenAlone : 0);
    const takings = take - (theirsIsHall ? count.givenAlone : 0);
    if (gifts < 0 || takings < 0) return false;
    const freeGifts = count.onlyMine + (mineIsHall ? 0 : count.takenAlone);
    const freeTakings = count.onlyTheirs + (theirsIsHall ? 0 : count.givenAlone);
    const twinsGiven = Math.max(0, gifts - freeGifts);
    const twinsTaken = Math.max(0, takings - freeTakings);
    if (twinsGiven > count.twins || twinsTaken > count.twins) return false;
    if (!mineIsHall) return twinsGiven <= takings;
    if (!theirsIsHall) return twinsTaken <= gifts;
    return Math.max(twinsGiven, twinsTaken) <= Math.min(gifts, takings);
  }
}

/** The picks made so far. Cards move after the last pick. */
export class Picks extends Sides {
  readonly given = new Faces();
  readonly taken = new Faces();
  readonly giveCards: Card[] = [];
  readonly takeCards: Card[] = [];

  give(t: Table, card: Card): void {
    this.giveCards.push(card);
    this.given.add(t.face(card));
  }

  take(t: Table, card: Card): void {
    this.takeCards.push(card);
    this.taken.add(t.face(card));
  }

  kind(face: Face, pickedOpposite: Faces): number {
    if (!this.mine.has(face) || !this.theirs.has(face)) return noTwin;
    return pickedOpposite.has(face) ? twinPicked : twinLeft;
  }

  canEndGiving(face: Face, give: number, take: number): boolean {
    this.given.add(face);
    const can = this.canEnd(give, take);
    this.given.remove(face);
    return can;
  }

  canEndTaking(face: Face, give: number, take: number): boolean {
    this.taken.add(face);
    const can = this.canEnd(give, take);
    this.taken.remove(face);
    return can;
  }

  /** Whether so many more gifts and takings can still be found that no guildhall ends up with a duplicate. */
  canEnd(give: number, take: number): boolean {
    return this.canEndWith(this.given, this.taken, give, take);
  }
}

/** Counts the faces of an exchange by how they stand. */
class Tally {
  /** Not picked, and no twin on the other side. */
  onlyMine = 0;
  onlyTheirs = 0;
  /** On both sides and picked on neither. */
  twins = 0;
  /** On both sides and picked on one only. */
  givenAlone = 0;
  takenAlone = 0;

  add(mine: number, theirs: number, given: number, taken: number): void {
    const common = mine & theirs;
    this.onlyMine += bits(mine & ~theirs & ~given);
    this.onlyTheirs += bits(theirs & ~mine & ~taken);
    this.twins += bits(common & ~given & ~taken);
    this.givenAlone += bits(common & given & ~taken);
    this.takenAlone += bits(common & taken & ~given);
  }
}

/** Cards of one kind fare alike, so each kind is judged once. */
export class Judge {
  private readonly verdicts: (boolean | undefined)[] = [];

  hasSeen(kind: number): boolean {
    return this.verdicts[kind] !== undefined;
  }

  note(kind: number, canEnd: boolean): void {
    this.verdicts[kind] = canEnd;
  }

  why(kind: number): ReasonCode | undefined {
    if (this.verdicts[kind]) return undefined;
    return kind === twinLeft ? 'would-duplicate' : 'exchange-cannot-end';
  }
}
