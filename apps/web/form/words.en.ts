export const formWordsEn = {
  less: '{label}: one less',
  more: '{label}: one more',
  of: '{count} of {limit}',
  picked: '{count, plural, =0 {none picked} other {# picked}}',
  full: 'You have {limit} already. Take one out first, then pick another.',
  clear: 'Clear the search',
} as const satisfies Record<string, string>;
