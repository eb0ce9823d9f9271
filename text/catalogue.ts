/** The languages of the product; the first is the one in which keys are defined. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** ICU messages by key, in both languages. */
export type Catalogue = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** What a game hands over so that others can put it into words. */
export interface GameTexts {
  readonly catalogue: Catalogue;
  /** Rule ids in reading order; `rule.<id>` and `ruleTitle.<id>` are in the catalogue. */
  readonly ruleIds: readonly string[];
  /** The name of a card (`weaver.red`) as it stands in a sentence. */
  cardName(say: (key: string) => string, card: string): string;
  /** What a card does, line by line. */
  cardText(say: (key: string) => string, card: string): readonly string[];
  /** Every card that a reader of the catalogue wants to see once, in order. */
  readonly cards: readonly string[];
}
