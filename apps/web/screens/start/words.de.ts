import type { startWordsEn } from './words.en.ts';

export const startWordsDe = {
  title: 'Zunft: Kartenspiele um Handwerk, Handel und Macht',
  continue: 'Weiterspielen',
  ownScore: 'du {score}',
  against: 'gegen {opponents}',
  waitingFor: '{name} ist am Zug.',
  toTable: 'Zum Tisch',
  toTableOf: 'Zum Tisch mit {opponents}',
  showAll: 'Alle {count} Tische zeigen',
  noTables: 'Die Partien in diesem Browser ließen sich nicht auflisten. {problem}',

  remove: 'Partie gegen {opponents} entfernen',
  'remove.title': 'Diese Partie entfernen?',
  'remove.lost':
    'Die Partie gegen {opponents} wird mit allem bisher Gespielten aus diesem Browser gelöscht. Danach lässt sie sich weder fortsetzen noch noch einmal ansehen.',
  'remove.keep': 'Partie behalten',
  'remove.do': 'Partie entfernen',

  play: 'Jetzt spielen',
  facts: '{min}–{max} Personen, {minutes} Minuten',
  'pitch.guildhall': 'Sammle fünf Farben und vollende Zünfte. Wer zuerst 20 Punkte hat, gewinnt.',
  againstBots: 'Gegen Bots',
  setUp: 'Tisch einrichten …',
  coming: 'Später auch: Dominion: Die Gilden und The Guild.',

  learn: 'Lernen',
  'learn.rules': 'Regeln',
  'learn.cards': 'Karten',
  'learn.glossary': 'Glossar',
  'turn.play': 'Karten ausspielen',
  'turn.playText': 'Du hast zwei Aktionen im Zug.',
  'turn.level': 'Stärke nutzen',
  'turn.levelText': 'Je mehr vom selben Beruf, desto stärker.',
  'turn.chapter': 'Farben sammeln',
  'turn.chapterText': 'Alle fünf vollenden eine Zunft.',
  'turn.buy': 'Prestige kaufen',
  'turn.buyText': 'Zünfte bringen Punkte. Mit 20 gewinnst du.',

  replays: 'Wiederholungen',
  'replays.none': 'Beendete Partien kannst du hier Schritt für Schritt noch einmal ansehen.',
  'replays.unfinished': 'nicht beendet: {names}',
  'replays.score': '{name} {score}',
  'replays.all': 'Alle Partien',
  load: 'Spieldatei laden …',
} as const satisfies Record<keyof typeof startWordsEn, string>;
