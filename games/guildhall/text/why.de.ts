import type { whyEn } from './why.en.ts';

export const whyDe = {
  'why.points':
    '{whose, select, mine {{change, select, more {Bringt dir Siegpunkte.} other {Kostet jetzt einige Punkte und zahlt sich später aus.}}} other {{change, select, more {Lässt den anderen nur Punkte, die kaum zählen.} other {Hält die anderen vom Punkten ab.}}}}',
  'why.lead':
    '{whose, select, mine {{change, select, more {Bringt dich auf der Zielgeraden voran.} other {Ist mehr wert, als dem Ende entgegenzueilen.}}} other {{change, select, more {Lässt die anderen vor, wo es nicht schadet.} other {Hält die anderen von der Zielgeraden fern.}}}}',
  'why.firstCompleted':
    '{whose, select, mine {{change, select, more {Macht eine Zunft komplett, mit der du eine Prestigekarte kaufen kannst.} other {Gibt eine komplette Zunft dort aus, wo es sich lohnt.}}} other {{change, select, more {Lässt den anderen eine Zunft, die ihnen wenig bringt.} other {Hindert die anderen daran, eine Zunft komplett zu machen.}}}}',
  'why.moreCompleted':
    '{whose, select, mine {{change, select, more {Lässt dir mehr komplette Zünfte zum Kaufen.} other {Gibt komplette Zünfte dort aus, wo es sich lohnt.}}} other {{change, select, more {Lässt den anderen Zünfte, die ihnen wenig bringen.} other {Lässt den anderen weniger komplette Zünfte zum Kaufen.}}}}',
  'why.ones':
    '{whose, select, mine {{change, select, more {Eröffnet dir eine neue Zunft.} other {Lässt dir weniger Zünfte mit nur einer Karte.}}} other {{change, select, more {Bricht die Zünfte der anderen auf.} other {Lässt den anderen weniger Zünfte, auf denen sie aufbauen können.}}}}',
  'why.twos':
    '{whose, select, mine {{change, select, more {Baut deine kleinen Zünfte aus.} other {Lässt deine Zünfte nicht klein bleiben.}}} other {{change, select, more {Hält die Zünfte der anderen klein.} other {Wirft kleine Zünfte der anderen zurück.}}}}',
  'why.threes':
    '{whose, select, mine {{change, select, more {Bringt eine deiner Zünfte nah an die Vollendung.} other {Kommt über halbfertige Zünfte hinaus.}}} other {{change, select, more {Hält die Zünfte der anderen halbfertig.} other {Wirft eine größere Zunft der anderen zurück.}}}}',
  'why.fours':
    '{whose, select, mine {{change, select, more {Danach fehlt einer deiner Zünfte nur noch eine Karte.} other {Lässt keine deiner Zünfte kurz vor der letzten Karte stehen.}}} other {{change, select, more {Lässt den anderen die letzte Karte fehlen.} other {Bringt die anderen weiter von einer kompletten Zunft weg.}}}}',
  'why.hand':
    '{whose, select, mine {{change, select, more {Lässt dir mehr Karten auf der Hand.} other {Nutzt deine Karten, statt sie zu behalten.}}} other {{change, select, more {Lässt den anderen Karten, die ihnen nichts nützen.} other {Lässt den anderen weniger Karten auf der Hand.}}}}',
  'why.fits':
    '{whose, select, mine {{change, select, more {Lässt dir Karten auf der Hand, die in deine Zünfte passen.} other {Nutzt die passenden Karten gleich.}}} other {{change, select, more {Lässt den anderen Karten, die ihnen wenig helfen.} other {Lässt den anderen weniger passende Karten.}}}}',
  'why.completes':
    '{whose, select, mine {{change, select, more {Lässt dir eine Karte auf der Hand, die eine Zunft komplett macht.} other {Nutzt die Karte, die eine Zunft komplett macht.}}} other {{change, select, more {Lässt den anderen eine Zunft, die ihnen wenig bringt.} other {Macht es den anderen schwerer, eine Zunft komplett zu machen.}}}}',
  'why.purchase':
    '{whose, select, mine {{change, select, more {Rückt eine bessere Prestigekarte in deine Reichweite.} other {Kauft jetzt, statt auf eine bessere Karte zu warten.}}} other {{change, select, more {Lässt den anderen nur Karten, auf die du verzichten kannst.} other {Rückt gute Prestigekarten aus der Reichweite der anderen.}}}}',
  'why.winning':
    '{whose, select, mine {{change, select, more {Rückt den Kauf, der dir den Sieg bringt, in Reichweite.} other {Setzt nicht alles auf einen einzigen Kauf.}}} other {{change, select, more {Lässt den anderen Hoffnung, aber nicht mehr.} other {Hält die anderen vom siegreichen Kauf ab.}}}}',
  'why.turn':
    '{whose, select, mine {{change, select, more {Dein nächster Zug kommt früher.} other {Überlässt den anderen den nächsten Zug, ohne dass es schadet.}}} other {{change, select, more {Lässt den anderen einen Zug, der ihnen wenig bringt.} other {Die anderen müssen länger warten.}}}}',
} as const satisfies Record<keyof typeof whyEn, string>;
