import type { Speaker } from '@zunft/text';

/** A way to sort cards, for a filter or a heading. */
export interface Sort {
  readonly id: string;
  title(): string;
}

/** A way to see fewer cards. */
export interface ShelfFilter {
  readonly id: string;
  title(): string;
  readonly sorts: readonly Sort[];
  /** The sorts that a card belongs to. */
  of(card: string): readonly string[];
}

/** What the catalogue knows about the cards of a game besides their words. */
export interface CardShelf {
  /** What should be known about all of them. */
  about?(): string;
  readonly filters: readonly ShelfFilter[];
  /** Headings under which the cards stand. */
  readonly groups: readonly Sort[];
  groupOf(card: string): string | undefined;
  /** Its picture bears its name. */
  isNamed(card: string): boolean;
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
  filters: [],
  groups: [],
  groupOf: () => undefined,
  isNamed: () => false,
  nameOf: (speaker, card) => speaker.card(card),
  variantsOf: () => [],
  factsOf: () => [],
  rulesOf: () => [],
  mentionsOf: () => [],
};

const shelves: Readonly<Record<string, () => Promise<CardShelf>>> = {
  guildhall: async () => (await import('./guildhall/shelf.ts')).guildhallShelf,
  dominion: async () => (await import('./dominion/shelf.ts')).dominionShelf,
  'the-guild': async () => (await import('./the-guild/shelf.ts')).guildShelf,
};

export async function cardShelf(game: string): Promise<CardShelf> {
  return (await shelves[game]?.()) ?? plain;
}

/** A card as its address names it: one page for all variants. */
export const slugOf = (card: string): string => card.split('.')[0]!;
