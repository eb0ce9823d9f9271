import type { replaysWordsEn } from './words.en.ts';

export const replaysWordsDe = {
  title: 'Partien zum Nachspielen',
  lead: 'Jede Partie, die du in diesem Browser zu Ende spielst, bleibt hier, bis du sie entfernst. Speichere sie als Datei, wenn du sie behalten oder jemandem zeigen willst.',
  load: 'Spieldatei laden',
  drop: 'oder hier ablegen',
  dropNow: 'Loslassen, um die Partie zu laden',
  none: 'Noch keine beendete Partie',
  noneText:
    'Sobald du eine Partie zu Ende gespielt hast, kannst du sie hier ansehen, Schritt für Schritt und von jedem Platz aus.',
  play: 'Partie beginnen',
  games: '{count, plural, one {# Partie} other {# Partien}}',
  wins: '{names} {count, plural, one {gewinnt} other {teilen sich den Sieg}}',
  unfinished: 'nicht beendet',
  fromFile: 'aus einer Datei',
  answers: '{count, plural, one {# Schritt} other {# Schritte}}',
  bot: 'Bot',
  points: '{points} Punkte',
  watch: 'Ansehen',
  watchGame: 'Partie vom {date} ansehen',
  save: 'Speichern',
  saveGame: 'Partie vom {date} als Datei speichern',
  saved: 'Gespeichert als {file}.',
  remove: 'Entfernen',
  removeGame: 'Partie vom {date} entfernen',
  removeTitle: 'Diese Partie entfernen?',
  removeText:
    'Die Partie mit {names} vom {date} ist dann endgültig weg. Falls du sie noch einmal brauchst, speichere sie vorher als Datei.',
  keep: 'Partie behalten',
  removeNow: 'Partie entfernen',
  removed: 'Die Partie ist entfernt.',
  loading: 'Partien werden gesucht …',
} as const satisfies Record<keyof typeof replaysWordsEn, string>;
