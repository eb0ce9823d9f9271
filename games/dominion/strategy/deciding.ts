import { none, operandOf, type Question, type Table, verbOf } from '@zunft/kernel';
import { actions, active, hand, inPlay, unaffected, zones } from '../places.ts';
import { type CardId, copper, curse, isAction, isVictory, province } from '../printed.ts';
import { type Mode, modes, verb } from '../verbs.ts';
import { listedScore, type Score } from './choosing.ts';
import { isDead } from './discarding.ts';
import type { Mind } from './mind.ts';
import { holds } from './strategy.ts';
import { isTerminal } from './traits.ts';
import { trashWish } from './trashing.ts';
import { handWorth, isLate } from './worth.ts';

/** Which of the things that a card offers: by the section `choose`, or by rule of thumb. */
export const modeScore: Score = (mind, value, question) => {
  if (verbOf(value) === verb.decline) return 0;
  const mode = modes[operandOf(value)]!;
  const lines = mind.strategy.choices(question.source);
  for (let i = 0; i < lines.items.length; i++) {
    if (lines.items[i] === mode && holds(lines, i, mind.sight)) return listedScore(i);
  }
  return preferences[question.source as CardId]?.(mind, mode, question) ?? -1 - operandOf(value);
};

type Preference = (mind: Mind, mode: Mode, question: Question) => number;

const preferences: Readonly<Partial<Record<CardId, Preference>>> = {
  nobles: (mind, mode) => {
    const needsActions = mind.t.get(actions) === 0 && countInHand(mind, isAction) > 0;
    return mode === (needsActions ? 'actions' : 'cards') ? 1 : 0;
  },
  pawn: (mind, mode) => {
    const hasActions = mind.sight.sum('actions', 'deck') > 1 || mind.t.get(actions) === 0;
    if (mode === 'cards') return 3;
    return mode === (hasActions ? 'actions' : 'coins') ? 2 : 1;
  },
  steward: (mind, mode) => {
    if (mode === 'trash') return countJunk(mind) > 1 ? 3 : -1;
    return mode === (mind.t.get(actions) > 0 ? 'cards' : 'coins') ? 2 : 1;
  },
  minion: (mind, mode) => (mode === (wantsNewHand(mind) ? 'new-hand' : 'coins') ? 1 : 0),
  torturer: (mind, mode) => (mode === (prefersCurse(mind) ? 'curse' : 'discard') ? 1 : 0),
  library: (_, mode) => (mode === 'keep' ? 0 : -1),
  chancellor: () => 1,
  'mining-village': (mind) => {
    const budget = mind.comingCoins();
    const without = mind.purchase(budget);
    const better = mind.purchase(budget + 2);
    const isWorthIt = better === province || (isLate(mind.t) && better !== none && isVictory[better]!);
    return isWorthIt && better !== without ? 1 : -1;
  },
};

function countInHand({ t, me }: Mind, passes: readonly boolean[]): number {
  let count = 0;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) if (passes[t.face(card)]) count++;
  return count;
}

function countJunk(mind: Mind): number {
  const { t, me } = mind;
  let count = 0;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    if (trashWish(mind, 'steward', t.face(card)) > 0) count++;
  }
  return count;
}

/** Four new cards against the coins that the hand has and two more. */
function wantsNewHand(mind: Mind): boolean {
  const { t, me } = mind;
  let worth = 0;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) worth += handWorth[t.face(card)]!;
  const average = mind.sight.sum('money', 'deck') / Math.max(1, mind.sight.cards());
  return worth + 2 < 4 * (average + 0.4);
}

/** A Curse for good, or two cards of this hand. */
function prefersCurse(mind: Mind): boolean {
  const { t, me } = mind;
  if (mind.left(curse) === 0) return true;
  let least = Number.POSITIVE_INFINITY;
  let next = Number.POSITIVE_INFINITY;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    const worth = handWorth[t.face(card)]!;
    if (worth < least) {
      next = least;
      least = worth;
    } else if (worth < next) next = worth;
  }
  return Number.isFinite(next) && least + next > 4;
}

// What is done to cards that have been turned up

const ownerOf = ({ t }: Mind, value: number): number => zones.list[t.zoneOf(operandOf(value))]!.owner!;

const isGood = (mind: Mind, value: number): boolean => {
  const face = mind.t.face(operandOf(value));
  return !isDead(face) && face !== copper;
};

