import type { formWordsEn } from './words.en.ts';

export const formWordsDe = {
  less: '{label}: eins weniger',
  more: '{label}: eins mehr',
  of: '{count} von {limit}',
  picked: '{count, plural, =0 {nichts gewählt} other {# gewählt}}',
  full: 'Du hast schon {limit}. Nimm erst einen Eintrag heraus, dann kannst du einen anderen wählen.',
  clear: 'Suche leeren',
} as const satisfies Record<keyof typeof formWordsEn, string>;
