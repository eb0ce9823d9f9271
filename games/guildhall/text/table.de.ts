import type { tableEn } from './table.en.ts';

/** Sentences say du; cards have no article; who is meant by name is not given a gender. */
export const tableDe = {
  'game.guildhall': 'Guildhall',
  'edition.old-world': 'Zünfte & Intrigen',
  'edition.job-faire': 'Neue Ränkespiele',

  'tableOption.professions': 'Berufe',
  'tableOption.professions.old-world': 'die sechs aus Zünfte & Intrigen',
  'tableOption.professions.job-faire': 'die sechs aus Neue Ränkespiele',
  'tableOption.professions.random-six': 'sechs zufällige',
  'tableOption.professions.chosen': 'sechs nach Wahl',
  'tableOption.professions.all': 'alle zwölf',
  'tableOption.chosen': 'Gewählte Berufe',
  'tableOption.prestige': 'Prestigekarten',
  'tableOption.prestige.old-world': 'Zünfte & Intrigen',
  'tableOption.prestige.job-faire': 'Neue Ränkespiele',
  'tableOption.pointsToWin': 'Punkte zum Sieg',
  'tableOption.mayPass': 'Züge dürfen vorzeitig enden',
  'tableOption.mayPass.true': 'ja',
  'tableOption.mayPass.false': 'nein',
  'tableOption.openChapters': 'Komplette Zünfte liegen offen',
  'tableOption.openChapters.true': 'ja',
  'tableOption.openChapters.false': 'nein',
  'tableOptionAbout.mayPass':
    'Du darfst auf restliche Aktionen verzichten. Ohne diese Hausregel nutzt du alle, zur Not zum Nachziehen.',
  'tableOptionAbout.openChapters':
    'Alle sehen, welche Berufe bei den anderen komplett sind. Sonst ist nur die Anzahl bekannt.',

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

  'zone.deck': 'Nachziehstapel',
  'zone.discard': 'Ablagestapel',
  'zone.prestigeDeck': 'Stapel der Prestigekarten',
  'zone.row': 'Auslage',
  'zone.box': 'Schachtel',
  'zone.hand': 'Hand',
  'zone.hall': 'Zunfthaus',
  'zone.area': 'Aktionsbereich',
  'zone.completed': 'komplette Zünfte',
  'zone.honours': 'Prestigekarten',

  card: '{profession} {colour}',
  levelLine: '{level}: {effect}',
  prestigeLine:
    '{points} Siegpunkte, kostet {cost, plural, one {# komplette Zunft} other {# komplette Zünfte}}.',
  sourceLevel: '{profession}, {growing, select, yes {X = {level}} other {Stufe {level}}}',
  'effectWith.dancer':
    '{x, plural, =0 {Du ziehst nichts und hast 1 Aktion mehr.} one {Ziehe # Karte; danach hast du 1 Aktion mehr.} other {Ziehe # Karten; danach hast du 1 Aktion mehr.}}',
  'effectWith.tax-collector':
    '{x, plural, =0 {Nimm dir keine Siegpunkte, aber lege 1 deiner offenen Karten ins Zunfthaus eines Mitspielers.} one {Nimm dir # Siegpunkt und lege dann 1 deiner offenen Karten ins Zunfthaus eines Mitspielers.} other {Nimm dir # Siegpunkte und lege dann 1 deiner offenen Karten ins Zunfthaus eines Mitspielers.}}',

  'prompt.redraw':
    'Wirf beliebig viele deiner {max} Karten ab und ziehe ebenso viele nach. Die zuletzt gewählte liegt oben.',
  'prompt.furnish': 'Wähle {min} verschiedene Karten, mit denen du dein Zunfthaus eröffnest.',
  'prompt.action':
    '{number, plural, =0 {Noch {actions, plural, one {# Aktion} other {# Aktionen}}} other {Aktion {number} von {total}}} – spiele eine Karte aus, ziehe auf 6 nach oder kaufe eine Prestigekarte.',
  'prompt.level':
    '{profession}: {have, plural, =0 {noch keine Karte} one {# Karte} other {# Karten}} in deinem Zunfthaus. Welchen Effekt nutzt du?',
  'prompt.refill':
    '{min, plural, =0 {Wirf beliebig viele Handkarten ab} one {Wirf mindestens # Handkarte ab} other {Wirf mindestens # Handkarten ab}} und ziehe dann auf 6 Karten. Die zuletzt gewählte liegt oben.',
  'prompt.pay':
    '{min, plural, one {Wähle die komplette Zunft, mit der du bezahlst.} other {Wähle die # kompletten Zünfte, mit denen du bezahlst.}}',
  'prompt.use-prestige': '„{card}“: {effect} Möchtest du das nutzen?',
  'prompt.drop-chapter': 'Du hast mehr als 3 komplette Zünfte. Wähle die, die du abwirfst.',
  'prompt.order-discard':
    'Wähle, in welcher Reihenfolge die {max} Karten auf den Ablagestapel kommen. Die letzte liegt oben.',
  'prompt.target':
    '{source}: wähle, {by, select, tax_collector {wer die Karte bekommt} other {gegen wen sich der Effekt richtet}}.',
  'prompt.assassinate': `{min, plural,
    one {Wähle die offene Karte von {name}, die du abwirfst.}
    other {Wähle {min} offene Karten von {name}{level, select, 2 { aus verschiedenen Zünften} other {}}, die du abwirfst. Die letzte liegt oben.}}`,
  'prompt.place-from-hand': 'Wähle die Handkarte, die du in dein Zunfthaus legst.',
  'prompt.place-any': 'Lege Handkarten in dein Zunfthaus, so viele du willst.',
  'prompt.place-from-discard':
    '{count, plural, one {Lege # Karte vom Ablagestapel in dein Zunfthaus.} other {Lege # Karten vom Ablagestapel nacheinander in dein Zunfthaus.}}',
  'prompt.put-back':
    '{min, plural, one {Wähle die Handkarte, die du auf den Nachziehstapel legst.} other {Wähle # Handkarten, die du auf den Nachziehstapel legst. Die letzte liegt oben.}}',
  'prompt.exchange': `{by, select,
    weaver {Wähle}
    hunter {Tausch mit dem Ablagestapel: Wähle}
    other {Tausch mit {name}: Wähle}}{give, plural,
    =0 {}
    other { {by, select,
      weaver {{give, plural, one {# Handkarte} other {# Handkarten}} zum Legen{take, plural, =0 {} other { und}}}
      peddler {{give, plural, one {# Handkarte} other {# Handkarten}}, die du gibst{take, plural, =0 {} other {, und}}}
      other {{give, plural, one {# offene Karte} other {# offene Karten}}, die du gibst{take, plural, =0 {} other {, und}}}}}}{take, plural,
    =0 {}
    other { {by, select,
      weaver {{take, plural, one {# offene Karte} other {# offene Karten}} zum Aufnehmen}
      hunter {{take, plural, one {# Karte} other {# Karten}}, die du nimmst}
      other {{take, plural, one {# offene Karte} other {# offene Karten}}, die du nimmst}}}}.`,
  'prompt.exchange-any':
    '{take, plural, =0 {Lege noch Handkarten, so viele du willst.} one {Wähle noch # offene Karte zum Aufnehmen und beliebig viele Handkarten zum Legen.} other {Wähle # offene Karten zum Aufnehmen und beliebig viele Handkarten zum Legen.}}',
  'prompt.give-chapter':
    '{by, select, hunter {Wähle die offene Zunft, die du auf den Ablagestapel legst.} other {Wähle die offene Zunft, die du {name} gibst.}}',
  'prompt.take-chapter': 'Wähle die offene Zunft, die du {name} abnimmst.',
  'prompt.take-card': 'Wähle die offene Karte, die du {name} abnimmst.',
  'prompt.give-away': 'Wähle die offene Karte, die du ins Zunfthaus von {name} legst.',
  'prompt.rob': 'Wähle die Karte, die du aus der Hand von {name} in dein Zunfthaus legst.',
  'prompt.rob-discard': 'Auf der Hand von {name} passt nichts. Wähle die Karte, die abgeworfen wird.',

  'commit.redraw':
    '{count, plural, =0 {Alle {max} Karten behalten} one {# Karte abwerfen, # nachziehen} other {# Karten abwerfen, # nachziehen}}',
  'commit.furnish': 'Zunfthaus mit {count} von {min} Karten eröffnen',
  'commit.refill': `{count, plural,
    =0 {{min, plural,
      =0 {{max, plural, =6 {Nichts abwerfen, nichts nachziehen} other {Nichts abwerfen, auf 6 nachziehen}}}
      one {Mindestens # Karte abwerfen}
      other {Mindestens # Karten abwerfen}}}
    one {# Karte abwerfen, auf 6 nachziehen}
    other {# Karten abwerfen, auf 6 nachziehen}}`,
  'commit.pay': 'Mit {count} von {min} kompletten Zünften bezahlen',
  'commit.order-discard': 'In dieser Reihenfolge abwerfen: {count} von {max}',
  'commit.assassinate': '{count} von {min} Karten von {name} abwerfen',
  'commit.put-back': '{count} von {min} Karten auf den Nachziehstapel legen',

  'option.play': '{card} ausspielen',
  'option.refill': 'Auf 6 Karten nachziehen',
  'option.buy': '„{card}“ kaufen',
  'option.pass': 'Zug vorzeitig beenden',
  'option.level':
    '{growing, select, yes {X = {number}} other {Stufe {number}}}{effect, select, none {} other {: {effect}}}',
  'option.use': 'Effekt nutzen{effect, select, none {} other {: {effect}}}',
  'option.decline': 'Auf den Effekt verzichten',
  'option.target': '{name} wählen',
  'option.place': '{card} legen',
  'option.discard': '{card} abwerfen',
  'option.give': '{by, select, weaver {{card} legen} other {{card} geben}}',
  'option.take': '{by, select, weaver {{card} aufnehmen} other {{card} nehmen}}',
  'option.give-chapter': 'Zunft der {professions} geben',
  'option.take-chapter': 'Zunft der {professions} nehmen',
  'option.put-back': '{card} zurücklegen',
  'option.pay': 'Mit der Zunft der {professions} bezahlen',
  'option.drop': 'Zunft der {professions} abwerfen',
  'option.done': 'Keine Karte mehr legen',

  'optionShort.refill': 'Auf 6 nachziehen',
  'optionShort.pass': 'Zug beenden',
  'optionShort.level': '{growing, select, yes {X = {number}} other {Stufe {number}}}',
  'optionShort.use': 'Effekt nutzen',
  'optionShort.decline': 'Ohne Effekt',
  'optionShort.target': '{name}',
  'optionShort.done': 'Nichts mehr legen',

  'optionDone.level': '{source}',
  'optionDone.target': '{source}: {name}',

  'reason.duplicate-in-hall': '{card} liegt schon offen in deinem Zunfthaus.',
  'reason.profession-played': 'Den Beruf {profession} hast du in diesem Zug schon ausgespielt.',
  'reason.too-few-chapters':
    'Das kostet {cost, plural, one {# komplette Zunft} other {# komplette Zünfte}}; du hast {have, plural, =0 {keine} other {erst #}}.',
  'reason.level-too-high':
    'Dafür brauchst du {level, plural, one {# offene Karte} other {# offene Karten}} dieses Berufs im Zunfthaus; du hast {have, plural, =0 {keine} other {erst #}}.',
  'reason.nothing-to-place': 'Du hast nicht genug passende Handkarten.',
  'reason.pile-empty': 'Der Ablagestapel ist leer.',
  'reason.top-duplicate': 'Die oberste Karte des Ablagestapels liegt schon offen in deinem Zunfthaus.',
  'reason.pile-too-small': 'Im Ablagestapel liegen zu wenige Karten.',
  'reason.hall-too-small': 'In deinem Zunfthaus liegen zu wenige offene Karten.',
  'reason.no-target-cards': 'Dafür fehlen passende offene Karten.',
  'reason.no-target-chapters': 'Dafür braucht es offene Karten aus zwei verschiedenen Zünften.',
  'reason.no-target-hand': 'Hier gibt es keine Handkarte zu stehlen.',
  'reason.target-hand-too-small': 'Hier gibt es nicht genug Handkarten zu stehlen.',
  'reason.no-target-exchange':
    'Hier ist kein Tausch möglich: Es fehlen Karten, oder in einem Zunfthaus lägen zwei identische.',
  'reason.no-target-gift':
    'Du hast keine offene Karte, die du abgeben könntest, ohne dass sie dort doppelt läge.',
  'reason.would-duplicate': '{card} läge dann doppelt in einem Zunfthaus.',
  'reason.chapter-would-duplicate': 'Mit dieser Zunft lägen in einem Zunfthaus identische Karten.',
  'reason.exchange-cannot-end': 'Mit {card} ginge der Tausch nicht mehr auf.',
  'reason.must-place': '{card} liegt schon offen in deinem Zunfthaus; wähle eine Karte, die passt.',
  'reason.take-not-complete': 'Wähle zuerst beide Karten, die du aufnimmst.',

  'event.first-player': '{who, select, you {Du beginnst.} other {{name} beginnt.}}',
  'event.turn': 'Zug {turn}: {who, select, you {Du bist} other {{name} ist}} dran.',
  'event.draw': '{who, select, you {Du ziehst} other {{name} zieht}} {cards}.',
  'event.play': '{who, select, you {Du spielst} other {{name} spielt}} {cards} aus.',
  'event.no-effect': '{who, select, you {Du nutzt} other {{name} nutzt}} keinen Effekt.',
  'event.nothing-possible':
    'Davon ist für {who, select, you {dich} other {{name}}} gerade kein Effekt möglich.',
  'event.use-level': '{who, select, you {Du nutzt} other {{name} nutzt}} den Effekt: {source}.',
  'event.target':
    '{who, select, you {Du wählst} other {{name} wählt}} {target, select, you {dich} other {{targetName}}} als Ziel.',
  'event.discard': `{who, select, you {Du wirfst} other {{name} wirft}} {target, select,
    nobody {}
    you {bei dir }
    other {bei {targetName} }}{hidden, plural,
    =0 {{cards} ab}
    other {{known, plural, =0 {{cards} ab} other {{count} Karten ab; oben liegt {top}}}}}.`,
  'event.place': `{from, select,
    area {{cards} kommt {who, select, you {in dein Zunfthaus} other {ins Zunfthaus von {name}}}.}
    deck {{who, select,
      you {Du deckst {cards} auf und legst die Karte in dein Zunfthaus.}
      other {{name} deckt {cards} auf und legt die Karte ins Zunfthaus.}}}
    discard {{who, select,
      you {Du holst {cards} vom Ablagestapel in dein Zunfthaus.}
      other {{name} holt {cards} vom Ablagestapel ins Zunfthaus.}}}
    hall {{by, select,
      tax_collector {{target, select,
        you {{name} legt {cards} in dein Zunfthaus.}
        other {{who, select, you {Du legst} other {{name} legt}} {cards} ins Zunfthaus von {targetName}.}}}
      other {{target, select,
        you {{name} holt {cards} aus deinem Zunfthaus.}
        other {{who, select, you {Du holst} other {{name} holt}} {cards} aus dem Zunfthaus von {targetName}.}}}}}
    other {{target, select,
      nobody {{who, select,
        you {Du legst {cards} in dein Zunfthaus.}
        other {{name} legt {cards} ins Zunfthaus.}}}
      you {{name} stiehlt dir {cards} aus der Hand.}
      other {{who, select, you {Du stiehlst} other {{name} stiehlt}} {targetName} {cards} aus der Hand.}}}}`,
  'event.give': `{target, select,
    nobody {{by, select,
      weaver {{who, select,
        you {Du legst {cards} in dein Zunfthaus.}
        other {{name} legt {cards} ins Zunfthaus.}}}
      other {{who, select, you {Du legst} other {{name} legt}} {cards} auf den Ablagestapel.}}}
    you {{name} gibt dir {cards}.}
    other {{who, select, you {Du gibst} other {{name} gibt}} {targetName} {cards}.}}`,
  'event.take': `{target, select,
    nobody {{by, select,
      weaver {{who, select,
        you {Du nimmst {cards} aus deinem Zunfthaus auf die Hand.}
        other {{name} nimmt {cards} aus dem Zunfthaus auf die Hand.}}}
      other {{who, select,
        you {Du holst {cards} vom Ablagestapel in dein Zunfthaus.}
        other {{name} holt {cards} vom Ablagestapel ins Zunfthaus.}}}}}
    you {{name} nimmt dir {cards} ab.}
    other {{who, select, you {Du nimmst} other {{name} nimmt}} {targetName} {cards} ab.}}`,
  'event.put-back':
    '{who, select, you {Du legst {cards} auf den Nachziehstapel.} other {{name} legt {cards} auf den Nachziehstapel.}}',
  'event.complete':
    '{who, select, you {Deine Zunft der {professions} ist komplett.} other {Die Zunft der {professions} bei {name} ist komplett.}}',
  'event.drop': '{who, select, you {Du gibst} other {{name} gibt}} eine komplette Zunft auf.',
  'event.gain-tokens':
    '{who, select, you {Du bekommst} other {{name} bekommt}} {count, plural, one {# Siegpunkt} other {# Siegpunkte}}.',
  'event.gain-actions':
    '{who, select, you {Du hast} other {{name} hat}} {count, plural, one {# Aktion} other {# Aktionen}} mehr.',
  'event.buy':
    '{who, select, you {Du kaufst} other {{name} kauft}} „{cards}“ für {cost, plural, one {# komplette Zunft} other {# komplette Zünfte}}: {points} Siegpunkte.',
  'event.row':
    '{count, plural, one {„{cards}“ liegt jetzt in der Auslage.} other {In der Auslage liegen jetzt: {cards}.}}',
  'event.search': '{who, select, you {Du siehst} other {{name} sieht}} den Ablagestapel durch.',
  'event.search-for-less': 'Der Stapel gibt nicht genug Passendes her; es gilt eine niedrigere Stufe.',
  'event.search-in-vain': 'Im Stapel passt nichts, also passiert nichts.',
  'event.look-at-hand':
    '{who, select, you {Du siehst dir} other {{name} sieht sich}} {target, select, you {deine Hand} other {die Hand von {targetName}}} an.',
  'event.reshuffle':
    'Der Ablagestapel wird gemischt und zum neuen Nachziehstapel: {count, plural, one {# Karte} other {# Karten}}.',
  'event.pass': '{who, select, you {Du beendest deinen} other {{name} beendet den}} Zug vorzeitig.',
  'event.standstill':
    'Es kann sich nichts mehr ändern: Die Partie endet im Stillstand, und die meisten Siegpunkte gewinnen.',
  'event.win': '{who, select, you {Du hast} other {{name} hat}} {points} Siegpunkte; damit endet die Partie.',

  'problem.not-this-set': 'Das sind nicht die Berufe dieser Art von Partie; lass die Liste weg.',
  'problem.six-professions': 'Wähle genau 6 verschiedene Berufe; es sind {count}.',
  'problem.duplicate-in-hall': 'In diesem Zunfthaus liegen zwei identische Karten.',
  'problem.chapter-not-set-aside':
    'Hier liegen alle fünf Farben von „{profession}“; sie gehören zu den kompletten Zünften.',
  'problem.not-whole-chapters': 'Hier können nur ganze Zünfte liegen, je fünf Farben eines Berufs.',
  'problem.too-many-chapters': 'Mehr als 3 komplette Zünfte kann niemand haben.',
  'problem.no-such-seat': 'Einen Platz {seat} gibt es an diesem Tisch nicht.',
  'problem.card-in-wrong-zone': '„{card}“ kann hier nicht liegen.',
  'problem.row-too-long': 'In der Auslage ist Platz für 5 Karten.',
  'problem.hand-too-small':
    'Um das Zunfthaus zu eröffnen, braucht diese Hand 9 Karten vor dem Austausch und 3 verschiedene danach.',
} as const satisfies Record<keyof typeof tableEn, string>;
