import type { wordsEn } from './words.en.ts';

export const wordsDe = {
  'dominion.title-draft': 'Vor dem Spiel: das Königreich',
  'dominion.title-turn': 'Zug {turn}: {name}',
  'dominion.title-over': 'Nach dem Spiel',
  'dominion.phase': '{phase, select, actions {Aktionsphase} other {Kaufphase}}',
  'dominion.supply': 'Vorrat',
  'dominion.cheaper': 'In diesem Zug kosten alle Karten {count} weniger.',
  'dominion.copper-bonus': 'In diesem Zug bringt jedes Kupfer {count} mehr.',
  'dominion.empty-piles': 'leere Stapel: {count} von {most}',
  'dominion.trash': '{count, plural, =0 {nichts im Müll} other {Müll ({count}): {cards}}}',
  'dominion.you': '{name} (du)',
  'dominion.points': '{points} SP',
  'dominion.hand-size': '{count, plural, =0 {keine Handkarten} one {# Handkarte} other {# Handkarten}}',
  'dominion.deck': '{count, plural, =0 {Nachziehstapel leer} other {Nachziehstapel #}}',
  'dominion.deck-top': 'Nachziehstapel {count}, oben: {cards}',
  'dominion.discard': '{count, plural, =0 {Ablagestapel leer} other {Ablagestapel #, oben: {top}}}',
  'dominion.tokens': '{count, plural, =0 {keine Münzen} one {# Münze} other {# Münzen}}',
  'dominion.turns': '{count, plural, =0 {noch kein Zug} one {# Zug} other {# Züge}}',
  'dominion.in-play': 'Im Spiel: {cards}',
  'dominion.aside': 'Aufgedeckt oder zur Seite gelegt: {cards}',
  'dominion.owns': 'Besitzt: {cards}',
  'dominion.resources':
    '{actions, plural, one {# Aktion} other {# Aktionen}} · {buys, plural, one {# Kauf} other {# Käufe}} · {coins} Geld',
  'dominion.hand': 'Hand ({count}):',
  'dominion.score-part': '{cards} ({points} SP)',
  'dominion.kingdom': '{cards} ({set, select, none {} other {{set}, }}Code {code})',
  'dominion.legend':
    'Der Vorrat ist danach geordnet, was Karten jetzt kosten; die Zahl sagt, wie viele noch da sind, ein Plus, dass du mehr zahlen darfst.',
} as const satisfies Record<keyof typeof wordsEn, string>;
