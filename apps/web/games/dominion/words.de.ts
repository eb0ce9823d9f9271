import type { wordsEn } from './words.en.ts';

export const wordsDe = {
  'dom.stage':
    '{stage, select, draft {Königreich} over {Zug {turn}} other {Zug {turn}{phase, select, actions { · Aktionsphase} none {} other { · Kaufphase}}}}',
  'dom.supply': 'Vorrat',
  'dom.kingdom': 'Königreich',
  'dom.basics': 'Basiskarten',
  'dom.pile':
    '{card}, {types}, kostet {cost}{cheaper, select, true { statt {printed}} other {}}{overpay, select, true {, darf überzahlt werden} other {}}, {count, plural, =0 {keine mehr da} other {noch #}}{reach, select, now {, bezahlbar} soon {, bezahlbar mit dem, was du noch hast} other {}}',
  'dom.pileEmpty': 'leer',
  'dom.gain': 'Nehmen',
  'dom.short': '{count, plural, one {# fehlt} other {# fehlen}}',
  'dom.trash': 'Müll',
  'dom.trashCount': 'Müll: {count, plural, =0 {keine Karten} one {# Karte} other {# Karten}}. Ansehen',
  'dom.trashEmpty': 'Noch wurde keine Karte entsorgt.',
  'dom.ends': 'Das Spiel endet, wenn die Provinzen oder {piles} Stapel leer sind.',
  'dom.endsNow': '{empty} von {piles} leer · {provinces, plural, one {# Provinz} other {# Provinzen}}',
  'dom.endsTicks': '{empty} von {piles} Stapeln leer',

  'dom.players': 'Mitspielende',
  'dom.you': 'Du',
  'dom.vp': 'SP',
  'dom.peek': '{who, select, you {Deine Seite} other {{name}}}: alles Bekannte ansehen',
  'dom.deciding': 'überlegt',
  'dom.active': 'am Zug',
  'dom.hand': 'Hand',
  'dom.deck': 'Stapel',
  'dom.discard': 'Ablage',
  'dom.onTop': ', oben {card}',
  'dom.did.play': 'spielt {cards}',
  'dom.did.buy': 'kauft {cards}',
  'dom.did.gain': 'nimmt {cards}',
  'dom.did.trash': 'entsorgt {cards}',
  'dom.did.draft': 'wählt {cards}',
  'dom.did.react': 'reagiert mit {cards}',
  'dom.owns': 'Besitzt',
  'dom.points': '{points, plural, one {# Siegpunkt} other {# Siegpunkte}}',
  'dom.handCount': '{count, plural, =0 {Keine Handkarte} one {# Handkarte} other {# Handkarten}}',
  'dom.deckCount': 'Nachziehstapel: {count, plural, =0 {leer} one {# Karte} other {# Karten}}',
  'dom.deckTop': 'Oben auf dem Nachziehstapel, soweit du weißt: {cards}',
  'dom.discardCount':
    'Ablagestapel: {count, plural, =0 {leer} one {# Karte, {top}} other {# Karten, oben {top}}}',
  'dom.tokenCount': '{count, plural, =0 {Keine Münze} one {# Münze} other {# Münzen}}',
  'dom.turnCount':
    '{count, plural, =0 {Noch nicht am Zug gewesen} one {# Zug begonnen} other {# Züge begonnen}}',
  'dom.several': '{count} {card}',

  'dom.thisTurn': 'Dieser Zug',
  'dom.inPlay': 'Im Spiel',
  'dom.inPlayOf': 'Im Spiel: {name}',
  'dom.nothingInPlay': 'noch keine Karten',
  'dom.aside':
    '{who, select, you {Von dir aufgedeckt} other {Von {name} aufgedeckt} none {Aufgedeckt oder zur Seite gelegt}}',
  'dom.actions': 'Aktionen',
  'dom.buys': 'Käufe',
  'dom.coins': 'Geld',
  'dom.tokens': 'Münzen',
  'dom.coinsInHand': 'noch {count} auf der Hand',
  'dom.turnState':
    '{actions, plural, one {# Aktion} other {# Aktionen}}, {buys, plural, one {# Kauf} other {# Käufe}}, {coins} Geld',
  'dom.cheaper': 'Alle Karten kosten in diesem Zug {count} weniger.',
  'dom.copperBonus': 'Jedes Kupfer bringt in diesem Zug {count} mehr.',
  'dom.onTurn': '{who, select, you {Du bist am Zug} other {{name} ist am Zug}}: {state}.',

  'dom.draft': 'Karten zur Auswahl',
  'dom.drafted': 'Königreich · {count} von {size}',

  'dom.yourHand': 'Deine Hand, {count, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
  'dom.yourSide': 'Deine Seite des Tisches',
  'dom.sideOf': '{name}',

  'dom.costs': 'kostet {now}{cheaper, select, true { statt {printed}} other {}}',
  'dom.leftInSupply': '{count, plural, =0 {Keine mehr} other {Noch #}} im Vorrat',
  'dom.inTrash': '{count} im Müll',
  'dom.owned': 'In Besitz: {list}',
  'dom.ownedBy': '{name} {count}',

  'dom.tokensWouldDo':
    '{card} kostet {cost}, du hast {coins}: {short, plural, one {# Münze würde} other {# Münzen würden}} reichen.',
  'dom.lastProvince': 'Die letzte Provinz ist weg: Nach diesem Zug endet das Spiel.',
  'dom.lastPile': '{count} Stapel sind leer: Nach diesem Zug endet das Spiel.',

  'dom.plus': '+{count}, dann {coins} Geld',
  'dom.afterBuy': 'dann noch {coins} Geld und {buys, plural, one {# Kauf} other {# Käufe}}',
  'dom.mayOverpay': 'Du darfst bis zu {count} mehr zahlen.',
  'dom.endsActions': 'Damit endet deine Aktionsphase.',
  'dom.endsGame': 'Nach diesem Zug endet das Spiel.',
  'dom.leftOver': 'Ungenutzt: {list}',
  'dom.leftActions': '{count, plural, one {# Aktionskarte} other {# Aktionskarten}}',
  'dom.leftTreasures': 'Geldkarten für {count}',
  'dom.leftBuys': '{count, plural, one {# Kauf} other {# Käufe}} mit {coins} Geld',
  'dom.draws': 'Du legst alles ab und ziehst 5 Karten.',
  'dom.leftThen': '{count, plural, =0 {Dann keine mehr} other {Dann noch #}} im Vorrat',

  'dom.overpay.nothing': 'Wer nichts mehr zahlt, bekommt auch nichts dazu.',
  'dom.overpay.stonemason':
    '{amount} mehr: {found, plural, =0 {bringt nichts, keine Aktionskarte kostet genau so viel} other {zwei Aktionskarten, die genau {amount} kosten: {list}}}',
  'dom.overpay.doctor':
    '{amount} mehr: {amount, plural, one {} other {#-mal }}die oberste Karte entsorgen, ablegen oder zurücklegen',
  'dom.overpay.masterpiece': '{amount} mehr: Du nimmst dir {amount} Silber',
  'dom.overpay.herald':
    '{amount} mehr: Du legst {amount, plural, one {# Karte} other {# Karten}} aus deinem Ablagestapel ({discard}) auf den Nachziehstapel',
  'dom.overpay.name': '{amount, plural, =0 {nichts überzahlen} other {um # überzahlen}}',
  'dom.overpay.deed': 'Für {total} kaufen',
  'dom.overpaid.nothing': 'und nichts mehr zahlen',
  'dom.overpaid.stonemason': '{found, plural, =0 {ohne etwas dazu} other {und zwei für {amount} nehmen}}',
  'dom.overpaid.doctor': 'und {amount, plural, one {einmal} other {#-mal}} nachsehen',
  'dom.overpaid.masterpiece': 'und {amount} Silber nehmen',
  'dom.overpaid.herald': 'und {amount, plural, one {# Karte} other {# Karten}} zurücklegen',
  'dom.spend.deed': '{amount, plural, one {# Münze} other {# Münzen}} einsetzen',
  'dom.spend.note': 'dann {coins} Geld: {list}',
  'dom.spend.none': 'dann {coins} Geld',
  'dom.pay.deed': '{amount, plural, =0 {Keine Münze} one {# Münze} other {# Münzen}} zahlen',
  'dom.pay.then': 'für eine Karte bis {cost}',
  'dom.pay.note': 'Eine Karte, die höchstens {cost} kostet: {list}',

  'dom.score': '{count}× {card} ({points})',
} as const satisfies Record<keyof typeof wordsEn, string>;
