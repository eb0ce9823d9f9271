import type { Problem } from '@zunft/kernel';
import { near, problemAt } from './problem.ts';
import {
  type CardType,
  type Deck,
  type DeckCard,
  type Effect,
  type Gives,
  type Harm,
  harmsToACard,
  lastingTypes,
  type Window,
} from './schema.ts';

/** What makes no sense in a deck whose fields are all as they should be. */
export const senseProblems = (deck: Deck): readonly Problem[] => [
  ...idProblems(deck),
  ...deck.professions.flatMap((profession) =>
    tradeProblems(deck, `professions.${profession.id}`, [
      ...profession.trades.map((trade, i): TradeUse => [`trades.${i}`, trade]),
      ...tradesOfGifts(profession.gives),
    ]),
  ),
  ...deck.cards.flatMap((card) => cardProblems(deck, card)),
  ...countProblems(deck),
];

const cardProblems = (deck: Deck, card: DeckCard): readonly Problem[] => [
  ...tradeProblems(deck, `cards.${card.id}`, tradesOf(card)),
  ...neededCardProblems(deck, card),
  ...checks.flatMap((check) => check(card, (field) => `cards.${card.id}.${field}`)),
];

// Ids

function idProblems({ trades, professions, cards }: Deck): readonly Problem[] {
  const repeated = (list: string, entries: readonly { readonly id: string }[], taken: Set<string>) =>
    entries.flatMap(({ id }) => {
      if (taken.has(id)) return [problemAt(`${list}.${id}`, 'twice', { id })];
      taken.add(id);
      return [];
    });
  const taken = new Set<string>();
  return [
    ...repeated('trades', trades, new Set()),
    ...repeated('professions', professions, taken),
    ...repeated('cards', cards, taken),
  ];
}

/** A field that names a trade, and the trade. */
type TradeUse = readonly [field: string, trade: string | undefined];

const tradesOf = ({ trade, payTo, needs, gives }: DeckCard): readonly TradeUse[] => [
  ['trade', trade],
  ['payTo', payTo],
  ['needs.trade', needs?.trade],
  ...tradesOfGifts(gives ?? {}),
];

const tradesOfGifts = ({ businessIncome, discount }: Gives): readonly TradeUse[] => [
  ...(businessIncome?.trades ?? []).map((trade, i): TradeUse => [`gives.businessIncome.trades.${i}`, trade]),
  ...(discount?.trades ?? []).map((trade, i): TradeUse => [`gives.discount.trades.${i}`, trade]),
];

function tradeProblems(deck: Deck, path: string, uses: readonly TradeUse[]): readonly Problem[] {
  const known = deck.trades.map(({ id }) => id);
  return uses.flatMap(([field, trade]) =>
    trade === undefined || known.includes(trade)
      ? []
      : [problemAt(`${path}.${field}`, 'unknown-trade', { trade, near: near(trade, known) })],
  );
}

function neededCardProblems({ cards }: Deck, { id, needs }: DeckCard): readonly Problem[] {
  return (needs?.cards ?? []).flatMap((needed, i) => {
    const path = `cards.${id}.needs.cards.${i}`;
    const found = cards.find((card) => card.id === needed);
    if (found !== undefined)
      return isLasting(found.type) ? [] : [problemAt(path, 'not-lasting', { card: needed })];
    const known = cards.filter(({ type }) => isLasting(type)).map((card) => card.id);
    return [problemAt(path, 'unknown-card', { card: needed, near: near(needed, known) })];
  });
}

const isLasting = (type: CardType): boolean => (lastingTypes as readonly CardType[]).includes(type);

// What stands on a card

/** Looks at one card; `at` makes a path of a field. */
type Check = (card: DeckCard, at: (field: string) => string) => readonly Problem[];

/** Fields that not every type has. */
const special = [
  'copies',
  'needs',
  'trade',
  'gives',
  'upkeep',
  'payTo',
  'act',
  'effects',
  'windows',
  'locksFor',
] as const satisfies readonly (keyof DeckCard)[];
type Special = (typeof special)[number];

const onTheTable = ['copies', 'needs', 'gives', 'upkeep', 'payTo'] as const;

const fieldsOf: Readonly<Record<CardType, readonly Special[]>> = {
  business: [...onTheTable, 'trade'],
  annex: onTheTable,
  extension: onTheTable,
  district: onTheTable,
  person: onTheTable,
  artefact: [...onTheTable, 'act', 'effects', 'windows', 'locksFor'],
  measure: ['copies', 'needs', 'payTo', 'act', 'effects'],
  immediate: ['copies', 'needs', 'payTo', 'effects', 'windows'],
  municipal: [],
};

