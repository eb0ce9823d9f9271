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
  ['old-world', 'owe_2_chapter'],
  ['job-faire', 'jf_2_chapter'],
])('Prestige 2, %s', (prestige, card) => {
  it('[GH-vp-2] takes a whole open chapter', () => {
    const table = bought(prestige, card, ['weaver.red'], ['farmer.red', 'weaver.blue', 'farmer.blue']);

    table.answer('use').answer('take-chapter.farmer');

    expect(table.cards('hall', 0)).toEqual(['weaver.red', 'farmer.red', 'farmer.blue']);
    expect(table.cards('hall', 1)).toEqual(['weaver.blue']);
    table.settled();
  });

  it('[GH-vp-2] [GH-2.6] one duplicate blocks the whole chapter (regression 8)', () => {
    const table = bought(
      prestige,
      card,
      ['farmer.blue'],
      ['farmer.red', 'farmer.blue', 'weaver.blue', 'trader.red'],
    );

    table.answer('use');

    expect(table.legal()).toEqual(['take-chapter.trader', 'take-chapter.weaver']);
    expect(table.why('take-chapter.farmer')).toEqual({
      code: 'chapter-would-duplicate',
      params: {},
      rule: 'GH-2.6',
    });
    expect(table.refused('take-chapter.farmer')).toBe('chapter-would-duplicate');
  });

  it('[GH-vp-2] cannot be used if every chapter holds a duplicate (regression 8)', () => {
    const table = bought(prestige, card, ['farmer.blue'], ['farmer.red', 'farmer.blue']);

    expect(table.cards('hall', 0)).toEqual(['farmer.blue']);
    expect(table.cards('hall', 1)).toEqual(['farmer.red', 'farmer.blue']);
    table.settled();
  });

  it('[GH-vp-2] cannot be used if nobody has an open card', () => {
    const table = bought(prestige, card, ['farmer.blue'], [], []);

    table.settled();
  });

  it('[GH-vp-2] only players with a chapter that fits can be chosen', () => {
    const table = bought(prestige, card, ['farmer.blue'], ['farmer.blue'], ['weaver.blue'], ['farmer.red']);

    table.answer('use');
    expect(table.legal()).toEqual(['target.2', 'target.3']);
    expect(table.why('target.1')).toMatchObject({ code: 'no-target-cards', rule: 'G-17' });
    table.answer('target.3');

    expect(table.cards('hall', 0)).toEqual(['farmer.blue', 'farmer.red']);
    table.settled();
  });

  it('[GH-vp-2] may complete the own chapter', () => {
    const table = bought(
      prestige,
      card,
      ['farmer.blue', 'farmer.purple'],
      ['farmer.red', 'farmer.yellow', 'farmer.green'],
    );

    table.answer('use');

    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.cards('completed', 0)).toHaveLength(5);
    expect(table.cards('completed', 1)).toEqual([]);
    table.settled();
  });

  it('[GH-vp-2] may be declined', () => {
    const table = bought(prestige, card, [], ['farmer.red']);

    table.answer('decline');

    expect(table.cards('hall', 1)).toEqual(['farmer.red']);
    table.settled();
  });
});
