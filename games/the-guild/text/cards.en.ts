import type { DeckProblemCode } from '../deck/problem.ts';
import type { ActKind, CardType, Counted, Effect, Harm, Title, Window } from '../deck/schema.ts';

type Required =
  | `type.${CardType | 'profession'}`
  | `types.${CardType}`
  | `one.${CardType}`
  | `each.${Counted}`
  | `title.${Title}`
  | `act.${ActKind}`
  | `acts.${ActKind}`
  | `window.${Window}`
  | `harm.${Harm['do']}`
  | `effect.${Effect['do']}`
  | `deckProblem.${DeckProblemCode}`;

/** What cards say, whatever deck they are from: lines are made of what is printed on a card. */
export const cardsEn = {
  'type.business': 'Business',
  'type.annex': 'Annex',
  'type.extension': 'Extension',
  'type.district': 'District',
  'type.person': 'Person',
  'type.measure': 'Measure',
  'type.immediate': 'Immediate measure',
  'type.artefact': 'Artefact',
  'type.municipal': 'Municipal building',
  'type.profession': 'Profession',

  // As in “less for …”, “your …”.
  'types.business': 'businesses',
  'types.annex': 'annexes',
  'types.extension': 'extensions',
  'types.district': 'districts',
  'types.person': 'persons',
  'types.measure': 'measures',
  'types.immediate': 'immediate measures',
  'types.artefact': 'artefacts',
  'types.municipal': 'municipal buildings',

  // As in “Take …”, “against …”.
  'one.business': 'a business',
  'one.annex': 'an annex',
  'one.extension': 'an extension',
  'one.district': 'a district',
  'one.person': 'a person',
  'one.measure': 'a measure',
  'one.immediate': 'an immediate measure',
  'one.artefact': 'an artefact',
  'one.municipal': 'a municipal building',

  // As in “for …”.
  'each.business': 'each of your active businesses',
  'each.annex': 'each of your active annexes',
  'each.extension': 'each of your active extensions',
  'each.district': 'each of your active districts',
  'each.person': 'each of your active persons',
  'each.artefact': 'each of your active artefacts',
  'each.ahead': 'everybody who has more experience than you',

  'title.commoner': 'Commoner',
  'title.beisasse': 'Beisasse',
  'title.citizen': 'Citizen',
  'title.patrician': 'Patrician',
  'title.baron': 'Baron',
  'title.count': 'Count',

  'act.sabotage': 'sabotage',
  'act.burglary': 'burglary',
  'act.intrigue': 'intrigue',

  // As in “random numbers for …”.
  'acts.sabotage': 'sabotage',
  'acts.burglary': 'burglary',
  'acts.intrigue': 'intrigue',

  cardLine: '{kind} – cost {cost}, value {value}',
  typeWithTrade: '{type} ({trade})',
  tradesLine: 'Trades: {trades}',
  businessesOf: 'businesses ({trades})',
  municipalLine: 'Anybody may build it, alone or together; its value is shared among the builders.',
  mayorLine: 'Once it is built, a mayor can be elected.',

  needsLine: 'Needs: {needs}',
  'need.title': 'title {title}',
  'need.favour': '{count} favour',
  'need.cards': '{cards} in front of you',
  'need.trade': 'an active business of your own ({trade})',

  'gives.income': '+{count} Taler in every economy phase',
  'gives.businessIncome': 'Your active businesses pay {count} Taler more each.',
  'gives.businessIncomeOf': 'Your active businesses ({trades}) pay {count} Taler more each.',
  'gives.votes': '+{count, plural, one {# vote} other {# votes}}',
  'gives.favour': '+{count} favour',
  'gives.sabotage': '+{count} sabotage protection',
  'gives.burglary': '+{count} burglary protection',
  'gives.inventory': 'Room for {count, plural, one {# more artefact} other {# more artefacts}}',
  'gives.hand': 'You may hold {count, plural, one {# card} other {# cards}} more.',
  'gives.discount': 'You pay {count} Taler less for {what}.',
  'gives.discountOnAll': 'You pay {count} Taler less for every card.',
  'gives.skill': '+{count} to your random numbers for {acts}',

  upkeepLine: 'Upkeep: {count} Taler in every economy phase',
  payToLine: 'The cost goes to whoever has an active business ({trade}).',

  'whom.player': 'another player',
  'whom.card': '{cards} of another player',
  'actLine.sabotage':
    'Sabotage against {whom}: test against sabotage protection{against, plural, =0 {} other { + #}}',
  'actLine.burglary':
    'Burglary against {whom}: test against burglary protection{against, plural, =0 {} other { + #}}',
  'actLine.intrigue': 'Intrigue against {whom}: test against {against}',
  'actLine.untested': 'Intrigue against {whom}: no test',
  onSuccess: 'On success: {harm}',
  'harm.lock': 'Lock the target for {rounds, plural, one {# round} other {# rounds}}.',
  'harm.destroy': 'Put the target on the discard pile.',
  'harm.steal': 'Take the target if you have room for it.',
  'harm.rob': 'Take up to {amount} Taler from the player.',
  'harm.fine':
    '{to, select, player {The player must pay you {amount} Taler.} other {The player must pay {amount} Taler.}}',
  'harm.discard': 'The player discards {count, plural, one {# card} other {# cards}} from the hand.',
  'harm.spy': 'Look at the player’s hand.',
  'harm.shame': 'The player has {amount} less favour until the end of their next turn.',

  'effect.taler': '{each, select, none {Take {amount} Taler.} other {Take {amount} Taler for {each}.}}',
  'effect.experience': '+{amount} experience',
  'effect.draw': 'Draw {count, plural, one {# card} other {# cards}}.',
  'effect.favour': '+{amount} favour until the end of the turn',
  'effect.discount': 'This turn you pay {amount} Taler less for your next card of this type: {types}.',
  'effect.unlock': 'Unlock {count, plural, one {#} other {up to #}} of your {types}.',
  'effect.recover': 'Take {types} from the discard pile into your hand.',
  'effect.prevent': 'An act that has just been declared ({kinds}) has no effect.',
  'effect.protect': 'An act that has just been declared ({kinds}) meets {amount} more protection.',
  'effect.shift': `{way, select,
    up {The number drawn for an act is raised by {amount}.}
    other {The number drawn for an act is lowered by {amount}.}}`,
  'effect.redraw': 'The number for an act is drawn anew.',
  'effect.votes': `{of, select,
    self {+{amount, plural, one {# vote} other {# votes}} in the election}
    other {Another candidate of your choice has {amount, plural, one {# vote less} other {# votes fewer}}.}}`,

  useLine: 'Use: {effect}',
  afterUse: `{rounds, plural,
    =0 {After use it is discarded.}
    one {After use it is locked for # round.}
    other {After use it is locked for # rounds.}}`,
  // `own`: whether it can be played among one's own actions as well.
  windowsLine: `{own, select,
    yes {{type, select,
      artefact {Can be used in your action phase and, in anybody’s turn, {windows}.}
      other {Can be played in your action phase and, in anybody’s turn, {windows}.}}}
    other {{type, select, artefact {Can be used in anybody’s turn.} other {Can be played in anybody’s turn.}}}}`,
  'window.act': 'when an act has been declared',
  'window.number': 'when a number has been drawn for an act',
  'window.election': 'when votes are about to be counted',
  'window.any': 'when something can be answered',

  'deckProblem.not-an-object': 'This must be an object with named entries, not {value}.',
  'deckProblem.not-a-list': 'This must be a list, not {value}.',
  'deckProblem.empty-list': 'This list must not be empty.',
  'deckProblem.too-many-entries': 'The list has {count} entries; at most {most} are possible.',
  'deckProblem.not-a-name':
    '{value} is no name: one line of at most {most} characters, without blanks at its ends.',
  'deckProblem.not-an-id':
    '{value} is no id: small letters, digits and single hyphens, at most {most} characters.',
  'deckProblem.not-one-of': '{value} is not possible; allowed: {allowed}.',
  'deckProblem.out-of-range': '{value} is not a whole number from {min} to {max}.',
  'deckProblem.missing': 'The entry “{field}” is missing.',
  'deckProblem.unknown-field':
    'There is no entry “{field}” here.{near, select, none {} other { Did you mean {near}?}}',
  'deckProblem.twice': 'The id “{id}” is used twice.',
  'deckProblem.unknown-trade':
    'The deck has no trade “{trade}”.{near, select, none {} other { Did you mean {near}?}}',
  'deckProblem.unknown-card':
    'The deck has no card “{card}”.{near, select, none {} other { Did you mean {near}?}}',
  'deckProblem.not-lasting': '“{card}” never lies in front of a player, so it cannot be needed.',
  'deckProblem.not-for-type': 'A card of the type “{type}” has no “{field}”.',
  'deckProblem.no-trade': 'A business needs a trade.',
  'deckProblem.does-nothing':
    '{type, select, artefact {An artefact needs “gives”, “effects” or an “act”.} immediate {An immediate measure needs “effects”.} other {A measure needs “effects” or an “act”.}}',
  'deckProblem.no-window': 'An immediate measure must say in “windows” when it can be played.',
  'deckProblem.wrong-window': 'The effect “{effect}” needs the window “{window}” and no other.',
  'deckProblem.own-turn-effect':
    'The effect “{effect}” is for the own turn only, so the card cannot have windows.',
  'deckProblem.act-in-window': 'An act is for the own turn only, so the card cannot have windows.',
  'deckProblem.nothing-to-use':
    'Without “effects” or an “act” there is nothing to use, so “{field}” means nothing.',
  'deckProblem.no-target': 'What “{harm}” is done to must be said in “target”.',
  'deckProblem.needless-target':
    'Nothing is done to a card here (“lock”, “destroy”, “steal”), so there is no “target”.',
  'deckProblem.already-gone': '“{harm}” comes too late: the card is gone already.',
  'deckProblem.no-change': 'A shift by 0 changes nothing.',
  'deckProblem.not-one-municipal':
    'A deck has exactly one municipal building, not {count, plural, =0 {none} other {#}}.',
  'deckProblem.too-few-professions':
    'A deck needs at least {least} professions, one for each player; there {count, plural, one {is #} other {are #}}.',
  'deckProblem.no-business': 'There is no business in the deck.',
  'deckProblem.too-few-cards':
    'A deck needs at least {least} cards, counting copies; there {count, plural, one {is #} other {are #}}.',
  'deckProblem.too-many-cards': 'A deck has at most {most} cards, counting copies; these are {count}.',
} as const satisfies Record<Required, string> & Record<string, string>;
