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
  ['old-world', 'owe_4_take'],
  ['job-faire', 'jf_4_take'],
])('Prestige 4, take a card, %s', (prestige, card) => {
  it('[GH-vp-4-take] takes one open card', () => {
    const table = bought(prestige, card, ['weaver.red'], ['farmer.red', 'farmer.blue']);

    table.answer('use').answer('take.farmer.blue');

    expect(table.cards('hall', 0)).toEqual(['weaver.red', 'farmer.blue']);
    expect(table.cards('hall', 1)).toEqual(['farmer.red']);
    table.settled();
  });

  it('[GH-vp-4-take] not one whose twin is there already', () => {
    const table = bought(prestige, card, ['farmer.red'], ['farmer.red', 'farmer.blue', 'farmer.green']);

    table.answer('use');

    expect(table.legal()).toEqual(['take.farmer.blue', 'take.farmer.green']);
    expect(table.why('take.farmer.red')).toEqual({
      code: 'duplicate-in-hall',
      params: { card: 'farmer.red' },
      rule: 'GH-2.6',
    });
  });

  it('[GH-vp-4-take] cannot be used if there are only duplicates, or nothing at all', () => {
    const table = bought(prestige, card, ['farmer.red', 'farmer.blue'], ['farmer.red', 'farmer.blue'], []);

    expect(table.cards('hall', 1)).toEqual(['farmer.red', 'farmer.blue']);
    table.settled();
  });

  it('[GH-vp-4-take] only players with a card that fits can be chosen', () => {
    const table = bought(prestige, card, ['farmer.red'], ['weaver.red'], ['farmer.red'], ['farmer.blue']);

    table.answer('use');

    expect(table.legal()).toEqual(['target.1', 'target.3']);
    expect(table.why('target.2')).toMatchObject({ code: 'no-target-cards', rule: 'G-17' });
  });

  it('[GH-vp-4-take] may complete a chapter', () => {
    const table = bought(
      prestige,
      card,
      ['farmer.red', 'farmer.blue', 'farmer.yellow', 'farmer.green'],
      ['farmer.purple', 'weaver.red'],
    );

    table.answer('use').answer('take.farmer.purple');

    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.cards('completed', 0)).toHaveLength(5);
    table.settled();
  });

  it('[GH-vp-4-take] may be declined', () => {
    const table = bought(prestige, card, [], ['farmer.red']);

    table.answer('decline');

    expect(table.cards('hall', 0)).toEqual([]);
    table.settled();
  });
});
