import type { frameWordsEn } from './words.en.ts';

export const frameWordsDe = {
  home: 'Zunft, Startseite',
  tagline: 'Kartenspiele um Handwerk, Handel und Macht',
  pages: 'Seiten',
  'nav.play': 'Spielen',
  'nav.learn': 'Lernen',
  'nav.replays': 'Wiederholungen',
  'nav.settings': 'Einstellungen',
  language: 'Sprache',
  credits: 'Mitwirkende und Lizenzen',
  version: 'Version {version}',

  'report.open': 'Problem melden',
  'report.intro':
    'Damit speicherst du eine Datei mit allem, was an einem Tisch geschehen ist, sodass sich ein Fehler finden und beheben lässt. Es wird nichts verschickt: Du entscheidest, wem du die Datei gibst.',
  'report.inside':
    'Darin stehen die Namen, die Einstellungen des Tisches, jede gegebene Antwort und die jetzige Stellung, also auch Karten, die in dieser Partie verdeckt sind. Öffne sie erst nach dem Ende, wenn du noch weiterspielen möchtest.',
  'report.table': 'Tisch',
  'report.entry': '{game}: {names}{over, select, yes { (beendet)} other {}}',
  'report.none':
    'Ein Bericht handelt von einem Tisch, und in diesem Browser gibt es noch keinen. Geht schon vor der ersten Partie etwas schief, hilft meist ein Neuladen der Seite.',
  'report.save': 'Bericht speichern',
  'report.saved': 'Gespeichert als {file}.',
  'report.failed': 'Der Bericht ließ sich nicht erstellen: {problem}',
  'report.close': 'Schließen',

  'failure.bad-document': 'Das ist keine Spieldatei von Zunft, oder sie ist beschädigt.',
  'failure.unknown-game': 'Diese Version von Zunft kennt das Spiel in der Datei nicht.',
  'failure.rules-version':
    'Die Partie wurde unter anderen Regeln aufgezeichnet, als heute gelten, und lässt sich deshalb nicht abspielen.',
  'failure.malformed-json': 'Die Datei lässt sich nicht lesen: Sie enthält kein gültiges JSON.',
  'failure.too-large':
    'Die Datei ist größer als 5 MB. Spieldateien sind viel kleiner, wahrscheinlich ist es also eine andere.',
  'failure.unreadable': 'Der Browser konnte die Datei nicht öffnen.',
  'failure.table-exists': 'Einen Tisch mit diesem Namen gibt es schon. Bitte versuche es noch einmal.',
  'failure.unknown-table': 'Diesen Tisch gibt es in diesem Browser nicht (mehr).',
  'failure.not-stored':
    'Der Browser hat keinen Platz mehr oder erlaubt hier kein Speichern (etwa in einem privaten Fenster).',
  'failure.other': 'Etwas Unerwartetes ist geschehen ({code}).',
} as const satisfies Record<keyof typeof frameWordsEn, string>;
