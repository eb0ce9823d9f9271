import { type Face, none, type Seat, type Table, type Zone } from '@zunft/kernel';
import {
  actions,
  aside,
  buys,
  coins,
  deck,
  discard,
  hand,
  inPlay,
  soldOut,
  tokens,
  turns,
} from '../places.ts';
import { cardIds, isAction, isTreasure, isVictory } from '../printed.ts';
import { points } from '../score.ts';
import { givesActions, givesCoins, isTerminal } from './traits.ts';
import type { CardGroup, CardPlace, TableFact } from './words.ts';

const weight = (is: readonly boolean[]): readonly number[] => is.map((each) => (each ? 1 : 0));

/** How much each card counts in a group. */
const weights: Readonly<Record<CardGroup, readonly number[]>> = {
  cards: cardIds.map(() => 1),
  money: givesCoins,
  actions: weight(isAction),
  terminals: weight(isTerminal),
  villages: weight(givesActions.map((count) => count > 1)),
  treasures: weight(isTreasure),
  victories: weight(isVictory),
};

/**
 * What one seat knows of a table at one decision. What it owns is counted when it is first asked for. Own decks
 * and discard piles count as a whole: in which of them a card lies the seat need not know.
 */
export class Sight {
  t!: Table;
  me: Seat = 0;
  private readonly owned = new Int32Array(cardIds.length);
  private isCounted = false;

  look(t: Table, me: Seat): void {
    this.t = t;
    this.me = me;
    this.isCounted = false;
  }

  /** Own copies, wherever they lie. */
  count(face: Face): number {
    if (!this.isCounted) this.countAll();
    return this.owned[face]!;
  }

  private countAll(): void {
    const { me } = this;
    this.owned.fill(0);
    this.countIn(deck(me));
    this.countIn(hand(me));
    this.countIn(inPlay(me));
    this.countIn(discard(me));
    this.countIn(aside(me));
    this.isCounted = true;
  }

  private countIn(zone: Zone): void {
    const { t, owned } = this;
    for (let card = t.bottom(zone); card !== none; card = t.above(card)) {
      const face = t.face(card);
      owned[face] = owned[face]! + 1;
    }
  }

  cards(): number {
    const { t, me } = this;
    return t.size(deck(me)) + t.size(hand(me)) + t.size(inPlay(me)) + t.size(discard(me)) + t.size(aside(me));
  }

  /** Copies in the hand or in play. */
  copies(face: Face, zone: Zone): number {
    const { t } = this;
    let count = 0;
    for (let card = t.bottom(zone); card !== none; card = t.above(card)) if (t.face(card) === face) count++;
    return count;
  }

  sum(group: CardGroup, place: CardPlace): number {
    const weight = weights[group];
    let sum = 0;
    if (place === 'deck') {
      if (group === 'cards') return this.cards();
      for (let face = 0; face < weight.length; face++) {
        if (weight[face]! > 0) sum += weight[face]! * this.count(face);
      }
      return sum;
    }
    const { t } = this;
    for (let card = t.bottom(this.zone(place)); card !== none; card = t.above(card))
      sum += weight[t.face(card)]!;
    return sum;
  }

  zone(place: 'hand' | 'play'): Zone {
    return place === 'hand' ? hand(this.me) : inPlay(this.me);
  }

  /** Ahead of the best of the others by so many points. */
  lead(): number {
    const { t, me } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < t.seats; seat++) if (seat !== me) best = Math.max(best, points(t, seat));
    return points(t, me) - best;
  }
}

/** How each number of the table is found. */
export const tableFact: Readonly<Record<TableFact, (sight: Sight) => number>> = {
  turn: ({ t, me }) => t.get(turns(me)),
  coins: ({ t }) => t.get(coins),
  buys: ({ t }) => t.get(buys),
  actions: ({ t }) => t.get(actions),
  tokens: ({ t, me }) => t.get(tokens(me)),
  points: ({ t, me }) => points(t, me),
  lead: (sight) => sight.lead(),
  players: ({ t }) => t.seats,
  'empty piles': ({ t }) => t.get(soldOut),
  'average money': (sight) => sight.sum('money', 'deck') / Math.max(1, sight.cards()),
};
