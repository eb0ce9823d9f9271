import { type Scenario, type ScriptedOutcome, scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const payment = ['red', 'blue', 'yellow', 'green', 'purple'].map((colour) => `discard.dancer.${colour}`);
const weavers = ['weaver.red', 'weaver.blue', 'weaver.yellow', 'weaver.green', 'weaver.purple'];
const deck = [...weavers, 'trader.red', 'trader.blue'];

/** I have just bought the card and paid for it. */
const bought = (prestige: string, card: string, deck: string[], script: ScriptedOutcome[] = []): Scenario =>
  scenario(
    guildhall,
    {
      options: { prestige },
      deck,
      row: [card],
      players: [{ hand: ['farmer.red'], completed: ['dancer.*'] }, {}],
    },
    script,
  )
    .answer(`buy.${card}`)
    .answer(...payment);

describe('Prestige 3, draw cards', () => {
  it('[GH-vp-3-draw] draws six cards, whatever is in the hand', () => {
    const table = bought('old-world', 'owe_3_draw', deck);

    table.answer('use');

    expect(table.cards('hand', 0)).toEqual(['farmer.red', ...weavers, 'trader.red']);
    expect(table.cards('deck')).toEqual(['trader.blue']);
    table.settled();
  });

  it('[GH-vp-3-draw] [G-07] draws what exists, the chapter just paid among it', () => {
    const dancers = ['dancer.red', 'dancer.blue', 'dancer.yellow', 'dancer.green', 'dancer.purple'];
    const table = bought('old-world', 'owe_3_draw', [], [dancers]);

    table.answer('use');

    expect(table.cards('hand', 0)).toEqual(['farmer.red', ...dancers]);
    expect(table.cards('discard')).toEqual([]);
    table.settled();
  });

  it('[GH-vp-3-draw] may be declined', () => {
    const table = bought('old-world', 'owe_3_draw', deck);

    table.answer('decline');

    expect(table.cards('hand', 0)).toEqual(['farmer.red']);
    table.settled();
  });
});

describe('Prestige 4, draw cards', () => {
  it('[GH-vp-4-draw] draws five cards', () => {
    const table = bought('job-faire', 'jf_4_draw', deck);

    table.answer('use');

    expect(table.cards('hand', 0)).toEqual(['farmer.red', ...weavers]);
    expect(table.cards('deck')).toEqual(['trader.red', 'trader.blue']);
    table.settled();
  });

  it('[GH-vp-4-draw] may be declined', () => {
    const table = bought('job-faire', 'jf_4_draw', deck);

    table.answer('decline');

    expect(table.cards('deck')).toEqual(deck);
    table.settled();
  });
});
