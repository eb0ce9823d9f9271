import { type Scenario, scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const payment = ['red', 'blue', 'yellow', 'green', 'purple'].map((colour) => `discard.dancer.${colour}`);

/** I have just bought the card and paid for it. */
const bought = (prestige: string, card: string, mine: string[], ...others: string[][]): Scenario =>
  scenario(guildhall, {
    options: { prestige },
    row: [card],
    players: [{ hall: mine, completed: ['dancer.*'] }, ...others.map((hall) => ({ hall }))],
  })
    .answer(`buy.${card}`)
    .answer(...payment);

describe.each([
  ['old-world', 'owe_3_swap'],
  ['job-faire', 'jf_3_swap'],
])('Prestige 3, one for two, %s', (prestige, card) => {
  it('[GH-vp-3-swap] swaps one guildhall card with two of one other player', () => {
    const table = bought(
      prestige,
      card,
      ['weaver.red', 'weaver.blue'],
      ['farmer.red', 'trader.red', 'farmer.blue'],
    );

    table.answer('use').answer('give.weaver.blue').answer('take.trader.red').answer('take.farmer.blue');

    expect(table.cards('hall', 0)).toEqual(['weaver.red', 'trader.red', 'farmer.blue']);
    expect(table.cards('hall', 1)).toEqual(['farmer.red', 'weaver.blue']);
    table.settled();
  });

  it('[GH-vp-3-swap] exactly two against one', () => {
    const table = bought(prestige, card, ['weaver.red'], ['farmer.red', 'farmer.blue']);

    table.answer('use').answer('take.farmer.red').answer('take.farmer.blue');

    expect(table.cards('hall', 0)).toEqual(['farmer.red', 'farmer.blue']);
    expect(table.cards('hall', 1)).toEqual(['weaver.red']);
    table.settled();
  });

  it('[GH-vp-3-swap] a player with one open card is no target', () => {
    const table = bought(
      prestige,
      card,
      ['weaver.red'],
      ['farmer.red', 'farmer.blue'],
      ['farmer.red'],
      ['trader.red', 'trader.blue'],
    );

    table.answer('use');

    expect(table.legal()).toEqual(['target.1', 'target.3']);
    expect(table.why('target.2')).toMatchObject({ code: 'no-target-exchange', rule: 'GH-5.2' });
  });

  it('[GH-vp-3-swap] cannot be used against one open card alone', () => {
    const table = bought(prestige, card, ['weaver.red'], ['farmer.red']);

    expect(table.cards('hall', 1)).toEqual(['farmer.red']);
    table.settled();
  });

  it('[GH-vp-3-swap] twins can be taken only against their twin', () => {
    const table = bought(
      prestige,
      card,
      ['weaver.red', 'weaver.blue'],
      ['weaver.red', 'farmer.red', 'farmer.blue'],
    );

    table.answer('use').answer('give.weaver.blue');

    expect(table.legal()).toEqual(['take.farmer.blue', 'take.farmer.red']);
    expect(table.why('take.weaver.red')).toEqual({
      code: 'would-duplicate',
      params: { card: 'weaver.red' },
      rule: 'GH-2.6',
    });
  });

  it('[GH-vp-3-swap] what the other already has cannot be given', () => {
    const table = bought(
      prestige,
      card,
      ['weaver.red', 'weaver.blue', 'weaver.green'],
      ['weaver.red', 'farmer.red', 'farmer.blue'],
    );

    table.answer('use').answer('take.farmer.red').answer('take.farmer.blue');

    expect(table.legal()).toEqual(['give.weaver.green', 'give.weaver.blue']);
    expect(table.why('give.weaver.red')).toMatchObject({ code: 'would-duplicate', rule: 'GH-2.6' });
  });

  it('[GH-vp-3-swap] may complete a chapter on both sides', () => {
    const table = bought(
      prestige,
      card,
      ['farmer.red', 'farmer.blue', 'farmer.yellow', 'weaver.red'],
      ['weaver.blue', 'weaver.yellow', 'weaver.green', 'weaver.purple', 'farmer.green', 'farmer.purple'],
    );

    table.answer('use').answer('give.weaver.red').answer('take.farmer.green').answer('take.farmer.purple');

    expect([0, 1].map((seat) => table.cards('hall', seat))).toEqual([[], []]);
    expect([0, 1].map((seat) => table.cards('completed', seat).length)).toEqual([5, 5]);
    table.settled();
  });

  it('[G-19] with an empty guildhall the effect is not available', () => {
    const table = bought(prestige, card, [], ['farmer.red', 'farmer.blue']);

    expect(table.cards('hall', 1)).toEqual(['farmer.red', 'farmer.blue']);
    table.settled();
  });

  it('[GH-vp-3-swap] may be declined', () => {
    const table = bought(prestige, card, ['weaver.red'], ['farmer.red', 'farmer.blue']);

    table.answer('decline');

    expect(table.cards('hall', 0)).toEqual(['weaver.red']);
    table.settled();
  });
});
