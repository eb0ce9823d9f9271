import { type Face, none, operandOf, type Question, verbOf } from '@zunft/kernel';
import { tokens, zones } from '../places.ts';
import { type CardId, copper, curse, estate, printedCoins } from '../printed.ts';
import { price } from '../supply.ts';
import { verb } from '../verbs.ts';
import { listedScore } from './choosing.ts';
import { gainWorth } from './gains.ts';
import type { Mind } from './mind.ts';
import { lineOf } from './strategy.ts';
import { isLate } from './worth.ts';

/** A deck with less money than this can hardly buy a Silver. */
const leastMoney = 5;

/** What a token is worth, compared with cards. */
const tokenWorth = 0.9;

/** How much a player wants to trash a card; more than nothing: also if it need not be. */
export function trashScore(mind: Mind, value: number, question: Question): number {
  if (verbOf(value) === verb.decline) return 0;
  const card = operandOf(value);
  const face = mind.t.face(card);
  const { owner } = zones.list[mind.t.zoneOf(card)]!;
  if (owner !== mind.me) return mind.deckWorth(face);
  const { source } = question;
  return trashWish(mind, source, face, moneyChosen(mind, question));
}

function moneyChosen({ t }: Mind, question: Question): number {
  let sum = 0;
  for (let i = 0; i < question.chosenCount; i++) sum += printedCoins[t.face(operandOf(question.chosen[i]!))]!;
  return sum;
}

/** `gone`: so much money is being trashed already. */
export function trashWish(mind: Mind, source: string | undefined, face: Face, gone = 0): number {
  const lines = mind.strategy.cards('trash', source);
  const line = lineOf(lines, face, mind.sight);
  if (line === none) return -listedScore(0) - mind.deckWorth(face);
  if (lines.isListed[face]) return listedScore(line);
  const wish = exchangeWish(mind, source, face) ?? junkWish(mind, face, gone);
  return wish > 0 ? listedScore(line) + wish : wish;
}

/** What nobody wants in a deck. */
function junkWish(mind: Mind, face: Face, gone: number): number {
  if (face === curse) return 9;
  if (face === estate && !isLate(mind.t)) return 6;
  if (face === copper && !isLate(mind.t) && mind.sight.sum('money', 'deck') - gone > leastMoney) return 3;
  return Math.min(-0.1, -mind.deckWorth(face));
}

// Cards that make something better of a card

interface Exchanger {
  readonly more: number;
  readonly exact?: true;
  readonly treasure?: true;
}

const exchangers: Readonly<Partial<Record<CardId, Exchanger>>> = {
  remodel: { more: 2 },
  upgrade: { more: 1, exact: true },
  mine: { more: 3, treasure: true },
  taxman: { more: 3, treasure: true },
};

/** How much better the deck gets; `undefined` where nothing is gained for the card. */
function exchangeWish(mind: Mind, source: string | undefined, face: Face): number | undefined {
  const { t } = mind;
  const cost = price(t, face);
  if (source === 'butcher') {
    const paid = tokensFor(mind, cost);
    const gained = gainWorth(mind, source, { low: 0, high: cost + paid, treasure: false });
    return gained - paid * tokenWorth - mind.deckWorth(face);
  }
  if (source === 'stonemason') {
    const gained = cost === 0 ? 0 : gainWorth(mind, source, { low: 0, high: cost - 1, treasure: false });
    return 2 * gained - mind.deckWorth(face);
  }
  const exchanger = exchangers[source as CardId];
  if (exchanger === undefined) return undefined;
  const { more, exact = false, treasure = false } = exchanger;
  const exchange = { low: exact ? cost + more : 0, high: cost + more, treasure };
  return gainWorth(mind, source, exchange) - mind.deckWorth(face);
}

/** How many tokens to pay for something better than a card of this cost. */
export function tokensFor(mind: Mind, cost: number): number {
  const has = mind.t.get(tokens(mind.me));
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let paid = 0; paid <= has; paid++) {
    const exchange = { low: 0, high: cost + paid, treasure: false };
    const worth = gainWorth(mind, 'butcher', exchange) - paid * tokenWorth;
    if (worth > most) {
      best = paid;
      most = worth;
    }
  }
  return best;
}
