import type { whyEn } from './why.en.ts';

export const whyDe = {
  'why.experience':
    '{whose, select, mine {{change, select, more {Bringt dir Erfahrung.} other {Stellt die Erfahrung vorerst zurück.}}} other {{change, select, more {Lässt den anderen nur Erfahrung, die kaum zählt.} other {Bremst die anderen auf dem Weg zu höheren Titeln.}}}}',
  'why.nearCount':
    '{whose, select, mine {{change, select, more {Bringt dich auf dem letzten Stück zum Titel Graf voran.} other {Ist mehr wert, als zum Titel Graf zu eilen.}}} other {{change, select, more {Lässt die anderen dem Titel Graf näher kommen, wo es nicht schadet.} other {Hält die anderen vom Titel Graf fern.}}}}',
  'why.votes':
    '{whose, select, mine {{change, select, more {Gewinnt dir Stimmen.} other {Verzichtet auf Stimmen, die jetzt wenig zählen.}}} other {{change, select, more {Lässt den anderen Stimmen, die ihnen wenig nützen.} other {Kostet die anderen Stimmen.}}}}',
  'why.leadDrawn':
    '{whose, select, mine {{change, select, more {Bringt dich bei den Stimmen nach vorn, bevor das Rathaus steht.} other {Stellt Stimmen zurück, bis das Rathaus steht.}}} other {{change, select, more {Lässt den anderen einen Vorsprung, den sie noch nicht nutzen können.} other {Verhindert, dass andere führen, sobald das Rathaus steht.}}}}',
  'why.leadBuilt':
    '{whose, select, mine {{change, select, more {Bringt dich bei den Stimmen nach vorn, sodass du die Wahl ausrufen kannst.} other {Setzt nicht alles auf eine Wahl.}}} other {{change, select, more {Lässt den anderen einen Vorsprung, der nicht hält.} other {Hält die anderen davon ab, eine Wahl auszurufen, die sie gewännen.}}}}',
  'why.leadCalled':
    '{whose, select, mine {{change, select, more {Verbessert deine Aussichten bei der ausgerufenen Wahl.} other {Setzt auf mehr als die ausgerufene Wahl.}}} other {{change, select, more {Lässt den anderen Hoffnung auf die Wahl, mehr nicht.} other {Verschlechtert die Aussichten der anderen bei der ausgerufenen Wahl.}}}}',
  'why.citizen':
    '{whose, select, mine {{change, select, more {Damit darfst du dich zur Wahl stellen.} other {Verzichtet vorerst darauf, zur Wahl zu stehen.}}} other {{change, select, more {Lässt andere kandidieren, wo sie nicht gewinnen.} other {Hält andere davon ab, sich zur Wahl zu stellen.}}}}',
  'why.income':
    '{whose, select, mine {{change, select, more {Erhöht deine Einkünfte.} other {Verzichtet auf Einkünfte, die sich nicht mehr lohnen.}}} other {{change, select, more {Lässt den anderen Einkünfte, die zu spät kommen.} other {Schmälert die Einkünfte der anderen.}}}}',
  'why.taler':
    '{whose, select, mine {{change, select, more {Lässt dir mehr Taler.} other {Lässt deine Taler arbeiten, statt sie zu horten.}}} other {{change, select, more {Lässt den anderen Taler, mit denen sie wenig anfangen können.} other {Lässt den anderen weniger Taler.}}}}',
  'why.hand':
    '{whose, select, mine {{change, select, more {Lässt dir mehr Handkarten.} other {Nutzt deine Karten, statt sie zu halten.}}} other {{change, select, more {Lässt den anderen Karten, die sie nicht brauchen können.} other {Lässt den anderen weniger Handkarten.}}}}',
  'why.promise':
    '{whose, select, mine {{change, select, more {Lässt dich aus deinen Handkarten mehr machen.} other {Nutzt gute Karten, statt sie zu behalten.}}} other {{change, select, more {Lässt den anderen Karten, die ihnen wenig helfen.} other {Verdirbt den anderen, was sie auf der Hand haben.}}}}',
  'why.estate':
    '{whose, select, mine {{change, select, more {Baut aus, was dir jede Runde hilft: Schutz, Platz und günstigere Karten.} other {Gibt dauerhafte Vorteile für etwas Besseres auf.}}} other {{change, select, more {Lässt den anderen Vorteile, die kaum zählen.} other {Nimmt den anderen dauerhafte Vorteile.}}}}',
  'why.favour':
    '{whose, select, mine {{change, select, more {Erhöht deine Gunst für bessere Anhänger.} other {Kommt vorerst ohne mehr Gunst aus.}}} other {{change, select, more {Lässt den anderen Gunst, die ihnen wenig nützt.} other {Kostet die anderen Gunst.}}}}',
  'why.locked':
    '{whose, select, mine {{change, select, more {Nimmt gesperrte Karten hin, die wieder frei werden.} other {Befreit gesperrte Karten von dir.}}} other {{change, select, more {Sperrt, worauf die anderen bauen.} other {Lässt die Karten der anderen in Ruhe, wo es nicht schadet.}}}}',
  'why.tower':
    '{whose, select, mine {{change, select, more {Setzt lieber aus, als Besitz aufzugeben.} other {Hält dich aus dem Schuldturm heraus.}}} other {{change, select, more {Bringt andere in den Schuldturm.} other {Lässt andere aus dem Turm, wo es nicht schadet.}}}}',
  'why.turn':
    '{whose, select, mine {{change, select, more {Du bist früher wieder dran.} other {Überlässt den anderen den nächsten Zug ohne Schaden.}}} other {{change, select, more {Lässt den anderen einen Zug, der ihnen wenig bringt.} other {Die anderen müssen länger warten.}}}}',
} as const satisfies Record<keyof typeof whyEn, string>;
