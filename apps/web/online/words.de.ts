import type { onlineWordsEn } from './words.en.ts';

export const onlineWordsDe = {
  'state.connecting': 'Verbindung zum Server wird aufgebaut …',
  'state.lost': 'Die Verbindung zum Server ist weg. Neuer Versuch …',
  'state.offline': 'Kein Netz. Sobald es wieder da ist, steht auch die Verbindung wieder.',
  'state.outdated': 'Der Server hat eine neuere Version von Zunft als diese Seite.',
  'state.retry': 'Jetzt versuchen',
  'state.reload': 'Seite neu laden',

  'duration.seconds': '{count, plural, one {# Sekunde} other {# Sekunden}}',
  'duration.minutes': '{count, plural, one {# Minute} other {# Minuten}}',
  'duration.hours': '{count, plural, one {# Stunde} other {# Stunden}}',
  'duration.days': '{count, plural, one {# Tag} other {# Tage}}',
  'clock.none': 'ohne Uhr',
  'clock.move': '{duration} je Entscheidung',
  'clock.bank': '{duration}, dazu {increment} je Entscheidung',
  'clock.supply': '{duration} für die ganze Partie',

  visibility: 'Wer findet den Tisch?',
  'visibility.open': 'alle, auf der Startseite',
  'visibility.private': 'nur mit dem Link oder dem Code',
  hints: 'Tipps',
  'hints.yes': 'für alle, die fragen',
  'hints.no': 'keine',
  watching: 'Wer darf zusehen?',
  'watching.spectators': 'alle, ohne die Handkarten',
  'watching.afterwards': 'alle, aber erst nach dem Ende',
  'watching.nobody': 'niemand',
  seating: 'Wer sitzt wo?',
  'seating.drawn': 'das Los entscheidet',
  'seating.as-placed': 'wie hier aufgeführt',
} as const satisfies Record<keyof typeof onlineWordsEn, string>;
