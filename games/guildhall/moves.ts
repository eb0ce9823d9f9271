import { type Card, type Face, none, operandOf, type Seat, type Table, type Zone } from '@zunft/kernel';
import { chapterSize, Faces, type Profession, professionIds, professionOf } from './faces.ts';
import {
  chapterCards,
  completedByProfession,
  completedChapters,
  hallOf,
  isDuplicate,
  level,
} from './hall.ts';
import { actionsLeft, completed, deck, discard, hall, hand, tokens, zones } from './places.ts';
import { verb } from './verbs.ts';

/** GH-2.5 */
export const maxCompleted = 3;

/** GH-2.8: the top card of the deck; an empty deck is made of the discard pile first. */
export function topOfDeck(t: Table): Card {
  if (t.size(deck) === 0 && t.size(discard) > 0) {
    t.moveWhole(discard, deck);
    t.shuffle(deck);
    if (t.live) t.tell('reshuffle', t.seats, { params: { count: t.size(deck) } });
  }
  return t.top(deck);
}

/** Draws cards; G-07: as many as there are. */
export function draw(t: Table, seat: Seat, count: number): void {
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = topOfDeck(t);
    if (card === none) break;
    t.move(card, hand(seat));
    if (t.live) drawn.push(card);
  }
  if (t.live && count > 0) t.tell('draw', seat, { cards: drawn });
}

export const drawUpTo = (t: Table, seat: Seat, count: number): void =>
  draw(t, seat, Math.max(0, count - t.size(hand(seat))));

export function gainTokens(t: Table, seat: Seat, count: number): void {
  t.add(tokens(seat), count);
  if (t.live && count > 0) t.tell('gain-tokens', seat, { params: { count } });
}

export function gainActions(t: Table, seat: Seat, count: number): void {
  t.add(actionsLeft, count);
  if (t.live) t.tell('gain-actions', seat, { params: { count } });
}

/** Puts a card into a guildhall where it is no duplicate; a chapter that this completes is set aside at once. */
export function place(t: Table, seat: Seat, card: Card, by: Seat = seat): void {
  const zone = t.zoneOf(card);
  const profession = professionOf(t.face(card));
  t.move(card, hall(seat));
  if (t.live) {
    const from = zones.list[zone]!;
    const target = seat !== by ? seat : from.owner !== by ? from.owner : undefined;
    t.tell('place', by, {
      cards: [card],
      params: { from: from.name },
      ...(target !== undefined && { target }),
    });
  }
  completeChapter(t, seat, profession);
  trimCompleted(t, seat);
}

/** GH-2.6: the card goes into the guildhall, or to the discard pile if its twin is there. */
export function placeOrDiscard(t: Table, seat: Seat, card: Card): void {
  if (isDuplicate(t, seat, t.face(card))) discardAll(t, seat, [card]);
  else place(t, seat, card);
}

/** Discards cards as one motion; the last one lies on top. */
export function discardAll(t: Table, by: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  const zone = t.zoneOf(cards[0]!);
  t.moveAll(cards, discard);
  if (t.live) {
    const { owner, visible } = zones.list[zone]!;
    const target = owner !== undefined && owner !== by ? { target: owner } : {};
    t.tell('discard', by, { cards, onlyTop: visible !== 'everyone', ...target });
  }
}

/** Discards cards in an order that the seat chooses; the last one lies on top. */
export function discardInOrder(t: Table, seat: Seat, cards: readonly Card[]): void {
  discardAll(t, seat, inOrder(t, seat, 'order-discard', cards));
}

/** Asks in which order cards are laid on a pile. Proposes the order given. */
export function inOrder(t: Table, seat: Seat, prompt: string, cards: readonly Card[]): readonly Card[] {
  if (cards.length < 2) return cards;
  const question = t.question(seat, prompt).between(cards.length, cards.length);
  question.ordered = true;
  for (const card of cards) question.offer(verb.discard | card);
  return t.pickMany(question).map(operandOf);
}

/** GH-5.4: sets aside what is complete in the guildhalls that changed; the active player first, then clockwise. */
export function settle(t: Table, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const open = hallOf(t, seat);
    for (let profession = 0; profession < professionIds.length; profession++) {
      if (open.colours(profession) === chapterSize) completeChapter(t, seat, profession);
    }
    trimCompleted(t, seat);
  }
}

/** GH-2.5: all five colours of a profession become a completed chapter. */
function completeChapter(t: Table, seat: Seat, profession: Profession): void {
  if (level(t, seat, profession) < chapterSize) return;
  const cards = chapterCards(t, seat, profession).sort((a, b) => t.face(a) - t.face(b));
  t.moveAll(cards, completed(seat));
  if (t.live) t.tell('complete', seat, { params: { profession: professionIds[profession]! } });
}

/** GH-2.5: at most three; the owner says which to give up, in whoever's turn. */
function trimCompleted(t: Table, seat: Seat): void {
  while (completedChapters(t, seat) > maxCompleted) {
    const question = t.question(seat, 'drop-chapter');
    completedByProfession(t, seat).forEach((chapters, profession) => {
      if (chapters > 0) question.offer(verb.drop | profession);
    });
    const profession = operandOf(t.pick(question));
    if (t.live) t.tell('drop', seat);
    discardInOrder(t, seat, completedCards(t, seat, [profession]));
  }
}

/** The five cards each of some completed chapters; a profession may be named twice. */
export function completedCards(t: Table, seat: Seat, professions: readonly Profession[]): Card[] {
  const cards: Card[] = [];
  for (const profession of professions) {
    const found = new Faces();
    for (let card = t.bottom(completed(seat)); card !== none; card = t.above(card)) {
      const face = t.face(card);
      if (professionOf(face) !== profession || found.has(face) || cards.includes(card)) continue;
      found.add(face);
      cards.push(card);
    }
  }
  return cards;
}

/** Offers the cards of a zone, one option for each face. */
export function eachFace(t: Table, zone: Zone, visit: (card: Card, face: Face) => void): void {
  const seen = new Faces();
  for (let card = t.top(zone); card !== none; card = t.below(card)) {
    const face = t.face(card);
    if (seen.has(face)) continue;
    seen.add(face);
    visit(card, face);
  }
}
