import type { Params } from '@zunft/kernel';
import type { Say } from '@zunft/text';
import { type CardId, faceOf, type PrintedCard, printedCards } from '../printed.ts';
import { type CardWords, cardsEn } from './cards.en.ts';
import { tableEn } from './table.en.ts';

/** The words of the cards as messages: `card.herald` is its name, `effect.herald.0` its first line. */
export const cardMessages = (cards: Readonly<Record<CardId, CardWords>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries<CardWords>(cards).flatMap(([id, { name, lines, overpay }]) => [
      [`card.${id}`, name],
      ...lines.map((line, i) => [`effect.${id}.${i}`, line]),
      ...(overpay === undefined ? [] : [[`overpay.${id}`, overpay]]),
    ]),
  );

export const cardName = (say: Say, card: string): string => say(`card.${card}`);

const printed = (card: string): PrintedCard => {
  const found = printedCards[faceOf(card as CardId)];
  if (found === undefined) throw new Error(`there is no card ${card}`);
  return found;
};

/** What a card counts as: "Action – Attack". */
export const typeLine = (say: Say, card: string): string =>
  printed(card)
    .types.map((type) => say(`type.${type}`))
    .join(' – ');

/** What a card does, line by line, without what it costs and is worth. */
export function effectLines(say: Say, card: string): readonly string[] {
  const { lines, overpay }: CardWords = cardsEn[card as CardId];
  return [
    ...lines.map((_, i) => say(`effect.${card}.${i}`)),
    ...(overpay === undefined ? [] : [say(`overpay.${card}`)]),
  ];
}

/** Type and cost, what it is worth in coins, what it does, and what it is worth at the end. */
export function cardText(say: Say, card: string): readonly string[] {
  const { cost, coins, points, overpay } = printed(card);
  return [
    say('cardLine', { types: typeLine(say, card), cost, overpay: overpay ? 'yes' : 'no' }),
    ...(coins === undefined ? [] : [say('coinsLine', { count: coins })]),
    ...effectLines(say, card),
    ...(points === undefined ? [] : [say('pointsLine', { count: points })]),
  ];
}

/**
 * What the sentences of Dominion can use besides their own params:
 * `source`, the card behind it by name, and `by`, its id as a select can read it, or `none`;
 * `mode`, what is chosen, in the words of that card; `bonus`, all that a card gives.
 * `name` and `who` are there even where nobody is meant.
 */
export function words(say: Say, params: Params): Params {
  const { source, word } = params;
  const mode = word ?? params['mode'];
  const card = typeof source === 'string' ? source : undefined;
  return {
    name: '',
    who: 'nobody',
    bonus: bonusLine(say, params),
    ...params,
    source: card === undefined ? '' : cardName(say, card),
    by: card?.replaceAll('-', '_') ?? 'none',
    mode: typeof mode === 'string' ? say(modeKey(mode, card)) : '',
  };
}

/** A card that has several things to choose from says how much of each there is. */
function modeKey(mode: string, card: string | undefined): string {
  const ofCard = `mode.${card}.${mode}`;
  return ofCard in tableEn ? ofCard : `mode.${mode}`;
}

const bonuses = ['actions', 'buys', 'coins', 'tokens'];

const bonusLine = (say: Say, params: Params): string =>
  bonuses
    .map((kind) => [kind, Number(params[kind] ?? 0)] as const)
    .flatMap(([kind, count]) => (count > 0 ? [say(`bonus.${kind}`, { count })] : []))
    .join(', ');
