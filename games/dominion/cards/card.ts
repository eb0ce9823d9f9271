import type { Card, Seat, Table } from '@zunft/kernel';
import { type Bonus, gainBonus } from '../moves.ts';
import type { CardId } from '../printed.ts';

/** What a player owns when points are counted. */
export interface Owned {
  readonly cards: number;
  count(id: CardId): number;
}

/** What a card does; what is printed on it besides is in `printed.ts`. */
export interface CardEffect {
  readonly id: CardId;
  /** Carries out the card; `card` itself lies in play, unless an earlier play of it has moved it. */
  play?(t: Table, me: Seat, card: Card): void;
  /** What comes of paying more than it costs: DOM-1.5. */
  overpaid?(t: Table, me: Seat, amount: number): void;
  /** What revealing it from the hand does when another plays an Attack: DOM-1.7. */
  react?(t: Table, me: Seat): void;
  /** While it lies in play, for every card that its owner buys. */
  whenBuying?(t: Table, me: Seat): void;
  /** What happens to every player before the game begins, if it is in the kingdom. */
  setUp?(t: Table, seat: Seat): void;
  /** Victory points that depend on what its owner has. */
  worth?(owned: Owned): number;
}

/** A card that first gives something and then does something. */
export function card(id: CardId, effect: Omit<CardEffect, 'id'> & { readonly bonus?: Bonus }): CardEffect {
  const { bonus, play, ...rest } = effect;
  if (bonus === undefined) return { id, ...rest, ...(play !== undefined && { play }) };
  return {
    id,
    ...rest,
    play(t, me, self) {
      gainBonus(t, me, bonus);
      play?.(t, me, self);
    },
  };
}
