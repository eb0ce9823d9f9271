import type { Face } from '@zunft/kernel';
import {
  type Act,
  type CardType,
  cardTypes,
  type Deck,
  type DeckCard,
  type Discount,
  type Effect,
  type Gives,
  type Needs,
  titles,
  type Window,
  windows,
} from './schema.ts';

/** What is printed on a face, with everything filled in that a deck may leave out. */
export interface Printed {
  readonly id: string;
  readonly face: Face;
  readonly type: CardType | 'profession';
  readonly value: number;
  readonly cost: number;
  /** A number for the trade, or −1. */
  readonly trade: number;
  readonly needs: Needs;
  /** The lowest title, as an index into `titles`. */
  readonly title: number;
  readonly neededTrade: number;
  readonly neededFaces: readonly Face[];
  readonly gives: Gives;
  /** What it gives that is a mere number; 0 where it gives nothing. */
  readonly gifts: Readonly<Record<Gift, number>>;
  /** What `gives.businessIncome` adds to a business, by its trade. */
  readonly bonusByTrade: readonly number[] | undefined;
  readonly upkeep: number;
  /** The trade that the cost goes to, or −1. */
  readonly payTo: number;
  readonly act: Act | undefined;
  readonly effects: readonly Effect[];
  /** A bit for each window. */
  readonly windows: number;
  readonly locksFor: number;
}

const countedGifts = ['income', 'votes', 'favour', 'sabotage', 'burglary', 'inventory', 'hand'] as const;
type Gift = (typeof countedGifts)[number];

const byGift = <T>(of: (gift: Gift) => T): Readonly<Record<Gift, T>> =>
  Object.fromEntries(countedGifts.map((gift) => [gift, of(gift)] as const)) as Record<Gift, T>;

/** Numbers by face: what a card with that face gives of something. */
export type ByFace = readonly number[];

/** A deck as the rules read it: everything by face. */
export interface Print {
  readonly deck: Deck;
  readonly ids: readonly string[];
  readonly printed: readonly Printed[];
  /** Faces of the cards in the deck, one for each copy. */
  readonly cards: readonly Face[];
  readonly professions: readonly Face[];
  readonly townHall: Face;
  /** The windows that some card of the deck can be played in, a bit each. T-26: a public fact. */
  readonly windows: number;
  readonly giving: Readonly<Record<Gift, ByFace>>;
  /** What cards add to the income of a business, by its trade. */
  readonly adding: readonly ByFace[];
  /** What cards take off the cost of another, by its face. */
  readonly sparing: readonly ByFace[];
}

export const windowBit = (window: Window): number => 1 << windows.indexOf(window);
export const typeBit = (type: CardType): number => 1 << cardTypes.indexOf(type);

export function printOf(deck: Deck): Print {
  const trades = deck.trades.map(({ id }) => id);
  const bonusByTrade = ({ businessIncome: bonus }: Gives = {}): readonly number[] | undefined =>
    bonus && trades.map((id) => (bonus.trades?.includes(id) === false ? 0 : bonus.amount));
  const tradeOf = (id: string | undefined): number => (id === undefined ? -1 : trades.indexOf(id));
  const ids = [...deck.cards, ...deck.professions].map(({ id }) => id);
  const names = { ids, tradeOf, bonusByTrade };
  const printed = [
    ...deck.cards.map((card, face) => filledIn(card, face, names)),
    ...deck.professions.map((card, i) => ({
      ...filledIn({ ...card, type: 'business', value: 0, cost: 0 }, deck.cards.length + i, names),
      type: 'profession' as const,
    })),
  ];
  return {
    deck,
    ids,
    printed,
    cards: deck.cards.flatMap(({ copies = 1 }, face) => Array.from({ length: copies }, () => face)),
    professions: deck.professions.map((_, i) => deck.cards.length + i),
    townHall: deck.cards.findIndex(({ type }) => type === 'municipal'),
    windows: printed.reduce((bits, card) => bits | card.windows, 0),
    giving: byGift((gift) => printed.map(({ gifts }) => gifts[gift])),
    adding: trades.map((_, trade) => printed.map(({ bonusByTrade: bonus }) => bonus?.[trade] ?? 0)),
    sparing: deck.cards.map((card) => printed.map(({ gives }) => offOf(card, gives.discount))),
  };
}

function offOf({ type, trade }: DeckCard, discount: Discount | undefined): number {
  if (discount === undefined) return 0;
  const { amount, types, trades } = discount;
  const isOfType = types?.includes(type) ?? trades === undefined;
  const isOfTrade = trade !== undefined && trades?.includes(trade) === true;
  return isOfType || isOfTrade ? amount : 0;
}

function filledIn(
  card: DeckCard,
  face: Face,
  names: {
    readonly ids: readonly string[];
    tradeOf(id: string | undefined): number;
    bonusByTrade(gives: Gives | undefined): readonly number[] | undefined;
  },
): Printed {
  const { id, type, value, cost, needs = {}, gives = {}, effects = [], upkeep = 0, locksFor = 0 } = card;
  return {
    id,
    face,
    type,
    value,
    cost,
    trade: names.tradeOf(card.trade),
    needs,
    title: needs.title === undefined ? 0 : titles.indexOf(needs.title),
    neededTrade: names.tradeOf(needs.trade),
    neededFaces: (needs.cards ?? []).map((needed) => names.ids.indexOf(needed)),
    gives,
    gifts: byGift((gift) => gives[gift] ?? 0),
    bonusByTrade: names.bonusByTrade(card.gives),
    upkeep,
    payTo: names.tradeOf(card.payTo),
    act: card.act,
    effects,
    windows: (card.windows ?? []).reduce((bits, window) => bits | windowBit(window), 0),
    locksFor,
  };
}
