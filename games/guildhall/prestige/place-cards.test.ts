import { type Scenario, scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const payment = ['red', 'blue', 'yellow', 'green', 'purple'].map((colour) => `discard.dancer.${colour}`);

/** I have just bought the card and paid for it. */
const bought = (prestige: string, card: string, hand: string[], hall: string[]): Scenario =>
  scenario(guildhall, {
    options: { prestige },
    row: [card],
    players: [{ hand, hall, completed: ['dancer.*'] }, {}],
  })
    .answer(`buy.${card}`)
    .answer(...payment);

describe.each([
  ['old-world', 'owe_3_place'],
  ['job-faire', 'jf_3_place'],
])('Prestige 3, place cards, %s', (prestige, card) => {
  it('[GH-vp-3-place] places hand cards until the player stops', () => {
    const table = bought(prestige, card, ['farmer.red', 'farmer.blue', 'weaver.red'], ['trader.red']);

    table.answer('use').answer('place.weaver.red').answer('place.farmer.red').answer('done');

    expect(table.cards('hall', 0)).toEqual(['trader.red', 'weaver.red', 'farmer.red']);
    expect(table.cards('hand', 0)).toEqual(['farmer.blue']);
    table.settled();
  });

  it('[GH-vp-3-place] places the whole hand', () => {
    const table = bought(prestige, card, ['farmer.red', 'farmer.blue'], []);

    table.answer('use').answer('place.farmer.red').answer('place.farmer.blue');

    expect(table.cards('hand', 0)).toEqual([]);
    table.settled();
  });

  it('[GH-vp-3-place] none is a number, too', () => {
    const table = bought(prestige, card, ['farmer.red'], []);

    table.answer('use').answer('done');

    expect(table.cards('hall', 0)).toEqual([]);
    table.settled();
  });

  it('[GH-vp-3-place] duplicates stay in hand, also of what was just placed', () => {
    const table = bought(prestige, card, ['farmer.red', 'farmer.red', 'trader.red'], ['trader.red']);

    table.answer('use').answer('place.farmer.red');

    expect(table.legal()).toEqual(['done']);
    expect(['place.farmer.red', 'place.trader.red'].map((id) => table.why(id))).toEqual([
      { code: 'duplicate-in-hall', params: { card: 'farmer.red' }, rule: 'GH-2.6' },
      { code: 'duplicate-in-hall', params: { card: 'trader.red' }, rule: 'GH-2.6' },
    ]);
  });

  it('[GH-vp-3-place] [GH-5.3] a duplicate fits after its chapter was completed', () => {
    const table = bought(
      prestige,
      card,
      ['farmer.red', 'farmer.purple'],
      ['farmer.red', 'farmer.blue', 'farmer.yellow', 'farmer.green'],
    );

    table.answer('use').answer('place.farmer.purple').answer('place.farmer.red');

    expect(table.cards('hall', 0)).toEqual(['farmer.red']);
    expect(table.cards('completed', 0)).toHaveLength(5);
    table.settled();
  });

  it('[GH-vp-3-place] placed cards do nothing', () => {
    const table = bought(prestige, card, ['farmer.red', 'weaver.red'], ['farmer.blue']);

    table.answer('use').answer('place.farmer.red').answer('place.weaver.red');

    expect(table.counter('tokens', 0)).toBe(0);
    table.settled();
  });

  it('[GH-vp-3-place] may be declined', () => {
    const table = bought(prestige, card, ['farmer.red'], []);

    table.answer('decline');

    expect(table.cards('hand', 0)).toEqual(['farmer.red']);
    table.settled();
  });
});
