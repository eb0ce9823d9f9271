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
import { gain } from './moves.ts';
import { discard, zones } from './places.ts';
import { cardIds, isAction, isTreasure, printedCost } from './printed.ts';
import type { ReasonCode } from './reasons.ts';
import { eachPile, isSoldOut, price } from './supply.ts';
import { type Mode, modes, verb } from './verbs.ts';

type Why = (face: Face) => ReasonCode | undefined;

export const onlyTreasures: Why = (face) => (isTreasure[face] ? undefined : 'not-a-treasure');
export const onlyActions: Why = (face) => (isAction[face] ? undefined : 'not-an-action');
export const only =
  (wanted: Face): Why =>
  (face) =>
    face === wanted ? undefined : 'not-that-card';

interface CardChoice {
  /** What is done to the card. */
  readonly verb: number;
  readonly from: Zone;
  /** Nothing need be picked. */
  readonly optional?: true;
  /** Why a card cannot be picked. */
  readonly why?: Why;
}

/** Asks for one card of a zone. `none` where there is none to pick, or where declining is allowed and preferred. */
export function pickCard(t: Table, seat: Seat, prompt: string, choice: CardChoice): Card {
  const { from, optional = false, why } = choice;
  if (t.size(from) === 0) return none;
  const { visible, owner } = zones.list[from]!;
  const isPublic = visible === 'everyone';
  const question = t.question(seat, prompt);
  if (t.live && owner !== undefined && owner !== seat) question.params = { seat: owner };
  for (let card = t.bottom(from); card !== none; card = t.above(card)) {
    question.offer(choice.verb | card, why?.(t.face(card)));
  }
  if (optional) question.offer(verb.decline);
  else if (why !== undefined) {
    if (!isPublic) t.disclose(question.count > 0 ? 1 : 0);
    if (question.count === 0) return none;
  }
  if (isPublic && !optional && areAlike(t, question)) return operandOf(question.values[0]!);
  question.open = isPublic || (!optional && t.size(from) === 1);
  const picked = t.pick(question);
  return verbOf(picked) === verb.decline ? none : operandOf(picked);
}

/** Whether it makes no difference which of the cards offered is picked. */
function areAlike(t: Table, { values, count }: Question): boolean {
  for (let i = 1; i < count; i++) {
    if (t.face(operandOf(values[i]!)) !== t.face(operandOf(values[0]!))) return false;
  }
  return true;
}

interface CardsChoice {
  readonly verb: number;
  readonly from: Zone;
  readonly min: number;
  readonly max?: number;
  readonly ordered?: true;
}

/** Asks for several cards of a zone, any of them; for as many as there are, if there are fewer. */
export function pickCards(t: Table, seat: Seat, prompt: string, choice: CardsChoice): readonly Card[] {
  const { from, min, max = min } = choice;
  const size = t.size(from);
  if (size === 0 || max === 0) return [];
  const question = t.question(seat, prompt).between(Math.min(min, size), Math.min(max, size));
  for (let card = t.bottom(from); card !== none; card = t.above(card)) question.offer(choice.verb | card);
  question.ordered = (choice.ordered ?? false) && question.max > 1;
  question.open = true;
  return t.pickMany(question).map(operandOf);
}

/** Which piles a card may be gained from. */
export interface Limits {
  readonly most?: number;
  readonly exactly?: number;
  /** `exactly` is about printed costs, whatever makes cards cheaper. */
  readonly printed?: boolean;
  readonly only?: 'treasure' | 'action';
  /** Nothing need be gained. */
  readonly optional?: true;
  /** Who gets the card, if not the seat that chooses. */
  readonly receiver?: Seat;
}

function limitRefusal(
  t: Table,
  face: Face,
  { most, exactly, printed, only }: Limits,
): ReasonCode | undefined {
  if (only === 'treasure' && !isTreasure[face]) return 'not-a-treasure';
  if (only === 'action' && !isAction[face]) return 'not-an-action';
  if (isSoldOut(t, face)) return 'pile-empty';
  const cost = printed ? printedCost[face]! : price(t, face);
  if (most !== undefined && cost > most) return 'costs-more';
  return exactly !== undefined && cost !== exactly ? 'costs-other' : undefined;
}

/** Asks for a pile; `none` where there is none to pick, or where declining is allowed and preferred. */
export function pickPile(t: Table, seat: Seat, prompt: string, limits: Limits): Face {
  const question = t.question(seat, prompt);
  eachPile(t, (face) => question.offer(verb.gain | face, limitRefusal(t, face, limits)));
  if (t.live) {
    const { most, exactly, printed, only = 'card', receiver } = limits;
    const limit = exactly === undefined ? 'most' : printed ? 'printed' : 'exactly';
    const to = receiver === undefined ? {} : { seat: receiver };
    question.params = { limit, cost: exactly ?? most ?? 0, only, ...to };
  }
  if (limits.optional) question.offer(verb.decline);
  if (question.count === 0) return none;
  question.open = true;
  const picked = t.pick(question);
  return verbOf(picked) === verb.decline ? none : operandOf(picked);
}

/** DOM-1.6: gains a card of the seat's own choice. Returns its face, or `none`. */
export function gainChosen(t: Table, seat: Seat, limits: Limits, to: Zone = discard(seat)): Face {
  const face = pickPile(t, seat, 'gain', limits);
  if (face === none) return none;
  gain(t, seat, face, to);
  return face;
}

/** Asks which of several things is to be done. Some may be impossible, for a reason that everyone can see. */
export function pickMode(t: Table, seat: Seat, prompt: string, offered: readonly Mode[]): Mode {
  const question = t.question(seat, prompt);
  for (const mode of offered) question.offer(verb.choose | modes.indexOf(mode));
  return modes[operandOf(t.pick(question))]!;
}

/** Asks for so many different ones of several things; returns them in the order in which they are printed. */
export function pickModes(
  t: Table,
  seat: Seat,
  prompt: string,
  offered: readonly Mode[],
  count: number,
): readonly Mode[] {
  const question = t.question(seat, prompt).between(count, count);
  for (const mode of offered) question.offer(verb.choose | modes.indexOf(mode));
  const picked = t.pickMany(question).map(operandOf);
  return offered.filter((mode) => picked.includes(modes.indexOf(mode)));
}

/** Asks whether something is to be done that may be done or left. */
export const agrees = (t: Table, seat: Seat, prompt: string, mode: Mode): boolean => {
  const question = t.question(seat, prompt);
  question.offer(verb.choose | modes.indexOf(mode));
  question.offer(verb.decline);
  return verbOf(t.pick(question)) !== verb.decline;
};

/** Asks for the name of a card; it need not be in this game. */
export function nameCard(t: Table, seat: Seat): Face {
  const named = t.name(seat, 'name', cardIds);
  if (t.live) t.tell('name', seat, { params: { card: cardIds[named]! } });
  return named;
}
