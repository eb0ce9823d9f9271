import { type Card, type Face, none, operandOf, type Question, verbOf } from '@zunft/kernel';
import { actions, hand } from '../places.ts';
import {
  type CardId,
  copper,
  curse,
  estate,
  isAction,
  isTreasure,
  isVictory,
  printedCoins,
} from '../printed.ts';
import { verb } from '../verbs.ts';
import { listedScore } from './choosing.ts';
import type { Mind } from './mind.ts';
import { lineOf } from './strategy.ts';
import { givesActions, isTerminal } from './traits.ts';
import { handWorth } from './worth.ts';

/** A deck with more money per card than this is better off without its Coppers in the hand. */
const richAverage = 1.3;

/** How much a player wants to discard a card; more than nothing: also if it need not be. */
export function discardScore(mind: Mind, value: number, question: Question): number {
  if (verbOf(value) === verb.decline) return 0;
  const card = operandOf(value);
  const face = mind.t.face(card);
  const { source } = question;
  const lines = mind.strategy.cards('discard', source);
  const line = lineOf(lines, face, mind.sight);
  if (line === none) return -listedScore(0) - handWorth[face]!;
  if (lines.isListed[face]) return listedScore(line);
  const wish = volunteers[source as CardId]?.(mind, face) ?? 0.5 - worthInHand(mind, card, question);
  const isForced = question.chosenCount < question.min;
  return isForced || wish > 0 ? listedScore(line) + wish : wish;
}

/** What a card in the hand is worth; an Action that cannot be played beside a better one is worth little. */
function worthInHand(mind: Mind, card: Card, question: Question): number {
  const { t } = mind;
  const face = t.face(card);
  return isTerminal[face] && isSpare(mind, card, question) ? 0.4 : handWorth[face]!;
}

function isSpare(mind: Mind, card: Card, question: Question): boolean {
  const { t, me } = mind;
  const worth = handWorth[t.face(card)]!;
  let isBest = true;
  for (let other = t.bottom(hand(me)); other !== none; other = t.above(other)) {
    const face = t.face(other);
    if (givesActions[face]! > 1) return false;
    if (other === card || !isTerminal[face] || isAlreadyGone(question, other)) continue;
    const beats = handWorth[face]! > worth || (handWorth[face] === worth && other < card);
    if (beats) isBest = false;
  }
  return !isBest;
}

function isAlreadyGone(question: Question, card: Card): boolean {
  for (let i = 0; i < question.chosenCount; i++) if (operandOf(question.chosen[i]!) === card) return true;
  return false;
}

export const isDead = (face: Face): boolean =>
  face === curse || (isVictory[face]! && !isAction[face] && !isTreasure[face]);

/** Cards that reward discarding. */
const volunteers: Readonly<Partial<Record<CardId, (mind: Mind, face: Face) => number>>> = {
  cellar(mind, face) {
    if (isDead(face)) return 2;
    if (face === copper) return mind.sight.sum('money', 'deck') / mind.sight.cards() > richAverage ? 1 : -1;
    return -handWorth[face]!;
  },
  'secret-chamber'(mind, face) {
    if (isDead(face)) return 2;
    if (isAction[face]) return mind.t.get(actions) === 0 ? 1 : -1;
    return -printedCoins[face]!;
  },
  // A token for a Copper can be spent in the same turn.
  plaza: (_, face) => (printedCoins[face]! <= 1 ? 1 : -1),
  baron: (_, face) => (face === estate ? 1 : -1),
};

/** How many cards of the hand are worth discarding to a card that rewards it. */
export function volunteersInHand(mind: Mind, source: CardId): number {
  const { t, me } = mind;
  let count = 0;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    if ((volunteers[source]?.(mind, t.face(card)) ?? 0) > 0) count++;
  }
  return count;
}
