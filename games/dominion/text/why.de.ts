import type { whyEn } from './why.en.ts';

export const whyDe = {
  'why.points':
    '{whose, select, mine {{change, select, more {Führt am Ende zu mehr Siegpunkten.} other {Verzichtet auf Punkte, um das Spiel früher zu beenden.}}} other {{change, select, more {Lässt den anderen Punkte, die zu spät kommen.} other {Lässt den anderen weniger Siegpunkte.}}}}',
  'why.money':
    '{whose, select, mine {{change, select, more {Bringt mehr Geld in dein Deck.} other {Bringt mehr in dein Deck als Geld.}}} other {{change, select, more {Lässt den anderen Geld ohne Punkte.} other {Hält das Geld in den Decks der anderen knapp.}}}}',
  'why.curses':
    '{whose, select, mine {{change, select, more {Nimmt einen Fluch, wo er kaum schadet.} other {Hält Flüche aus deinem Deck heraus.}}} other {{change, select, more {Verteilt Flüche an die anderen.} other {Hebt die Flüche für später auf.}}}}',
  'why.actions':
    '{whose, select, mine {{change, select, more {Bringt Aktionen in dein Deck, die es tragen.} other {Verstopft dein Deck nicht mit Aktionen.}}} other {{change, select, more {Lässt den anderen Aktionen, die sie nicht nutzen können.} other {Lässt den anderen weniger Aktionen.}}}}',
} as const satisfies Record<keyof typeof whyEn, string>;
