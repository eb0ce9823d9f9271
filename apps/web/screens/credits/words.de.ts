import type { creditsWordsEn } from './words.en.ts';

export const creditsWordsDe = {
  title: 'Mitwirkende und Lizenzen',
  own: 'Zunft ist freie Software unter der MIT-Lizenz. Texte und Zeichnungen sind eigene, wo hier nichts anderes steht.',

  games: 'Die Spiele',
  'games.guildhall':
    'Guildhall wurde von Hope S. Hwang entworfen. Hier wird nach diesen Regeln gespielt, mit eigenen Texten und eigenen Bildern.',
  'games.dominion':
    'Dominion und seine Erweiterungen „Die Gilden“ und „Die Intrige“ wurden von Donald X. Vaccarino entworfen. Hier wird nach den Regeln und mit den Karten der ersten Auflagen gespielt, mit eigenen Texten und eigenen Bildern.',
  'games.independent':
    'Zunft ist ein inoffizielles Fanprojekt ohne Gewinnabsicht. Kein Verlag und niemand aus der Autorenschaft ist daran beteiligt oder hat es gebilligt; die Namen der Spiele gehören ihren Inhabern. Wenn dir ein Spiel hier gefällt, kauf dir das gedruckte.',

  icons: 'Symbole',
  'icons.game':
    'Die Embleme auf den Karten stammen von game-icons.net und stehen unter der Lizenz Creative Commons Namensnennung 3.0 (creativecommons.org/licenses/by/3.0). Verändert: umgefärbt und vereinfacht.',
  'icons.lucide': 'Die Strichsymbole auf den Knöpfen stammen von Lucide (lucide.dev), ISC-Lizenz.',

  fonts: 'Schriften',
  'fonts.licence': 'Alle Schriften stehen unter der SIL Open Font License (openfontlicense.org).',

  libraries: 'Software',
  'libraries.text': 'Zunft läuft mit Hilfe dieser Bibliotheken:',
} as const satisfies Record<keyof typeof creditsWordsEn, string>;
