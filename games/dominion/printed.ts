import type { Face } from '@zunft/kernel';

export const cardTypes = ['action', 'treasure', 'victory', 'curse', 'attack', 'reaction'] as const;
export type CardType = (typeof cardTypes)[number];

export const cardSets = ['basic', 'guilds', 'base', 'intrigue'] as const;
export type CardSet = (typeof cardSets)[number];

/** What is printed on a card besides words. */
export interface PrintedCard {
  readonly id: string;
  readonly set: CardSet;
  readonly cost: number;
  readonly types: readonly CardType[];
  /** What a Treasure is worth in coins. */
  readonly coins?: number;
  /** Victory points, where they do not depend on other cards. */
  readonly points?: number;
  /** A plus beside the cost: whoever buys it may pay more. DOM-1.5 */
  readonly overpay?: true;
}

const action: readonly CardType[] = ['action'];
const treasure: readonly CardType[] = ['treasure'];
const victory: readonly CardType[] = ['victory'];
const attack: readonly CardType[] = ['action', 'attack'];
const reaction: readonly CardType[] = ['action', 'reaction'];

/** Every card of the game. Recorded games and kingdom codes count on the order: new cards go to the end. */
export const printedCards = [
  // DOM-2.1
  { id: 'copper', set: 'basic', cost: 0, types: treasure, coins: 1 },
  { id: 'silver', set: 'basic', cost: 3, types: treasure, coins: 2 },
  { id: 'gold', set: 'basic', cost: 6, types: treasure, coins: 3 },
  { id: 'estate', set: 'basic', cost: 2, types: victory, points: 1 },
  { id: 'duchy', set: 'basic', cost: 5, types: victory, points: 3 },
  { id: 'province', set: 'basic', cost: 8, types: victory, points: 6 },
  { id: 'curse', set: 'basic', cost: 0, types: ['curse'], points: -1 },
  // DOM-2.2
  { id: 'candlestick-maker', set: 'guilds', cost: 2, types: action },
  { id: 'stonemason', set: 'guilds', cost: 2, types: action, overpay: true },
  { id: 'doctor', set: 'guilds', cost: 3, types: action, overpay: true },
  { id: 'masterpiece', set: 'guilds', cost: 3, types: treasure, coins: 1, overpay: true },
  { id: 'advisor', set: 'guilds', cost: 4, types: action },
  { id: 'herald', set: 'guilds', cost: 4, types: action, overpay: true },
  { id: 'plaza', set: 'guilds', cost: 4, types: action },
  { id: 'taxman', set: 'guilds', cost: 4, types: attack },
  { id: 'baker', set: 'guilds', cost: 5, types: action },
  { id: 'butcher', set: 'guilds', cost: 5, types: action },
  { id: 'journeyman', set: 'guilds', cost: 5, types: action },
  { id: 'merchant-guild', set: 'guilds', cost: 5, types: action },
  { id: 'soothsayer', set: 'guilds', cost: 5, types: attack },
  // DOM-2.3
  { id: 'cellar', set: 'base', cost: 2, types: action },
  { id: 'chapel', set: 'base', cost: 2, types: action },
  { id: 'moat', set: 'base', cost: 2, types: reaction },
  { id: 'chancellor', set: 'base', cost: 3, types: action },
  { id: 'village', set: 'base', cost: 3, types: action },
  { id: 'woodcutter', set: 'base', cost: 3, types: action },
  { id: 'workshop', set: 'base', cost: 3, types: action },
  { id: 'bureaucrat', set: 'base', cost: 4, types: attack },
  { id: 'feast', set: 'base', cost: 4, types: action },
  { id: 'gardens', set: 'base', cost: 4, types: victory },
  { id: 'militia', set: 'base', cost: 4, types: attack },
  { id: 'moneylender', set: 'base', cost: 4, types: action },
  { id: 'remodel', set: 'base', cost: 4, types: action },
  { id: 'smithy', set: 'base', cost: 4, types: action },
  { id: 'spy', set: 'base', cost: 4, types: attack },
  { id: 'thief', set: 'base', cost: 4, types: attack },
  { id: 'throne-room', set: 'base', cost: 4, types: action },
  { id: 'council-room', set: 'base', cost: 5, types: action },
  { id: 'festival', set: 'base', cost: 5, types: action },
  { id: 'laboratory', set: 'base', cost: 5, types: action },
  { id: 'library', set: 'base', cost: 5, types: action },
  { id: 'market', set: 'base', cost: 5, types: action },
  { id: 'mine', set: 'base', cost: 5, types: action },
  { id: 'witch', set: 'base', cost: 5, types: attack },
  { id: 'adventurer', set: 'base', cost: 6, types: action },
  // DOM-2.4
  { id: 'courtyard', set: 'intrigue', cost: 2, types: action },
  { id: 'pawn', set: 'intrigue', cost: 2, types: action },
  { id: 'secret-chamber', set: 'intrigue', cost: 2, types: reaction },
  { id: 'great-hall', set: 'intrigue', cost: 3, types: ['action', 'victory'], points: 1 },
  { id: 'masquerade', set: 'intrigue', cost: 3, types: action },
  { id: 'shanty-town', set: 'intrigue', cost: 3, types: action },
  { id: 'steward', set: 'intrigue', cost: 3, types: action },
  { id: 'swindler', set: 'intrigue', cost: 3, types: attack },
  { id: 'wishing-well', set: 'intrigue', cost: 3, types: action },
  { id: 'baron', set: 'intrigue', cost: 4, types: action },
  { id: 'bridge', set: 'intrigue', cost: 4, types: action },
  { id: 'conspirator', set: 'intrigue', cost: 4, types: action },
  { id: 'coppersmith', set: 'intrigue', cost: 4, types: action },
  { id: 'ironworks', set: 'intrigue', cost: 4, types: action },
  { id: 'mining-village', set: 'intrigue', cost: 4, types: action },
  { id: 'scout', set: 'intrigue', cost: 4, types: action },
  { id: 'duke', set: 'intrigue', cost: 5, types: victory },
  { id: 'minion', set: 'intrigue', cost: 5, types: attack },
  { id: 'saboteur', set: 'intrigue', cost: 5, types: attack },
  { id: 'torturer', set: 'intrigue', cost: 5, types: attack },
  { id: 'trading-post', set: 'intrigue', cost: 5, types: action },
  { id: 'tribute', set: 'intrigue', cost: 5, types: action },
  { id: 'upgrade', set: 'intrigue', cost: 5, types: action },
  { id: 'harem', set: 'intrigue', cost: 6, types: ['treasure', 'victory'], coins: 2, points: 2 },
  { id: 'nobles', set: 'intrigue', cost: 6, types: ['action', 'victory'], points: 2 },
] as const satisfies readonly PrintedCard[];

