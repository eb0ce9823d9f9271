import {
  type Card,
  type Face,
  none,
  operandOf,
  type Question,
  type Seat,
  type Table,
  verbOf,
  type Zone,
} from '@zunft/kernel';
import { bits, Faces, professionIds } from './faces.ts';
import { chapterCards } from './hall.ts';
import { inOrder, settle } from './moves.ts';
import { zones } from './places.ts';
import type { ReasonCode } from './reasons.ts';
import { verb } from './verbs.ts';

/** How many cards go each way. */
export interface Terms {
  readonly give: number | 'any number' | 'chapter';
  readonly take: number | 'chapter';
}

/** GH-5.2: cards change places, and only the result must be free of duplicates. */
export interface Exchange extends Terms {
  /** Where the cards given come from and the cards taken go to, and the other way round. At least one is a guildhall. */
  readonly mine: Zone;
  readonly theirs: Zone;
}

export const exchangeBetween = (mine: Zone, theirs: Zone, { give, take }: Terms): Exchange => ({
  mine,
  theirs,
  give,
  take,
});

const isHall = (zone: Zone): boolean => zone >= zones.at.hall && zone < zones.at.area;
const hallOwner = (zone: Zone): Seat => zone - zones.at.hall;

/** How a face stands: no twin on the other side, its twin picked too, or its twin left lying there. */
const noTwin = 0;
const twinPicked = 1;
const twinLeft = 2;

/** The picks made so far and what is left to pick from. Cards move after the last pick. */
class Picks {
  readonly given = new Faces();
  readonly taken = new Faces();
  readonly giveCards: Card[] = [];
  readonly takeCards: Card[] = [];
  readonly mine: Faces;
  readonly theirs: Faces;
  private readonly common: Faces;
  private readonly mineIsHall: boolean;
  private readonly theirsIsHall: boolean;

  constructor(t: Table, exchange: Exchange) {
    this.mine = Faces.in(t, exchange.mine);
    this.theirs = Faces.in(t, exchange.theirs);
    this.common = this.mine.and(this.theirs);
    this.mineIsHall = isHall(exchange.mine);
    this.theirsIsHall = isHall(exchange.theirs);
  }

  give(t: Table, card: Card): void {
    this.giveCards.push(card);
    this.given.add(t.face(card));
  }

  take(t: Table, card: Card): void {
    this.takeCards.push(card);
    this.taken.add(t.face(card));
  }

