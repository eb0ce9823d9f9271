import type { guildhallShelfWordsEn } from './words.en.ts';

export const guildhallShelfWordsDe = {
  oldWorld: '„Zünfte & Intrigen“',
  jobFaire: '„Neue Ränkespiele“',
  editions: 'Ausgabe',
  kinds: 'Art',
  professions: 'Berufe',
  prestige: 'Prestigekarten',
  inColours: 'Die Karte in {colour} zeigen',
  copies: 'Fünf Farben, jede {copies}-mal: {all} Karten im Spiel.',
  prestigeCopies:
    '{copies, plural, one {# Exemplar} other {# Exemplare}} im Spiel, zu zweit und zu dritt {small, number}.',
  edition: 'Aus {edition}',
} as const satisfies Record<keyof typeof guildhallShelfWordsEn, string>;
