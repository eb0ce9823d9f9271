import type { Face, OptionSpec, Options, Problem } from '@zunft/kernel';
import { kingdomSize, readKingdom } from './kingdom.ts';
import {
  type CardSet,
  copper,
  curse,
  duchy,
  estate,
  faceOf,
  gold,
  isVictory,
  type KingdomCardId,
  kingdomCardIds,
  printedCards,
  province,
  silver,
} from './printed.ts';

/** The options of a Dominion table, complete. */
export interface DominionOptions {
  /** `random`, `draft`, a recommended set, a kingdom code, or ten cards; once settled `draft` or the ten cards. */
  readonly kingdom: string;
  /** So many cards of each set in a random kingdom; −1: as chance will have it. */
  readonly fromGuilds: number;
  readonly fromBase: number;
  readonly fromIntrigue: number;
  /** Cards that a random kingdom does without, and that cannot be drafted. */
  readonly banned: readonly KingdomCardId[];
  /** Aid: everyone's victory points are shown. */
  readonly showPoints: boolean;
  /** Aid: the cards that everyone owns are listed. */
  readonly showDecks: boolean;
  /** DOM-masquerade: whether a player with an empty hand is passed a card. */
  readonly masquerade: 'all-receive' | 'skip-empty-hands';
  /** DOM-1.5: whether "costing exactly the overpaid amount" means current or printed costs. */
  readonly overpaidCost: 'current' | 'printed';
  /** DOM-1.5: whether overpaying can take the last copy of the bought card away from its buyer. */
  readonly lastCopy: 'gone' | 'kept';
}

const quota: OptionSpec = { kind: 'number', min: -1, max: kingdomSize, default: -1 };

export const optionSpecs: Readonly<Record<keyof DominionOptions, OptionSpec>> = {
  kingdom: { kind: 'text', default: 'random' },
  fromGuilds: quota,
  fromBase: quota,
  fromIntrigue: quota,
  banned: { kind: 'words', values: kingdomCardIds, default: [] },
  showPoints: { kind: 'switch', default: false },
  showDecks: { kind: 'switch', default: false },
  masquerade: { kind: 'one-of', values: ['all-receive', 'skip-empty-hands'], default: 'all-receive' },
  overpaidCost: { kind: 'one-of', values: ['current', 'printed'], default: 'current' },
  lastCopy: { kind: 'one-of', values: ['gone', 'kept'], default: 'gone' },
};

export const dominionOptions = (options: Options): DominionOptions => options as unknown as DominionOptions;

const quotasOf = ({ fromGuilds, fromBase, fromIntrigue }: DominionOptions): readonly [CardSet, number][] => [
  ['guilds', fromGuilds],
  ['base', fromBase],
  ['intrigue', fromIntrigue],
];

const setOf = (id: KingdomCardId): CardSet => printedCards[faceOf(id)]!.set;

/** A kingdom must be one that can be laid out. */
export function checkOptions(options: Options): readonly Problem[] {
  const { kingdom, ...rest } = dominionOptions(options);
  if (kingdom === 'draft') return checkBanned(rest.banned);
  if (kingdom === 'random') return checkQuotas(dominionOptions(options));
  const wanted = readKingdom(kingdom);
  return 'cards' in wanted ? [] : wanted.problems.map((problem) => ({ path: 'options.kingdom', ...problem }));
}

function checkBanned(banned: readonly KingdomCardId[]): readonly Problem[] {
  const left = kingdomCardIds.length - new Set(banned).size;
  return left >= kingdomSize ? [] : [{ path: 'options.banned', code: 'too-many-banned', params: { left } }];
}

