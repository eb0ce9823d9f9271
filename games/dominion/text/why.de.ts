import type { whyEn } from './why.en.ts';

export const whyDe = {
  'why.points':
    '{whose, select, mine {{change, select, more {Bringt dir Siegpunkte.} other {Verzichtet auf ein paar Punkte für ein besseres Deck.}}} other {{change, select, more {Lässt den anderen Punkte, die zu spät kommen.} other {Lässt den anderen weniger Siegpunkte.}}}}',
  'why.money':
    '{whose, select, mine {{change, select, more {Bringt mehr Geld in dein Deck.} other {Bringt mehr in dein Deck als Geld.}}} other {{change, select, more {Lässt den anderen Geld ohne Punkte.} other {Hält das Geld in den Decks der anderen knapp.}}}}',
  'why.curses':
    '{whose, select, mine {{change, select, more {Nimmt einen Fluch, wo er kaum schadet.} other {Hält Flüche aus deinem Deck heraus.}}} other {{change, select, more {Verteilt Flüche an die anderen.} other {Hebt die Flüche für später auf.}}}}',
  'why.attacks':
    '{whose, select, mine {{change, select, more {Bringt einen Angriff in dein Deck.} other {Gibt einen Angriff her, der seinen Dienst getan hat.}}} other {{change, select, more {Lässt den anderen Angriffe, die zu spät kommen.} other {Lässt den anderen weniger Angriffe.}}}}',
  'why.draw':
    '{whose, select, mine {{change, select, more {Bringt eine Aktion in dein Deck, die dich mehr Karten ziehen lässt.} other {Gibt Karten zum Nachziehen her, von denen du genug hast.}}} other {{change, select, more {Lässt den anderen Karten zum Nachziehen, die ihnen wenig bringen.} other {Lässt den anderen weniger Aktionen zum Nachziehen.}}}}',
  'why.earners':
    '{whose, select, mine {{change, select, more {Bringt eine Aktion in dein Deck, die Geld einbringt.} other {Gibt eine Aktion her, auf deren Geld du verzichten kannst.}}} other {{change, select, more {Lässt den anderen Geld, das ihnen wenig bringt.} other {Lässt den anderen weniger Aktionen, die Geld einbringen.}}}}',
  'why.villages':
    '{whose, select, mine {{change, select, more {Bringt eine Aktion in dein Deck, mit der du mehrere in einem Zug ausspielen kannst.} other {Gibt eine Aktion her, die anderen Platz macht, wo es keine gibt.}}} other {{change, select, more {Lässt den anderen Aktionen, die sie nicht nutzen können.} other {Lässt die anderen weniger Aktionen in einem Zug ausspielen.}}}}',
  'why.helpers':
    '{whose, select, mine {{change, select, more {Bringt eine nützliche Aktion in dein Deck.} other {Verstopft dein Deck nicht mit Aktionen.}}} other {{change, select, more {Lässt den anderen Aktionen, die sie nicht nutzen können.} other {Lässt den anderen weniger Aktionen.}}}}',
  'why.ballast':
    '{whose, select, mine {{change, select, more {Nimmt eine schwache Karte in Kauf.} other {Befreit dein Deck von schwachen Karten.}}} other {{change, select, more {Füllt die Decks der anderen mit schwachen Karten.} other {Lässt die Decks der anderen, wie sie sind, wo es nicht schadet.}}}}',
  'why.hand':
    '{whose, select, mine {{change, select, more {Bringt dir Karten auf die Hand.} other {Nutzt deine Karten.}}} other {{change, select, more {Lässt den anderen Karten, die sie nicht nutzen können.} other {Lässt die anderen mit weniger Karten weiterspielen.}}}}',
  'why.coins':
    '{whose, select, mine {{change, select, more {Bringt dir mehr Geld in diesem Zug.} other {Gibt aus, was du hast.}}} other {{change, select, more {Lässt den anderen Geld, das ihnen wenig bringt.} other {Lässt den anderen weniger Geld.}}}}',
  'why.plays':
    '{whose, select, mine {{change, select, more {Lässt dich in diesem Zug mehr Aktionen ausspielen.} other {Nutzt deine Aktionen.}}} other {{change, select, more {Lässt den anderen Aktionen, die sie nicht nutzen können.} other {Lässt den anderen weniger Aktionen.}}}}',
  'why.tokens':
    '{whose, select, mine {{change, select, more {Spart Münzen für später.} other {Gibt Münzen aus, wo sie am meisten helfen.}}} other {{change, select, more {Lässt den anderen Münzen, die ihnen wenig bringen.} other {Lässt den anderen weniger Münzen.}}}}',
} as const satisfies Record<keyof typeof whyEn, string>;
