import { type Card, none, operandOf, type Question, type Seat, type Table, verbOf } from '@zunft/kernel';
import type { LastingType } from './deck/schema.ts';
import {
  borrowing,
  buying,
  noOffer,
  offer,
  offerFace,
  offerKinds,
  offerPrice,
  offersMade,
  offerTo,
  selling,
  taler,
} from './places.ts';
import { noRoom } from './play.ts';
import { printed } from './print.ts';
import { eachProperty, layBefore, pay, priceLimit, saleRefusal } from './property.ts';
import type { ReasonCode } from './reasons.ts';
import { hasRoom, inTower } from './standing.ts';
import { verb } from './verbs.ts';
import { cardMeant, ownerOf } from './whose.ts';

// TG-10.6, T-25: an offer stands until its owner's next turn. Those it is for may take it up while its owner acts,
// and in their own turns; nobody has to wait for them.

/** The option to make an offer of a kind. */
export const offering = (kind: number): number => verb.offer | (kind - 1);

const typeOf = (t: Table, card: Card): LastingType => printed(t, card).type as LastingType;

function eachOther(t: Table, seat: Seat, visit: (other: Seat) => void): void {
  for (let i = 1; i < t.seats; i++) visit((seat + i) % t.seats);
}

// Making

/** Every card that a seat might buy of another, or sell to another. */
function eachOnOffer(
  t: Table,
  seat: Seat,
  kind: number,
  visit: (card: Card, why: ReasonCode | undefined) => void,
): void {
  if (kind === selling) {
    eachProperty(t, seat, (card) => visit(card, saleRefusal(t, card) ?? noBuyer(t, seat, card)));
    return;
  }
  eachOther(t, seat, (owner) =>
    eachProperty(t, owner, (card) => {
      const type = typeOf(t, card);
      const room = hasRoom(t, seat, type) ? undefined : noRoom(type);
      visit(card, inTower(t, owner) ? 'in-tower' : (saleRefusal(t, card) ?? room));
    }),
  );
}

function noBuyer(t: Table, seat: Seat, card: Card): ReasonCode | undefined {
  let some = false;
  eachOther(t, seat, (other) => {
    if (buyerRefusal(t, other, card) === undefined) some = true;
  });
  return some ? undefined : 'nobody-has-room';
}

const buyerRefusal = (t: Table, seat: Seat, card: Card): ReasonCode | undefined =>
  inTower(t, seat) ? 'in-tower' : hasRoom(t, seat, typeOf(t, card)) ? undefined : 'no-room-there';

/** Why a seat cannot offer to sell or to buy anything. */
export function tradeRefusal(t: Table, seat: Seat, kind: number): ReasonCode | undefined {
  let some = false;
  eachOnOffer(t, seat, kind, (_, why) => {
    if (why === undefined) some = true;
  });
  return some ? undefined : 'nothing-to-trade';
}

export function loanRefusal(t: Table, seat: Seat): ReasonCode | undefined {
  return mostToLend(t, seat) > 0 ? undefined : 'nobody-can-lend';
}

function mostToLend(t: Table, seat: Seat): number {
  let most = 0;
  eachOther(t, seat, (other) => {
    if (!inTower(t, other)) most = Math.max(most, t.get(taler(other)));
  });
  return most;
}

/** Longest text of a promise. */
const promiseLength = 120;

/** Puts an offer to one or several others; it takes the place of the one before. `needed`: Taler that the seat is short of. */
export function makeOffer(t: Table, seat: Seat, index: number, needed = 1): void {
  const kind = index + 1;
  const { cause } = t;
  const card = kind === borrowing ? undefined : pickCard(t, seat, kind);
  if (card !== undefined) t.cause = t.faceName(card);
  const price = card === undefined ? askLoan(t, seat, needed) : askPrice(t, seat, kind, card);
  const terms = { kind: offerKinds[kind]!, price };
  const partners = kind === buying ? [ownerOf(t, card!)!] : pickPartners(t, seat, card, terms);
  const promise = t.text(seat, 'promise', promiseLength, {
    ...terms,
    partner: partners[0]!,
    others: partners.length - 1,
  });
  t.cause = cause;
  t.add(offersMade, 1);
  t.set(offer(seat), kind);
  t.set(offerFace(seat), card === undefined ? 0 : t.face(card) + 1);
  t.set(offerPrice(seat), price);
  t.set(
    offerTo(seat),
    partners.reduce((bits, partner) => bits | (1 << partner), 0),
  );
  if (!t.live) return;
  for (const partner of partners) {
    t.tell('offer', seat, {
      target: partner,
      ...(card !== undefined && { cards: [card] }),
      params: { ...terms, promise },
    });
  }
}

function pickCard(t: Table, seat: Seat, kind: number): Card {
  const question = t.question(seat, kind === selling ? 'offer-card' : 'want-card');
  eachOnOffer(t, seat, kind, (card, why) => question.offer(verb.at | card, why));
  return cardMeant(t, question, operandOf(t.pick(question)), (owners) => {
    const whose = t.question(seat, 'whose');
    for (const owner of owners) whose.offer(verb.to | owner);
    return operandOf(t.pick(whose));
  });
}

const askLoan = (t: Table, seat: Seat, needed: number): number =>
  t.amount(seat, 'loan', { min: 1, max: mostToLend(t, seat), usual: needed });

function askPrice(t: Table, seat: Seat, kind: number, card: Card): number {
  const limit = priceLimit(t, card);
  const max = kind === buying ? Math.min(limit, t.get(taler(seat))) : limit;
  const usual = printed(t, card).cost;
  return t.amount(seat, kind === selling ? 'ask-price' : 'bid-price', { min: 0, max, usual }, { limit });
}

