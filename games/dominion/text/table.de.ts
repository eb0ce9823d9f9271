import type { tableEn } from './table.en.ts';

/** Sentences say du; cards have no article; who is meant by name is not given a gender. */
export const tableDe = {
  'game.dominion': 'Dominion: Die Gilden',
  'edition.basic': 'Basiskarten',
  'edition.guilds': 'Die Gilden',
  'edition.base': 'Basisspiel',
  'edition.intrigue': 'Die Intrige',

  'type.action': 'Aktion',
  'type.treasure': 'Geld',
  'type.victory': 'Punkte',
  'type.curse': 'Fluch',
  'type.attack': 'Angriff',
  'type.reaction': 'Reaktion',

  cardLine: '{types}, kostet {cost}{overpay, select, yes {+} other {}}',
  coinsLine: '{count} Geld',
  pointsLine: '{count, plural, one {# Siegpunkt} other {# Siegpunkte}}',
  'bonus.actions': '{count, plural, one {+# Aktion} other {+# Aktionen}}',
  'bonus.buys': '{count, plural, one {+# Kauf} other {+# Käufe}}',
  'bonus.coins': '+{count} Geld',
  'bonus.tokens': '{count, plural, one {+# Münze} other {+# Münzen}}',

  'tableOption.kingdom': 'Königreich',
  'tableOption.kingdom.random': 'zehn zufällige Karten',
  'tableOption.kingdom.draft': 'reihum ausgesucht',
  'tableOption.fromGuilds': 'Karten aus Die Gilden',
  'tableOption.fromGuilds.-1': 'beliebig viele',
  'tableOption.fromBase': 'Karten aus dem Basisspiel',
  'tableOption.fromBase.-1': 'beliebig viele',
  'tableOption.fromIntrigue': 'Karten aus Die Intrige',
  'tableOption.fromIntrigue.-1': 'beliebig viele',
  'tableOption.banned': 'Ausgeschlossene Karten',
  'tableOption.showPoints': 'Siegpunkte sind sichtbar',
  'tableOption.showPoints.true': 'ja',
  'tableOption.showPoints.false': 'nein',
  'tableOption.showDecks': 'Die Karten aller sind aufgelistet',
  'tableOption.showDecks.true': 'ja',
  'tableOption.showDecks.false': 'nein',
  'tableOption.masquerade': 'Maskerade bei leerer Hand',
  'tableOption.masquerade.all-receive': 'bekommt trotzdem eine Karte',
  'tableOption.masquerade.skip-empty-hands': 'wird ausgelassen',
  'tableOption.overpaidCost': 'Steinmetz überzahlt: „genau so viel“ meint',
  'tableOption.overpaidCost.current': 'Kosten in diesem Moment',
  'tableOption.overpaidCost.printed': 'gedruckte Kosten',
  'tableOption.lastCopy': 'Überzahlte Karte, deren Stapel leer wird',
  'tableOption.lastCopy.gone': 'ist weg',
  'tableOption.lastCopy.kept': 'wird zurückgehalten',

  'tableOptionAbout.kingdom':
    'Die zehn Königreichkarten der Partie: ein empfohlener Kartensatz, ein Königreich-Code, zehn Karten mit Namen, zufällig gezogene oder von euch reihum ausgesuchte.',
  'tableOptionAbout.fromGuilds': 'Wie viele Karten eines zufälligen Königreichs aus Die Gilden stammen.',
  'tableOptionAbout.fromBase': 'Wie viele Karten eines zufälligen Königreichs aus dem Basisspiel stammen.',
  'tableOptionAbout.fromIntrigue': 'Wie viele Karten eines zufälligen Königreichs aus Die Intrige stammen.',
  'tableOptionAbout.banned':
    'Karten, die weder in ein zufälliges Königreich kommen noch zum Aussuchen angeboten werden.',
  'tableOptionAbout.showPoints': 'Alle sehen auch während der Partie, wer wie viele Siegpunkte hat.',
  'tableOptionAbout.showDecks': 'Alle sehen, wem welche Karten gehören, aber nicht, wo sie liegen.',
  'tableOptionAbout.masquerade':
    'Ob jemand ohne Handkarten eine Karte bekommt, wenn bei der Maskerade alle anderen eine weitergeben. So steht es im ursprünglichen Text; der von 2016 lässt solche Personen aus.',
  'tableOptionAbout.overpaidCost':
    'Nach einer Brücke kosten Karten weniger, als auf ihnen steht. Hier legt ihr fest, wonach sich ein überzahlter Steinmetz richtet.',
  'tableOptionAbout.lastCopy':
    'Wer einen Steinmetz überzahlt, kann dabei die letzten Karten seines Stapels nehmen. Hier legt ihr fest, ob eine für den Kauf zurückgehalten wird.',

  'bot.random': 'Würfel',
  'botAbout.random': 'Wählt jede Antwort zufällig. Gut, um die Regeln kennenzulernen.',

  'zone.supply': 'Vorrat',
  'zone.trash': 'Müll',
  'zone.kingdom': 'Königreich',
  'zone.box': 'Schachtel',
  'zone.deck': 'Nachziehstapel',
  'zone.hand': 'Hand',
  'zone.inPlay': 'im Spiel',
  'zone.discard': 'Ablagestapel',
  'zone.aside': 'aufgedeckte Karten',
  'zone.passed': 'weitergegebene Karten',
  'zone.leafedThrough': 'Ablagestapel',

  'prompt.draft': 'Königreichkarte {number} von {total}: Wähle eine Karte für diese Partie.',
  'prompt.action':
    'Aktionsphase: {actions, plural, =0 {keine Aktion mehr. Spiele Geldkarten aus, kaufe oder beende den Zug} other {{cards, plural, =0 {keine Aktionskarte auf der Hand. Spiele Geldkarten aus und kaufe} other {noch {actions, plural, one {# Aktion} other {# Aktionen}}. Spiele eine Aktionskarte aus oder gehe zum Kauf}}}}.',
  'prompt.buy':
    'Kaufphase: {coins, plural, =0 {kein Geld} other {# Geld}}, {buys, plural, =0 {kein Kauf mehr. Beende deinen Zug} one {# Kauf. Kaufe eine Karte oder beende den Zug} other {# Käufe. Kaufe Karten oder beende den Zug}}.',
  'prompt.spend-tokens':
    'Du hast {tokens, plural, one {# Münze} other {# Münzen}} und {coins, plural, =0 {kein Geld} other {# Geld}}. Wie viele Münzen setzt du ein?',
  'prompt.overpay': `{source} kostet {cost}. Überzahlen? {by, select,
    stonemason {Das bringt zwei Aktionskarten für genau den Aufpreis.}
    doctor {Jedes Geld mehr ist ein Blick auf deine oberste Karte.}
    masterpiece {Jedes Geld mehr bringt ein Silber.}
    herald {Jedes Geld mehr holt eine abgelegte Karte zurück.}
    other {Wie viel zahlst du mehr?}}`,
  'prompt.react': '{source} ist ein Angriff. Eine Reaktion aus der Hand vorzeigen?',
  'prompt.order': '{source}: In welcher Reihenfolge kommen die {max} Karten zurück? Die letzte liegt oben.',
  'prompt.gain': `{source}: {by, select, saboteur {Du darfst dir} other {Nimm dir}} {only, select,
    treasure {eine Geldkarte} action {eine Aktionskarte} other {eine Karte}}{by, select,
    taxman { auf den Nachziehstapel} mine { auf die Hand} saboteur { nehmen} other {}}, die {limit, select,
    exactly {genau {cost} kostet} printed {laut Aufdruck genau {cost} kostet} other {{cost, plural, =0 {nichts kostet} other {höchstens {cost} kostet}}}}.`,
  'prompt.give': '{source}: Wähle die Karte, die {name} nehmen muss. Sie muss genau {cost} kosten.',
  'prompt.gain-trashed': '{source}: Wähle von den entsorgten Geldkarten beliebig viele, die du dir nimmst.',
  'prompt.trash': `{source}: {by, select,
    butcher {Eine Handkarte entsorgen? Dann kannst du dir für Münzen eine teurere nehmen}
    stonemason {Entsorge eine Handkarte. Du nimmst dir dafür zwei billigere}
    taxman {Eine Geldkarte entsorgen? Du nimmst dir dafür eine, die bis zu 3 mehr kostet}
    mine {Entsorge eine Geldkarte. Du nimmst dir dafür eine, die bis zu 3 mehr kostet}
    remodel {Entsorge eine Handkarte. Du nimmst dir dafür eine, die bis zu 2 mehr kostet}
    upgrade {Entsorge eine Handkarte. Du nimmst dir dafür eine, die genau 1 mehr kostet}
    masquerade {Entsorge eine Handkarte, wenn du möchtest}
    chapel {Entsorge bis zu {max, plural, one {# Handkarte} other {# Handkarten}}}
    thief {Wähle die Geldkarte von {name}, die entsorgt wird}
    other {Entsorge {min, plural, one {# Handkarte} other {# Handkarten}}}}.`,
  'prompt.trash-this': '{source}: Diese Karte für +2 Geld entsorgen?',
  'prompt.discard': `{source}: {by, select,
    cellar {Lege beliebig viele Handkarten ab und ziehe ebenso viele.}
    secret_chamber {Lege beliebig viele Handkarten ab, für jede +1 Geld.}
    plaza {Eine Geldkarte für eine Münze ablegen?}
    baron {Ein Anwesen für +4 Geld ablegen? Sonst nimmst du dir ein Anwesen.}
    militia {Lege {min, plural, one {# Karte} other {# Karten}} ab, sodass dir 3 bleiben.}
    other {Lege {min, plural, one {# Handkarte} other {# Handkarten}} ab.}}`,
  'prompt.discard-for': '{source}: Wähle, welche dieser Karten {name} ablegen muss.',
  'prompt.discard-or-put-back':
    '{source}: {who, select, you {Deine eigene oberste Karte} other {Die oberste Karte von {name}}} ablegen oder zurücklegen?',
  'prompt.put-back': `{source}: {by, select,
    bureaucrat {Lege eine Punktekarte aus der Hand auf deinen Nachziehstapel.}
    herald {Lege {min, plural, one {# Karte vom Ablagestapel auf deinen Nachziehstapel.} other {# Karten vom Ablage- auf den Nachziehstapel. Die letzte liegt oben.}}}
    other {Lege {min, plural, one {eine Handkarte auf deinen Nachziehstapel.} other {# Handkarten auf den Nachziehstapel. Die letzte liegt oben.}}}}`,
  'prompt.top-card': '{source}, Karte {number} von {total}: Entsorgen, ablegen oder zurücklegen?',
  'prompt.name': `{source}: Nenne eine Karte. {by, select,
    doctor {Die obersten 3 werden aufgedeckt, passende entsorgt.}
    journeyman {Du bekommst die nächsten 3, die anders heißen.}
    wishing_well {Ist es deine oberste, bekommst du sie.}
    other {Sie muss nicht im Spiel sein.}}`,
  'prompt.choose': `{source}: {by, select,
    torturer {2 Handkarten ablegen oder einen Fluch auf die Hand nehmen?}
    other {{min, plural, one {Wähle eins.} other {Wähle # verschiedene.}}}}`,
  'prompt.keep':
    '{source}: {may, select, yes {{card} gezogen. Behalten oder zur Seite legen?} other {{card} ist keine Aktionskarte und bleibt auf der Hand.}}',
  'prompt.pass': '{source}: Wähle eine Handkarte, die du {name} gibst.',
  'prompt.play-twice': '{source}: Wähle eine Aktionskarte, die du zweimal ausspielst.',
  'prompt.pay-tokens':
    '{source}: Wie viele Münzen zahlst du? Ohne darf die neue Karte höchstens {cost} kosten.',
  'prompt.deck-to-discard': '{source}: Deinen ganzen Nachziehstapel auf den Ablagestapel legen?',

  'commit.discard': `{by, select,
    cellar {{count, plural, =0 {Nichts ablegen} one {# Karte ablegen, # ziehen} other {# Karten ablegen, # ziehen}}}
    secret_chamber {{count, plural, =0 {Nichts ablegen} one {# Karte für +# Geld ablegen} other {# Karten für +# Geld ablegen}}}
    other {{count} von {min, plural, one {# Karte} other {# Karten}} ablegen}}`,
  'commit.trash': `{by, select,
    chapel {{count, plural, =0 {Nichts entsorgen} one {# Karte entsorgen} other {# Karten entsorgen}}}
    other {{count} von {min, plural, one {# Karte} other {# Karten}} entsorgen}}`,
  'commit.put-back': '{count} von {min} Karten auf den Nachziehstapel legen',
  'commit.order': 'In dieser Reihenfolge zurücklegen: {count} von {max}',
  'commit.gain-trashed':
    '{count, plural, =0 {Nichts nehmen} one {# Geldkarte nehmen} other {# Geldkarten nehmen}}',
  'commit.choose': '{count} von {min} nehmen',

  'option.play': '{card} ausspielen',
  'option.play-treasures': 'Alle Geldkarten ausspielen',
  'option.spend-tokens': 'Münzen einsetzen',
  'option.buy': '{card} kaufen',
  'option.end': 'Den Zug beenden',
  'option.draft': '{card} aussuchen',
  'option.gain': '{by, select, swindler {{card} geben} other {{card} nehmen}}',
  'option.trash': '{card} entsorgen',
  'option.discard': '{card} ablegen',
  'option.put-back': '{card} auf den Nachziehstapel legen',
  'option.take': '{card} nehmen',
  'option.pass': '{card} weitergeben',
  'option.reveal': '{card} vorzeigen',
  'option.set-aside': '{card} zur Seite legen',
  'option.choose': '{mode}',
  'option.decline': `{asked, select, react {Nichts vorzeigen} other {{by, select,
    butcher {Nichts entsorgen}
    masquerade {Nichts entsorgen}
    plaza {Nichts ablegen}
    baron {Nichts ablegen, ein Anwesen nehmen}
    mining_village {Im Spiel lassen}
    chancellor {Den Nachziehstapel liegen lassen}
    taxman {Nichts entsorgen}
    saboteur {Nichts nehmen}
    other {Darauf verzichten}}}}`,

  'optionShort.play-treasures': 'Geld ausspielen',
  'optionShort.spend-tokens': 'Münzen einsetzen',
  'optionShort.end': 'Zug beenden',

  'mode.cards': 'Karten ziehen',
  'mode.actions': 'Aktionen bekommen',
  'mode.buy': '+1 Kauf',
  'mode.coins': 'Geld bekommen',
  'mode.trash': 'Karten entsorgen',
  'mode.discard': '2 Handkarten ablegen',
  'mode.curse': 'Einen Fluch auf die Hand nehmen',
  'mode.keep': 'Die Karte behalten',
  'mode.put-back': 'Zurücklegen',
  'mode.new-hand': 'Die Hand ablegen, 4 Karten ziehen',
  'mode.deck-to-discard': 'Den Nachziehstapel auf den Ablagestapel legen',
  'mode.minion.coins': '+2 Geld',
  'mode.mining-village.trash': 'Für +2 Geld entsorgen',
  'mode.nobles.actions': '+2 Aktionen',
  'mode.nobles.cards': '+3 Karten',
  'mode.pawn.actions': '+1 Aktion',
  'mode.pawn.cards': '+1 Karte',
  'mode.pawn.coins': '+1 Geld',
  'mode.steward.cards': '+2 Karten',
  'mode.steward.coins': '+2 Geld',
  'mode.steward.trash': '2 Handkarten entsorgen',

  'reason.no-actions-left': 'Du hast keine Aktion mehr.',
  'reason.action-phase-over': 'Deine Kaufphase läuft; Aktionskarten kannst du nicht mehr ausspielen.',
  'reason.not-playable': 'Diese Karte lässt sich nicht ausspielen; sie zählt erst am Ende.',
  'reason.treasure-after-buy': 'Du hast schon gekauft; Geldkarten musst du vorher ausspielen.',
  'reason.no-treasure-in-hand': 'Du hast keine Geldkarte auf der Hand.',
  'reason.tokens-after-buy': 'Du hast schon gekauft; Münzen musst du vorher einsetzen.',
  'reason.no-tokens': 'Du hast keine Münzen.',
  'reason.no-buys-left': 'Du hast keinen Kauf mehr.',
  'reason.too-dear':
    'Kostet {cost}; du hast bisher {have, plural, =0 {kein Geld} other {# Geld}}, es {short, plural, one {fehlt #} other {fehlen #}}{withTokens, select, yes { ({short, plural, one {# Münze würde} other {# Münzen würden}} reichen)} other {}}.',
  'reason.pile-empty': 'Dieser Stapel ist leer.',
  'reason.costs-more': 'Kostet {has}; hier darf es höchstens {cost} sein.',
  'reason.costs-other':
    'Kostet {limit, select, printed {laut Aufdruck {has}} other {{has}}}; hier muss es genau {cost} sein.',
  'reason.not-a-treasure': 'Das ist keine Geldkarte.',
  'reason.not-an-action': 'Das ist keine Aktionskarte.',
  'reason.not-a-victory': 'Das ist keine Punktekarte.',
  'reason.not-that-card': 'Es muss die verlangte Karte sein.',
  'reason.no-reaction': 'Das ist keine Reaktion.',
  'reason.reaction-used': 'Diese Reaktion hast du gegen den Angriff schon vorgezeigt.',

  'event.first-player': '{who, select, you {Du beginnst.} other {{name} beginnt.}}',
  'event.draft': '{who, select, you {Du suchst} other {{name} sucht}} {cards} für das Königreich aus.',
  'event.turn': 'Zug {turn}: {who, select, you {Du bist} other {{name} ist}} dran.',
  'event.play': '{who, select, you {Du spielst} other {{name} spielt}} {cards} aus.',
  'event.bonus': '{who, select, you {Du bekommst} other {{name} bekommt}} {bonus}.',
  'event.draw': '{who, select, you {Du ziehst} other {{name} zieht}} {cards}.',
  'event.discard': `{by, select,
    advisor {{who, select, you {Du musst} other {{name} muss}}}
    other {{who, select, you {Du legst} other {{name} legt}}}} {hidden, plural,
    =0 {{cards} {by, select, advisor {ablegen} other {ab}}}
    other {{known, plural, =0 {{cards} ab} other {{count} Karten ab; oben liegt {top}}}}}.`,
  'event.trash': '{who, select, you {Du entsorgst} other {{name} entsorgt}} {cards}.',
  'event.take': '{who, select, you {Du nimmst} other {{name} nimmt}} {cards} auf die Hand.',
  'event.put-back': '{who, select, you {Du legst} other {{name} legt}} {inOrder} auf den Nachziehstapel.',
  'event.gain':
    '{who, select, you {Du nimmst dir} other {{name} nimmt sich}} {cards}{to, select, deck { auf den Nachziehstapel} hand { auf die Hand} other {}}.',
  'event.reveal': '{who, select, you {Du deckst} other {{name} deckt}} {cards} auf.',
  'event.reveal-hand': '{who, select, you {Du zeigst deine} other {{name} zeigt die}} Hand vor: {cards}.',
  'event.look':
    '{who, select, you {Du siehst dir deine oberste Karte an: {cards}.} other {{name} sieht sich die oberste Karte des Nachziehstapels an{known, plural, =0 {} other {: {cards}}}.}}',
  'event.name': '{who, select, you {Du nennst} other {{name} nennt}} {card}.',
  'event.choose': '{who, select, you {Du wählst} other {{name} wählt}}: {mode}.',
  'event.set-aside': '{who, select, you {Du legst} other {{name} legt}} {cards} zur Seite.',
  'event.pass':
    '{target, select, you {{name} gibt dir {cards}.} other {{who, select, you {Du gibst} other {{name} gibt}} {targetName} {cards}.}}',
  'event.cheaper': 'In diesem Zug kosten alle Karten {count} weniger.',
  'event.copper-bonus': 'In diesem Zug bringt jedes Kupfer {count} Geld mehr.',
  'event.deck-to-discard':
    '{who, select, you {Du legst deinen} other {{name} legt den}} Nachziehstapel auf den Ablagestapel: {count, plural, one {# Karte} other {# Karten}}; oben liegt {top}.',
  'event.buy': '{who, select, you {Du kaufst} other {{name} kauft}} {cards} für {cost} Geld.',
  'event.overpay': '{who, select, you {Du überzahlst} other {{name} überzahlt}} um {count} Geld.',
  'event.spend-tokens':
    '{who, select, you {Du setzt} other {{name} setzt}} {count, plural, one {# Münze} other {# Münzen}} ein.',
  'event.pay-tokens':
    '{who, select, you {Du zahlst} other {{name} zahlt}} {count, plural, one {# Münze} other {# Münzen}}.',
  'event.react': '{who, select, you {Du reagierst} other {{name} reagiert}} mit {cards}.',
  'event.clean-up':
    '{who, select, you {Du legst deine Handkarten und deine ausgespielten} other {{name} legt Handkarten und ausgespielte}} Karten ab.',
  'event.reshuffle':
    '{who, select, you {Dein Ablagestapel} other {Der Ablagestapel von {name}}} wird gemischt und zum neuen Nachziehstapel: {count, plural, one {# Karte} other {# Karten}}.',
  'event.game-end':
    '{piles, plural, =0 {Die Provinzen sind weg} other {# Stapel sind leer}}: Die Partie ist zu Ende, und alle Karten werden gezählt.',

  'occasion.attack': 'jemand einen Angriff ausspielt',

  'problem.no-kingdom-card': '„{card}“ ist keine Königreichkarte.',
  'problem.card-twice': '„{card}“ ist zweimal aufgeführt.',
  'problem.ten-cards': 'Ein Königreich hat 10 Karten; hier sind es {count}.',
  'problem.no-kingdom':
    '„{value}“ ist weder ein empfohlener Kartensatz noch ein Königreich-Code; zwischen zehn Karten gehören Kommas.',
  'problem.mistyped-code': 'Im Königreich-Code „{value}“ steckt ein Tippfehler.',
  'problem.quotas-miss-ten':
    'Die Karten aus den Erweiterungen müssen zusammen 10 ergeben; jetzt sind es {count}.',
  'problem.too-few-of-set':
    '{set, select, guilds {Aus Die Gilden} base {Aus dem Basisspiel} other {Aus Die Intrige}} sind nur noch {left} Karten nicht ausgeschlossen.',
  'problem.too-many-banned':
    'Es {left, plural, one {bleibt nur # Karte} other {bleiben nur # Karten}} übrig; ein Königreich braucht 10.',
  'problem.no-such-seat': 'Einen Platz {seat} gibt es an diesem Tisch nicht.',
  'problem.card-twice-in-kingdom': 'Eine Karte liegt zweimal im Königreich.',
} as const satisfies Record<keyof typeof tableEn, string>;
