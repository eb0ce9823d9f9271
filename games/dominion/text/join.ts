import type { ViewedEvent } from '@zunft/kernel';
import { type PrintedCard, printedCards } from '../printed.ts';

const printed: readonly PrintedCard[] = printedCards;

/** Treasures are laid down together, and what is bought is gained. */
export function join(first: ViewedEvent, second: ViewedEvent): ViewedEvent | undefined {
  if (first.seat !== second.seat) return undefined;
  if (first.type === 'play' && second.type === 'play' && isTreasure(first) && isTreasure(second)) {
    return { ...first, cards: [...first.cards!, ...second.cards!] };
  }
  const gainsIt = first.type === 'buy' && second.type === 'gain' && first.cards![0] === second.cards![0];
  return gainsIt ? first : undefined;
}

const isTreasure = ({ cards = [] }: ViewedEvent): boolean =>
  cards.every((card) => printed.find(({ id }) => id === card)!.types.includes('treasure'));
