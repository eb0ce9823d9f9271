export const glossaryWordsEn = {
  title: 'Glossary of {game}',
  lead: 'One word for each thing, in English and in German.',
  search: 'Search the glossary',
  searchHint: 'A word in either language',
  found: '{count, plural, =0 {No word found} one {# word found} other {# words found}}',
  nothing: 'No word contains “{words}”.',
  game: 'In the game',
  table: 'At the table',
  rules: 'Rule',
  toRules: 'The rules',
  toCards: 'All cards',
} as const satisfies Record<string, string>;
