import { type Card, type Face, none, operandOf, type Question } from '@zunft/kernel';
import { actions, actionsPlayed, hand } from '../places.ts';
import { type CardId, cardIds, copper, curse, estate, faceOf, isAction } from '../printed.ts';
import { volunteersInHand } from './discarding.ts';
import { gainFor } from './gains.ts';
import type { Mind } from './mind.ts';
import { lineOf } from './strategy.ts';
import { givesActions, givesCards, isTerminal } from './traits.ts';
import { trashWish } from './trashing.ts';
import { deckWorth, handWorth } from './worth.ts';

/**
 * The Action to play next, or `none`. First those that the strategy lists, in its order; the others by rule of
 * thumb: what gives back the action it takes first, then what draws, as long as actions last, then the best.
 */
export function nextAction(mind: Mind): Card {
  const { t, me, sight } = mind;
  const lines = mind.strategy.play;
  let best = none;
  let first = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    const face = t.face(card);
    if (!isAction[face] || (best !== none && face === t.face(best))) continue;
    const line = lineOf(lines, face, sight);
    if (line === none || line > first) continue;
    const isListed = lines.isListed[face]!;
    if (!isListed && !isUseful(mind, face)) continue;
    const score = isListed ? 0 : playScore(mind, face);
    if (line === first && score <= most) continue;
    best = card;
    first = line;
    most = score;
  }
  return best;
}

// Rules of thumb

const nonterminal = 1000;
const drawing = 100;

/** Late among those that give back their action: they want the others to have been played. */
const after: Readonly<Partial<Record<CardId, number>>> = {
  'shanty-town': 10,
  cellar: 12,
  nobles: 20,
  conspirator: 5,
  minion: 25,
  scout: -5,
  'throne-room': 30,
};
const lateness: readonly number[] = cardIds.map((id) => after[id] ?? 0);

const throneRoom = faceOf('throne-room');
const conspirator = faceOf('conspirator');
const nobles = faceOf('nobles');

function playScore(mind: Mind, face: Face): number {
  const { t } = mind;
  const worth = deckWorth(t, face);
  if (givesBack(mind, face)) return nonterminal + givesActions[face]! + worth / 10 - lateness[face]!;
  if (t.get(actions) > 1) return worth + drawing * givesCards[face]!;
  return worth;
}

function givesBack(mind: Mind, face: Face): boolean {
  if (face === conspirator) return mind.t.get(actionsPlayed) >= 2;
  if (face === nobles) return mind.t.get(actions) > 1 || hasTerminal(mind);
  return face === throneRoom || !isTerminal[face];
}

/** Whether the hand has an Action besides that would need another action. */
const hasTerminal = (mind: Mind): boolean =>
  mind.findInHand((face) => isTerminal[face]! && isUseful(mind, face)) !== none;

/** Whether there is any point in playing an Action now. */
export function isUseful(mind: Mind, face: Face): boolean {
  return useful[cardIds[face]!]?.(mind) ?? true;
}

const has = (mind: Mind, passes: (face: Face) => boolean): boolean => mind.findInHand(passes) !== none;

function hasToTrash(source: CardId, count = 1): (mind: Mind) => boolean {
  const itself = faceOf(source);
  return (mind) => {
    const { t, me } = mind;
    let found = 0;
    for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
      if (t.face(card) !== itself && trashWish(mind, source, t.face(card)) > 0) found++;
    }
    return found >= count;
  };
}

const gainsSomething =
  (source: CardId, high: number) =>
  (mind: Mind): boolean => {
    const face = gainFor(mind, source, { low: 0, high, treasure: false });
    return face !== none && mind.gainWorth(face) > 0;
  };

const useful: Readonly<Partial<Record<CardId, (mind: Mind) => boolean>>> = {
  'throne-room': (mind) =>
    has(mind, (face) => isAction[face]! && face !== throneRoom && isUseful(mind, face)),
  chapel: hasToTrash('chapel'),
  remodel: hasToTrash('remodel'),
  upgrade: hasToTrash('upgrade'),
  stonemason: hasToTrash('stonemason'),
  mine: hasToTrash('mine'),
  taxman: hasToTrash('taxman'),
  'trading-post': hasToTrash('trading-post', 2),
  doctor: (mind) => mind.sight.count(curse) + mind.sight.count(estate) + mind.sight.count(copper) > 0,
  moneylender: (mind) => has(mind, (face) => face === copper),
  baron: (mind) => has(mind, (face) => face === estate),
  coppersmith: (mind) => mind.inHand(copper) > 1,
  library: ({ t, me }) => t.size(hand(me)) < 8,
  cellar: (mind) => volunteersInHand(mind, 'cellar') > 0,
  'secret-chamber': (mind) => volunteersInHand(mind, 'secret-chamber') > 0,
  workshop: gainsSomething('workshop', 4),
  ironworks: gainsSomething('ironworks', 4),
  feast: gainsSomething('feast', 5),
  adventurer: (mind) => mind.sight.sum('treasures', 'deck') > 0,
};

/** Which Action to play twice: the better it is, and the more actions it gives if they are needed. */
export function doublingScore(mind: Mind, value: number, _: Question): number {
  const { t, me } = mind;
  const face = t.face(operandOf(value));
  if (face === throneRoom) return 0.5;
  if (!isUseful(mind, face)) return 0.1;
  let others = 0;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    if (isAction[t.face(card)] && t.face(card) !== face) others++;
  }
  const needsActions = t.get(actions) === 0 && others > 0;
  return handWorth[face]! + (needsActions ? givesActions[face]! * 2 : 0);
}
