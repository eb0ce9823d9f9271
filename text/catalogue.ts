import type { Params, ViewedEvent } from '@zunft/kernel';

/** The languages of the product; the first is the one in which keys are defined. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** How each language writes numbers and lists. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** ICU messages by key, in both languages. */
export type Catalogue = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The sentence behind a key, in the language of whoever speaks. */
export type Say = (key: string, params?: Params) => string;

/** What a game hands over so that others can put it into words. */
export interface GameTexts {
  readonly catalogue: Catalogue;
  /** Rule ids in reading order; `rule.<id>` and `ruleTitle.<id>` are in the catalogue. */
  readonly ruleIds: readonly string[];
  /** What windows can be about, in reading order; `occasion.<name>` ends the sentence “Ask me when …”. */
  readonly occasions?: readonly string[];
  /** Those at which everybody is asked who has not said otherwise; unless told, all of them. */
  readonly askedAt?: readonly string[];
  /** The name of a card (`weaver.red`) as it stands in a sentence. */
  cardName(say: Say, card: string): string;
  /** What a card does, line by line. */
  cardText(say: Say, card: string): readonly string[];
  /**
   * Puts the game's own ids among the params of a prompt, option, reason or event into words, and adds what the
   * game's sentences need besides. `source`: the card or effect behind it. `word`: what a verb with a list of
   * operands is done to.
   */
  words(say: Say, params: Params): Params;
  /** Params that are seats besides `seat`: each becomes you or other, and `<param>Name` is there as well. */
  readonly seatParams?: readonly string[];
  /** One event for two that are told in one sentence, such as a purchase and what it brings. */
  join?(first: ViewedEvent, second: ViewedEvent): ViewedEvent | undefined;
  /** Every card that a reader of the catalogue wants to see once, in order. */
  readonly cards: readonly string[];
}
