import type { Speaker } from '@zunft/text';

/** A way to sort cards, for a filter or a heading. */
export interface Sort {
  readonly id: string;
  title(): string;
}

/** What the catalogue knows about the cards of a game besides their words. */
export interface CardShelf {
  readonly kinds: readonly Sort[];
  readonly editions: readonly Sort[];
  kindOf(card: string): string | undefined;
  editionOf(card: string): string | undefined;
  /** The name without what tells its variants apart. */
  nameOf(speaker: Speaker, card: string): string;
  /** The same card in all its variants, with a word for each; empty if there is only one. */
  variantsOf(card: string): readonly { readonly card: string; label(speaker: Speaker): string }[];
  /** How often it is in the game and the like, a sentence each. */
  factsOf(card: string): readonly string[];
  /** The rules that say what it does. */
  rulesOf(card: string): readonly string[];
  /** Rulings in which it occurs. */
  mentionsOf(card: string): readonly string[];
}

const plain: CardShelf = {
  kinds: [],
  editions: [],
  kindOf: () => undefined,
  editionOf: () => undefined,
  nameOf: (speaker, card) => speaker.card(card),
  variantsOf: () => [],
  factsOf: () => [],
  rulesOf: () => [],
  mentionsOf: () => [],
};

const shelves: Readonly<Record<string, () => Promise<CardShelf>>> = {
  guildhall: async () => (await import('./guildhall/shelf.ts')).guildhallShelf,
};

export async function cardShelf(game: string): Promise<CardShelf> {
  return (await shelves[game]?.()) ?? plain;
}

/** A card as its address names it: one page for all variants. */
export const slugOf = (card: string): string => card.split('.')[0]!;
