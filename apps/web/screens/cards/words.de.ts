import type { cardsWordsEn } from './words.en.ts';

export const cardsWordsDe = {
  title: 'Die Karten von {game}',
  lead: 'Alle Karten des Spiels mit ihren Effekten und den Festlegungen dazu. Namen findest du auf Deutsch und auf Englisch.',
  search: 'Karten durchsuchen',
  searchHint: 'Ein Name, deutsch oder englisch',
  found: '{count, plural, =0 {Keine Karte gefunden} one {# Karte gefunden} other {# Karten gefunden}}',
  nothing: 'Keine Karte passt dazu. Leere die Suche oder wähle einen anderen Filter.',
  everything: 'alle',
  showAll: 'Alle Karten zeigen',
  cards: '{count, plural, one {# Karte} other {# Karten}}',
  loading: 'Die Karten werden ausgelegt …',
  toGallery: 'Alle Karten',
  previous: 'Vorige Karte: {card}',
  next: 'Nächste Karte: {card}',
  moving: 'Andere Karten',
  place: '{number} von {count}',
  inOther: 'auf Englisch: {name}',
  rules: 'Regeln zu dieser Karte',
  mentions: 'Festlegungen, in denen sie vorkommt',
  unknownCard: 'Diese Karte gibt es nicht',
  unknownCardText: 'Keine Karte von {game} heißt „{card}“.',
} as const satisfies Record<keyof typeof cardsWordsEn, string>;
