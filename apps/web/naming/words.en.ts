export const namingWordsEn = {
  placeholder: 'Name a card …',
  show: 'Show the cards',
  hide: 'Hide the cards',
  nothing: 'No card is called that.',
  found: '{count, plural, =0 {No card is called that} one {# card} other {# cards}}',
  first: 'In this game',
  rest: 'Other cards',
} as const satisfies Record<string, string>;
