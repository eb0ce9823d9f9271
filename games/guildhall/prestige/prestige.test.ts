import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const chapters = ['farmer.*', 'dancer.*', 'weaver.*'];

/** Card, points, cost, copies with four players, copies with two or three. */
const kinds = [
  ['GH-vp-2', 'old-world', 'owe_2_chapter', 2, 1, 3, 2],
  ['GH-vp-3-draw', 'old-world', 'owe_3_draw', 3, 1, 3, 2],
  ['GH-vp-3-swap', 'old-world', 'owe_3_swap', 3, 1, 3, 2],
  ['GH-vp-3-place', 'old-world', 'owe_3_place', 3, 1, 3, 2],
  ['GH-vp-4-take', 'old-world', 'owe_4_take', 4, 1, 3, 2],
  ['GH-vp-4-action', 'old-world', 'owe_4_action', 4, 1, 3, 2],
  ['GH-vp-5', 'old-world', 'owe_5', 5, 1, 6, 4],
  ['GH-vp-7', 'old-world', 'owe_7_actions', 7, 2, 3, 2],
  ['GH-vp-9', 'old-world', 'owe_9', 9, 2, 3, 2],
  ['GH-vp-2', 'job-faire', 'jf_2_chapter', 2, 1, 3, 2],
  ['GH-vp-3-swap', 'job-faire', 'jf_3_swap', 3, 1, 3, 2],
  ['GH-vp-3-place', 'job-faire', 'jf_3_place', 3, 1, 3, 2],
  ['GH-vp-4-draw', 'job-faire', 'jf_4_draw', 4, 1, 3, 2],
  ['GH-vp-4-take', 'job-faire', 'jf_4_take', 4, 1, 3, 2],
  ['GH-vp-4-action', 'job-faire', 'jf_4_action', 4, 1, 3, 2],
  ['GH-vp-5', 'job-faire', 'jf_5', 5, 1, 6, 4],
  ['GH-vp-7', 'job-faire', 'jf_7_actions', 7, 2, 3, 2],
  ['GH-vp-9', 'job-faire', 'jf_9', 9, 2, 3, 2],
] as const;

/** The prestige cards that come out of the box. */
function prestigeIn(prestige: string, seats: number): string[] {
  const table = scenario(guildhall, { options: { prestige }, seats });
  return table.cards('box').filter((card) => card.includes('_'));
}

describe('Prestige cards', () => {
  it.each(kinds)('[%s] %s %s: %i points for %i, three copies or twice as many fives', (...kind) => {
    const [, prestige, card, points, cost, large, small] = kind;
    const table = scenario(guildhall, {
      options: { prestige },
      row: [card],
      players: [{ completed: chapters.slice(0, cost) }, {}],
    });

    table.answer(`buy.${card}`);
    table.answer(...table.legal());

    expect(table.cards('honours', 0)).toEqual([card]);
    expect(table.cards('completed', 0)).toEqual([]);
    expect(table.cards('discard')).toHaveLength(5 * cost);
    expect(table.match.view(0)).toMatchObject({ seats: [{ points }, { points: 0 }] });
    expect([4, 3, 2].map((seats) => prestigeIn(prestige, seats).filter((id) => id === card).length)).toEqual([
      large,
      small,
      small,
    ]);
  });

  it.each(kinds)(
    '[%s] %s %s: one chapter too few does not buy it',
    (_rule, prestige, card, _points, cost) => {
      const table = scenario(guildhall, {
        options: { prestige },
        row: [card],
        players: [{ completed: chapters.slice(0, cost - 1) }, {}],
      });

      expect(table.why(`buy.${card}`)).toEqual({
        code: 'too-few-chapters',
        params: { cost, have: cost - 1 },
        rule: 'GH-2.4-C',
      });
    },
  );

  it.each(kinds)('[%s] %s %s: with one chapter to spare the owner chooses what to pay', (...kind) => {
    const [, prestige, card, , cost] = kind;
    const table = scenario(guildhall, {
      options: { prestige },
      row: [card],
      players: [{ completed: chapters.slice(0, cost + 1) }, {}],
    });

    table.answer(`buy.${card}`);
    expect(table.prompt()).toBe('0 pay');
    table.answer(...table.legal().slice(0, cost));
    table.answer(...table.legal());

    expect(table.cards('completed', 0)).toHaveLength(5);
    expect(table.cards('honours', 0)).toEqual([card]);
  });

  it.each(['old-world', 'job-faire'])(
    '[GH-2.3] %s: 30 cards for four players, 20 for two or three',
    (set) => {
      expect([4, 3, 2].map((seats) => prestigeIn(set, seats).length)).toEqual([30, 20, 20]);
    },
  );

  it.each(['old-world', 'job-faire'])('[GH-2.3] %s: the two sets are never mixed', (prestige) => {
    const kindsOfSet = kinds.filter(([, set]) => set === prestige).map(([, , card]) => card);

    expect(new Set(prestigeIn(prestige, 4))).toEqual(new Set(kindsOfSet));
  });

  it.each([
    ['old-world', 'owe_5'],
    ['job-faire', 'jf_5'],
  ])('[GH-vp-5] %s: has no effect, so nothing is asked', expectNoEffect);

  it.each([
    ['old-world', 'owe_9'],
    ['job-faire', 'jf_9'],
  ])('[GH-vp-9] %s: has no effect, so nothing is asked', expectNoEffect);
});

function expectNoEffect(prestige: string, card: string): void {
  const table = scenario(guildhall, {
    options: { prestige },
    row: [card],
    players: [{ completed: ['farmer.*', 'dancer.*'], hand: ['weaver.red'] }, { hall: ['weaver.blue'] }],
  });

  table.answer(`buy.${card}`);
  while (table.prompt() !== '0 action') {
    expect(table.prompt()).toMatch(/pay|order-discard/);
    table.answer(...table.legal().slice(0, table.asked().min));
  }

  expect(table.counter('actionsLeft')).toBe(1);
  expect(table.cards('hand', 0)).toEqual(['weaver.red']);
  table.settled();
}

describe('The prestige row', () => {
  const payment = ['red', 'blue', 'yellow', 'green', 'purple'].map((colour) => `discard.farmer.${colour}`);

  it('[G-15] is refilled before the effect of the card bought', () => {
    const table = scenario(guildhall, {
      row: ['owe_4_action', 'owe_2_chapter', 'owe_3_draw', 'owe_5', 'owe_5'],
      prestigeDeck: ['owe_9', 'owe_7_actions'],
      players: [{ completed: ['farmer.*'] }, {}],
    });

    table.answer('buy.owe_4_action').answer(...payment);

    expect(table.prompt()).toBe('0 use-prestige');
    expect(table.cards('row')).toEqual(['owe_2_chapter', 'owe_3_draw', 'owe_5', 'owe_5', 'owe_9']);
    expect(table.cards('prestigeDeck')).toEqual(['owe_7_actions']);
  });

  it('[G-09] gets shorter when the prestige deck is empty, and the game goes on', () => {
    const table = scenario(guildhall, {
      row: ['owe_5', 'owe_9'],
      players: [{ completed: ['farmer.*'] }, {}],
    });

    table.answer('buy.owe_5').answer(...payment);

    expect(table.cards('row')).toEqual(['owe_9']);
    table.settled();
  });

  it('[G-09] the last card can be bought', () => {
    const table = scenario(guildhall, { row: ['owe_5'], players: [{ completed: ['farmer.*'] }, {}] });

    table.answer('buy.owe_5').answer(...payment);

    expect(table.cards('row')).toEqual([]);
    expect(table.legal()).toEqual(['refill']);
    table.settled();
  });
});