  kind(face: Face, pickedOpposite: Faces): number {
    if (!this.common.has(face)) return noTwin;
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

/** GH-5.5: an exchange is possible if some choice of cards leads to an end without duplicates. */
export function exchangePossible(t: Table, exchange: Exchange): boolean {
  const picks = new Picks(t, exchange);
  if (exchange.give === 'chapter') return someChapter(picks.mine, (p) => givableChapter(picks, exchange, p));
  if (exchange.take === 'chapter')
    return someChapter(picks.theirs, (p) => takableChapter(picks, exchange, p));
  return picks.canEnd(exchange.give === 'any number' ? 0 : exchange.give, exchange.take);
}

export function runExchange(t: Table, me: Seat, exchange: Exchange): void {
  const picks = new Picks(t, exchange);
  if (exchange.give === 'chapter') giveChapter(t, me, picks, exchange);
  if (exchange.take === 'chapter') takeChapter(t, me, picks, exchange);
  pickCards(t, me, picks, exchange);
  // GH-hunter-4: a chapter lands on the pile in an order of choice.
  const pileUp = exchange.give === 'chapter' && !isHall(exchange.theirs);
  const given = pileUp ? inOrder(t, me, 'order-discard', picks.giveCards) : picks.giveCards;
  const taken = picks.takeCards;
  t.moveAll(given, exchange.theirs);
  t.moveAll(taken, exchange.mine);
  if (t.live && given.length > 0) t.tell('give', me, { cards: given, ...targetOf(exchange, me) });
  if (t.live && taken.length > 0) t.tell('take', me, { cards: taken, ...targetOf(exchange, me) });
  settle(t, hallsIn(exchange, me));
}

/** The guildhalls that change: mine first. */
function hallsIn({ mine, theirs }: Exchange, me: Seat): Seat[] {
  const owners = [mine, theirs].filter(isHall).map(hallOwner);
  return owners.sort((a, b) => Number(b === me) - Number(a === me));
}

function targetOf({ theirs }: Exchange, me: Seat): { target?: Seat } {
  return isHall(theirs) && hallOwner(theirs) !== me ? { target: hallOwner(theirs) } : {};
}

// Whole chapters

function someChapter(faces: Faces, test: (profession: number) => boolean): boolean {
  return professionIds.some((_, profession) => faces.colours(profession) > 0 && test(profession));
}

function givableChapter(picks: Picks, { take }: Exchange, profession: number): boolean {
  const chapter = picks.mine.chapter(profession);
  if (take !== 'chapter') return picks.canEndWith(chapter, picks.taken, 0, take);
  return someChapter(picks.theirs, (other) => picks.canEndWith(chapter, picks.theirs.chapter(other), 0, 0));
}

function takableChapter(picks: Picks, { give }: Exchange, profession: number): boolean {
  const gifts = typeof give === 'number' ? give : 0;
  return picks.canEndWith(picks.given, picks.theirs.chapter(profession), gifts, 0);
}

function giveChapter(t: Table, me: Seat, picks: Picks, exchange: Exchange): void {
  const question = t.question(me, 'give-chapter');
  professionIds.forEach((_, profession) => {
    if (picks.mine.colours(profession) === 0) return;
    const fits = givableChapter(picks, exchange, profession);
    question.offer(verb['give-chapter'] | profession, fits ? undefined : 'chapter-would-duplicate');
  });
  question.open = isHall(exchange.theirs);
  const profession = operandOf(t.pick(question));
  for (const card of chapterCards(t, hallOwner(exchange.mine), profession)) picks.give(t, card);
}

function takeChapter(t: Table, me: Seat, picks: Picks, exchange: Exchange): void {
  const question = t.question(me, 'take-chapter');
  professionIds.forEach((_, profession) => {
    if (picks.theirs.colours(profession) === 0) return;
    const fits = takableChapter(picks, exchange, profession);
    question.offer(verb['take-chapter'] | profession, fits ? undefined : 'chapter-would-duplicate');
  });
  question.open = isHall(exchange.mine);
  const profession = operandOf(t.pick(question));
  for (const card of chapterCards(t, hallOwner(exchange.theirs), profession)) picks.take(t, card);
}

// Single cards, one pick at a time, on whichever side the player likes

function pickCards(t: Table, me: Seat, picks: Picks, exchange: Exchange): void {
  const anyNumber = exchange.give === 'any number';
  const gifts = typeof exchange.give === 'number' ? exchange.give : 0;
  const takings = typeof exchange.take === 'number' ? exchange.take : 0;
  for (;;) {
    const toGive = gifts - (gifts > 0 ? picks.giveCards.length : 0);
    const toTake = takings - (takings > 0 ? picks.takeCards.length : 0);
    if (toGive === 0 && toTake === 0 && !anyNumber) return;
    const question = t.question(me, anyNumber ? 'exchange-any' : 'exchange');
    question.open = isHall(exchange.mine) && isHall(exchange.theirs);
    if (t.live) question.params = { give: toGive, take: toTake };
    if (toGive > 0 || anyNumber) offerGifts(t, question, picks, exchange.mine, toGive, toTake);
    if (toTake > 0) offerTakings(t, question, picks, exchange.theirs, toGive, toTake);
    if (anyNumber) question.offer(verb.done, toTake > 0 ? 'take-not-complete' : undefined);
    const choice = t.pick(question);
    if (verbOf(choice) === verb.done) return;
    if (verbOf(choice) === verb.give) picks.give(t, operandOf(choice));
    else picks.take(t, operandOf(choice));
  }
}

function offerGifts(t: Table, q: Question, picks: Picks, zone: Zone, toGive: number, toTake: number): void {
  const judge = new Judge();
  for (let card = t.top(zone); card !== none; card = t.below(card)) {
    const face = t.face(card);
    if (picks.given.has(face)) continue;
    const kind = picks.kind(face, picks.taken);
    const why = judge.why(kind, () => picks.canEndGiving(face, Math.max(0, toGive - 1), toTake));
    q.offer(verb.give | card, why);
  }
}

function offerTakings(t: Table, q: Question, picks: Picks, zone: Zone, toGive: number, toTake: number): void {
  const judge = new Judge();
  for (let card = t.top(zone); card !== none; card = t.below(card)) {
    const face = t.face(card);
    if (picks.taken.has(face)) continue;
    const kind = picks.kind(face, picks.given);
    const why = judge.why(kind, () => picks.canEndTaking(face, toGive, toTake - 1));
    q.offer(verb.take | card, why);
  }
}

/** Cards of one kind fare alike, so each kind is judged once. */
class Judge {
  private readonly verdicts: (boolean | undefined)[] = [];

  why(kind: number, canEnd: () => boolean): ReasonCode | undefined {
    this.verdicts[kind] ??= canEnd();
    if (this.verdicts[kind]) return undefined;
    return kind === twinLeft ? 'would-duplicate' : 'exchange-cannot-end';
  }
}
