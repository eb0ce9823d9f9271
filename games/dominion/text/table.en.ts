import type { Occasion } from '../occasions.ts';
import type { DominionOptions } from '../options.ts';
import type { zones } from '../places.ts';
import type { CardSet, CardType } from '../printed.ts';
import type { ReasonCode } from '../reasons.ts';
import type { Mode, verb } from '../verbs.ts';

type Required =
  | `option.${keyof typeof verb}`
  | `reason.${ReasonCode}`
  | `occasion.${Occasion}`
  | `zone.${keyof typeof zones.at}`
  | `mode.${Mode}`
  | `type.${CardType}`
  | `edition.${CardSet}`
  | `tableOption.${keyof DominionOptions}`
  | `tableOptionAbout.${keyof DominionOptions}`;

/** What is said at the table. `words.ts` lists what these sentences can use besides their own params. */
export const tableEn = {
  'game.dominion': 'Dominion: Guilds',
  'edition.basic': 'Basic cards',
  'edition.guilds': 'Guilds',
  'edition.base': 'Base game',
  'edition.intrigue': 'Intrigue',

  'type.action': 'Action',
  'type.treasure': 'Treasure',
  'type.victory': 'Victory',
  'type.curse': 'Curse',
  'type.attack': 'Attack',
  'type.reaction': 'Reaction',

  cardLine: '{types}, costs {cost}{overpay, select, yes {+} other {}}',
  coinsLine: '{count, plural, one {# coin} other {# coins}}',
  pointsLine: '{count} VP',
  'bonus.actions': '{count, plural, one {+# Action} other {+# Actions}}',
  'bonus.buys': '{count, plural, one {+# Buy} other {+# Buys}}',
  'bonus.coins': '{count, plural, one {+# Coin} other {+# Coins}}',
  'bonus.tokens': '{count, plural, one {+# Coin token} other {+# Coin tokens}}',

  'tableOption.kingdom': 'Kingdom',
  'tableOption.kingdom.random': 'ten cards at random',
  'tableOption.kingdom.draft': 'chosen in turn',
  'tableOption.fromGuilds': 'Cards from Guilds',
  'tableOption.fromGuilds.-1': 'any number',
  'tableOption.fromBase': 'Cards from the base game',
  'tableOption.fromBase.-1': 'any number',
  'tableOption.fromIntrigue': 'Cards from Intrigue',
  'tableOption.fromIntrigue.-1': 'any number',
  'tableOption.banned': 'Banned cards',
  'tableOption.showPoints': 'Points are shown',
  'tableOption.showPoints.true': 'yes',
  'tableOption.showPoints.false': 'no',
  'tableOption.showDecks': 'Everyone’s cards are listed',
  'tableOption.showDecks.true': 'yes',
  'tableOption.showDecks.false': 'no',
  'tableOption.masquerade': 'Masquerade with an empty hand',
  'tableOption.masquerade.all-receive': 'receives a card all the same',
  'tableOption.masquerade.skip-empty-hands': 'is left out',
  'tableOption.overpaidCost': 'Overpaid Stonemason: “exactly as much” means',
  'tableOption.overpaidCost.current': 'costs at that moment',
  'tableOption.overpaidCost.printed': 'printed costs',
  'tableOption.lastCopy': 'Overpaid card whose pile runs out',
  'tableOption.lastCopy.gone': 'is gone',
  'tableOption.lastCopy.kept': 'is kept for the buyer',

  'tableOptionAbout.kingdom':
    'The ten kingdom cards of the game: a recommended set, a kingdom code, ten cards by name, drawn at random, or chosen by the players in turn.',
  'tableOptionAbout.fromGuilds': 'How many cards of a random kingdom come from Guilds.',
  'tableOptionAbout.fromBase': 'How many cards of a random kingdom come from the base game.',
  'tableOptionAbout.fromIntrigue': 'How many cards of a random kingdom come from Intrigue.',
  'tableOptionAbout.banned': 'Cards that are neither drawn for a random kingdom nor offered for choosing.',
  'tableOptionAbout.showPoints': 'Everyone sees how many points each player has, even during the game.',
  'tableOptionAbout.showDecks': 'Everyone sees which cards each player owns, but not where they lie.',
  'tableOptionAbout.masquerade':
    'Whether someone without hand cards gets a card when Masquerade makes all others pass one. The original text says so; that of 2016 leaves such players out.',
  'tableOptionAbout.overpaidCost':
    'After a Bridge cards cost less than what is printed on them. This decides which of the two an overpaid Stonemason goes by.',
  'tableOptionAbout.lastCopy':
    'Overpaying a Stonemason can take the last copies of its own pile. This decides whether one is held back for its buyer.',

  'bot.random': 'Dice',
  'botAbout.random': 'Picks every answer at random. Good for a first look at the rules.',

  'zone.supply': 'supply',
  'zone.trash': 'trash',
  'zone.kingdom': 'kingdom',
  'zone.box': 'box',
  'zone.deck': 'deck',
  'zone.hand': 'hand',
  'zone.inPlay': 'in play',
  'zone.discard': 'discard pile',
  'zone.aside': 'revealed cards',
  'zone.passed': 'passed cards',
  'zone.leafedThrough': 'discard pile',

  'prompt.draft': 'Kingdom card {number} of {total}: choose a card for this game.',
  'prompt.action':
    'Action phase: {actions, plural, =0 {no Actions left. Play Treasures, buy, or end your turn} other {{cards, plural, =0 {no Action card in your hand. Play Treasures and buy} other {{actions, plural, one {# Action} other {# Actions}} left. Play an Action or go on to buying}}}}.',
  'prompt.buy':
    'Buy phase: {coins, plural, =0 {no coins} one {# coin} other {# coins}}, {buys, plural, =0 {no Buys left. End your turn} one {# Buy. Buy a card or end your turn} other {# Buys. Buy cards or end your turn}}.',
  'prompt.spend-tokens':
    'You have {tokens, plural, one {# coin token} other {# coin tokens}} and {coins, plural, =0 {no coins} one {# coin} other {# coins}}. How many tokens do you spend?',
  'prompt.overpay': `{source} costs {cost}. Overpay? {by, select,
    stonemason {You gain two Actions that cost exactly the extra amount.}
    doctor {For each extra coin you look at your top card.}
    masterpiece {Each extra coin brings a Silver.}
    herald {Each extra coin puts a discarded card on your deck.}
    other {How much more do you pay?}}`,
  'prompt.react': '{source} is an Attack. Reveal a Reaction from your hand?',
  'prompt.order': '{source}: in which order do the {max} cards go back? The last one lies on top.',
  'prompt.gain': `{source}: {by, select, saboteur {you may gain} other {gain}} {only, select,
    treasure {a Treasure} action {an Action} other {a card}}{by, select,
    taxman { onto your deck} mine { to your hand} other {}} that costs {limit, select,
    exactly {exactly {cost}} printed {exactly {cost} by its print} other {{cost, plural, =0 {nothing} other {up to {cost}}}}}.`,
  'prompt.give': '{source}: choose the card that {name} gains. It must cost exactly {cost}.',
  'prompt.gain-trashed': '{source}: choose which of the trashed Treasures you gain, as many as you like.',
  'prompt.trash': `{source}: {by, select,
    butcher {trash a hand card? You may then pay coin tokens to gain a dearer one}
    stonemason {trash a hand card. You then gain two cheaper ones}
    taxman {trash a Treasure? You then gain one that costs up to 3 more}
    mine {trash a Treasure. You then gain one that costs up to 3 more}
    remodel {trash a hand card. You then gain one that costs up to 2 more}
    upgrade {trash a hand card. You then gain one that costs exactly 1 more}
    masquerade {trash a card from your hand if you like}
    chapel {trash up to {max, plural, one {# hand card} other {# hand cards}}}
    thief {choose which of {name}’s Treasures is trashed}
    other {trash {min, plural, one {# hand card} other {# hand cards}}}}.`,
  'prompt.trash-this': '{source}: trash this card for +2 Coins?',
  'prompt.discard': `{source}: {by, select,
    cellar {discard any number of hand cards, then draw as many.}
    secret_chamber {discard any number of hand cards for +1 Coin each.}
    plaza {discard a Treasure for a coin token?}
    baron {discard an Estate for +4 Coins? If not, you gain an Estate.}
    militia {discard {min, plural, one {# card} other {# cards}}, so that 3 are left.}
    other {discard {min, plural, one {# hand card} other {# hand cards}}.}}`,
  'prompt.discard-for': '{source}: choose which of these cards {name} must discard.',
  'prompt.discard-or-put-back':
    '{source}: discard {who, select, you {your own top card} other {{name}’s top card}} or put it back?',
  'prompt.put-back': `{source}: {by, select,
    bureaucrat {put a Victory card from your hand on your deck.}
    herald {put {min, plural, one {# card from your discard pile on your deck.} other {# cards from your discard pile on your deck. The last one lies on top.}}}
    other {put {min, plural, one {a hand card on your deck.} other {# hand cards on your deck. The last one lies on top.}}}}`,
  'prompt.top-card': '{source}, card {number} of {total}: trash it, discard it or put it back on your deck?',
  'prompt.name': `{source}: name any card. {by, select,
    doctor {Your top 3 are revealed and matches trashed.}
    journeyman {You get the next 3 that are something else.}
    wishing_well {If it is your top card, you get it.}
    other {It need not be in this game.}}`,
  'prompt.choose': `{source}: {by, select,
    torturer {discard 2 cards, or gain a Curse to your hand?}
    other {{min, plural, one {choose one.} other {choose # different ones.}}}}`,
  'prompt.keep':
    '{source}: {may, select, yes {you drew {card}. Keep it or set it aside?} other {{card} is not an Action and stays in your hand.}}',
  'prompt.pass': '{source}: choose a hand card that you pass to {name}.',
  'prompt.play-twice': '{source}: choose an Action that you play twice.',
  'prompt.pay-tokens':
    '{source}: how many coin tokens do you pay? With none, the new card costs up to {cost}.',
  'prompt.deck-to-discard': '{source}: put your whole deck on your discard pile?',

  'commit.discard': `{by, select,
    cellar {{count, plural, =0 {Discard nothing} one {Discard # card, draw #} other {Discard # cards, draw #}}}
    secret_chamber {{count, plural, =0 {Discard nothing} one {Discard # card for +# Coin} other {Discard # cards for +# Coins}}}
    other {Discard {count} of {min, plural, one {# card} other {# cards}}}}`,
  'commit.trash': `{by, select,
    chapel {{count, plural, =0 {Trash nothing} one {Trash # card} other {Trash # cards}}}
    other {Trash {count} of {min, plural, one {# card} other {# cards}}}}`,
  'commit.put-back': 'Put {count} of {min} cards on the deck',
  'commit.order': 'Put back in this order: {count} of {max}',
  'commit.gain-trashed': '{count, plural, =0 {Gain nothing} one {Gain # Treasure} other {Gain # Treasures}}',
  'commit.choose': 'Take {count} of {min}',

  'option.play': 'Play {card}',
  'option.play-treasures': 'Play all Treasures',
  'option.spend-tokens': 'Spend coin tokens',
  'option.buy': 'Buy {card}',
  'option.end': 'End the turn',
  'option.draft': 'Choose {card}',
  'option.gain': '{by, select, swindler {Give {card}} other {Gain {card}}}',
  'option.trash': 'Trash {card}',
  'option.discard': 'Discard {card}',
  'option.put-back': 'Put {card} on the deck',
  'option.take': 'Gain {card}',
  'option.pass': 'Pass {card}',
  'option.reveal': 'Reveal {card}',
  'option.set-aside': 'Set {card} aside',
  'option.choose': '{mode}',
  'option.decline': `{asked, select, react {Reveal nothing} other {{by, select,
    butcher {Trash nothing}
    masquerade {Trash nothing}
    plaza {Discard nothing}
    baron {Discard nothing, gain an Estate}
    mining_village {Leave it in play}
    chancellor {Leave the deck as it is}
    taxman {Trash nothing}
    saboteur {Gain nothing}
    other {Do without}}}}`,

  'optionShort.play-treasures': 'Play Treasures',
  'optionShort.spend-tokens': 'Spend tokens',
  'optionShort.end': 'End turn',

  'mode.cards': 'Draw cards',
  'mode.actions': 'Get Actions',
  'mode.buy': '+1 Buy',
  'mode.coins': 'Get coins',
  'mode.trash': 'Trash cards',
  'mode.discard': 'Discard 2 cards',
  'mode.curse': 'Gain a Curse to hand',
  'mode.keep': 'Keep the card',
  'mode.put-back': 'Put it back',
  'mode.new-hand': 'Discard the hand, draw 4 cards',
  'mode.deck-to-discard': 'Put the deck on the discard pile',
  'mode.minion.coins': '+2 Coins',
  'mode.mining-village.trash': 'Trash it for +2 Coins',
  'mode.nobles.actions': '+2 Actions',
  'mode.nobles.cards': '+3 Cards',
  'mode.pawn.actions': '+1 Action',
  'mode.pawn.cards': '+1 Card',
  'mode.pawn.coins': '+1 Coin',
  'mode.steward.cards': '+2 Cards',
  'mode.steward.coins': '+2 Coins',
  'mode.steward.trash': 'Trash 2 cards',

  'reason.no-actions-left': 'You have no Actions left.',
  'reason.action-phase-over': 'Your Buy phase has begun; Actions can no longer be played.',
  'reason.not-playable': 'This card cannot be played; it only counts at the end.',
  'reason.treasure-after-buy': 'You have bought a card already; Treasures must be played before.',
  'reason.no-treasure-in-hand': 'You have no Treasures in your hand.',
  'reason.tokens-after-buy': 'You have bought a card already; coin tokens must be spent before.',
  'reason.no-tokens': 'You have no coin tokens.',
  'reason.no-buys-left': 'You have no Buys left.',
  'reason.too-dear':
    'It costs {cost}; you have {have, plural, =0 {no coins} one {# coin} other {# coins}} so far, {short} too few{withTokens, select, yes { ({short, plural, one {# coin token} other {# coin tokens}} would cover it)} other {}}.',
  'reason.pile-empty': 'This pile is empty.',
  'reason.costs-more': 'It costs {has}; {cost} is the most it may cost here.',
  'reason.costs-other':
    'It {limit, select, printed {has a printed cost of {has}} other {costs {has}}}; it must be exactly {cost} here.',
  'reason.not-a-treasure': 'This is not a Treasure.',
  'reason.not-an-action': 'This is not an Action.',
  'reason.not-a-victory': 'This is not a Victory card.',
  'reason.not-that-card': 'It must be the card that is asked for.',
  'reason.no-reaction': 'This is not a Reaction.',
  'reason.reaction-used': 'You have revealed this Reaction to the Attack already.',

  'event.first-player': '{who, select, you {You begin.} other {{name} begins.}}',
  'event.draft': '{who, select, you {You choose} other {{name} chooses}} {cards} for the kingdom.',
  'event.turn': 'Turn {turn}: it is {who, select, you {your} other {{name}’s}} turn.',
  'event.play': '{who, select, you {You play} other {{name} plays}} {cards}.',
  'event.bonus': '{who, select, you {You get} other {{name} gets}} {bonus}.',
  'event.draw': '{who, select, you {You draw} other {{name} draws}} {cards}.',
  'event.discard': `{by, select,
    advisor {{who, select, you {You must discard} other {{name} must discard}}}
    other {{who, select, you {You discard} other {{name} discards}}}} {hidden, plural,
    =0 {{cards}}
    other {{known, plural, =0 {{cards}} other {{count} cards, {top} on top}}}}.`,
  'event.trash': '{who, select, you {You trash} other {{name} trashes}} {cards}.',
  'event.take':
    '{who, select, you {You put {cards} into your hand.} other {{name} puts {cards} into the hand.}}',
  'event.put-back':
    '{who, select, you {You put {inOrder} on your deck.} other {{name} puts {inOrder} on the deck.}}',
  'event.gain':
    '{who, select, you {You gain} other {{name} gains}} {cards}{to, select, deck { onto the deck} hand { to the hand} other {}}.',
  'event.reveal': '{who, select, you {You reveal} other {{name} reveals}} {cards}.',
  'event.reveal-hand': '{who, select, you {You show your} other {{name} shows the}} hand: {cards}.',
  'event.look':
    '{who, select, you {You look at your top card: {cards}.} other {{name} looks at the top card of the deck{known, plural, =0 {} other {: {cards}}}.}}',
  'event.name': '{who, select, you {You name} other {{name} names}} {card}.',
  'event.choose': '{who, select, you {You choose} other {{name} chooses}}: {mode}.',
  'event.set-aside': '{who, select, you {You set} other {{name} sets}} {cards} aside.',
  'event.pass':
    '{target, select, you {{name} passes you {cards}.} other {{who, select, you {You pass} other {{name} passes}} {cards} to {targetName}.}}',
  'event.cheaper': 'All cards cost {count} less this turn.',
  'event.copper-bonus': 'Every Copper gives {count, plural, one {# coin} other {# coins}} more this turn.',
  'event.deck-to-discard':
    '{who, select, you {You put your} other {{name} puts the}} deck on the discard pile: {count, plural, one {# card} other {# cards}}, {top} on top.',
  'event.buy':
    '{who, select, you {You buy} other {{name} buys}} {cards} for {cost, plural, one {# coin} other {# coins}}.',
  'event.overpay':
    '{who, select, you {You overpay} other {{name} overpays}} by {count, plural, one {# coin} other {# coins}}.',
  'event.spend-tokens':
    '{who, select, you {You spend} other {{name} spends}} {count, plural, one {# coin token} other {# coin tokens}}.',
  'event.pay-tokens':
    '{who, select, you {You pay} other {{name} pays}} {count, plural, one {# coin token} other {# coin tokens}}.',
  'event.react': '{who, select, you {You react} other {{name} reacts}} with {cards}.',
  'event.clean-up':
    '{who, select, you {You discard your hand and your} other {{name} discards hand and}} cards in play.',
  'event.reshuffle':
    '{who, select, you {Your} other {{name}’s}} discard pile is shuffled and becomes the new deck: {count, plural, one {# card} other {# cards}}.',
  'event.game-end':
    '{piles, plural, =0 {The Provinces have} other {# piles have}} run out: the game is over, and all cards are counted.',

  'occasion.attack': 'somebody plays an Attack',

  'problem.no-kingdom-card': '“{card}” is not a kingdom card.',
  'problem.card-twice': '“{card}” is listed twice.',
  'problem.ten-cards': 'A kingdom has 10 cards; there are {count}.',
  'problem.no-kingdom':
    '“{value}” is neither a recommended set nor a kingdom code; ten cards need commas between them.',
  'problem.mistyped-code': 'There is a mistake in the kingdom code “{value}”.',
  'problem.quotas-miss-ten': 'The cards from the expansions must add up to 10; now they are {count}.',
  'problem.too-few-of-set':
    '{set, select, guilds {Guilds has} base {The base game has} other {Intrigue has}} only {left} cards that are not banned.',
  'problem.too-many-banned':
    'Only {left, plural, one {# card is} other {# cards are}} left; a kingdom needs 10.',
  'problem.no-such-seat': 'There is no seat {seat} at this table.',
  'problem.card-twice-in-kingdom': 'A card lies in the kingdom twice.',
} as const satisfies Record<Required, string> & Record<string, string>;
