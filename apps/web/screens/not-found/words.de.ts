import type { notFoundWordsEn } from './words.en.ts';

export const notFoundWordsDe = {
  title: 'Hier ist nichts',
  text: 'Unter dieser Adresse wohnt niemand. Vielleicht fehlt ein Buchstabe, oder die Seite ist umgezogen.',
  home: 'Zur Startseite',
} as const satisfies Record<keyof typeof notFoundWordsEn, string>;
