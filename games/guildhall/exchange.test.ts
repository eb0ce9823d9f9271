import { type Scenario, scenario } from '@zunft/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Terms } from './exchange.ts';
import { guildhall } from './index.ts';

/** Cards on the way out and on the way in: what there is, what was picked so far, or a whole exchange. */
interface Cards {
  readonly give: readonly string[];
  readonly take: readonly string[];
}

/** Where an exchange takes place: the names of its zones and the seats they belong to. */
interface Side {
  readonly zone: 'hall' | 'hand' | 'discard';
  readonly seat?: 0 | 1;
}

/** A card that exchanges, and what its text says. */
interface Exchanger {
  readonly card: string;
  readonly level: number;
  readonly mine: Side;
  readonly theirs: Side;
  readonly terms: Terms;
}

const myHall: Side = { zone: 'hall', seat: 0 };
const myHand: Side = { zone: 'hand', seat: 0 };
const otherHall: Side = { zone: 'hall', seat: 1 };
const pile: Side = { zone: 'discard' };

const trader = { card: 'trader', mine: myHall, theirs: otherHall };
const weaver = { card: 'weaver', mine: myHand, theirs: myHall };
const hunter = { card: 'hunter', mine: myHall, theirs: pile };
const peddler = { card: 'peddler', mine: myHand, theirs: otherHall };

const exchangers: readonly Exchanger[] = [
  { ...trader, level: 0, terms: { give: 1, take: 1 } },
  { ...trader, level: 2, terms: { give: 2, take: 2 } },
  { ...trader, level: 4, terms: { give: 'chapter', take: 'chapter' } },
  { ...weaver, level: 2, terms: { give: 2, take: 1 } },
  { ...weaver, level: 4, terms: { give: 'any number', take: 2 } },
  { ...hunter, level: 0, terms: { give: 1, take: 1 } },
  { ...hunter, level: 2, terms: { give: 2, take: 2 } },
  { ...hunter, level: 4, terms: { give: 'chapter', take: 3 } },
  { ...peddler, level: 0, terms: { give: 1, take: 1 } },
  { ...peddler, level: 2, terms: { give: 2, take: 2 } },
  { ...peddler, level: 4, terms: { give: 2, take: 'chapter' } },
];

const oneForTwo: Exchanger = {
  card: 'owe_3_swap',
  level: 0,
  mine: myHall,
  theirs: otherHall,
  terms: { give: 1, take: 2 },
};

// What the rule says, by trying everything

const professionOf = (card: string): string => card.split('.')[0]!;

