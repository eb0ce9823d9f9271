import type { guildBookWordsEn } from './words.en.ts';

export const guildBookWordsDe = {
  course: 'Der Verlauf einer Partie',
  cards: 'Karten und Geld',
  end: 'Wie man gewinnt',
  ownDeck: 'Unser eigener Kartensatz',
  ownDeckLead:
    'Was auf den gedruckten Karten steht, wissen wir nicht. Der Kartensatz hier ist eine Rekonstruktion: eigene Karten nach den gedruckten Regeln.',
  beginning: 'Auslegungen: der Beginn',
  money: 'Auslegungen: Geld, Schulden und Handel',
  table: 'Auslegungen: Karten auf dem Tisch',
  hall: 'Auslegungen: Rathaus und Wahl',
  anatomy: 'Was eine Karte zeigt',
  anatomyCost: 'Links ihr Wert: Erfahrung und Zufallszahl; rechts ihr Preis in Talern',
  anatomyEdge: 'Der Rand des Bildes zeigt ihre Art, ebenso die Farbe',
  anatomyKind: 'Ihr Name und ihre Art',
  kinds:
    'Betrieb, Zusatzgebäude, Erweiterung, Stadtteil, Person, Maßnahme, Sofortmaßnahme und Artefakt: jede Art hat einen eigenen Rand.',
} as const satisfies Record<keyof typeof guildBookWordsEn, string>;
