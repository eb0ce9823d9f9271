import { none, type Seat, type Table, type Zone } from '@zunft/kernel';
import { deck, discard, hand, inPlay } from '../places.ts';
import { faceOf, isAction, isTreasure, printedCoins } from '../printed.ts';
import { points } from '../score.ts';

/** What a table is judged by, for one seat; most play-outs end with the game itself and need no judgement. */
export const features = [
  'points',
  /** Coins of the Treasures in the deck, by card. */
  'money',
  'curses',
  /** Share of Actions among the cards. */
  'actions',
] as const;

export const weights = [0.12, 4, -0.15, 1.5];

const curse = faceOf('curse');

export function measure(t: Table, into: Float64Array): void {
  for (let seat = 0; seat < t.seats; seat++) measureSeat(t, seat, into, seat * features.length);
}

const found = { cards: 0, coins: 0, curses: 0, actions: 0 };

function measureSeat(t: Table, seat: Seat, into: Float64Array, at: number): void {
  found.cards = 0;
  found.coins = 0;
  found.curses = 0;
  found.actions = 0;
  look(t, deck(seat));
  look(t, hand(seat));
  look(t, inPlay(seat));
  look(t, discard(seat));
  const cards = Math.max(1, found.cards);
  into[at] = points(t, seat);
  into[at + 1] = found.coins / cards;
  into[at + 2] = found.curses;
  into[at + 3] = found.actions / cards;
}

function look(t: Table, zone: Zone): void {
  for (let card = t.bottom(zone); card !== none; card = t.above(card)) {
    const face = t.face(card);
    found.cards++;
    if (isTreasure[face]) found.coins += printedCoins[face]!;
    if (isAction[face]) found.actions++;
    if (face === curse) found.curses++;
  }
}