function combinations(cards: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) =>
    combinations(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

function choices(cards: readonly string[], count: number | 'any number' | 'chapter'): string[][] {
  if (count === 'chapter') {
    const professions = [...new Set(cards.map(professionOf))];
    return professions.map((profession) => cards.filter((card) => professionOf(card) === profession));
  }
  if (count !== 'any number') return combinations(cards, count);
  return cards.flatMap((_, i) => combinations(cards, i + 1)).concat([[]]);
}

function without(cards: readonly string[], some: readonly string[]): string[] {
  const left = [...cards];
  for (const card of some) left.splice(left.indexOf(card), 1);
  return left;
}

const hasTwins = (cards: readonly string[]): boolean => new Set(cards).size < cards.length;

/** GH-5.2: every exchange after which no guildhall holds two identical cards. */
function exchanges({ mine, theirs, terms }: Exchanger, before: Cards): Cards[] {
  const takings = choices(before.take, terms.take);
  return choices(before.give, terms.give).flatMap((give) =>
    takings.flatMap((take) => {
      const twinsHere = mine.zone === 'hall' && hasTwins([...without(before.give, give), ...take]);
      const twinsThere = theirs.zone === 'hall' && hasTwins([...without(before.take, take), ...give]);
      return twinsHere || twinsThere ? [] : [{ give, take }];
    }),
  );
}

const includes = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((card) => all.includes(card));

const leadsTo =
  (picked: Cards) =>
  (end: Cards): boolean =>
    includes(end.give, picked.give) && includes(end.take, picked.take);

/** What may be picked next: everything that some legal exchange contains as well. */
function nextPicks(ends: readonly Cards[], picked: Cards, terms: Terms): string[] {
  if (terms.give === 'chapter' && picked.give.length === 0)
    return unique(ends.map((end) => `give-chapter.${professionOf(end.give[0]!)}`));
  if (terms.take === 'chapter' && picked.take.length === 0)
    return unique(ends.map((end) => `take-chapter.${professionOf(end.take[0]!)}`));
  const finished = ends.some(
    (end) => end.give.length === picked.give.length && end.take.length === picked.take.length,
  );
  return unique([
    ...ends.flatMap((end) => without(end.give, picked.give).map((card) => `give.${card}`)),
    ...ends.flatMap((end) => without(end.take, picked.take).map((card) => `take.${card}`)),
    ...(finished && terms.give === 'any number' ? ['done'] : []),
  ]);
}

const unique = (words: readonly string[]): string[] => [...new Set(words)].sort();

/** The picks after one more. A chapter is picked as a whole. */
function withPick(picked: Cards, choice: string, ends: readonly Cards[]): Cards {
  const dot = choice.indexOf('.');
  const [verb, what] = [choice.slice(0, dot), choice.slice(dot + 1)];
  if (verb === 'give') return { ...picked, give: [...picked.give, what] };
  if (verb === 'take') return { ...picked, take: [...picked.take, what] };
  const way = verb === 'give-chapter' ? 'give' : 'take';
  return { ...picked, [way]: ends.find((end) => professionOf(end[way][0]!) === what)![way] };
}

// Tables: few different cards, so that many are twins

const colours = ['red', 'blue', 'yellow', 'green', 'purple'];
const common = [
  ...colours.map((colour) => `farmer.${colour}`),
  'scholar.red',
  'scholar.blue',
  'robber.green',
];

interface Deal {
  readonly hall: readonly string[];
  readonly other: readonly string[];
  readonly loose: readonly string[];
  /** Which of the legal picks is taken, pick by pick. */
  readonly whim: readonly number[];
}

const isWhole = (hall: readonly string[]): boolean =>
  choices(hall, 'chapter').some((chapter) => chapter.length === colours.length);

const dealFor = ({ card, level }: Exchanger): fc.Arbitrary<Deal> => {
  const isPrestige = card === oneForTwo.card;
  const members = isPrestige ? [] : colours.slice(1, 1 + level).map((colour) => `${card}.${colour}`);
  const faces = [...common, ...(isPrestige ? [] : [`${card}.red`, `${card}.blue`, `${card}.yellow`])];
  const someHall = fc.subarray(faces, { maxLength: 6 });
  return fc.record({
    hall: fc
      .subarray(common, { maxLength: 6 })
      .map((cards) => [...members, ...cards])
      .filter((cards) => !isWhole(cards)),
    other: someHall.filter((cards) => !isWhole(cards)),
    // Up to two of each, so that no card is needed more often than it exists.
    loose: fc.shuffledSubarray([...faces, ...faces], { maxLength: 6 }),
    whim: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
  });
};

function lay(exchanger: Exchanger, { hall, other, loose }: Deal): Scenario {
  const isPrestige = exchanger === oneForTwo;
  const handed = exchanger.mine === myHand ? loose : [];
  const table = scenario(guildhall, {
    options: { professions: 'all' },
    row: isPrestige ? [oneForTwo.card] : [],
    discard: exchanger.theirs === pile ? loose : [],
    players: [
      {
        hand: isPrestige ? [] : [`${exchanger.card}.red`, ...handed],
        hall,
        completed: isPrestige ? ['dancer.*'] : [],
      },
      { hall: other },
    ],
  });
  if (!isPrestige) return table.answer(`play.${exchanger.card}.red`);
  return table.answer(`buy.${oneForTwo.card}`).answer(...colours.map((colour) => `discard.dancer.${colour}`));
}

const cardsOn = (table: Scenario, { zone, seat }: Side): string[] => table.cards(zone, seat);
const cardsBefore = (table: Scenario, { mine, theirs }: Exchanger): Cards => ({
  give: cardsOn(table, mine),
  take: cardsOn(table, theirs),
});

/** Picks at whim to the end and checks at every question that exactly the picks are offered that can be ended. */
function pickToTheEnd(table: Scenario, exchanger: Exchanger, before: Cards, whim: readonly number[]): Cards {
  const { mine, theirs, terms } = exchanger;
  // With everything in the open a pick without an alternative is not asked for.
  const open = mine.zone === 'hall' && theirs.zone === 'hall';
  let picked: Cards = { give: [], take: [] };
  let ends = exchanges(exchanger, before);
  for (const n of whim) {
    const next = nextPicks(ends, picked, terms);
    if (next.length === 0) break;
    const choice = next[n % next.length]!;
    if (next.length > 1 || !open) {
      expect(table.legal().sort()).toEqual(next);
      table.answer(choice);
    }
    if (choice === 'done') break;
    picked = withPick(picked, choice, ends);
    ends = ends.filter(leadsTo(picked));
  }
  return picked;
}

/** What stays in a guildhall: complete chapters are set aside. */
const stillOpen = (cards: readonly string[]): string[] =>
  choices(cards, 'chapter')
    .filter((chapter) => chapter.length < colours.length)
    .flat();

function expectExchanged(table: Scenario, { mine, theirs }: Exchanger, before: Cards, picked: Cards): void {
  const here = [...without(before.give, picked.give), ...picked.take];
  const there = [...without(before.take, picked.take), ...picked.give];
  expect(cardsOn(table, mine).sort()).toEqual((mine.zone === 'hall' ? stillOpen(here) : here).sort());
  expect(cardsOn(table, theirs).sort()).toEqual((theirs.zone === 'hall' ? stillOpen(there) : there).sort());
}

/** G-06: offered by numbers alone; carried out is the highest level that the pile allows. */
function foundBySearch(exchanger: Exchanger, before: Cards): Exchanger | undefined {
  return exchangers
    .filter(({ card, level }) => card === exchanger.card && level <= exchanger.level)
    .reverse()
    .find((lower) => exchanges(lower, before).length > 0);
}

function enoughFor({ terms }: Exchanger, before: Cards): boolean {
  const gifts = terms.give === 'chapter' ? 1 : Number(terms.give);
  return before.give.length >= gifts && before.take.length >= Number(terms.take);
}

/** A level that can be used is offered; if there is none at all, nothing is asked where everything is open. */
function chooseLevel(table: Scenario, level: number, available: boolean): void {
  const offered = table.prompt() === '0 level' && table.legal().includes(`level.${level}`);
  expect(offered).toBe(available);
  if (offered) table.answer(`level.${level}`);
  else if (table.prompt() === '0 level') table.answer('decline');
}

// The same tables in every run.
const runs = { seed: 2012, numRuns: 200 };

describe('Exchange', () => {
  it.each(exchangers.map((exchanger) => [exchanger.card, exchanger.level, exchanger] as const))(
    '[GH-5.2] [GH-5.5] %s %i: offers exactly what can be carried out to the end',
    (_, level, exchanger) => {
      fc.assert(
        fc.property(dealFor(exchanger), (deal) => {
          const table = lay(exchanger, deal);
          const before = cardsBefore(table, exchanger);
          const isSearch = exchanger.theirs === pile;
          const possible = exchanges(exchanger, before).length > 0;
          const available = isSearch ? enoughFor(exchanger, before) : possible;
          chooseLevel(table, level, available);

          const found = isSearch ? foundBySearch(exchanger, before) : exchanger;
          let picked: Cards = { give: [], take: [] };
          if (available && found !== undefined) picked = pickToTheEnd(table, found, before, deal.whim);
          if (table.prompt() === '0 order-discard') table.answer(...table.legal());

          expectExchanged(table, exchanger, before, picked);
          table.settled();
        }),
        runs,
      );
    },
  );

  it('[GH-5.2] [GH-vp-3-swap] offers exactly what can be carried out to the end', () => {
    fc.assert(
      fc.property(dealFor(oneForTwo), (deal) => {
        const table = lay(oneForTwo, deal);
        const before = { give: deal.hall, take: deal.other };
        const available = exchanges(oneForTwo, before).length > 0;
        expect(table.prompt()).toBe(available ? '0 use-prestige' : '0 action');
        if (available) table.answer('use');

        const picked = pickToTheEnd(table, oneForTwo, before, deal.whim);

        expectExchanged(table, oneForTwo, before, picked);
        table.settled();
      }),
      runs,
    );
  });

  it('[GH-5.2] both guildhalls are completed by one exchange', () => {
    const mine = ['farmer.red', 'farmer.blue', 'farmer.yellow', 'farmer.green', 'weaver.purple'];
    const theirs = ['weaver.red', 'weaver.blue', 'weaver.yellow', 'weaver.green', 'farmer.purple'];
    const table = scenario(guildhall, {
      players: [{ hand: ['trader.red'], hall: mine }, { hall: theirs }],
    });

    table
      .answer('play.trader.red')
      .answer('level.0')
      .answer('give.weaver.purple')
      .answer('take.farmer.purple');

    const completions = table.match.news(2).filter(({ type }) => type === 'complete');
    expect(completions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.cards('hall', 1)).toEqual([]);
    table.settled();
  });
});
