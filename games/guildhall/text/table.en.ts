import type { GuildhallOptions } from '../options.ts';
import type { zones } from '../places.ts';
import type { ReasonCode } from '../reasons.ts';
import type { verb } from '../verbs.ts';

type Required =
  | `option.${keyof typeof verb}`
  | `reason.${ReasonCode}`
  | `zone.${keyof typeof zones.at}`
  | `tableOption.${keyof GuildhallOptions}`;

/** What is said at the table. `words.ts` lists what these sentences can use besides their own params. */
export const tableEn = {
  'game.guildhall': 'Guildhall',
  'edition.old-world': 'Old World Economy',
  'edition.job-faire': 'Job Faire',

  'tableOption.professions': 'Professions',
  'tableOption.professions.old-world': 'the six of Old World Economy',
  'tableOption.professions.job-faire': 'the six of Job Faire',
  'tableOption.professions.random-six': 'six at random',
  'tableOption.professions.chosen': 'six of your choice',
  'tableOption.professions.all': 'all twelve',
  'tableOption.chosen': 'Chosen professions',
  'tableOption.prestige': 'Prestige cards',
  'tableOption.prestige.old-world': 'Old World Economy',
  'tableOption.prestige.job-faire': 'Job Faire',
  'tableOption.pointsToWin': 'Victory points to win',
  'tableOption.mayPass': 'Turns may be ended early',
  'tableOption.mayPass.true': 'yes',
  'tableOption.mayPass.false': 'no',
  'tableOption.openChapters': 'Completed chapters lie open',
  'tableOption.openChapters.true': 'yes',
  'tableOption.openChapters.false': 'no',
  'tableOptionAbout.mayPass':
    'You may give up the actions you have left. Without this house rule you use them all, if need be by drawing.',
  'tableOptionAbout.openChapters':
    'Everybody sees which professions the others have completed. Usually only their number is known.',

  'bot.random': 'Dice',
  'botAbout.random': 'Picks every answer at random. Good for a first look at the rules.',
  'bot.apprentice': 'Apprentice',
  'botAbout.apprentice':
    'Follows a few rules of thumb and answers at once. A fair opponent for your first games.',
  'bot.journeyman': 'Journeyman',
  'botAbout.journeyman': 'Looks at what each answer leads to before choosing. Makes few plain mistakes.',
  'bot.master': 'Master',
  'botAbout.master':
    'Thinks several moves ahead, in many possible deals, for up to a second or two. The strongest there is.',

  'zone.deck': 'deck',
  'zone.discard': 'discard pile',
  'zone.prestigeDeck': 'prestige deck',
  'zone.row': 'prestige row',
  'zone.box': 'box',
  'zone.hand': 'hand',
  'zone.hall': 'guildhall',
  'zone.area': 'action area',
  'zone.completed': 'completed chapters',
  'zone.honours': 'prestige cards',

  card: '{profession} {colour}',
  levelLine: '{level}: {effect}',
  prestigeLine: '{points} VP, costs {cost, plural, one {# completed chapter} other {# completed chapters}}.',
  sourceLevel: '{profession}, {growing, select, yes {X = {level}} other {level {level}}}',
  'effectWith.dancer':
    '{x, plural, =0 {Take 1 extra action without drawing.} one {Draw # card, then take 1 extra action.} other {Draw # cards, then take 1 extra action.}}',
  'effectWith.tax-collector':
    '{x, plural, =0 {Gain no VP, but place 1 of your open cards in another player’s guildhall.} other {Gain # VP, then place 1 of your open cards in another player’s guildhall.}}',

  'prompt.redraw':
    'Discard any number of your {max} cards and draw as many. The last one you pick lies on top.',
  'prompt.furnish': 'Choose {min} different cards that open your guildhall.',
  'prompt.action':
    '{number, plural, =0 {{actions, plural, one {# action} other {# actions}} left} other {Action {number} of {total}}} — play a card, refill to 6, or buy a prestige card.',
  'prompt.level':
    '{profession}: {have, plural, =0 {no card yet} one {# card} other {# cards}} in your guildhall. Which effect do you use?',
  'prompt.refill':
    '{min, plural, =0 {Discard any number of hand cards} one {Discard at least # hand card} other {Discard at least # hand cards}}, then draw back up to 6. The last one you pick lies on top.',
  'prompt.pay':
    '{min, plural, one {Choose the completed chapter you pay with.} other {Choose the # completed chapters you pay with.}}',
  'prompt.use-prestige': '{card}: {effect} Do you make use of it?',
  'prompt.drop-chapter': 'You have more than 3 completed chapters. Choose the one you discard.',
  'prompt.order-discard':
    'Choose the order in which the {max} cards reach the discard pile. The last one lies on top.',
  'prompt.target':
    '{source}: choose {by, select, tax_collector {who gets the card} other {the player you aim at}}.',
  'prompt.assassinate': `{min, plural,
    one {Choose the open card of {name} that you discard.}
    other {Choose {min} open cards of {name}{level, select, 2 { from different chapters} other {}} to discard. The last one lies on top.}}`,
  'prompt.place-from-hand': 'Choose the hand card you place in your guildhall.',
  'prompt.place-any': 'Place hand cards in your guildhall, as many as you like.',
  'prompt.place-from-discard':
    '{count, plural, one {Place # card from the discard pile in your guildhall.} other {Place # cards from the discard pile in your guildhall, one after the other.}}',
  'prompt.put-back':
    '{min, plural, one {Choose the hand card you put back on the deck.} other {Choose # hand cards that you put back on the deck. The last one lies on top.}}',
  'prompt.exchange': `{by, select,
    weaver {Choose}
    hunter {Exchange with the discard pile: choose}
    other {Exchange with {name}: choose}}{give, plural,
    =0 {}
    other { {by, select,
      weaver {{give, plural, one {# hand card} other {# hand cards}} to place}
      peddler {{give, plural, one {# hand card} other {# hand cards}} to give}
      other {{give, plural, one {# open card} other {# open cards}} to give}}{take, plural, =0 {} other { and}}}}{take, plural,
    =0 {}
    other { {by, select,
      weaver {{take, plural, one {# open card} other {# open cards}} to pick up}
      hunter {{take, plural, one {# card} other {# cards}} to take}
      other {{take, plural, one {# open card} other {# open cards}} to take}}}}.`,
  'prompt.exchange-any':
    '{take, plural, =0 {Place more hand cards if you like.} one {Choose # more open card to pick up, and hand cards to place, as many as you like.} other {Choose # open cards to pick up, and hand cards to place, as many as you like.}}',
  'prompt.give-chapter':
    '{by, select, hunter {Choose the open chapter that you put on the discard pile.} other {Choose the open chapter that you give to {name}.}}',
  'prompt.take-chapter': 'Choose the open chapter that you take from {name}.',
  'prompt.take-card': 'Choose the open card that you take from {name}.',
  'prompt.give-away': 'Choose the open card that you place in {name}’s guildhall.',
  'prompt.rob': 'Choose the card that you take from {name}’s hand into your guildhall.',
  'prompt.rob-discard': 'Nothing in {name}’s hand fits. Choose the card that is discarded.',

  'commit.redraw':
    '{count, plural, =0 {Keep all {max} cards} one {Discard # card, draw # new one} other {Discard # cards, draw # new ones}}',
  'commit.furnish': 'Open your guildhall with {count} of {min} cards',
  'commit.refill': `{count, plural,
    =0 {{min, plural,
      =0 {{max, plural, =6 {Discard nothing, draw nothing} other {Discard nothing, draw up to 6}}}
      one {Discard at least # card}
      other {Discard at least # cards}}}
    one {Discard # card, draw up to 6}
    other {Discard # cards, draw up to 6}}`,
  'commit.pay': 'Pay with {count} of {min} completed chapters',
  'commit.order-discard': 'Discard in this order: {count} of {max}',
  'commit.assassinate': 'Discard {count} of {min} cards of {name}',
  'commit.put-back': 'Put {count} of {min} cards on the deck',

  'option.play': 'Play {card}',
  'option.refill': 'Refill your hand to 6 cards',
  'option.buy': 'Buy {card}',
  'option.pass': 'End the turn early',
  'option.level':
    '{growing, select, yes {X = {number}} other {Level {number}}}{effect, select, none {} other {: {effect}}}',
  'option.use': 'Use the effect{effect, select, none {} other {: {effect}}}',
  'option.decline': 'Use no effect',
  'option.target': 'Choose {name}',
  'option.place': 'Place {card}',
  'option.discard': 'Discard {card}',
  'option.give': '{by, select, weaver {Place {card}} other {Give {card}}}',
  'option.take': '{by, select, weaver {Pick up {card}} other {Take {card}}}',
  'option.give-chapter': 'Give the chapter of {professions}',
  'option.take-chapter': 'Take the chapter of {professions}',
  'option.put-back': 'Put {card} back',
  'option.pay': 'Pay with the chapter of {professions}',
  'option.drop': 'Discard the chapter of {professions}',
  'option.done': 'Place no more cards',

  'optionShort.refill': 'Refill to 6',
  'optionShort.pass': 'End turn',
  'optionShort.level': '{growing, select, yes {X = {number}} other {Level {number}}}',
  'optionShort.use': 'Use effect',
  'optionShort.decline': 'No effect',
  'optionShort.target': '{name}',
  'optionShort.done': 'Place no more',

  'optionDone.level': '{source}',
  'optionDone.target': '{source}: {name}',

  'reason.duplicate-in-hall': '{card} is already open in your guildhall.',
  'reason.profession-played':
    'You have already played {profession, select, Assassin {an} other {a}} {profession} this turn.',
  'reason.too-few-chapters':
    'This costs {cost, plural, one {# completed chapter} other {# completed chapters}}; you have {have, plural, =0 {none} other {#}}.',
  'reason.level-too-high':
    'This needs {level, plural, one {# open card} other {# open cards}} of the profession in your guildhall; you have {have, plural, =0 {none} other {#}}.',
  'reason.nothing-to-place': 'You do not have enough hand cards that fit.',
  'reason.pile-empty': 'The discard pile is empty.',
  'reason.top-duplicate': 'The top card of the discard pile is already open in your guildhall.',
  'reason.pile-too-small': 'There are too few cards in the discard pile.',
  'reason.hall-too-small': 'There are too few open cards in your guildhall.',
  'reason.no-target-cards': 'There are not enough suitable open cards for this.',
  'reason.no-target-chapters': 'This needs open cards of two different chapters.',
  'reason.no-target-hand': 'There is no hand card to rob.',
  'reason.target-hand-too-small': 'There are not enough hand cards to rob.',
  'reason.no-target-exchange':
    'No exchange is possible here: cards are missing, or identical ones would meet in a guildhall.',
  'reason.no-target-gift': 'You have no open card to give away without it meeting an identical one.',
  'reason.would-duplicate': '{card} would then lie in a guildhall twice.',
  'reason.chapter-would-duplicate': 'If this chapter moved, identical cards would meet in a guildhall.',
  'reason.exchange-cannot-end': 'With {card}, the exchange could no longer be completed.',
  'reason.must-place': '{card} is already open in your guildhall; choose a card that fits.',
  'reason.take-not-complete': 'First choose both cards that you pick up.',

  'event.first-player': '{who, select, you {You begin.} other {{name} begins.}}',
  'event.turn': 'Turn {turn}: it is {who, select, you {your} other {{name}’s}} turn.',
  'event.draw': '{who, select, you {You draw} other {{name} draws}} {cards}.',
  'event.play': '{who, select, you {You play} other {{name} plays}} {cards}.',
  'event.no-effect': '{who, select, you {You use} other {{name} uses}} no effect.',
  'event.nothing-possible':
    'None of its effects is possible {who, select, you {for you} other {for {name}}} now.',
  'event.use-level': '{who, select, you {You use} other {{name} uses}} the effect: {source}.',
  'event.target':
    '{who, select, you {You aim} other {{name} aims}} at {target, select, you {you} other {{targetName}}}.',
  'event.discard': `{who, select, you {You discard} other {{name} discards}} {target, select,
    nobody {}
    you {your }
    other {{targetName}’s }}{hidden, plural,
    =0 {{cards}}
    other {{known, plural, =0 {{cards}} other {{count} cards, {top} on top}}}}.`,
  'event.place': `{from, select,
    area {{cards} moves into {who, select, you {your} other {{name}’s}} guildhall.}
    deck {{who, select,
      you {You turn up {cards} and place it in your guildhall.}
      other {{name} turns up {cards} and places it in the guildhall.}}}
    discard {{who, select,
      you {You place {cards} from the discard pile in your guildhall.}
      other {{name} places {cards} from the discard pile in the guildhall.}}}
    hall {{by, select,
      tax_collector {{target, select,
        you {{name} places {cards} in your guildhall.}
        other {{who, select, you {You place} other {{name} places}} {cards} in {targetName}’s guildhall.}}}
      other {{target, select,
        you {{name} takes {cards} from your guildhall.}
        other {{who, select, you {You take} other {{name} takes}} {cards} from {targetName}’s guildhall.}}}}}
    other {{target, select,
      nobody {{who, select,
        you {You place {cards} in your guildhall.}
        other {{name} places {cards} in the guildhall.}}}
      you {{name} robs your hand of {cards}.}
      other {{who, select, you {You rob} other {{name} robs}} {targetName}’s hand of {cards}.}}}}`,
  'event.give': `{target, select,
    nobody {{by, select,
      weaver {{who, select,
        you {You place {cards} in your guildhall.}
        other {{name} places {cards} in the guildhall.}}}
      other {{who, select, you {You put} other {{name} puts}} {cards} on the discard pile.}}}
    you {{name} gives you {cards}.}
    other {{who, select, you {You give} other {{name} gives}} {cards} to {targetName}.}}`,
  'event.take': `{target, select,
    nobody {{by, select,
      weaver {{who, select,
        you {You pick up {cards} from your guildhall.}
        other {{name} picks up {cards} from the guildhall.}}}
      other {{who, select,
        you {You take {cards} from the discard pile into your guildhall.}
        other {{name} takes {cards} from the discard pile into the guildhall.}}}}}
    you {{name} takes {cards} from you.}
    other {{who, select, you {You take} other {{name} takes}} {cards} from {targetName}.}}`,
  'event.put-back':
    '{who, select, you {You put {cards} back on the deck.} other {{name} puts {cards} back on the deck.}}',
  'event.complete': '{who, select, you {Your} other {{name}’s}} chapter of {professions} is complete.',
  'event.drop': '{who, select, you {You give} other {{name} gives}} up a completed chapter.',
  'event.gain-tokens': '{who, select, you {You gain} other {{name} gains}} {count} VP.',
  'event.gain-actions':
    '{who, select, you {You have} other {{name} has}} {count, plural, one {# extra action} other {# extra actions}}.',
  'event.buy':
    '{who, select, you {You buy} other {{name} buys}} {cards} for {cost, plural, one {# completed chapter} other {# completed chapters}}: {points} VP.',
  'event.row': '{count, plural, one {{cards} is} other {{cards} are}} now in the prestige row.',
  'event.search': '{who, select, you {You look} other {{name} looks}} through the discard pile.',
  'event.search-for-less': 'The pile does not hold enough that fits; a lower level applies.',
  'event.search-in-vain': 'Nothing in the pile fits, so nothing happens.',
  'event.look-at-hand':
    '{who, select, you {You look} other {{name} looks}} at {target, select, you {your} other {{targetName}’s}} hand.',
  'event.reshuffle':
    'The discard pile is shuffled and becomes the new deck: {count, plural, one {# card} other {# cards}}.',
  'event.pass': '{who, select, you {You end your} other {{name} ends the}} turn early.',
  'event.standstill': 'Nothing can change any more: the game ends in a standstill, and most VP win.',
  'event.win': '{who, select, you {You have} other {{name} has}} {points} VP, which ends the game.',

  'problem.not-this-set': 'These are not the professions of this kind of table; leave the list out.',
  'problem.six-professions': 'Choose exactly 6 different professions; there are {count}.',
  'problem.duplicate-in-hall': 'Two identical cards lie in this guildhall.',
  'problem.chapter-not-set-aside':
    'All five colours of “{profession}” are here; they belong among the completed chapters.',
  'problem.not-whole-chapters': 'Only whole chapters can lie here, five colours of one profession each.',
  'problem.too-many-chapters': 'Nobody can have more than 3 completed chapters.',
  'problem.no-such-seat': 'There is no seat {seat} at this table.',
  'problem.card-in-wrong-zone': '“{card}” cannot lie here.',
  'problem.row-too-long': 'The prestige row has room for 5 cards.',
  'problem.hand-too-small':
    'To open a guildhall, this hand needs 9 cards before the redraw and 3 different ones after it.',
} as const satisfies Record<Required, string> & Record<string, string>;
