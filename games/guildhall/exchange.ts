import {
  none,
  operandOf,
  type Params,
  type Question,
  type Seat,
  type Table,
  verbOf,
  type Zone,
} from '@zunft/kernel';
import { type Effect, upon } from './effect.ts';
import { Faces, professionIds } from './faces.ts';
import { chapterCards } from './hall.ts';
import { inOrder, settle } from './moves.ts';
import { hallOwner, isHall, Judge, Picks, Sides } from './picks.ts';
import { hall } from './places.ts';
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

const nothing = new Faces();

/** GH-5.5: an exchange is possible if some choice of cards leads to an end without duplicates. */
export function exchangePossible(t: Table, exchange: Exchange): boolean {
  if (exchange.give !== 'chapter' && exchange.take !== 'chapter') {
    const gifts = exchange.give === 'any number' ? 0 : exchange.give;
    return new Sides(t, exchange).canEndWith(nothing, nothing, gifts, exchange.take);
  }
  const picks = new Picks(t, exchange);
  if (exchange.give === 'chapter') return someChapter(picks.mine, (p) => givableChapter(picks, exchange, p));
  return someChapter(picks.theirs, (p) => takableChapter(picks, exchange, p));
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

/** Cards of my guildhall against cards of the target's. */
export const swap = (cards: Terms): Effect =>
  upon({
    refusal(t, me, target) {
      const exchange = exchangeBetween(hall(me), hall(target), cards);
      return exchangePossible(t, exchange) ? undefined : 'no-target-exchange';
    },
    run: (t, me, target) => runExchange(t, me, exchangeBetween(hall(me), hall(target), cards)),
  });

/** The guildhalls that change: mine first. */
function hallsIn({ mine, theirs }: Exchange, me: Seat): Seat[] {
  const owners = [mine, theirs].filter(isHall).map(hallOwner);
  return owners.sort((a, b) => Number(b === me) - Number(a === me));
}

function targetOf({ theirs }: Exchange, me: Seat): { target?: Seat } {
  return isHall(theirs) && hallOwner(theirs) !== me ? { target: hallOwner(theirs) } : {};
}

/** Whose guildhall is on the other side, for prompts. */
const partner = ({ theirs }: Exchange): Params => (isHall(theirs) ? { seat: hallOwner(theirs) } : {});

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
  if (t.live) question.params = partner(exchange);
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
  if (t.live) question.params = partner(exchange);
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
    if (t.live) question.params = { give: toGive, take: toTake, ...partner(exchange) };
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
    if (!judge.hasSeen(kind)) judge.note(kind, picks.canEndGiving(face, Math.max(0, toGive - 1), toTake));
    q.offer(verb.give | card, judge.why(kind));
  }
}

function offerTakings(t: Table, q: Question, picks: Picks, zone: Zone, toGive: number, toTake: number): void {
  const judge = new Judge();
  for (let card = t.top(zone); card !== none; card = t.below(card)) {
    const face = t.face(card);
    if (picks.taken.has(face)) continue;
    const kind = picks.kind(face, picks.given);
    if (!judge.hasSeen(kind)) judge.note(kind, picks.canEndTaking(face, toGive, toTake - 1));
    q.offer(verb.take | card, judge.why(kind));
  }
}
