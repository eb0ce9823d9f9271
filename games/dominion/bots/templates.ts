import { type CardId, faceOf, isAction, isTreasure, isVictory, printedCost } from '../printed.ts';
import { shippedStrategies } from '../strategies/shipped.ts';
import { givesActions, givesCards, isTerminal } from '../strategy/traits.ts';
import { type Menu, menuOf, nameOf, type Wish, wish } from './menu.ts';

// Where the search for a good menu begins: plans of the usual kinds, filled in with the cards of a kingdom.

const cost = (card: CardId): number => printedCost[faceOf(card)]!;
const draws = (card: CardId): number => givesCards[faceOf(card)]!;
const isVillage = (card: CardId): boolean => givesActions[faceOf(card)]! > 1;
const isChainable = (card: CardId): boolean => isAction[faceOf(card)]! && !isTerminal[faceOf(card)]!;
const fewerThan = (card: CardId, count: number): string => `count ${nameOf(card)} < ${count}`;

/** Nobody ends the game by a Province and loses. */
const notToLose = '(Province left > 1 or lead > -7)';

const province = (...when: readonly string[]): Wish => wish('province', ...when, notToLose);
const lateProvince = province('Province left <= 4');
const lateDuchy = wish('duchy', 'Province left <= 4');
const lateEstate = wish('estate', 'Province left <= 2');
const points = (...early: readonly string[]): readonly Wish[] => [
  province(...early),
  lateProvince,
  lateDuchy,
  lateEstate,
];

const money: readonly Wish[] = [wish('gold'), wish('duchy', 'Province left <= 6'), wish('silver')];

const menu = (...wishes: readonly (Wish | readonly Wish[])[]): Menu => ({ wishes: wishes.flat(), rest: '' });

/** Cards that make a deck small. */
const trimmers: readonly CardId[] = [
  'chapel',
  'steward',
  'upgrade',
  'trading-post',
  'remodel',
  'masquerade',
  'moneylender',
  'doctor',
  'butcher',
];

/** Attacks that are worth a place in any deck, the best first. */
const attacks: readonly CardId[] = [
  'witch',
  'torturer',
  'militia',
  'soothsayer',
  'swindler',
  'masquerade',
  'minion',
  'bureaucrat',
];

const gainers: readonly CardId[] = ['ironworks', 'workshop', 'woodcutter', 'feast', 'bureaucrat'];

/** Money and a few copies of one card. */
function withOneCard(card: CardId): readonly Menu[] {
  const face = faceOf(card);
  if (isVictory[face] && !isAction[face] && !isTreasure[face]) return [];
  const counts = isChainable(card) ? [2, 6] : [1, 2];
  const first = counts.map((count) =>
    menu(points('money in deck > 15'), wish(card, fewerThan(card, count)), money),
  );
  return isTerminal[face]
    ? first
    : [...first, menu(points('money in deck > 15'), wish('gold'), wish(card), money)];
}

/** A deck that plays all of its cards in a turn: its core, with a card that trims it and one that hurts the others. */
function builder(core: readonly Wish[], helpers: readonly CardId[]): Menu {
  return menu(
    province('turn > 11', 'actions in deck > 6'),
    province('turn > 15'),
    lateProvince,
    wish('duchy', 'Province left <= 3'),
    wish('estate', 'Province left <= 1'),
    helpers.map((card) => wish(card, fewerThan(card, 1))),
    wish('gold', 'count Gold < 1', 'turn > 4'),
    core,
    wish('gold'),
    wish('silver', 'count Silver < 5'),
  );
}

/** Villages and what draws. */
const engine = (village: CardId, drawing: CardId, chain: readonly CardId[]): readonly Wish[] => [
  ...chain.map((card) => wish(card, fewerThan(card, 2))),
  wish(drawing, `count ${nameOf(drawing)} <= villages in deck`, fewerThan(drawing, 5)),
  wish(village, 'villages in deck < terminals in deck'),
  wish('silver', 'count Silver < 2'),
  wish(village, fewerThan(village, 6)),
];

/** Cards that leave the action they take. */
const chained = (chain: readonly CardId[]): readonly Wish[] => [
  ...chain.map((card) => wish(card, fewerThan(card, 3))),
  ...chain.map((card) => wish(card, fewerThan(card, 7))),
];

