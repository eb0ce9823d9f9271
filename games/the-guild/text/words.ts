import type { Catalogue, GameTexts, Say } from '@zunft/text';
import {
  type Act,
  type CardType,
  type Deck,
  type DeckCard,
  type Discount,
  type Effect,
  windows as everyWindow,
  type Gives,
  type Needs,
  type ProfessionCard,
  type Words,
} from '../deck/schema.ts';
import { cardsDe } from './cards.de.ts';
import { cardsEn } from './cards.en.ts';

export const cardName = (say: Say, card: string): string => say(`card.${card}`);

const tradeName = (say: Say, trade: string): string => say(`trade.${trade}`);
const tradeNames = (say: Say, trades: readonly string[]): string =>
  trades.map((trade) => tradeName(say, trade)).join(', ');
const typeNames = (say: Say, types: readonly CardType[]): readonly string[] =>
  types.map((type) => say(`types.${type}`));

/** What a card counts as: "Business (Baker)". */
export function typeLine(say: Say, { type, trade }: Pick<DeckCard, 'type' | 'trade'>): string {
  const name = say(`type.${type}`);
  return trade === undefined ? name : say('typeWithTrade', { type: name, trade: tradeName(say, trade) });
}

/** Type, cost and value, and then a line for each rule of the card. */
export const cardText = (say: Say, card: DeckCard): readonly string[] => [
  say('cardLine', { kind: typeLine(say, card), cost: card.cost, value: card.value }),
  ...ruleLines(say, card),
];

/** What a card says, line by line, besides its type, cost and value. */
export const ruleLines = (say: Say, card: DeckCard): readonly string[] => [
  ...(card.type === 'municipal' ? [say('municipalLine'), say('mayorLine')] : []),
  ...needsLines(say, card.needs ?? {}),
  ...givesLines(say, card.gives ?? {}),
  ...(card.upkeep ? [say('upkeepLine', { count: card.upkeep })] : []),
  ...(card.payTo === undefined ? [] : [say('payToLine', { trade: tradeName(say, card.payTo) })]),
  ...doingLines(say, card),
  ...windowsLines(say, card),
  ...afterUseLines(say, card),
];

/** The trades of a profession and what it gives. */
export const professionText = (say: Say, { trades, gives }: ProfessionCard): readonly string[] => [
  say('tradesLine', { trades: tradeNames(say, trades) }),
  ...givesLines(say, gives),
];

function needsLines(say: Say, { title, favour, trade, cards }: Needs): readonly string[] {
  const needs = [
    ...(title === undefined ? [] : [say('need.title', { title: say(`title.${title}`) })]),
    ...(favour ? [say('need.favour', { count: favour })] : []),
    ...(trade === undefined ? [] : [say('need.trade', { trade: tradeName(say, trade) })]),
    ...(cards === undefined ? [] : [say('need.cards', { cards: cards.map((card) => cardName(say, card)) })]),
  ];
  return needs.length === 0 ? [] : [say('needsLine', { needs: needs.join(', ') })];
}

const amounts = ['votes', 'favour', 'sabotage', 'burglary', 'inventory', 'hand'] as const;

function givesLines(say: Say, gives: Gives): readonly string[] {
  const { income, businessIncome, discount, skill } = gives;
  return [
    ...(income === undefined ? [] : [say('gives.income', { count: income })]),
    ...(businessIncome === undefined ? [] : [businessIncomeLine(say, businessIncome)]),
    ...amounts.flatMap((kind) => (gives[kind] ? [say(`gives.${kind}`, { count: gives[kind] })] : [])),
    ...(discount === undefined ? [] : [discountLine(say, discount)]),
    ...(skill === undefined
      ? []
      : [say('gives.skill', { count: skill.amount, acts: skill.acts.map((kind) => say(`acts.${kind}`)) })]),
  ];
}

const businessIncomeLine = (
  say: Say,
  { amount: count, trades }: NonNullable<Gives['businessIncome']>,
): string =>
  trades === undefined
    ? say('gives.businessIncome', { count })
    : say('gives.businessIncomeOf', { count, trades: tradeNames(say, trades) });

function discountLine(say: Say, { amount: count, types = [], trades }: Discount): string {
  const what = [
    ...typeNames(say, types),
    ...(trades === undefined ? [] : [say('businessesOf', { trades: tradeNames(say, trades) })]),
  ];
  return what.length === 0 ? say('gives.discountOnAll', { count }) : say('gives.discount', { count, what });
}

