import type { dominionShelfWordsEn } from './words.en.ts';

export const dominionShelfWordsDe = {
  sets: 'Erweiterung',
  costs: 'Kosten',
  types: 'Typ',
  edition: 'Aus: {edition}',
  basic: 'In jeder Partie dabei.',
  copies: 'Ihr Stapel hat 10 Karten.',
  victoryCopies: 'Ihr Stapel hat 12 Karten, zu zweit 8.',
  inSets: 'Empfohlen in {list}.',
} as const satisfies Record<keyof typeof dominionShelfWordsEn, string>;
