import type { Stream } from '@zunft/kernel';
import { type CardId, faceOf, isAction, isBasic, isVictory } from '../printed.ts';
import { isTerminal } from '../strategy/traits.ts';
import { early } from '../strategy/worth.ts';
import { type Menu, nameOf, type Wish } from './menu.ts';

/** Another menu like this one: one to three things are different. Some of them come from a second menu. */
export function vary(menu: Menu, other: Menu, kingdom: readonly CardId[], stream: Stream): Menu {
  let { wishes } = menu;
  for (let left = 1 + stream.below(3); left > 0; left--) {
    wishes = oneOf(changes, stream)(wishes, { other: other.wishes, kingdom, stream });
  }
  return { ...menu, wishes };
}

/** What the first menu plans, and the kingdom cards of the second besides, each at about the same place. */
export function merge(menu: Menu, other: Menu): Menu {
  const own = new Set(menu.wishes.map(({ card }) => card));
  let { wishes } = menu;
  for (const [i, wish] of other.wishes.entries()) {
    if (isBasic(faceOf(wish.card)) || own.has(wish.card)) continue;
    wishes = wishes.toSpliced(Math.round((i / other.wishes.length) * wishes.length), 0, wish);
  }
  return { wishes, rest: `${menu.rest}\n${other.rest}`.trim() };
}

interface Source {
  readonly other: readonly Wish[];
  readonly kingdom: readonly CardId[];
  readonly stream: Stream;
}

type Change = (wishes: readonly Wish[], source: Source) => readonly Wish[];

const oneOf = <T>(list: readonly T[], stream: Stream): T => list[stream.below(list.length)]!;
const anywhere = (wishes: readonly Wish[], stream: Stream): number => stream.below(wishes.length);

const number = /(?<![\w.])\d+(?![\w.])/g;

const changeNumber: Change = (wishes, { stream }) => {
  const numbered = wishes.flatMap(({ when }, i) =>
    when.some((part) => part.search(number) >= 0) ? [i] : [],
  );
  if (numbered.length === 0) return wishes;
  const at = oneOf(numbered, stream);
  const { card, when } = wishes[at]!;
  const parts = when.flatMap((part, i) => (part.search(number) >= 0 ? [i] : []));
  const which = oneOf(parts, stream);
  const found = [...when[which]!.matchAll(number)];
  const { index, 0: digits } = oneOf(found, stream);
  const value = Number(digits);
  const step = 1 + stream.below(1 + Math.floor(value / 4));
  const changed = stream.below(2) === 0 ? value + step : Math.max(0, value - step);
  const text = when[which]!.slice(0, index) + changed + when[which]!.slice(index + digits.length);
  return wishes.with(at, { card, when: when.with(which, text) });
};

/** A card of the kingdom, more often a good one. */
function goodCard(kingdom: readonly CardId[], stream: Stream): CardId {
  const [a, b] = [oneOf(kingdom, stream), oneOf(kingdom, stream)];
  return early[faceOf(a)]! > early[faceOf(b)]! ? a : b;
}

const addWish: Change = (wishes, { kingdom, stream }) => {
  const card = goodCard(kingdom, stream);
  const face = faceOf(card);
  const most = isAction[face] && !isTerminal[face] ? 1 + stream.below(6) : 1 + stream.below(2);
  const when = [`count ${nameOf(card)} < ${most}`];
  if (stream.below(4) === 0) when.push(oneOf(conditions, stream)(stream));
  return wishes.toSpliced(amongCards(wishes, stream), 0, { card, when });
};

/** Mostly behind the first lines, which are about points: few cards are better than a Province. */
function amongCards(wishes: readonly Wish[], stream: Stream): number {
  const first = wishes.findIndex(({ card }) => !isVictory[faceOf(card)]);
  if (first < 0 || stream.below(4) === 0) return stream.below(wishes.length + 1);
  return first + stream.below(wishes.length + 1 - first);
}

const borrowWish: Change = (wishes, { other, stream }) => {
  const from = anywhere(other, stream);
  const at = Math.round((from / other.length) * wishes.length);
  return wishes.toSpliced(at, 0, other[from]!);
};

const dropWish: Change = (wishes, { stream }) =>
  wishes.length > 4 ? wishes.toSpliced(anywhere(wishes, stream), 1) : wishes;

const moveWish: Change = (wishes, { stream }) => {
  const from = anywhere(wishes, stream);
  const to = from + (stream.below(2) === 0 ? 1 : -1) * (1 + stream.below(3));
  return wishes.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, wishes[from]!);
};

const replaceCard: Change = (wishes, { kingdom, stream }) => {
  const at = anywhere(wishes, stream);
  const { card, when } = wishes[at]!;
  const instead = goodCard(kingdom, stream);
  const renamed = when.map((part) => part.replaceAll(nameOf(card), nameOf(instead)));
  return kingdom.includes(card as never) ? wishes.with(at, { card: instead, when: renamed }) : wishes;
};

const conditions: readonly ((stream: Stream) => string)[] = [
  (stream) => `turn < ${3 + stream.below(10)}`,
  (stream) => `turn > ${2 + stream.below(12)}`,
  (stream) => `Province left > ${2 + stream.below(4)}`,
  (stream) => `Province left <= ${2 + stream.below(5)}`,
  (stream) => `money in deck > ${8 + stream.below(10)}`,
  (stream) => `actions in deck > ${1 + stream.below(6)}`,
  (stream) => `terminals in deck < ${1 + stream.below(3)} + villages in deck`,
  () => 'count Gold > 0',
  () => 'lead > -7',
];

const addCondition: Change = (wishes, { stream }) => {
  const at = anywhere(wishes, stream);
  const { card, when } = wishes[at]!;
  return wishes.with(at, { card, when: [...when, oneOf(conditions, stream)(stream)] });
};

const dropCondition: Change = (wishes, { stream }) => {
  const at = anywhere(wishes, stream);
  const { card, when } = wishes[at]!;
  if (when.length === 0) return wishes;
  return wishes.with(at, { card, when: when.toSpliced(stream.below(when.length), 1) });
};

/** What is listed more often happens more often. */
const changes: readonly Change[] = [
  ...[changeNumber, changeNumber, changeNumber],
  ...[addWish, addWish, addWish, borrowWish, borrowWish],
  ...[dropWish, moveWish, moveWish, replaceCard],
  ...[addCondition, dropCondition],
];
