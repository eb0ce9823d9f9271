import { type CardId, cardIds, isAction, printedCoins } from '../printed.ts';

/** What an Action card gives for certain, besides what it asks and does. */
interface Trait {
  readonly cards?: number;
  readonly actions?: number;
  readonly coins?: number;
}

const traits: Readonly<Partial<Record<CardId, Trait>>> = {
  'candlestick-maker': { actions: 1, coins: 1 },
  advisor: { cards: 2, actions: 1 },
  herald: { cards: 1, actions: 1 },
  plaza: { cards: 1, actions: 2 },
  baker: { cards: 1, actions: 1, coins: 1 },
  butcher: { coins: 2 },
  journeyman: { cards: 3 },
  'merchant-guild': { coins: 1 },
  cellar: { actions: 1 },
  moat: { cards: 2 },
  chancellor: { coins: 2 },
  village: { cards: 1, actions: 2 },
  woodcutter: { coins: 2 },
  militia: { coins: 2 },
  smithy: { cards: 3 },
  spy: { cards: 1, actions: 1 },
  'council-room': { cards: 4 },
  festival: { actions: 2, coins: 2 },
  laboratory: { cards: 2, actions: 1 },
  library: { cards: 3 },
  market: { cards: 1, actions: 1, coins: 1 },
  witch: { cards: 2 },
  adventurer: { cards: 2 },
  courtyard: { cards: 2 },
  pawn: { cards: 1, actions: 1 },
  'great-hall': { cards: 1, actions: 1 },
  masquerade: { cards: 2 },
  'shanty-town': { actions: 2 },
  swindler: { coins: 2 },
  steward: { coins: 2 },
  'wishing-well': { cards: 1, actions: 1 },
  bridge: { coins: 1 },
  conspirator: { coins: 2 },
  'mining-village': { cards: 1, actions: 2 },
  scout: { actions: 1 },
  minion: { actions: 1, coins: 2 },
  torturer: { cards: 3 },
  upgrade: { cards: 1, actions: 1 },
  nobles: { cards: 3, actions: 2 },
};

const column = (trait: keyof Trait): readonly number[] => cardIds.map((id) => traits[id]?.[trait] ?? 0);

export const givesCards = column('cards');
export const givesActions = column('actions');
/** Coins of a Treasure, and those that an Action gives for certain. */
export const givesCoins = column('coins').map((coins, face) => coins + printedCoins[face]!);

/** An Action that uses up the action it is played with. */
export const isTerminal: readonly boolean[] = cardIds.map(
  (_, face) => isAction[face]! && givesActions[face] === 0,
);