function checkQuotas(options: DominionOptions): readonly Problem[] {
  const quotas = quotasOf(options);
  const fixed = quotas.reduce((sum, [, count]) => sum + Math.max(0, count), 0);
  const allFixed = quotas.every(([, count]) => count >= 0);
  if (fixed > kingdomSize || (allFixed && fixed < kingdomSize))
    return [{ path: 'options.kingdom', code: 'quotas-miss-ten', params: { count: fixed } }];
  const left = (set: CardSet): number =>
    kingdomCardIds.filter((id) => setOf(id) === set && !options.banned.includes(id)).length;
  const short = quotas.find(([set, count]) => left(set) < count);
  if (short !== undefined)
    return [
      { path: 'options.banned', code: 'too-few-of-set', params: { set: short[0], left: left(short[0]) } },
    ];
  const free = quotas.reduce((sum, [set, count]) => sum + (count < 0 ? left(set) : 0), 0);
  return free >= kingdomSize - fixed
    ? []
    : [{ path: 'options.banned', code: 'too-many-banned', params: { left: free + fixed } }];
}

/** Chooses a random kingdom; others are put down as their ten cards. */
export function settleOptions(options: Options, draw: (bound: number) => number): Options {
  const { kingdom } = dominionOptions(options);
  if (kingdom === 'draft') return options;
  if (kingdom === 'random')
    return { ...options, kingdom: joined(drawKingdom(dominionOptions(options), draw)) };
  const wanted = readKingdom(kingdom);
  return 'cards' in wanted ? { ...options, kingdom: joined(wanted.cards) } : options;
}

const joined = (cards: readonly KingdomCardId[]): string =>
  kingdomCardIds.filter((id) => cards.includes(id)).join(',');

function drawKingdom(options: DominionOptions, draw: (bound: number) => number): readonly KingdomCardId[] {
  const left = kingdomCardIds.filter((id) => !options.banned.includes(id));
  const drawOf = (from: readonly KingdomCardId[]): KingdomCardId => {
    const id = from[draw(from.length)]!;
    left.splice(left.indexOf(id), 1);
    return id;
  };
  const quotas = quotasOf(options);
  const fixed = quotas.flatMap(([set, count]) =>
    Array.from({ length: Math.max(0, count) }, () => drawOf(left.filter((id) => setOf(id) === set))),
  );
  const open = quotas.flatMap(([set, count]) => (count < 0 ? [set] : []));
  const rest = Array.from({ length: kingdomSize - fixed.length }, () =>
    drawOf(left.filter((id) => open.includes(setOf(id)))),
  );
  return [...fixed, ...rest];
}

// DOM-1.1

export const startingCoppers = 7;
export const startingEstates = 3;
export const startingCards = startingCoppers + startingEstates;

const copies = (face: Face, count: number): Face[] => Array.from({ length: count }, () => face);

const startingDeck = [...copies(copper, startingCoppers), ...copies(estate, startingEstates)];

function basicPiles(seats: number): readonly Face[] {
  const twoSets = seats > 4;
  const victories = seats === 2 ? 8 : 12;
  return [
    ...copies(copper, (twoSets ? 120 : 60) - startingCoppers * seats),
    ...copies(silver, twoSets ? 80 : 40),
    ...copies(gold, twoSets ? 60 : 30),
    ...copies(estate, victories),
    ...copies(duchy, victories),
    ...copies(province, seats > 4 ? 3 * seats : victories),
    ...copies(curse, 10 * (seats - 1)),
  ];
}

const kingdomPile = (face: Face, seats: number): readonly Face[] =>
  copies(face, isVictory[face] ? (seats === 2 ? 8 : 12) : 10);

/** The kingdom piles that can be in this game: ten, or all from which ten are drafted. */
export function kingdomFaces(options: Options): readonly Face[] {
  const { kingdom, banned } = dominionOptions(options);
  const ids =
    kingdom === 'draft'
      ? kingdomCardIds.filter((id) => !banned.includes(id))
      : (kingdom.split(',') as KingdomCardId[]);
  return ids.map(faceOf);
}

/** Every card: the decks to start with, the piles, and one more of each kingdom card, to lay out the kingdom. */
export function cardsOf(options: Options, seats: number): readonly Face[] {
  const faces = kingdomFaces(options);
  return [
    ...Array.from({ length: seats }, () => startingDeck).flat(),
    ...basicPiles(seats),
    ...faces.flatMap((face) => kingdomPile(face, seats)),
    ...faces,
  ];
}
