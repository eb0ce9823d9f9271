import { type Scenario, scenario } from '@zunft/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guildhall } from './index.ts';

/** One exchange, as the rules page puts it: what lies on either side, and how many cards go each way. */
interface Deal {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly halls: { readonly mine: boolean; readonly theirs: boolean };
  readonly give: number | 'any number';
  readonly take: number;
}

type Picks = readonly string[];

function subsets([first, ...others]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  return subsets(others).flatMap((some) => [some, [first, ...some]]);
}

/** GH-5.2 word for word: every choice of cards after which no guildhall holds two identical ones. */
function endings({ mine, theirs, halls, give, take }: Deal): Picks[] {
  const gifts = subsets([...new Set(mine)]).filter((cards) => give === 'any number' || cards.length === give);
  const takings = subsets([...new Set(theirs)]).filter((cards) => cards.length === take);
  const clean = (held: readonly string[], out: readonly string[], into: readonly string[]) =>
    into.every((card) => out.includes(card) || !held.includes(card));
  return gifts.flatMap((given) =>
    takings
      .filter((taken) => !halls.mine || clean(mine, given, taken))
      .filter((taken) => !halls.theirs || clean(theirs, taken, given))
      .map((taken) => [...given.map((card) => `give.${card}`), ...taken.map((card) => `take.${card}`)]),
  );
}

/** What may be picked next so that one of the endings can still be reached. */
function next(deal: Deal, picked: Picks): string[] {
  const open = endings(deal).filter((ending) => picked.every((pick) => ending.includes(pick)));
  const picks = new Set(open.flat().filter((pick) => !picked.includes(pick)));
  const complete = open.some((ending) => ending.length === picked.length);
  return [...picks, ...(deal.give === 'any number' && complete ? ['done'] : [])].sort();
}

/** Carries out an exchange with random picks and compares every question with what the rules page allows. */
function follow(table: Scenario, deal: Deal, luck: readonly number[]): void {
  const picked: string[] = [];
  const isOpen = deal.halls.mine && deal.halls.theirs;
  for (let step = 0; ; step++) {
    const options = next(deal, picked);
    if (options.length === 0) break;
    const choice = options[(luck[step] ?? 0) % options.length]!;
    if (!isOpen || options.length > 1) {
      expect(table.legal().sort()).toEqual(options);
      table.answer(choice);
    }
    if (choice === 'done') break;
    picked.push(choice);
  }
  table.settled();
}

const cards = ['trader.blue', 'trader.green', 'trader.yellow', 'farmer.red', 'farmer.blue', 'dancer.red'];
const some = fc.subarray(cards, { maxLength: 5 });
const several = fc.shuffledSubarray([...cards, ...cards], { maxLength: 5 });
const luck = fc.array(fc.nat(60), { minLength: 12, maxLength: 12 });
const level = fc.constantFrom(0, 2);
const runs = { numRuns: 150, seed: 52 };

/** Enough members for level 2, none of whom takes part in what the sides have in common by accident. */
const members = (profession: string): string[] => [`${profession}.blue`, `${profession}.green`];

function use(
  table: Scenario,
  profession: string,
  chosen: number,
  deal: Deal,
  picks: readonly number[],
): void {
  table.answer(`play.${profession}.red`);
  if (endings(deal).length === 0) {
    if (table.prompt() === '0 level') expect(table.legal()).not.toContain(`level.${chosen}`);
    return;
  }
  table.answer(`level.${chosen}`);
  follow(table, deal, picks);
}

describe('exchanges', () => {
  it('[GH-5.2] between two guildhalls: every pick that can still end well, and no other', () => {
    const property = fc.property(some, some, level, luck, (own, theirs, chosen, picks) => {
      const mine = [...new Set([...members('trader'), ...own])];
      const number = chosen === 0 ? 1 : 2;
      const deal = { mine, theirs, halls: { mine: true, theirs: true }, give: number, take: number };
      const table = scenario(guildhall, {
        players: [{ hand: ['trader.red'], hall: mine }, { hall: theirs }],
      });
      use(table, 'trader', chosen, deal, picks);
    });
    fc.assert(property, runs);
  });

  it('[GH-5.2] between hand and own guildhall', () => {
    const property = fc.property(several, some, fc.constantFrom(2, 4), luck, (hand, own, chosen, picks) => {
      const rest =
        chosen === 2 ? members('weaver') : [...members('weaver'), 'weaver.yellow', 'weaver.purple'];
      const hall = [...own, ...rest];
      const give = chosen === 2 ? 2 : ('any number' as const);
      const deal = {
        mine: hand,
        theirs: hall,
        halls: { mine: false, theirs: true },
        give,
        take: chosen === 2 ? 1 : 2,
      };
      const table = scenario(guildhall, { players: [{ hand: ['weaver.red', ...hand], hall }, {}] });
      use(table, 'weaver', chosen, deal, picks);
    });
    fc.assert(property, runs);
  });

  it('[GH-5.2] between hand and the guildhall of another player', () => {
    const property = fc.property(several, some, level, luck, (hand, theirs, chosen, picks) => {
      const number = chosen === 0 ? 1 : 2;
      const deal = { mine: hand, theirs, halls: { mine: false, theirs: true }, give: number, take: number };
      const table = scenario(guildhall, {
        options: { professions: 'all' },
        players: [{ hand: ['peddler.red', ...hand], hall: members('peddler') }, { hall: theirs }],
      });
      use(table, 'peddler', chosen, deal, picks);
    });
    fc.assert(property, runs);
  });

  it('[GH-5.2] between guildhall and discard pile', () => {
    const property = fc.property(some, several, level, luck, (own, pile, chosen, picks) => {
      const mine = [...own, ...members('hunter')];
      const number = chosen === 0 ? 1 : 2;
      const deal = {
        mine,
        theirs: pile,
        halls: { mine: true, theirs: false },
        give: number,
        take: number,
      };
      fc.pre(endings(deal).length > 0);
      const table = scenario(guildhall, {
        options: { professions: 'all' },
        players: [{ hand: ['hunter.red'], hall: mine }, {}],
        discard: pile,
      });
      use(table, 'hunter', chosen, deal, picks);
    });
    fc.assert(property, runs);
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
