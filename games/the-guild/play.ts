import { type Card, none, type Seat, type Table } from '@zunft/kernel';
import { aim, canBeAimed, carryOutAct } from './act.ts';
import type { CardType } from './deck/schema.ts';
import { useDiscounts } from './discounts.ts';
import { discardCard } from './draw.ts';
import { carryOutEffects, effectsRefusal } from './effects.ts';
import { gainExperience } from './experience.ts';
import {
  actionPhase,
  active,
  bank,
  cardsPlayed,
  forgoes,
  phase,
  played,
  supporterPlayed,
  taler,
} from './places.ts';
import { payeeOf, price } from './price.ts';
import { printed } from './print.ts';
import { layBefore, pay } from './property.ts';
import type { ReasonCode } from './reasons.ts';
import {
  favourOf,
  hasActive,
  hasRoom,
  hasTrade,
  isLastingType,
  isLocked,
  setLock,
  titleOf,
} from './standing.ts';

const isSupporter = (type: CardType): boolean => type === 'district' || type === 'person';

/** Why a seat cannot play a card of its hand in its own action phase. */
export function playRefusal(t: Table, seat: Seat, card: Card): ReasonCode | undefined {
  const { type } = printed(t, card);
  if (type === 'profession') return 'not-playable';
  if (t.get(forgoes) === 1) return 'forgoes-cards';
  if (isSupporter(type) && t.get(supporterPlayed) === 1) return 'one-supporter';
  const why = needsRefusal(t, seat, card);
  if (why !== undefined) return why;
  if (isLastingType(type)) return hasRoom(t, seat, type) ? affordable(t, seat, card) : noRoom(type);
  return affordable(t, seat, card) ?? useRefusal(t, seat, card);
}

/** What must hold besides time and money. */
export function needsRefusal(t: Table, seat: Seat, card: Card): ReasonCode | undefined {
  const { title, needs, neededTrade, neededFaces } = printed(t, card);
  if (titleOf(t, seat) < title) return 'needs-title';
  if (favourOf(t, seat) < (needs.favour ?? 0)) return 'needs-favour';
  if (neededTrade !== none && !hasTrade(t, seat, neededTrade)) return 'needs-trade';
  if (neededFaces.length > 0 && !neededFaces.some((face) => hasActive(t, seat, face))) return 'needs-card';
  return undefined;
}

export const noRoom = (type: CardType): ReasonCode =>
  type === 'business' ? 'too-many-businesses' : type === 'extension' ? 'no-slot' : 'no-inventory';

export const affordable = (t: Table, seat: Seat, card: Card): ReasonCode | undefined =>
  t.get(taler(seat)) < price(t, seat, card) ? 'too-dear' : undefined;

/** Why what a measure or an artefact does cannot be done in one's own action phase. */
function useRefusal(t: Table, seat: Seat, card: Card): ReasonCode | undefined {
  const { act } = printed(t, card);
  if (act !== undefined && !canBeAimed(t, seat, card)) return 'nobody-to-harm';
  return effectsRefusal(t, seat, card, undefined);
}

/** Why a seat cannot use an artefact that lies in front of it in its own action phase. */
export function artefactRefusal(t: Table, seat: Seat, card: Card): ReasonCode | undefined {
  const { act, effects } = printed(t, card);
  if (act === undefined && effects.length === 0) return 'works-by-itself';
  if (isLocked(t, card)) return 'locked';
  if (t.get(forgoes) === 1) return 'forgoes-cards';
  return useRefusal(t, seat, card);
}

/** Plays a card of the hand, in the own action phase or in a window. */
export function play(t: Table, seat: Seat, card: Card): void {
  const { cause } = t;
  const { type, act, value } = printed(t, card);
  const stays = isLastingType(type);
  t.cause = t.faceName(card);
  // Before it is aimed: that somebody is asked for a target must not betray what only the hand knows.
  if (!stays) {
    t.move(card, played);
    if (t.live) t.tell('play', seat, { cards: [card], params: { value } });
  }
  const aimed = act !== undefined && !stays && aim(t, seat, card);
  payFor(t, seat, card);
  if (t.get(active) === seat && t.get(phase) === actionPhase) t.add(cardsPlayed, 1);
  if (stays) layOut(t, seat, card);
  gainExperience(t, seat, value);
  if (!stays) {
    if (aimed) carryOutAct(t, seat, card);
    carryOutEffects(t, seat, card);
    discardCard(t, card);
  }
  t.cause = cause;
}

function payFor(t: Table, seat: Seat, card: Card): void {
  const cost = price(t, seat, card);
  const { type } = printed(t, card);
  const payee = payeeOf(t, seat, card);
  pay(t, seat, payee, cost);
  if (t.live && payee !== bank && cost > 0) t.tell('pay', seat, { target: payee, params: { count: cost } });
  if (t.get(active) === seat && type !== 'profession') useDiscounts(t, type);
}

/** T-04, T-05: a card that stays gives its experience now, once. */
function layOut(t: Table, seat: Seat, card: Card): void {
  const { type, value } = printed(t, card);
  if (!isLastingType(type)) return;
  if (isSupporter(type)) t.set(supporterPlayed, 1);
  layBefore(t, seat, card);
  if (t.live) t.tell('build', seat, { cards: [card], params: { value } });
}

/** T-05: without experience; what is not used up is locked for a while. */
export function use(t: Table, seat: Seat, card: Card): void {
  const { cause } = t;
  const { act, locksFor } = printed(t, card);
  t.cause = t.faceName(card);
  const aimed = act !== undefined && aim(t, seat, card);
  if (t.get(active) === seat && t.get(phase) === actionPhase) t.add(cardsPlayed, 1);
  if (t.live) t.tell('use', seat, { cards: [card] });
  if (locksFor > 0) setLock(t, card, locksFor);
  else t.move(card, played);
  if (aimed) carryOutAct(t, seat, card);
  carryOutEffects(t, seat, card);
  if (locksFor === 0) discardCard(t, card);
  t.cause = cause;
}
