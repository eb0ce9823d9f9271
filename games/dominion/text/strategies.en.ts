import type { shippedStrategies } from '../strategies/shipped.ts';
import type { ProblemCode } from '../strategy/problem.ts';

type BotName = keyof typeof shippedStrategies | 'journeyman' | 'master';
type Required = `bot.${BotName}` | `botAbout.${BotName}` | `textProblem.${ProblemCode}`;

/** Bots that play by a strategy, and what can be wrong with one that somebody writes: docs/strategies.md. */
export const strategiesEn = {
  'bot.apprentice': 'Apprentice',
  'botAbout.apprentice': 'Plays any kingdom: money, a few good Actions, then points.',
  'bot.journeyman': 'Journeyman',
  'botAbout.journeyman': 'Finds out in many trial games what wins in this kingdom, and buys that.',
  'bot.master': 'Master',
  'botAbout.master':
    'Plans like the journeyman, and plays hundreds of games in its mind before each purchase.',
  'bot.big-money': 'Big Money',
  'botAbout.big-money': 'Buys Silver, Gold and Provinces, and nothing else.',
  'bot.big-money-duchies': 'Big Money with Duchies',
  'botAbout.big-money-duchies': 'Big Money that also takes Duchies and Estates towards the end.',
  'bot.big-money-ultimate': 'Big Money Ultimate',
  'botAbout.big-money-ultimate':
    'Big Money that waits with its first Province until there is money for more.',
  'bot.smithy': 'Smithy',
  'botAbout.smithy': 'Big Money with up to two Smithies.',
  'bot.witch': 'Witch',
  'botAbout.witch': 'Big Money with a Witch that hands out Curses.',
  'bot.double-witch': 'Two Witches',
  'botAbout.double-witch': 'Big Money with two Witches that hand out Curses faster.',
  'bot.courtyard': 'Courtyard',
  'botAbout.courtyard': 'Big Money with Courtyards that save cards for the next turn.',
  'bot.militia': 'Militia',
  'botAbout.militia': 'Big Money with Militias that leave the others three cards.',
  'bot.baker': 'Baker',
  'botAbout.baker': 'Big Money with Bakers that lay up coin tokens.',
  'bot.journeyman-card': 'Journeyman (the card)',
  'botAbout.journeyman-card': 'Big Money with Journeymen that skip what clogs the deck.',
  'bot.merchant-guild': 'Merchant Guild',
  'botAbout.merchant-guild': 'Lives on coin tokens that every purchase brings.',
  'bot.butcher': 'Butcher',
  'botAbout.butcher': 'Makes Provinces of Golds with the Butcher’s tokens.',
  'bot.gardens': 'Gardens',
  'botAbout.gardens': 'Collects many cheap cards for Gardens and empties piles quickly.',
  'bot.engine': 'Engine',
  'botAbout.engine': 'Builds an engine of Villages, Smithies, Laboratories and Markets.',

  'textProblem.expected':
    '{expected, select, sectionEnd {A colon, or “for” and a card,} card {A card} cardOrOther {A card or “other”} choice {What to choose} number {A number} condition {A condition} comparison {A comparison such as “< 3”} place {“deck”, “hand” or “play”} cardFact {“left” or “in”, followed by a place,} closing {A closing parenthesis} when {“when” or the end of the line} lineEnd {“and”, “or” or the end of the line} other {Something else}} should stand here, {at, select, end {not the end of the line} other {not “{found}”}}.',
  'textProblem.unknown-card':
    'There is no card “{word}”.{near, select, none {} other { Did you mean {near}?}}',
  'textProblem.unknown-section':
    'There is no section “{word}”.{near, select, none {} other { Did you mean {near}?}}',
  'textProblem.unknown-choice':
    'No card offers “{word}”.{near, select, none {} other { Did you mean {near}?}}',
  'textProblem.strange-sign': 'The sign “{sign}” means nothing here.',
  'textProblem.bad-number': 'The number {number} is too long.',
  'textProblem.no-action': '“{card}” is not an Action, so it cannot be listed here.',
  'textProblem.for-whom': 'The section “{section}” cannot be for a single card.',
  'textProblem.too-deep': 'There are more than {most} parentheses within one another.',
  'textProblem.nothing-to-buy': 'The strategy does not say what to buy.',
} as const satisfies Readonly<Record<Required, string>>;
