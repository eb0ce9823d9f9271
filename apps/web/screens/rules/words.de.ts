import type { rulesWordsEn } from './words.en.ts';

export const rulesWordsDe = {
  title: 'Die Regeln von {game}',
  lead: 'Jede Regel hat eine Nummer. Am Tisch steht sie dabei, wenn etwas nicht geht, und hier kannst du sie nachschlagen.',
  contents: 'Inhalt',
  search: 'Regeln durchsuchen',
  searchHint: 'Ein Wort oder eine Nummer',
  found: '{count, plural, =0 {Nichts gefunden} one {# Absatz gefunden} other {# Absätze gefunden}}',
  nothing:
    'Kein Absatz enthält „{words}“. Versuch es mit einem kürzeren Wort oder einer Nummer wie {example}.',
  rules: '{count, plural, one {# Regel} other {# Regeln}}',
  openAll: 'Alle aufklappen',
  closeAll: 'Alle zuklappen',
  copy: 'Link zu {rule} kopieren',
  copied: 'Der Link zu {rule} ist kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Der Link steht jetzt in der Adresszeile.',
  linkTo: 'Regel {rule}',
  games: 'Spiel',
  toCard: 'Die Karte: {card}',
  toCards: 'Alle Karten',
  toGlossary: 'Glossar',
  loading: 'Das Regelbuch wird aufgeschlagen …',
  unknownGame: 'Dieses Spiel gibt es hier nicht',
  unknownGameText: 'Ein Spiel namens „{game}“ kennt hier niemand.',
  toStart: 'Zur Startseite',
  unknownRule: 'Eine Regel {rule} steht nicht in diesem Buch.',
  sectionTable: 'Der Tisch selbst',
  sectionTableLead:
    'Diese Regeln gelten für jedes Spiel: wer antworten darf und was sich zurücknehmen lässt.',
  sectionOther: 'Weitere Regeln',
} as const satisfies Record<keyof typeof rulesWordsEn, string>;