/** Where an effect means something: in one window, or in one's own turn only. Others may happen at any time. */
const placeOf: Readonly<Partial<Record<Effect['do'], Window | 'own-turn'>>> = {
  prevent: 'act',
  protect: 'act',
  shift: 'number',
  redraw: 'number',
  votes: 'election',
  favour: 'own-turn',
  discount: 'own-turn',
};

const takesAway: readonly Harm['do'][] = ['destroy', 'steal'];

const fitsType: Check = (card, at) =>
  special
    .filter((field) => card[field] !== undefined && !fieldsOf[card.type].includes(field))
    .map((field) => problemAt(at(field), 'not-for-type', { field, type: card.type }));

const hasTrade: Check = ({ type, trade }, at) =>
  type === 'business' && trade === undefined ? [problemAt(at('trade'), 'no-trade', {})] : [];

const doesSomething: Check = ({ type, gives, act, effects }, at) => {
  const mustAct = type === 'measure' || type === 'immediate' || (type === 'artefact' && gives === undefined);
  const isIdle = act === undefined && effects === undefined;
  return mustAct && isIdle ? [problemAt(at('effects'), 'does-nothing', { type })] : [];
};

const hasWindow: Check = ({ type, windows }, at) =>
  type === 'immediate' && windows === undefined ? [problemAt(at('windows'), 'no-window', {})] : [];

const effectsFitWindows: Check = ({ effects = [], windows = [] }, at) =>
  effects.flatMap(({ do: effect }, i) => {
    const place = placeOf[effect];
    if (place === undefined) return [];
    if (place === 'own-turn')
      return windows.length === 0 ? [] : [problemAt(at(`effects.${i}`), 'own-turn-effect', { effect })];
    const fits = windows.length > 0 && windows.every((window) => window === place);
    return fits ? [] : [problemAt(at(`effects.${i}`), 'wrong-window', { effect, window: place })];
  });

/** Acts are answered in windows, not begun. */
const actsInOwnTurn: Check = ({ act, windows }, at) =>
  act !== undefined && windows !== undefined ? [problemAt(at('windows'), 'act-in-window', {})] : [];

const isOfUse: Check = ({ type, act, effects, ...card }, at) =>
  type !== 'artefact' || act !== undefined || effects !== undefined
    ? []
    : (['windows', 'locksFor'] as const)
        .filter((field) => card[field] !== undefined)
        .map((field) => problemAt(at(field), 'nothing-to-use', { field }));

const harmFitsTarget: Check = ({ act }, at) => {
  if (act === undefined) return [];
  const aimed = act.harm.flatMap(({ do: harm }, i) => (harmsToACard.includes(harm) ? [{ harm, i }] : []));
  if (act.target !== undefined)
    return aimed.length > 0 ? [] : [problemAt(at('act.target'), 'needless-target', {})];
  return aimed.map(({ harm, i }) => problemAt(at(`act.harm.${i}`), 'no-target', { harm }));
};

/** Nothing can be done to a card that is not there any more. */
const harmsInOrder: Check = ({ act }, at) => {
  const harms = (act?.harm ?? []).map(({ do: harm }) => harm);
  const gone = harms.findIndex((harm) => takesAway.includes(harm));
  return harms.flatMap((harm, i) =>
    gone !== -1 && i > gone && harmsToACard.includes(harm)
      ? [problemAt(at(`act.harm.${i}`), 'already-gone', { harm })]
      : [],
  );
};

const shifts: Check = ({ effects = [] }, at) =>
  effects.flatMap((effect, i) =>
    effect.do === 'shift' && effect.amount === 0
      ? [problemAt(at(`effects.${i}.amount`), 'no-change', {})]
      : [],
  );

const checks: readonly Check[] = [
  fitsType,
  hasTrade,
  doesSomething,
  hasWindow,
  effectsFitWindows,
  actsInOwnTurn,
  isOfUse,
  harmFitsTarget,
  harmsInOrder,
  shifts,
];

// How many of what

/** One for each seat: T-30. */
const leastProfessions = 6;
/** Six hands of eight, and something to draw from. */
const leastCards = 60;
const mostCards = 1000;

function countProblems({ cards, professions }: Deck): readonly Problem[] {
  const count = (type?: CardType): number =>
    cards.reduce((sum, card) => sum + (type === undefined || card.type === type ? (card.copies ?? 1) : 0), 0);
  const found: readonly (Problem | false)[] = [
    professions.length < leastProfessions &&
      problemAt('professions', 'too-few-professions', { count: professions.length, least: leastProfessions }),
    count('municipal') !== 1 && problemAt('cards', 'not-one-municipal', { count: count('municipal') }),
    count('business') === 0 && problemAt('cards', 'no-business', {}),
    count() < leastCards && problemAt('cards', 'too-few-cards', { count: count(), least: leastCards }),
    count() > mostCards && problemAt('cards', 'too-many-cards', { count: count(), most: mostCards }),
  ];
  return found.filter((problem) => problem !== false);
}