/** What happens when it is played; an artefact says first that it is used. */
function doingLines(say: Say, { type, act, effects = [] }: DeckCard): readonly string[] {
  const [first, ...rest] = [
    ...(act === undefined ? [] : actLines(say, act)),
    ...effects.map((effect) => effectLine(say, effect)),
  ];
  if (first === undefined) return [];
  return [type === 'artefact' ? say('useLine', { effect: first }) : first, ...rest];
}

function actLines(say: Say, { kind, against, target, harm }: Act): readonly string[] {
  const whom =
    target === undefined
      ? say('whom.player')
      : say('whom.card', { cards: target.map((type) => say(`one.${type}`)) });
  const harms = harm.map(({ do: what, ...params }) => say(`harm.${what}`, params)).join(' ');
  if (kind === 'intrigue' && against === undefined) return [say('actLine.untested', { whom }), harms];
  return [say(`actLine.${kind}`, { whom, against: against ?? 0 }), say('onSuccess', { harm: harms })];
}

function effectLine(say: Say, effect: Effect): string {
  const { do: what, ...params } = effect;
  return say(`effect.${what}`, { ...params, ...effectWords(say, effect) });
}

/** What stands in for the ids among the params of an effect. */
function effectWords(
  say: Say,
  effect: Effect,
): Readonly<Record<string, string | number | readonly string[]>> {
  switch (effect.do) {
    case 'taler':
      return { each: effect.each === undefined ? 'none' : say(`each.${effect.each}`) };
    case 'discount':
      return { types: effect.types.map((type) => say(`type.${type}`)) };
    case 'unlock':
      return { types: typeNames(say, effect.types) };
    case 'recover':
      return { types: effect.types.map((type) => say(`one.${type}`)) };
    case 'prevent':
    case 'protect':
      return { kinds: effect.kinds.map((kind) => say(`act.${kind}`)) };
    case 'shift':
      return { way: effect.amount > 0 ? 'up' : 'down', amount: Math.abs(effect.amount) };
    default:
      return {};
  }
}

/** Effects that can answer something, and can do nothing else. */
const answers: readonly Effect['do'][] = ['prevent', 'protect', 'shift', 'redraw', 'votes'];

function windowsLines(say: Say, { type, windows, effects = [] }: DeckCard): readonly string[] {
  if (windows === undefined) return [];
  const own = effects.some((effect) => answers.includes(effect.do)) ? 'no' : 'yes';
  const isAny = everyWindow.every((window) => windows.includes(window));
  const when = isAny ? say('window.any') : windows.map((window) => say(`window.${window}`));
  return [say('windowsLine', { type, own, windows: when })];
}

const afterUseLines = (say: Say, { type, act, effects, locksFor = 0 }: DeckCard): readonly string[] =>
  type !== 'artefact' || (act === undefined && effects === undefined)
    ? []
    : [say('afterUse', { rounds: locksFor })];

/** The words of a deck's cards: names from the deck itself, lines made of what is printed on them. */
export function deckTexts(deck: Deck): Pick<GameTexts, 'catalogue' | 'cardName' | 'cardText' | 'cards'> {
  const cards = new Map(deck.cards.map((card) => [card.id, card]));
  const professions = new Map(deck.professions.map((card) => [card.id, card]));
  return {
    catalogue: { en: { ...cardsEn, ...names(deck, 'en') }, de: { ...cardsDe, ...names(deck, 'de') } },
    cardName,
    cardText(say, id) {
      const card = cards.get(id);
      if (card !== undefined) return cardText(say, card);
      const profession = professions.get(id);
      if (profession !== undefined) return [say('type.profession'), ...professionText(say, profession)];
      throw new Error(`there is no card ${id}`);
    },
    cards: [...professions.keys(), ...cards.keys()],
  };
}

/** `card.bakery`, `trade.baker`, and `deckName`, the name of the whole. */
const names = (deck: Deck, language: keyof Catalogue & keyof Words): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ['deckName', literal(deck.name[language])],
    ...deck.trades.map(({ id, name }) => [`trade.${id}`, literal(name[language])]),
    ...[...deck.professions, ...deck.cards].map(({ id, name }) => [`card.${id}`, literal(name[language])]),
  ]);

/** A name as a message that says just that. */
const literal = (name: string): string => name.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'");
