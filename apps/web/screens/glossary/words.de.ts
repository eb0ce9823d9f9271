import type { glossaryWordsEn } from './words.en.ts';

export const glossaryWordsDe = {
  title: 'Glossar zu {game}',
  lead: 'Für jede Sache ein Wort, auf Deutsch und auf Englisch.',
  search: 'Glossar durchsuchen',
  searchHint: 'Ein Wort in einer der Sprachen',
  found: '{count, plural, =0 {Kein Wort gefunden} one {# Wort gefunden} other {# Wörter gefunden}}',
  nothing: 'Kein Wort enthält „{words}“.',
  game: 'Im Spiel',
  table: 'Am Tisch',
  rules: 'Regel',
  toRules: 'Die Regeln',
  toCards: 'Alle Karten',
} as const satisfies Record<keyof typeof glossaryWordsEn, string>;
