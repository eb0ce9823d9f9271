import type { tableTermsEn } from './terms.en.ts';

export const tableTermsDe = {
  'term.table': 'Tisch',
  'about.table': 'Eine laufende Partie mit ihren Plätzen und allen, die zusehen.',
  'term.seat': 'Platz',
  'about.seat': 'Eine Stelle am Tisch, an der ein Mensch oder ein Bot sitzt.',
  'term.active': 'wer am Zug ist',
  'about.active': 'Wer gerade an der Reihe ist. Auch andere können zwischendurch gefragt werden.',
  'term.decision': 'Entscheidung',
  'about.decision': 'Eine Frage an einen Spieler, mit allem, was er antworten kann.',
  'term.reason': 'Begründung',
  'about.reason': 'Warum etwas gerade nicht geht, mit der Nummer der Regel.',
  'term.undo': 'zurücknehmen',
  'about.undo': 'Die letzte Antwort rückgängig machen, solange seitdem nichts bekannt geworden ist.',
  'term.log': 'Spielverlauf',
  'about.log': 'Was geschehen ist, erzählt, wie du es sehen konntest.',
  'term.replay': 'Wiederholung',
  'about.replay': 'Eine Partie noch einmal ansehen, Schritt für Schritt und von jedem Platz aus.',
  'term.journal': 'Protokoll',
  'about.journal':
    'Die Aufzeichnung einer Partie: Startwert und alle Antworten. Daraus folgt die ganze Partie.',
  'term.seed': 'Startwert',
  'about.seed': 'Das Geheimnis, aus dem aller Zufall einer Partie folgt. Nach dem Ende wird es verraten.',
  'term.commitment': 'Fingerabdruck des Startwerts',
  'about.commitment':
    'Steht vor dem Austeilen fest. Damit lässt sich später prüfen, dass niemand die Karten geändert hat.',
  'term.bot': 'Bot',
  'about.bot': 'Ein Spieler aus Programmcode. Er sieht nur, was ein Mensch auf seinem Platz sähe.',
  'term.spectator': 'Zuschauer',
  'about.spectator': 'Jemand, der zusieht und nur erfährt, was für alle offen ist.',
} as const satisfies Record<keyof typeof tableTermsEn, string>;
