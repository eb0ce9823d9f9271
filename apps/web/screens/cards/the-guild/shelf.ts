import { cardTypes, type DeckCard, zunftDeck } from '@zunft/games/the-guild/text';
import { tableTexts as texts } from '@zunft/games/the-guild/text/table';
import { Speaker } from '@zunft/text';
import { language } from '../../../settings/settings.ts';
import type { CardShelf } from '../shelf.ts';
import { say } from './words.ts';

const cards: ReadonlyMap<string, DeckCard> = new Map(zunftDeck.cards.map((card) => [card.id, card]));
const professions = new Map(zunftDeck.professions.map((card) => [card.id, card]));

/** The words of the game, in the language of the moment. */
const word = (key: string): string => new Speaker({ language: language.value, texts, names: [] }).say(key);

const kinds = ['profession', ...cardTypes];
const kindOf = (card: string): string => cards.get(card)?.type ?? 'profession';
const sorts = kinds.map((kind) => ({ id: kind, title: () => word(`type.${kind}`) }));

const numbers = (of: (card: DeckCard) => number) =>
  [...new Set(zunftDeck.cards.map(of))]
    .sort((a, b) => a - b)
    .map((number) => ({ id: String(number), title: () => String(number) }));

/** The trades that a card has to do with. */
function tradesOf(id: string): readonly string[] {
  const card = cards.get(id);
  if (card === undefined) return professions.get(id)?.trades ?? [];
  const { trade, payTo, needs, gives } = card;
  return [
    ...[trade, payTo, needs?.trade].flatMap((one) => one ?? []),
    ...(gives?.businessIncome?.trades ?? []),
  ];
}

function facts(id: string): readonly string[] {
  const card = cards.get(id);
  if (card === undefined) return [say('profession'), say('reconstruction')];
  if (card.type === 'municipal') return [say('municipal')];
  return [say('copies', { count: card.copies ?? 1 }), say('reconstruction')];
}

export const guildShelf: CardShelf = {
  about: () => say('about'),
  filters: [
    { id: 'type', title: () => say('types'), sorts, of: (card) => [kindOf(card)] },
    {
      id: 'trade',
      title: () => say('trades'),
      sorts: zunftDeck.trades.map(({ id }) => ({ id, title: () => word(`trade.${id}`) })),
      of: tradesOf,
    },
    {
      id: 'cost',
      title: () => say('costs'),
      sorts: numbers(({ cost }) => cost),
      of: (card) => [String(cards.get(card)?.cost ?? '')],
    },
    {
      id: 'value',
      title: () => say('values'),
      sorts: numbers(({ value }) => value),
      of: (card) => [String(cards.get(card)?.value ?? '')],
    },
  ],
  groups: sorts,
  groupOf: kindOf,
  isNamed: () => true,
  nameOf: (speaker, card) => speaker.card(card),
  variantsOf: () => [],
  factsOf: facts,
  rulesOf: () => ['TG-10.5', 'T-01'],
  mentionsOf: () => [],
};
