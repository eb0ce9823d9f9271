export const dominionShelfWordsEn = {
  sets: 'Set',
  costs: 'Cost',
  types: 'Type',
  edition: 'From: {edition}',
  basic: 'In every game.',
  copies: 'Its pile has 10 cards.',
  victoryCopies: 'Its pile has 12 cards, with two players 8.',
  inSets: 'Recommended in {list}.',
} as const satisfies Record<string, string>;