/** Good cards stay on the own deck and leave the others'. */
export const spyScore: Score = (mind, value) => {
  const stays = isGood(mind, value) === (ownerOf(mind, value) === mind.me);
  return (verbOf(value) === verb['put-back']) === stays ? 1 : 0;
};

/** The top card of the own deck, looked at: rubbish is trashed, what is dead for now discarded. */
export const topCardScore: Score = (mind, value, question) => {
  const face = mind.t.face(operandOf(value));
  if (verbOf(value) === verb.trash) return trashWish(mind, question.source, face);
  if (verbOf(value) === verb.discard) return isDead(face) ? 0.5 : face === copper ? 0.1 : -1;
  return 0.2;
};

export const keepScore: Score = (mind, value, question) => {
  if (verbOf(value) !== verb['set-aside']) return modeScore(mind, value, question);
  const face = mind.t.face(operandOf(value));
  return isTerminal[face] && mind.t.get(actions) === 0 ? 1 : -1;
};

/** The most useful card for its owner comes first. */
export const usefulScore: Score = (mind, value) => handWorth[mind.t.face(operandOf(value))]!;

/** The least useful card comes first, so that the best lies on top. */
export const uselessScore: Score = (mind, value) => -handWorth[mind.t.face(operandOf(value))]!;

/** Only what is better than nothing. */
export const takeScore: Score = (mind, value) => mind.deckWorth(mind.t.face(operandOf(value)));

/** The worst card of its cost for whoever gets it. */
export const giveScore: Score = (mind, value) =>
  verbOf(value) === verb.decline ? 0 : -mind.deckWorth(operandOf(value));

export const passScore: Score = (mind, value) => -mind.deckWorth(mind.t.face(operandOf(value)));

// Reactions and what goes back on the deck

/** Against these Attacks it helps to have cards on the deck instead of in the hand. */
const attacksOnHands: readonly string[] = ['militia', 'torturer', 'minion', 'taxman', 'bureaucrat'];

export const reactScore: Score = (mind, value) => {
  if (verbOf(value) === verb.decline) return 0;
  const isSafe = (mind.t.get(unaffected) & (1 << mind.me)) !== 0;
  const isShield = mind.t.layout.faces[mind.t.face(operandOf(value))] === 'moat';
  return isSafe ? -1 : isShield ? 2 : 1;
};

export const putBackScore: Score = (mind, value, question) => {
  const { source } = question;
  const face = mind.t.face(operandOf(value));
  if (source === 'courtyard') return courtyardScore(mind, value);
  if (source === 'herald') return handWorth[face]!;
  if (source === 'secret-chamber') return secretChamberScore(mind, value);
  return -handWorth[face]!;
};

/** The most useful card that this turn's purchase does not need. */
function courtyardScore(mind: Mind, value: number): number {
  const { t } = mind;
  const face = t.face(operandOf(value));
  if (isAction[face]) return t.get(actions) === 0 ? 10 + handWorth[face]! : -handWorth[face]!;
  const budget = mind.comingCoins();
  const without = budget - handWorth[face]!;
  const isSpare = mind.purchase(without) === mind.purchase(budget);
  return isSpare ? handWorth[face]! : -10 - handWorth[face]!;
}

/** What the hand would lose to an Attack is safe on the deck; otherwise only rubbish goes there. */
function secretChamberScore(mind: Mind, value: number): number {
  const { t } = mind;
  const face = t.face(operandOf(value));
  const rank = countBetter(mind, face, operandOf(value));
  return isAttackOnHands(t) ? (rank >= 3 ? 10 : 0) + handWorth[face]! : -handWorth[face]!;
}

/** The Attack that is being carried out was played last. */
function isAttackOnHands(t: Table): boolean {
  const attack = t.top(inPlay(t.get(active)));
  return attack !== none && attacksOnHands.includes(t.faceName(attack));
}

function countBetter({ t, me }: Mind, face: number, card: number): number {
  let count = 0;
  for (let other = t.bottom(hand(me)); other !== none; other = t.above(other)) {
    const worth = handWorth[t.face(other)]!;
    if (worth > handWorth[face]! || (worth === handWorth[face] && other < card)) count++;
  }
  return count;
}

// Choosing the kingdom

/** What the strategy lists first; then what is worth most. */
export const draftScore: Score = (mind, value) => {
  const line = mind.strategy.buy.items.indexOf(operandOf(value));
  return line === none ? mind.deckWorth(operandOf(value)) : listedScore(line);
};
