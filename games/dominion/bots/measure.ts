import { none, type Seat, type Table, type Zone } from '@zunft/kernel';
import { actions, active, coins, deck, discard, hand, inPlay, tokens } from '../places.ts';
import { cardIds, faceOf, isAction, isAttack, isTreasure, printedCoins } from '../printed.ts';
import { points } from '../score.ts';
import { givesActions, givesCards, givesCoins } from '../strategy/traits.ts';

/**
 * What a table is judged by, for one seat. Play-outs end with the game itself and need no judgement; what an answer
 * changes of it is why it is recommended.
 */
export const features = [
  'points',
  /** Coins of the Treasures in the deck, by card. */
  'money',
  'curses',
  /** Shares of Actions among the cards, by what they are for; see `kinds`. */
  'attacks',
  'draw',
  'earners',
  'villages',
  'helpers',
  /** Coppers and Estates. */
  'ballast',
  'hand',
  /** What there is to spend in the own turn: coins, Actions; and coin tokens. */
  'coins',
  'plays',
  'tokens',
] as const;

export const weights = [0.12, 4, -0.15, 1.5, 1.5, 1.5, 1.5, 1.5, -0.06, 0.1, 0.08, 0.08, 0.1];

const handSize = 5;

/** What an Action is for: its place among `attacks`, `draw`, `earners`, `villages` and `helpers`. */
const kinds: readonly number[] = cardIds.map((_, face) => {
  if (isAttack[face]) return 0;
  if (givesCards[face]! > 1) return 1;
  if (givesCoins[face]! > 0) return 2;
  return givesActions[face]! > 1 ? 3 : 4;
});
const kindCount = 5;

const curse = faceOf('curse');
const copper = faceOf('copper');
const estate = faceOf('estate');

export function measure(t: Table, into: Float64Array): void {
  for (let seat = 0; seat < t.seats; seat++) measureSeat(t, seat, into, seat * features.length);
}

const found = { cards: 0, coins: 0, curses: 0, ballast: 0 };
const foundActions = new Int32Array(kindCount);

function measureSeat(t: Table, seat: Seat, into: Float64Array, at: number): void {
  found.cards = 0;
  found.coins = 0;
  found.curses = 0;
  foundActions.fill(0);
  found.ballast = 0;
  look(t, deck(seat));
  look(t, hand(seat));
  look(t, inPlay(seat));
  look(t, discard(seat));
  const cards = Math.max(1, found.cards);
  into[at] = points(t, seat);
  into[at + 1] = found.coins / cards;
  into[at + 2] = found.curses;
  for (let kind = 0; kind < kindCount; kind++) into[at + 3 + kind] = foundActions[kind]! / cards;
  into[at + 8] = found.ballast;
  const isActive = t.get(active) === seat;
  // Between turns one has a hand of five: what is missing from it counts.
  into[at + 9] = t.size(hand(seat)) - (isActive ? 0 : handSize);
  into[at + 10] = isActive ? t.get(coins) : 0;
  into[at + 11] = isActive ? t.get(actions) : 0;
  into[at + 12] = t.get(tokens(seat));
}

function look(t: Table, zone: Zone): void {
  for (let card = t.bottom(zone); card !== none; card = t.above(card)) {
    const face = t.face(card);
    found.cards++;
    if (isTreasure[face]) found.coins += printedCoins[face]!;
    if (isAction[face]) foundActions[kinds[face]!]!++;
    if (face === curse) found.curses++;
    if (face === copper || face === estate) found.ballast++;
  }
}
