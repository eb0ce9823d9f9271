import type { joinWordsEn } from './words.en.ts';

export const joinWordsDe = {
  title: 'An einen Tisch kommen',
  searching: 'Der Tisch wird gesucht …',
  notFound: 'Dieser Tisch ist nicht zu finden',
  home: 'Zur Startseite',
  again: 'Noch einmal versuchen',

  code: 'Tischcode',
  'code.hint': 'Der Code oder der Link, den dir jemand geschickt hat.',
  'code.go': 'Zum Tisch',
  'code.missing': 'Gib den Code ein, den dir jemand geschickt hat.',
} as const satisfies Record<keyof typeof joinWordsEn, string>;
