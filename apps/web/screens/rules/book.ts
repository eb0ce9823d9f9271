import type { Say, Speaker } from '@zunft/text';
import type { ComponentType } from 'preact';
import type { ClientGame } from '../../table/client-game.ts';

/** A part of a rule book, with its paragraphs in order. */
export interface Section {
  readonly id: string;
  /** In the language of the moment. */
  title(): string;
  lead?(): string;
  holds(rule: string): boolean;
  /** Only those that a beginner reads are open to begin with. */
  readonly startsOpen: boolean;
}

export type Figure = ComponentType<{ readonly game: ClientGame; readonly speaker: Speaker }>;

/** How the rules of a game are laid out. */
export interface RuleBook {
  readonly sections: readonly Section[];
  /** Pictures, by the rule they stand beside. */
  readonly figures: Readonly<Record<string, Figure>>;
  /** Words of the rules that name a card, with that card. */
  cardWords(say: Say): ReadonlyMap<string, string>;
  /** The card that a rule is about. */
  cardOf(rule: string): string | undefined;
  /** The name of a card as a heading. */
  titleOf(speaker: Speaker, card: string): string;
}

const plain: RuleBook = {
  sections: [],
  figures: {},
  cardWords: () => new Map(),
  cardOf: () => undefined,
  titleOf: (speaker, card) => speaker.card(card),
};

const books: Readonly<Record<string, () => Promise<RuleBook>>> = {
  guildhall: async () => (await import('./guildhall/book.ts')).guildhallBook,
  dominion: async () => (await import('./dominion/book.ts')).dominionBook,
  'the-guild': async () => (await import('./the-guild/book.ts')).guildBook,
};

export async function ruleBook(game: string): Promise<RuleBook> {
  return (await books[game]?.()) ?? plain;
}

/** The address of a card in the catalogue: one page for all colours of a profession. */
export const cardAddress = (game: string, card: string): string => `/cards/${game}/${card.split('.')[0]}`;