export type CardId = (typeof printedCards)[number]['id'];
export type KingdomCardId = Extract<
  (typeof printedCards)[number],
  { set: 'guilds' | 'base' | 'intrigue' }
>['id'];

export const cardIds: readonly CardId[] = printedCards.map(({ id }) => id);
export const kingdomCardIds = printedCards.flatMap(({ id, set }) =>
  set === 'basic' ? [] : [id as KingdomCardId],
);

const printed: readonly PrintedCard[] = printedCards;

const faces: ReadonlyMap<string, Face> = new Map(cardIds.map((id, face) => [id, face]));

export const faceOf = (id: CardId): Face => faces.get(id)!;

/** Faces of the basic cards; kingdom cards come after them. */
export const copper = faceOf('copper');
export const silver = faceOf('silver');
export const gold = faceOf('gold');
export const estate = faceOf('estate');
export const duchy = faceOf('duchy');
export const province = faceOf('province');
export const curse = faceOf('curse');
export const basicCount = printed.filter(({ set }) => set === 'basic').length;

export const isBasic = (face: Face): boolean => face < basicCount;
export const printedCost: readonly number[] = printed.map(({ cost }) => cost);
export const printedCoins: readonly number[] = printed.map(({ coins = 0 }) => coins);
export const printedPoints: readonly number[] = printed.map(({ points = 0 }) => points);
export const mayOverpay: readonly boolean[] = printed.map(({ overpay = false }) => overpay);

const ofType = (type: CardType): readonly boolean[] => printed.map(({ types }) => types.includes(type));

export const isAction = ofType('action');
export const isTreasure = ofType('treasure');
export const isVictory = ofType('victory');
export const isAttack = ofType('attack');
export const isReaction = ofType('reaction');
