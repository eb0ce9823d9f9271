import type { namingWordsEn } from './words.en.ts';

export const namingWordsDe = {
  placeholder: 'Karte nennen …',
  show: 'Karten zeigen',
  hide: 'Karten verbergen',
  nothing: 'So heißt keine Karte.',
  found: '{count, plural, =0 {So heißt keine Karte} one {# Karte} other {# Karten}}',
  first: 'In dieser Partie',
  rest: 'Andere Karten',
} as const satisfies Record<keyof typeof namingWordsEn, string>;
