// Every word of the language besides the names of cards: docs/strategies.md.

/** Sections of a strategy. */
export const sectionNames = [
  'buy',
  'gain',
  'play',
  'trash',
  'discard',
  'name',
  'choose',
  'overpay',
  'save',
] as const;

/** Where own cards lie; `deck`: all of them, wherever they lie. */
export const cardPlaces = ['deck', 'hand', 'play'] as const;
export type CardPlace = (typeof cardPlaces)[number];

/** What is counted there. */
export const cardGroups = [
  'cards',
  'money',
  'actions',
  'terminals',
  'villages',
  'treasures',
  'victories',
] as const;
export type CardGroup = (typeof cardGroups)[number];

/** Numbers of the table, in a word or two. */
export const tableFacts = [
  'turn',
  'coins',
  'buys',
  'actions',
  'tokens',
  'points',
  'lead',
  'players',
  'empty piles',
  'average money',
] as const;
export type TableFact = (typeof tableFacts)[number];

const others = ['when', 'for', 'other', 'and', 'or', 'not', 'count', 'left', 'in'] as const;

/** Words that cannot be part of the name of a card. */
export const reserved: ReadonlySet<string> = new Set([
  ...sectionNames,
  ...cardPlaces,
  ...cardGroups,
  ...tableFacts.flatMap((fact) => fact.split(' ')),
  ...others,
]);