/** Decks that are more than money: without help, with something that trims them, with an Attack, with both. */
function builders(kingdom: readonly CardId[]): readonly Menu[] {
  const villages = kingdom.filter(isVillage);
  const drawing = kingdom.filter((card) => isTerminal[faceOf(card)] && draws(card) > 1);
  const chain = kingdom
    .filter((card) => isChainable(card) && !isVillage(card) && cost(card) > 3)
    .toSorted((a, b) => cost(b) - cost(a) || draws(b) - draws(a));
  const cores = [
    ...villages.flatMap((village) => drawing.map((card) => engine(village, card, chain))),
    ...(chain.length === 0 ? [] : [chained(chain)]),
    ...chain.map((card) => chained([card])),
  ];
  const trimmer = trimmers.filter((card) => kingdom.includes(card)).slice(0, 1);
  const attack = attacks.filter((card) => kingdom.includes(card)).slice(0, 1);
  const parties = [[], trimmer, attack, [...trimmer, ...attack]].filter(
    (party, i, all) => all.findIndex((other) => other.join() === party.join()) === i,
  );
  return cores.flatMap((core) => parties.map((party) => builder(core, party)));
}

/** Duchies and Dukes instead of Provinces, with up to two copies of one card. */
function withDukes(kingdom: readonly CardId[]): readonly Menu[] {
  if (!kingdom.includes('duke')) return [];
  const helpers = kingdom.filter((card) => isAction[faceOf(card)]);
  return [[], ...helpers.map((card) => [wish(card, fewerThan(card, isChainable(card) ? 5 : 2))])].map(
    (help) =>
      menu(
        wish('duke', 'Duchy left = 0'),
        wish('duchy', 'turn > 4'),
        wish('duke', 'count Duchy > 4'),
        province('money in deck > 15'),
        wish('estate', 'Province left <= 3'),
        wish('estate', 'Duchy left = 0', 'empty piles > 1'),
        help,
        wish('gold', 'turn < 9'),
        wish('silver'),
      ),
  );
}

function withGardens(kingdom: readonly CardId[]): readonly Menu[] {
  if (!kingdom.includes('gardens')) return [];
  const tools = gainers.filter((card) => kingdom.includes(card));
  return [
    menu(
      wish('gardens', 'turn > 5'),
      wish('duchy', 'Gardens left = 0'),
      wish('estate', 'Gardens left = 0'),
      tools.map((card) => wish(card, fewerThan(card, 5))),
      wish('gardens'),
      wish('silver', 'Gardens left > 5'),
      wish('estate', 'Gardens left < 4'),
      wish('copper', 'buys > 1'),
    ),
    menu(
      points('money in deck > 15'),
      wish('gardens', 'cards in deck > 25', 'Province left <= 5'),
      tools.map((card) => wish(card, fewerThan(card, 2))),
      money,
    ),
  ];
}

/** Small decks: a trimmer, then the best that money buys. */
const trimmed = (trimmer: CardId, card: CardId): Menu =>
  menu(
    points('money in deck > 10'),
    wish(trimmer, fewerThan(trimmer, 1), 'turn < 5'),
    wish('gold', 'count Gold < 1'),
    wish(card, fewerThan(card, isChainable(card) ? 6 : 1)),
    wish('gold'),
    wish('silver', 'count Silver < 6'),
  );

/** Plans of every kind that this kingdom has the cards for. */
export function templates(kingdom: readonly CardId[]): readonly Menu[] {
  const trimmer = trimmers.find((card) => kingdom.includes(card));
  const withTrimmer = trimmer === undefined ? [] : [trimmer];
  return [
    menu(points('money in deck > 15'), money),
    ...kingdom.flatMap(withOneCard),
    ...builders(kingdom),
    ...withTrimmer.flatMap((each) =>
      kingdom
        .filter((card) => card !== each && isAction[faceOf(card)] && cost(card) > 3)
        .map((card) => trimmed(each, card)),
    ),
    ...withDukes(kingdom),
    ...withGardens(kingdom),
    ...Object.values(shippedStrategies).map((text) => menuOf(text, kingdom)),
  ];
}
