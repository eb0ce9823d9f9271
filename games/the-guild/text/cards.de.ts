import type { cardsEn } from './cards.en.ts';

export const cardsDe = {
  'type.business': 'Betrieb',
  'type.annex': 'Zusatzgebäude',
  'type.extension': 'Erweiterung',
  'type.district': 'Stadtteil',
  'type.person': 'Person',
  'type.measure': 'Maßnahme',
  'type.immediate': 'Sofortmaßnahme',
  'type.artefact': 'Artefakt',
  'type.municipal': 'Städtisches Gebäude',
  'type.profession': 'Profession',

  // Wie in „weniger für …“, „deiner …“.
  'types.business': 'Betriebe',
  'types.annex': 'Zusatzgebäude',
  'types.extension': 'Erweiterungen',
  'types.district': 'Stadtteile',
  'types.person': 'Personen',
  'types.measure': 'Maßnahmen',
  'types.immediate': 'Sofortmaßnahmen',
  'types.artefact': 'Artefakte',
  'types.municipal': 'städtische Gebäude',

  // Wie in „Nimm …“, „gegen …“.
  'one.business': 'einen Betrieb',
  'one.annex': 'ein Zusatzgebäude',
  'one.extension': 'eine Erweiterung',
  'one.district': 'einen Stadtteil',
  'one.person': 'eine Person',
  'one.measure': 'eine Maßnahme',
  'one.immediate': 'eine Sofortmaßnahme',
  'one.artefact': 'ein Artefakt',
  'one.municipal': 'ein städtisches Gebäude',

  // Wie in „für …“.
  'each.business': 'jeden deiner aktiven Betriebe',
  'each.annex': 'jedes deiner aktiven Zusatzgebäude',
  'each.extension': 'jede deiner aktiven Erweiterungen',
  'each.district': 'jeden deiner aktiven Stadtteile',
  'each.person': 'jede deiner aktiven Personen',
  'each.artefact': 'jedes deiner aktiven Artefakte',
  'each.ahead': 'jeden, der mehr Erfahrung hat als du',

  'title.commoner': 'Gemeiner',
  'title.beisasse': 'Beisasse',
  'title.citizen': 'Bürger',
  'title.patrician': 'Patrizier',
  'title.baron': 'Freiherr',
  'title.count': 'Graf',

  'act.sabotage': 'Sabotage',
  'act.burglary': 'Einbruch',
  'act.intrigue': 'Intrige',

  // Wie in „Zufallszahlen bei …“.
  'acts.sabotage': 'Sabotage',
  'acts.burglary': 'Einbrüchen',
  'acts.intrigue': 'Intrigen',

  cardLine: '{kind} – Kosten {cost}, Wert {value}',
  typeWithTrade: '{type} ({trade})',
  tradesLine: 'Gewerbe: {trades}',
  businessesOf: 'Betriebe ({trades})',
  municipalLine: 'Alle dürfen es bauen, allein oder gemeinsam; den Wert teilen sich alle, die mitzahlen.',
  mayorLine: 'Sobald es steht, kann ein Bürgermeister gewählt werden.',

  needsLine: 'Voraussetzung: {needs}',
  'need.title': 'Titel {title}',
  'need.favour': '{count} Gunst',
  'need.cards': '{cards} vor dir',
  'need.trade': 'ein eigener aktiver Betrieb ({trade})',

  'gives.income': '+{count} Taler in jeder Wirtschaftsphase',
  'gives.businessIncome': 'Deine aktiven Betriebe bringen je {count} Taler mehr.',
  'gives.businessIncomeOf': 'Deine aktiven Betriebe ({trades}) bringen je {count} Taler mehr.',
  'gives.votes': '+{count, plural, one {# Stimme} other {# Stimmen}}',
  'gives.favour': '+{count} Gunst',
  'gives.sabotage': '+{count} Sabotageschutz',
  'gives.burglary': '+{count} Einbruchschutz',
  'gives.inventory': 'Platz für {count, plural, one {# weiteres Artefakt} other {# weitere Artefakte}}',
  'gives.hand': 'Du darfst {count, plural, one {# Karte} other {# Karten}} mehr auf der Hand haben.',
  'gives.discount': 'Du zahlst {count} Taler weniger für {what}.',
  'gives.discountOnAll': 'Du zahlst {count} Taler weniger für jede Karte.',
  'gives.skill': '+{count} auf deine Zufallszahlen bei {acts}',

  upkeepLine: 'Unterhalt: {count} Taler in jeder Wirtschaftsphase',
  payToLine: 'Die Kosten bekommt, wer einen aktiven Betrieb ({trade}) hat.',

  'whom.player': 'einen Mitspieler',
  'whom.card': '{cards} eines Mitspielers',
  'actLine.sabotage':
    'Sabotage gegen {whom}: Probe gegen den Sabotageschutz{against, plural, =0 {} other { + #}}',
  'actLine.burglary':
    'Einbruch gegen {whom}: Probe gegen den Einbruchschutz{against, plural, =0 {} other { + #}}',
  'actLine.intrigue': 'Intrige gegen {whom}: Probe gegen {against}',
  'actLine.untested': 'Intrige gegen {whom}: keine Probe',
  onSuccess: 'Bei Erfolg: {harm}',
  'harm.lock': 'Sperre das Ziel für {rounds, plural, one {# Runde} other {# Runden}}.',
  'harm.destroy': 'Lege das Ziel auf den Ablagestapel.',
  'harm.steal': 'Nimm dir das Ziel, wenn du Platz dafür hast.',
  'harm.rob': 'Nimm dem Mitspieler bis zu {amount} Taler weg.',
  'harm.fine':
    '{to, select, player {Der Mitspieler muss dir {amount} Taler zahlen.} other {Der Mitspieler muss {amount} Taler zahlen.}}',
  'harm.discard': 'Der Mitspieler legt {count, plural, one {# Handkarte} other {# Handkarten}} ab.',
  'harm.spy': 'Sieh dir die Hand des Mitspielers an.',
  'harm.shame': 'Der Mitspieler hat bis zum Ende seines nächsten Zuges {amount} Gunst weniger.',

  'effect.taler':
    '{each, select, none {Nimm dir {amount} Taler.} other {Nimm dir {amount} Taler für {each}.}}',
  'effect.experience': '+{amount} Erfahrung',
  'effect.draw': 'Ziehe {count, plural, one {# Karte} other {# Karten}}.',
  'effect.favour': '+{amount} Gunst bis zum Ende des Zuges',
  'effect.discount':
    'Du zahlst in diesem Zug {amount} Taler weniger für deine nächste Karte dieser Art: {types}.',
  'effect.unlock': 'Entsperre {count, plural, one {#} other {bis zu #}} deiner {types}.',
  'effect.recover': 'Nimm {types} vom Ablagestapel auf die Hand.',
  'effect.prevent': 'Eine eben angekündigte Tat ({kinds}) bleibt ohne Wirkung.',
  'effect.protect': 'Eine eben angekündigte Tat ({kinds}) trifft auf {amount} mehr Schutz.',
  'effect.shift': `{way, select,
    up {Die Zahl, die für eine Tat gezogen wurde, steigt um {amount}.}
    other {Die Zahl, die für eine Tat gezogen wurde, sinkt um {amount}.}}`,
  'effect.redraw': 'Die Zahl für eine Tat wird neu gezogen.',
  'effect.votes': `{of, select,
    self {+{amount, plural, one {# Stimme} other {# Stimmen}} bei der Wahl}
    other {Ein anderer Kandidat, den du bestimmst, hat {amount, plural, one {# Stimme} other {# Stimmen}} weniger.}}`,

  useLine: 'Einsatz: {effect}',
  afterUse: `{rounds, plural,
    =0 {Nach dem Einsatz wird es abgelegt.}
    one {Nach dem Einsatz ist es # Runde lang gesperrt.}
    other {Nach dem Einsatz ist es # Runden lang gesperrt.}}`,
  windowsLine: `{own, select,
    yes {{type, select,
      artefact {Einsetzbar in deiner Aktionsphase und in jedem Zug, {windows}.}
      other {Spielbar in deiner Aktionsphase und in jedem Zug, {windows}.}}}
    other {{type, select,
      artefact {In jedem Zug einsetzbar, auch in fremden.}
      other {In jedem Zug spielbar, auch in fremden.}}}}`,
  'window.act': 'wenn eine Tat angekündigt wurde',
  'window.number': 'wenn für eine Tat eine Zahl gezogen wurde',
  'window.election': 'wenn die Stimmen gezählt werden',
  'window.any': 'wenn auf etwas geantwortet werden kann',

  'deckProblem.not-an-object': 'Hier muss ein Objekt mit benannten Einträgen stehen, nicht {value}.',
  'deckProblem.not-a-list': 'Hier muss eine Liste stehen, nicht {value}.',
  'deckProblem.empty-list': 'Diese Liste darf nicht leer sein.',
  'deckProblem.too-many-entries': 'Die Liste hat {count} Einträge; möglich sind höchstens {most}.',
  'deckProblem.not-a-name':
    '{value} ist kein Name: eine Zeile mit höchstens {most} Zeichen, ohne Leerzeichen am Rand.',
  'deckProblem.not-an-id':
    '{value} ist keine Kennung: Kleinbuchstaben, Ziffern und einzelne Bindestriche, höchstens {most} Zeichen.',
  'deckProblem.not-one-of': '{value} ist nicht möglich; erlaubt: {allowed}.',
  'deckProblem.out-of-range': '{value} ist keine ganze Zahl von {min} bis {max}.',
  'deckProblem.missing': 'Der Eintrag „{field}“ fehlt.',
  'deckProblem.unknown-field':
    'Einen Eintrag „{field}“ gibt es hier nicht.{near, select, none {} other { Meintest du {near}?}}',
  'deckProblem.twice': 'Die Kennung „{id}“ kommt zweimal vor.',
  'deckProblem.unknown-trade':
    'Ein Gewerbe „{trade}“ gibt es in diesem Kartensatz nicht.{near, select, none {} other { Meintest du {near}?}}',
  'deckProblem.unknown-card':
    'Eine Karte „{card}“ gibt es in diesem Kartensatz nicht.{near, select, none {} other { Meintest du {near}?}}',
  'deckProblem.not-lasting':
    '„{card}“ liegt nie vor einem Spieler und kann deshalb keine Voraussetzung sein.',
  'deckProblem.not-for-type': 'Eine Karte der Art „{type}“ hat kein „{field}“.',
  'deckProblem.no-trade': 'Ein Betrieb braucht ein Gewerbe („trade“).',
  'deckProblem.does-nothing':
    '{type, select, artefact {Ein Artefakt braucht „gives“, „effects“ oder „act“.} immediate {Eine Sofortmaßnahme braucht „effects“.} other {Eine Maßnahme braucht „effects“ oder „act“.}}',
  'deckProblem.no-window': 'Eine Sofortmaßnahme muss unter „windows“ sagen, wann sie spielbar ist.',
  'deckProblem.wrong-window': 'Der Effekt „{effect}“ braucht das Fenster „{window}“ und kein anderes.',
  'deckProblem.own-turn-effect':
    'Den Effekt „{effect}“ gibt es nur im eigenen Zug; die Karte kann keine „windows“ haben.',
  'deckProblem.act-in-window': 'Taten gibt es nur im eigenen Zug; die Karte kann keine „windows“ haben.',
  'deckProblem.nothing-to-use':
    'Ohne „effects“ oder „act“ gibt es nichts einzusetzen; „{field}“ hat dann keinen Sinn.',
  'deckProblem.no-target': 'Unter „target“ muss stehen, welche Karten „{harm}“ treffen kann.',
  'deckProblem.needless-target':
    'Hier geschieht keiner Karte etwas („lock“, „destroy“, „steal“), also gibt es kein „target“.',
  'deckProblem.already-gone': '„{harm}“ kommt zu spät: Die Karte ist dann schon fort.',
  'deckProblem.no-change': 'Eine Verschiebung um 0 ändert nichts.',
  'deckProblem.not-one-municipal':
    'Ein Kartensatz hat genau ein städtisches Gebäude, nicht {count, plural, =0 {keines} other {#}}.',
  'deckProblem.too-few-professions':
    'Ein Kartensatz braucht mindestens {least} Professionen, eine für jeden am Tisch; hier {count, plural, one {ist es #} other {sind es #}}.',
  'deckProblem.no-business': 'Im Kartensatz ist kein Betrieb.',
  'deckProblem.too-few-cards':
    'Ein Kartensatz braucht mindestens {least} Karten, alle Exemplare gezählt; hier {count, plural, one {ist es #} other {sind es #}}.',
  'deckProblem.too-many-cards':
    'Ein Kartensatz hat höchstens {most} Karten, alle Exemplare gezählt; hier sind es {count}.',
} as const satisfies Record<keyof typeof cardsEn, string>;
