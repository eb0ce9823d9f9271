import type { shellWordsEn } from './words.en.ts';

export const shellWordsDe = {
  'title.start': 'Zunft',
  'title.new': 'Tisch einrichten',
  'title.table': 'Tisch',
  'title.room': 'Tisch mit anderen',
  'title.join': 'An einen Tisch kommen',
  'title.replays': 'Wiederholungen',
  'title.replay': 'Wiederholung',
  'title.rules': 'Regeln',
  'title.cards': 'Karten',
  'title.glossary': 'Glossar',
  'title.settings': 'Einstellungen',
  'title.credits': 'Mitwirkende und Lizenzen',
  'title.notFound': 'Seite nicht gefunden',
  titleOf: '{title} – Zunft',

  firstControls: 'Schnellzugriff',
  textTable: 'Texttisch',
  on: 'an',
  off: 'aus',
  skip: 'Zum Inhalt springen',
  loading: 'Einen Moment …',

  offline: 'Du bist offline. Partien gegen Bots laufen ganz normal weiter.',
  'update.ready': 'Eine neue Version ist da.',
  'update.reload': 'Neu laden',
  'update.later': 'Später',
  incomplete: 'Etwas ließ sich nicht laden. Wenn du verbunden bist, lade die Seite neu.',

  'load.title': 'Diese Seite ist nicht angekommen',
  'load.text':
    'Sie ließ sich nicht laden. Vielleicht fehlt gerade die Verbindung, oder seit du Zunft geöffnet hast, ist eine neue Version erschienen. Deine Partien sind in diesem Browser sicher.',
  'load.again': 'Noch einmal laden',

  'broken.title': 'Hier ist etwas schiefgegangen',
  'broken.text': 'Der Fehler liegt bei uns, nicht bei dir. Deine Partien sind in diesem Browser sicher.',
  'broken.table':
    'Der Fehler liegt bei uns, nicht bei dir. Die Partie ist bis zu deiner letzten Antwort gespeichert und geht nach dem Neuladen dort weiter.',
  'broken.reload': 'Seite neu laden',
} as const satisfies Record<keyof typeof shellWordsEn, string>;
