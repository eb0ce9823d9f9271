import type { dominionBookWordsEn } from './words.en.ts';

export const dominionBookWordsDe = {
  course: 'Der Ablauf einer Partie',
  coins: 'Münzen und Überzahlen',
  effects: 'Wie Karten wirken',
  supply: 'Vorrat und Königreich',
  guilds: 'Die Karten aus „Die Gilden“',
  base: 'Die Karten des Basisspiels',
  intrigue: 'Die Karten aus „Die Intrige“',
  anatomy: 'Was auf einer Karte steht',
  anatomyCost: 'Was sie kostet; mit einem Plus darfst du beim Kauf mehr bezahlen',
  anatomyEdge: 'Der Rand des Bildes zeigt ihre Art, ebenso wie die Farbe',
  anatomyTypes: 'Ihr Name und als was sie zählt',
  kinds: 'Aktion, Angriff, Geld, Punkte, Reaktion und Fluch: Jede Art hat ihren eigenen Rand.',
} as const satisfies Record<keyof typeof dominionBookWordsEn, string>;
