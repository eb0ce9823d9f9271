import type { guildShelfWordsEn } from './words.en.ts';

export const guildShelfWordsDe = {
  about:
    'Dieser Kartensatz ist unsere eigene Rekonstruktion: Die Liste der gedruckten Karten kennen wir nicht.',
  types: 'Art',
  values: 'Wert',
  costs: 'Preis',
  trades: 'Gewerbe',
  copies: '{count, plural, one {Einmal} =2 {Zweimal} other {#-mal}} im Stapel.',
  profession: 'Liegt zu Beginn aus; jeder wählt einen Beruf.',
  municipal: 'Einmal. Es wird ausgelegt, sobald es jemand zieht.',
  reconstruction: 'Eine eigene Karte: Den gedruckten Kartensatz kennen wir nicht.',
} as const satisfies Record<keyof typeof guildShelfWordsEn, string>;
