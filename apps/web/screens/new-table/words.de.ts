import type { newTableWordsEn } from './words.en.ts';

export const newTableWordsDe = {
  title: 'Tisch einrichten: {game}',
  you: 'Du',
  noGame: 'Dieses Spiel gibt es hier nicht',
  'noGame.text': 'Dafür lässt sich kein Tisch einrichten. Vielleicht ist die Adresse falsch geschrieben.',
  'noGame.home': 'Zur Startseite',

  seats: 'Am Tisch',
  players: 'Wie viele spielen mit?',
  yourName: 'Dein Name',
  botName: 'Bot {seat}',
  botKind: 'Spielt wie',
  whoBegins: 'Wer beginnt, entscheidet das Los.',

  rules: 'Was gespielt wird',
  bounds: 'Von {min} bis {max}, üblich sind {usual}.',
  'about.guildhall.mayPass':
    'Du darfst auf restliche Aktionen verzichten. Ohne diese Hausregel nutzt du alle, zur Not zum Nachziehen.',
  'about.guildhall.openChapters':
    'Alle sehen, welche Berufe bei den anderen komplett sind. Sonst ist nur die Anzahl bekannt.',

  aids: 'Wie du spielst',
  start: 'Partie beginnen',
  seeFields: 'Etwas passt noch nicht. Am betreffenden Feld steht, was.',
} as const satisfies Record<keyof typeof newTableWordsEn, string>;
