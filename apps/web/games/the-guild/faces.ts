import { type CardType, cardTypes, type DeckCard, type Gives, zunftDeck } from '@zunft/games/the-guild/text';
import type { Speaker } from '@zunft/text';

/** What a card counts as; a profession is laid out at the beginning and is no card of the deck. */
export type Kind = CardType | 'profession';

export interface PrintedFace extends Omit<DeckCard, 'type'> {
  readonly type: Kind;
}

const faces: ReadonlyMap<string, PrintedFace> = new Map<string, PrintedFace>([
  ...zunftDeck.cards.map((card) => [card.id, card] as const),
  ...zunftDeck.professions.map(
    (card) => [card.id, { ...card, type: 'profession', value: 0, cost: 0 } as const] as const,
  ),
]);

/** What is printed on a card. */
export function faceOf(card: string): PrintedFace {
  const face = faces.get(card);
  if (face === undefined) throw new Error(`${card} is no card of The Guild`);
  return face;
}

export const kindOf = (card: string): Kind => faceOf(card).type;

/** The class that brings the tint and the edge of a kind. */
export const tintOf = (card: string): string => `tg-${kindOf(card)}`;

/** The kind in a word. */
export const kindWord = (speaker: Speaker, card: string): string => speaker.say(`tg.kind.${kindOf(card)}`);

export const givesOf = (card: string): Gives => faceOf(card).gives ?? {};

/** A hand by kind, the dearest first. */
export function sortedHand<C extends { readonly card: string }>(cards: readonly C[]): C[] {
  const rank = ({ card }: C): number => cardTypes.indexOf(kindOf(card) as CardType);
  return cards.toSorted(
    (a, b) => rank(a) - rank(b) || faceOf(b.card).cost - faceOf(a.card).cost || a.card.localeCompare(b.card),
  );
}

/** What the bank pays for a card. */
export const salePrice = (card: string): number => Math.floor(faceOf(card).cost / 2);
