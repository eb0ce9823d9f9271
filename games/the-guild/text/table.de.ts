import type { tableEn } from './table.en.ts';

/** Sentences say du; cards have no article; who is meant by name is not given a gender. */
export const tableDe = {
  'game.the-guild': 'The Guild – Das Kartenspiel',

  'tableOption.deck': 'Kartensatz',
  'tableOptionAbout.deck':
    'Die Karten, mit denen gespielt wird. Unser Kartensatz ist eine Rekonstruktion; mit eigenen Karten spielst du im Terminal: zunft play the-guild --deck.',

  'bot.random': 'Würfel',
  'botAbout.random': 'Wählt jede Antwort zufällig. Gut, um die Regeln kennenzulernen.',
  'bot.apprentice': 'Lehrling',
  'botAbout.apprentice':
    'Folgt einigen Faustregeln und antwortet sofort. Ein guter Gegner für die ersten Partien.',
  'bot.journeyman': 'Geselle',
  'botAbout.journeyman': 'Sieht vor jeder Antwort nach, wohin sie führt. Macht kaum grobe Fehler.',
  'bot.master': 'Meister',
  'botAbout.master':
    'Denkt mehrere Züge voraus, in vielen möglichen Kartenverteilungen, bis zu ein, zwei Sekunden lang. Stärker ist hier niemand.',

  'estate.commons': 'Gemeine',
  'estate.citizens': 'Bürgerliche',
  'estate.nobles': 'Adelige',
  'residence.house': 'Haus',
  'residence.town-house': 'Bürgerhaus',
  'residence.manor': 'Herrenhaus',

  'phase.election': 'Wahl',
  'phase.economy': 'Wirtschaft',
  'phase.unlock': 'Entsperren',
  'phase.draw': 'Ziehen',
  'phase.actions': 'Aktionen',
  'phase.discard': 'Ablegen',
  'hall.in-deck': 'noch im Nachziehstapel',
  'hall.drawn': 'kann gebaut werden',
  'hall.built': 'gebaut',
  'victory.election': 'Bürgermeisterwahl',
  'victory.count': 'Titel Graf',
  'offerKind.sell': 'zu verkaufen',
  'offerKind.buy': 'Gebot',
  'offerKind.loan': 'Kredit',

  'zone.deck': 'Nachziehstapel',
  'zone.discard': 'Ablagestapel',
  'zone.square': 'Marktplatz',
  'zone.guilds': 'freie Professionen',
  'zone.played': 'gespielte Karten',
  'zone.box': 'Schachtel',
  'zone.hand': 'Hand',
  'zone.profession': 'Profession',
  'zone.businesses': 'Betriebe',
  'zone.annexes': 'Zusatzgebäude',
  'zone.extensions': 'Erweiterungen',
  'zone.supporters': 'Stadtteile und Personen',
  'zone.artefacts': 'Artefakte',

  'prompt.profession': 'Wähle deine Profession. Betriebe darfst du trotzdem aus jedem Gewerbe führen.',
  'prompt.redraw': 'Hand behalten? Ohne Betrieb darfst du sie vorzeigen und 8 neue Karten ziehen.',
  'prompt.action': `Aktionen, {taler} Taler: {supporter, select,
    forgone {keine Karten, denn du hast die Wahl ausgerufen}
    used {beliebig viele Karten, aber kein Stadtteil und keine Person mehr}
    other {beliebig viele Karten, aber nur ein Stadtteil oder eine Person}}.`,
  'prompt.aim': '{source}: Wähle, wen oder was es treffen soll.',
  'prompt.whose': 'Mehrere haben diese Karte. Wessen ist gemeint?',
  'prompt.lose-cards': '{source}: Lege {min, plural, one {# Handkarte} other {# Handkarten}} ab.',
  'prompt.unlock':
    '{source}: Wähle {min, plural, one {die Karte, die du entsperrst} other {# Karten, die du entsperrst}}.',
  'prompt.recover': '{source}: Nimm eine Karte vom Ablagestapel auf die Hand.',
  'prompt.rival': '{source}: Wähle, wer in dieser Wahl Stimmen verliert.',
  'prompt.short':
    'Du schuldest {amount} Taler und hast {taler}. Verkaufe, bitte um Kredit oder geh in den Turm.',
  'prompt.short-of-upkeep':
    'Unterhalt: {amount} Taler, du hast {taler}. Verkaufe, gib Karten auf, leih dir etwas oder geh in den Turm.',
  'prompt.offer-card': 'Welche Karte bietest du zum Kauf an?',
  'prompt.want-card': 'Welche Karte möchtest du kaufen?',
  'prompt.ask-price': '{source}: Wie viele Taler verlangst du? Höchstens {limit}, das Doppelte der Kosten.',
  'prompt.bid-price': '{source}: Wie viele Taler bietest du? Höchstens {limit}, das Doppelte der Kosten.',
  'prompt.loan': 'Um wie viele Taler bittest du?',
  'prompt.partners':
    '{kind, select, sell {{source} für} other {Kredit über}} {price} Taler: Wen fragst du?{max, plural, one {} other { Wer zuerst annimmt, macht das Geschäft.}}',
  'prompt.promise': `{kind, select,
    sell {{source} für {price} Taler an {partnerName}}
    buy {{price} Taler für {source} an {partnerName}}
    other {{price} Taler Kredit von {partnerName}}}{others, plural,
    =0 {}
    other { und # weitere}}: Ein Satz dazu? Er bindet niemanden.`,
  'prompt.offered': `{kind, select,
    sell {{fromName} bietet dir {card} für {price} Taler an.}
    buy {{fromName} bietet dir {price} Taler für {card}.}
    other {{fromName} bittet dich um {price} Taler Kredit.}}`,
  'prompt.gift': 'Wie viele Taler verschenkst du?',
  'prompt.pledge': 'Dem Rathaus fehlen {missing} Taler. Wie viele sagst du zu, wenn es gebaut wird?',
  'prompt.discard': `{min, plural,
    =0 {Du darfst 1 Karte ablegen. Danach ziehst du auf {limit} Karten nach.}
    one {Du darfst {limit} Karten halten: Lege # Karte ab. Danach ziehst du nicht nach.}
    other {Du darfst {limit} Karten halten: Lege # Karten ab. Danach ziehst du nicht nach.}}`,
  'prompt.answer-act': `{actor, select, you {Du} other {{actorName}}}: {source} gegen {target, select,
    you {dich}
    other {{targetName}}}. Antwortest du mit einer Karte?`,
  'prompt.answer-number': `{actor, select, you {Deine Zahl} other {Die Zahl von {actorName}}} gegen {target, select,
    you {dich}
    other {{targetName}}} steht bei {number}. Antwortest du?`,
  'prompt.answer-election': 'Gleich werden die Stimmen gezählt. Vorher noch eine Karte spielen?',

  'commit.lose-cards': '{count} von {min, plural, one {# Karte} other {# Karten}} ablegen',
  'commit.unlock': '{count} von {min, plural, one {# Karte} other {# Karten}} entsperren',
  'commit.partners':
    '{count, plural, =0 {Wähle mindestens eine Person} one {Das Angebot # Person machen} other {Das Angebot # Personen machen}}',
  'commit.promise': `{kind, select,
    sell {{source} für {price} Taler anbieten}
    buy {{price} Taler für {source} bieten}
    other {Um {price} Taler Kredit bitten}}`,
  'commit.discard': `{min, plural,
    =0 {{count, plural, =0 {Nichts ablegen} one {# Karte ablegen} other {# Karten ablegen}}}
    other {{count} von {min, plural, one {# Karte} other {# Karten}} ablegen}}`,

  'option.choose': '{card} wählen',
  'option.keep': 'Die Hand behalten',
  'option.redraw': 'Die Hand vorzeigen und 8 neue Karten ziehen',
  'option.play': '{card} ausspielen',
  'option.use': '{card} einsetzen',
  'option.sell': '{card} an die Bank verkaufen',
  'option.drop': '{card} aufgeben',
  'option.upgrade': 'Die Residenz ausbauen',
  'option.build': 'Das Rathaus bauen',
  'option.pledge': 'Taler für das Rathaus zusagen',
  'option.offer': `{word, select,
    sell {Eine Karte zum Kauf anbieten}
    buy {Auf eine fremde Karte bieten}
    other {Um Kredit bitten}}`,
  'option.give': 'Taler an {name} verschenken',
  'option.accept': 'Das Angebot von {name} annehmen',
  'option.decline': 'Das Angebot von {name} ablehnen',
  'option.withdraw': 'Dein Angebot zurückziehen',
  'option.call': 'Die Wahl ausrufen und keine Karten spielen',
  'option.end': 'Die Aktionen beenden',
  'option.pass':
    '{asked, select, answer_act {Geschehen lassen} answer_number {Die Zahl gelten lassen} other {Nichts spielen}}',
  'option.tower': 'In den Schuldturm gehen',
  'option.at':
    '{asked, select, offer_card {{card} anbieten} want_card {Auf {card} bieten} other {Auf {card} zielen}}',
  'option.against': '{asked, select, rival {{name} Stimmen nehmen} other {Auf {name} zielen}}',
  'option.unlock': '{card} entsperren',
  'option.take': '{card} nehmen',
  'option.discard': '{card} ablegen',
  'option.to': '{asked, select, whose {Die Karte von {name}} other {{name} das Angebot machen}}',

  'optionShort.keep': 'Hand behalten',
  'optionShort.redraw': '8 neue Karten ziehen',
  'optionShort.upgrade': 'Residenz ausbauen',
  'optionShort.build': 'Rathaus bauen',
  'optionShort.pledge': 'Taler zusagen',
  'optionShort.offer':
    '{word, select, sell {Karte anbieten} buy {Auf Karte bieten} other {Um Kredit bitten}}',
  'optionShort.withdraw': 'Angebot zurückziehen',
  'optionShort.call': 'Wahl ausrufen',
  'optionShort.end': 'Aktionen beenden',
  'optionShort.pass':
    '{asked, select, answer_act {Geschehen lassen} answer_number {Gelten lassen} other {Nichts spielen}}',
  'optionShort.tower': 'Schuldturm',
  'optionShort.against': '{asked, select, rival {{name}} other {Auf {name}}}',
  'optionShort.to': '{asked, select, whose {Die von {name}} other {{name}}}',

  'reason.has-business': 'Du hast einen Betrieb auf der Hand und musst sie behalten.',
  'reason.not-playable': 'Diese Karte lässt sich nicht ausspielen.',
  'reason.forgoes-cards': 'Du hast die Wahl ausgerufen: In diesem Zug spielst du keine Karten.',
  'reason.one-supporter': 'Du hast in diesem Zug schon einen Stadtteil oder eine Person ausgespielt.',
  'reason.needs-title': 'Dafür brauchst du mindestens den Titel {title}.',
  'reason.needs-favour': 'Dafür brauchst du {needed} Gunst; du hast {have, plural, =0 {keine} other {#}}.',
  'reason.needs-trade': 'Dafür brauchst du einen aktiven Betrieb aus diesem Gewerbe: {trade}.',
  'reason.needs-card': 'Dafür brauchst du, nicht gesperrt: {cards}.',
  'reason.too-many-businesses': 'Mit deinem Titel darfst du {limit} Betriebe besitzen.',
  'reason.no-slot': 'In deiner Residenz ist Platz für {limit} Erweiterungen.',
  'reason.no-inventory': 'Du hast Platz für {limit, plural, one {# Artefakt} other {# Artefakte}}.',
  'reason.too-dear': 'Das kostet {cost} Taler; du hast {have, plural, =0 {keine} other {#}}.',
  'reason.nobody-to-harm': 'Es gibt gerade niemanden, dem du das antun könntest.',
  'reason.works-by-itself': 'Das wirkt von selbst, solange es ausliegt.',
  'reason.locked': 'Noch {rounds, plural, one {# Runde} other {# Runden}} gesperrt.',
  'reason.not-property':
    'Stadtteile und Personen sind Anhänger, kein Besitz: Sie lassen sich nicht verkaufen.',
  'reason.own-turn-only': 'Das geht nur in deiner eigenen Aktionsphase.',
  'reason.not-immediate': 'Antworten kannst du nur mit Sofortmaßnahmen.',
  'reason.only-in-answer': 'Das kannst du nur als Antwort auf etwas ausspielen.',
  'reason.other-window': 'Diese Karte ist für einen anderen Augenblick.',
  'reason.other-kind-of-act': 'Gegen eine solche Tat hilft diese Karte nicht.',
  'reason.already-prevented': 'Die Tat ist schon vereitelt.',
  'reason.nothing-locked': 'Nichts, was sich damit entsperren ließe, ist gesperrt.',
  'reason.nothing-to-recover': 'Im Ablagestapel liegt nichts Passendes.',
  'reason.no-candidate': 'Es kandidiert niemand, den das beträfe.',
  'reason.in-tower': 'Wer im Schuldturm sitzt, nimmt nicht am Spiel teil.',
  'reason.nothing-to-take': 'Hier gibt es keine Taler zu holen.',
  'reason.no-hand-cards': 'Hier gibt es keine Handkarten.',
  'reason.residence-finished': 'Du wohnst schon in der prächtigsten Residenz.',
  'reason.residence-needs-title': 'Für die nächste Residenz brauchst du mindestens den Titel {title}.',
  'reason.residence-too-dear':
    'Die nächste Residenz kostet {cost} Taler; du hast {have, plural, =0 {keine} other {#}}.',
  'reason.town-hall-in-deck': 'Das Rathaus ist noch irgendwo im Nachziehstapel.',
  'reason.town-hall-stands': 'Das Rathaus steht schon.',
  'reason.town-hall-too-dear':
    'Dem Rathaus fehlen {cost} Taler; du hast {have, plural, =0 {keine} other {#}}.',
  'reason.nothing-missing': 'Andere haben schon alles zugesagt, was das Rathaus kostet.',
  'reason.no-taler': 'Du hast keine Taler.',
  'reason.no-town-hall': 'Gewählt wird erst, wenn das Rathaus gebaut ist.',
  'reason.already-called': 'Eine Wahl ist schon ausgerufen.',
  'reason.title-too-low': 'Zur Wahl stellen darfst du dich erst ab dem Titel Bürger.',
  'reason.cards-played': 'Du hast in diesem Zug schon Karten ausgespielt oder eingesetzt.',
  'reason.nothing-to-trade': 'Zurzeit gibt es nichts, womit sich handeln ließe.',
  'reason.nobody-has-room': 'Sonst hat niemand Platz dafür.',
  'reason.no-room-there': 'Dort ist kein Platz dafür.',
  'reason.nobody-can-lend': 'Niemand kann dir etwas leihen.',
  'reason.cannot-lend-that': 'So viele Taler gibt es dort nicht zu leihen.',
  'reason.cannot-pay': 'So viele Taler hast du nicht.',
  'reason.offer-void': 'Dieses Angebot lässt sich nicht mehr erfüllen.',

  'event.start': '{who, select, you {Du beginnst.} other {{name} beginnt.}}',
  'event.profession': '{who, select, you {Du wählst} other {{name} wählt}} die Profession {cards}.',
  'event.draw': '{who, select, you {Du ziehst} other {{name} zieht}} {cards}.',
  'event.redraw':
    '{who, select, you {Du zeigst {cards} vor und ziehst neu.} other {{name} zeigt {cards} vor und zieht neu.}}',
  'event.turn': 'Zug {turn}: {who, select, you {Du bist} other {{name} ist}} dran.',
  'event.income':
    '{who, select, you {Du nimmst} other {{name} nimmt}} {count} Taler ein{businesses, plural, =0 {} other {, davon # aus Betrieben}}.',
  'event.upkeep': '{who, select, you {Du zahlst} other {{name} zahlt}} {count} Taler Unterhalt.',
  'event.debt':
    '{who, select, you {Du kannst {count} Taler nicht zahlen und schuldest sie nun.} other {{name} kann {count} Taler nicht zahlen und schuldet sie nun.}}',
  'event.serve': `{who, select, you {Du zahlst} other {{name} zahlt}} {count} Taler Schulden an {target, select,
    nobody {die Bank}
    you {dich}
    other {{targetName}}} zurück.`,
  'event.tower': '{who, select, you {Du gehst} other {{name} geht}} in den Schuldturm.',
  'event.free': '{who, select, you {Du verlässt} other {{name} verlässt}} den Schuldturm.',
  'event.unlock': 'Entsperrt bei {who, select, you {dir} other {{name}}}: {cards}.',
  'event.play':
    '{who, select, you {Du spielst} other {{name} spielt}} {cards} aus{value, plural, =0 {} other { (+# EP)}}.',
  'event.build':
    '{who, select, you {Du legst} other {{name} legt}} {cards} aus{value, plural, =0 {} other { (+# EP)}}.',
  'event.use': '{who, select, you {Du setzt} other {{name} setzt}} {cards} ein.',
  'event.experience': '{who, select, you {Du gewinnst} other {{name} gewinnt}} {count} Erfahrung.',
  'event.title': '{who, select, you {Du führst} other {{name} führt}} jetzt den Titel {title}.',
  'event.taler':
    '{who, select, you {Du bekommst} other {{name} bekommt}} {count, plural, =0 {nichts} other {# Taler}}.',
  'event.favour': '{who, select, you {Du hast} other {{name} hat}} in diesem Zug {count} Gunst mehr.',
  'event.discount':
    '{who, select, you {Du zahlst} other {{name} zahlt}} in diesem Zug {count} Taler weniger für die nächste Karte dieser Art: {types}.',
  'event.recover':
    '{who, select, you {Du nimmst} other {{name} nimmt}} {cards} vom Ablagestapel auf die Hand.',
  'event.act': `{who, select, you {Du versuchst} other {{name} versucht}} {kind, select,
    sabotage {eine Sabotage}
    burglary {einen Einbruch}
    other {eine Intrige}} gegen {target, select, you {dich} other {{targetName}}}{known, plural,
    =0 {}
    other {; Ziel: {cards}}}.`,
  'event.prevented':
    '{target, select, you {Die Tat gegen dich} other {Die Tat gegen {targetName}}} ist vereitelt.',
  'event.number': '{who, select, you {Du ziehst} other {{name} zieht}} {cards} als Zufallszahl: {number}.',
  'event.shift': '{who, select, you {Du änderst} other {{name} ändert}} die Zahl auf {number}.',
  'event.test':
    'Die Zahl ist {number}, nötig ist mindestens {needed}: Die Tat {success, select, yes {gelingt} other {misslingt}}.',
  'event.lock':
    '{who, select, you {Bei dir} other {Bei {name}}} ist {cards} für {rounds, plural, one {# Runde} other {# Runden}} gesperrt.',
  'event.destroyed': '{who, select, you {Du verlierst} other {{name} verliert}} {cards}.',
  'event.steal':
    '{target, select, you {{name} nimmt dir {cards} ab.} other {{who, select, you {Du nimmst} other {{name} nimmt}} {targetName} {cards} ab.}}',
  'event.rob':
    '{target, select, you {Du verlierst} other {{targetName} verliert}} {count} Taler an {who, select, you {dich} other {{name}}}.',
  'event.fine': `{who, select, you {Du musst} other {{name} muss}} {count} Taler an {target, select,
    nobody {die Bank}
    you {dich}
    other {{targetName}}} zahlen.`,
  'event.spy':
    '{who, select, you {Du siehst dir} other {{name} sieht sich}} {target, select, you {deine Hand} other {die Hand von {targetName}}} an{known, plural, =0 {} other {: {cards}}}.',
  'event.shame':
    '{who, select, you {Du verlierst bis zum Ende deines nächsten Zuges {count} Gunst.} other {{name} verliert bis zum Ende des nächsten Zuges {count} Gunst.}}',
  'event.discard': '{who, select, you {Du legst} other {{name} legt}} {cards} ab.',
  'event.sell': '{who, select, you {Du verkaufst} other {{name} verkauft}} {cards} für {price} Taler.',
  'event.drop': '{who, select, you {Du gibst} other {{name} gibt}} {cards} auf.',
  'event.upgrade': '{who, select, you {Du wohnst} other {{name} wohnt}} jetzt im {residence}.',
  'event.town-hall':
    '{who, select, you {Du ziehst} other {{name} zieht}} {cards}: Die Karte liegt aus und kann gebaut werden.',
  'event.town-hall-built':
    '{who, select, you {Du baust {cards} und zahlst} other {{name} baut {cards} und zahlt}} {count} Taler.',
  'event.pledge': `{count, plural,
    =0 {{who, select, you {Du sagst} other {{name} sagt}} für das Rathaus nichts mehr zu.}
    other {{who, select, you {Du sagst} other {{name} sagt}} # Taler für das Rathaus zu.}}`,
  'event.offer': `{kind, select,
    sell {{target, select,
      you {{name} bietet dir {cards} für {price} Taler an}
      other {{who, select, you {Du bietest} other {{name} bietet}} {targetName} {cards} für {price} Taler an}}}
    buy {{target, select,
      you {{name} bietet dir {price} Taler für {cards}}
      other {{who, select, you {Du bietest} other {{name} bietet}} {price} Taler für {cards} von {targetName}}}}
    other {{target, select,
      you {{name} bittet dich um {price} Taler Kredit}
      other {{who, select, you {Du bittest} other {{name} bittet}} {targetName} um {price} Taler Kredit}}}}{said, select,
    yes {: „{promise}“}
    other {.}}`,
  'event.withdraw': '{who, select, you {Du ziehst dein} other {{name} zieht das}} Angebot zurück.',
  'event.expire': '{who, select, you {Dein Angebot} other {Das Angebot von {name}}} ist vom Tisch.',
  'event.decline':
    '{who, select, you {Du lehnst} other {{name} lehnt}} {target, select, you {dein Angebot} other {das Angebot von {targetName}}} ab.',
  'event.lend':
    '{target, select, you {Du bekommst} other {{targetName} bekommt}} {count} Taler von {who, select, you {dir} other {{name}}} geliehen.',
  'event.trade':
    '{who, select, you {Du kaufst} other {{name} kauft}} {cards} von {target, select, you {dir} other {{targetName}}} für {price} Taler.',
  'event.pay':
    '{target, select, you {Du bekommst} other {{targetName} bekommt}} {count} Taler von {who, select, you {dir} other {{name}}}.',
  'event.gift':
    '{target, select, you {Du bekommst} other {{targetName} bekommt}} {count} Taler von {who, select, you {dir} other {{name}}} geschenkt.',
  'event.call':
    '{who, select, you {Du rufst die Bürgermeisterwahl aus: Gewählt wird, wenn du wieder dran bist.} other {{name} ruft die Bürgermeisterwahl aus: Gewählt wird, wenn {name} wieder dran ist.}}',
  'event.election':
    'Die Bürgermeisterwahl beginnt; ausgerufen {who, select, you {hast du sie} other {hat sie {name}}}.',
  'event.votes': `{target, select, you {Du hast} other {{targetName} hat}} bei dieser Wahl {size, plural,
    one {# Stimme}
    other {# Stimmen}} {change, select, less {weniger} other {mehr}}.`,
  'event.count': `{who, select, you {Du hast} other {{name} hat}} {votes, plural,
    =0 {keine Stimmen}
    one {# Stimme}
    other {# Stimmen}}, dazu {luck} durch die Karte: zusammen {total}.`,
  'event.tie-break':
    'Gleichstand an der Spitze: {who, select, you {Du hast jetzt} other {{name} hat jetzt}} {total}.',
  'event.reshuffle':
    'Der Ablagestapel wird gemischt und zum neuen Nachziehstapel: {count, plural, one {# Karte} other {# Karten}}.',
  'event.game-end': `{by, select,
    election {{who, select, you {Du gewinnst} other {{name} gewinnt}} die Bürgermeisterwahl und damit die Partie.}
    other {{who, select, you {Du erreichst als Erstes den Titel Graf und gewinnst} other {{name} erreicht als Erstes den Titel Graf und gewinnt}} die Partie.}}`,

  'occasion.target': 'ich das Ziel bin',
  'occasion.own': 'ich selbst etwas versuche',
  'occasion.other': 'sonst etwas geschieht, worauf man antworten kann',
  'occasion.election': 'eine Wahl ausgezählt wird',

  'problem.no-such-seat': 'Einen Platz {seat} gibt es an diesem Tisch nicht.',
  'problem.misplaced-card': 'Hier liegt eine Karte, die nicht hierher gehört.',
} as const satisfies Record<keyof typeof tableEn, string>;