interface Terms {
  readonly kind: (typeof offerKinds)[number];
  readonly price: number;
}

function pickPartners(t: Table, seat: Seat, card: Card | undefined, terms: Terms): Seat[] {
  const question = t.question(seat, 'partners');
  question.params = { ...terms };
  eachOther(t, seat, (other) => {
    const why =
      card !== undefined
        ? buyerRefusal(t, other, card)
        : inTower(t, other)
          ? 'in-tower'
          : t.get(taler(other)) < terms.price
            ? 'cannot-lend-that'
            : undefined;
    question.offer(verb.to | other, why);
  });
  question.between(1, question.count);
  question.open = true;
  return t.pickMany(question).map(operandOf);
}

export function withdraw(t: Table, seat: Seat): void {
  clear(t, seat);
  if (t.live) t.tell('withdraw', seat);
}

/** What has not been taken up until the next turn of its owner is off the table. */
export function expire(t: Table, seat: Seat): void {
  if (t.get(offer(seat)) === noOffer) return;
  clear(t, seat);
  if (t.live) t.tell('expire', seat);
}

function clear(t: Table, seat: Seat): void {
  for (const counter of [offer, offerFace, offerPrice, offerTo]) t.set(counter(seat), 0);
}

// Answering

const isFor = (t: Table, from: Seat, seat: Seat): boolean => (t.get(offerTo(from)) & (1 << seat)) !== 0;

/** Questions to everybody whom the offer of a seat is for. */
export function offersBy(t: Table, from: Seat): Question[] {
  const questions: Question[] = [];
  if (t.get(offer(from)) === noOffer || inTower(t, from)) return questions;
  eachOther(t, from, (seat) => {
    if (!isFor(t, from, seat) || inTower(t, seat)) return;
    const question = t.question(seat, 'offered');
    if (t.live) question.params = offerParams(t, from);
    offerAnswers(t, from, seat, question);
    questions.push(question);
  });
  return questions;
}

const offerParams = (t: Table, from: Seat) => ({
  from,
  kind: offerKinds[t.get(offer(from))]!,
  price: t.get(offerPrice(from)),
  ...(t.get(offerFace(from)) > 0 && { card: t.layout.faces[t.get(offerFace(from)) - 1]! }),
});

/** Options to answer everything that others offer to a seat. */
export function offerAllAnswers(t: Table, seat: Seat, question: Question): void {
  eachOther(t, seat, (from) => {
    if (t.get(offer(from)) !== noOffer && isFor(t, from, seat)) offerAnswers(t, from, seat, question);
  });
}

/** Options to sell what others would like to buy: T-25. */
export function offerBids(t: Table, seat: Seat, question: Question): void {
  eachOther(t, seat, (from) => {
    if (t.get(offer(from)) === buying && isFor(t, from, seat)) offerAnswers(t, from, seat, question);
  });
}

function offerAnswers(t: Table, from: Seat, seat: Seat, question: Question): void {
  question.offer(verb.accept | from, acceptRefusal(t, from, seat)).offer(verb.decline | from);
}

function acceptRefusal(t: Table, from: Seat, seat: Seat): ReasonCode | undefined {
  if (inTower(t, from) || inTower(t, seat)) return 'in-tower';
  const kind = t.get(offer(from));
  const price = t.get(offerPrice(from));
  if (kind === borrowing) return t.get(taler(seat)) < price ? 'cannot-pay' : undefined;
  const [owner, buyer] = kind === selling ? [from, seat] : [seat, from];
  const card = cardOnOffer(t, from, owner);
  if (card === none) return 'offer-void';
  if (t.get(taler(buyer)) < price) return buyer === seat ? 'cannot-pay' : 'offer-void';
  if (hasRoom(t, buyer, typeOf(t, card))) return undefined;
  return buyer === seat ? noRoom(typeOf(t, card)) : 'offer-void';
}

/** An unlocked card of its owner with the face that an offer is about; `none` if there is none any more. */
function cardOnOffer(t: Table, from: Seat, owner: Seat): Card {
  const face = t.get(offerFace(from)) - 1;
  let found: Card = none;
  eachProperty(t, owner, (card) => {
    if (t.face(card) === face && saleRefusal(t, card) === undefined) found = card;
  });
  return found;
}

/** Carries out what a seat answers to an offer. */
export function answerOffer(t: Table, seat: Seat, choice: number): void {
  const from = operandOf(choice);
  if (verbOf(choice) === verb.decline) {
    t.set(offerTo(from), t.get(offerTo(from)) & ~(1 << seat));
    if (t.live) t.tell('decline', seat, { target: from });
    if (t.get(offerTo(from)) === 0) clear(t, from);
    return;
  }
  const kind = t.get(offer(from));
  const price = t.get(offerPrice(from));
  if (kind === borrowing) {
    clear(t, from);
    pay(t, seat, from, price);
    if (t.live) t.tell('lend', seat, { target: from, params: { count: price } });
    return;
  }
  const [owner, buyer] = kind === selling ? [from, seat] : [seat, from];
  const card = cardOnOffer(t, from, owner);
  clear(t, from);
  pay(t, buyer, owner, price);
  layBefore(t, buyer, card);
  if (t.live) t.tell('trade', buyer, { target: owner, cards: [card], params: { price } });
}

// Gifts

export function give(t: Table, seat: Seat, to: Seat): void {
  const count = t.amount(seat, 'gift', { min: 1, max: t.get(taler(seat)) });
  pay(t, seat, to, count);
  if (t.live) t.tell('gift', seat, { target: to, params: { count } });
}

export const giftRefusal = (t: Table, seat: Seat, to: Seat): ReasonCode | undefined =>
  inTower(t, to) ? 'in-tower' : t.get(taler(seat)) === 0 ? 'no-taler' : undefined;
