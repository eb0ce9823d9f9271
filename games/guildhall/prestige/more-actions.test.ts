import { type Scenario, scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

/** I have just bought the card and paid for it. */
function bought(prestige: string, card: string, completed: string[], actionsLeft: number): Scenario {
  const table = scenario(guildhall, {
    options: { prestige },
    row: [card],
    actionsLeft,
    players: [{ hand: ['farmer.red', 'farmer.blue'], completed }, {}],
  });
  table.answer(`buy.${card}`);
  return table.answer(...table.legal());
}

describe.each([
  ['old-world', 'owe_4_action'],
  ['job-faire', 'jf_4_action'],
])('Prestige 4, extra action, %s', (prestige, card) => {
  it('[GH-vp-4-action] brings one action', () => {
    const table = bought(prestige, card, ['dancer.*'], 2);

    table.answer('use');

    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });

  it('[GH-vp-4-action] also with the last action', () => {
    const table = bought(prestige, card, ['dancer.*'], 1);

    table.answer('use');

    expect(table.counter('actionsLeft')).toBe(1);
    expect(table.prompt()).toBe('0 action');
  });

  it('[GH-vp-4-action] does not let a profession be played twice', () => {
    const table = bought(prestige, card, ['dancer.*'], 2);

    table.answer('use').answer('play.farmer.red');

    expect(table.prompt()).toBe('0 action');
    expect(table.why('play.farmer.blue')).toMatchObject({ code: 'profession-played', rule: 'GH-2.4-A' });
  });

  it('[GH-vp-4-action] declined, the turn ends with the last action', () => {
    const table = bought(prestige, card, ['dancer.*'], 1);

    table.answer('decline');

    expect(table.prompt()).toBe('1 action');
    table.settled();
  });
});

describe.each([
  ['old-world', 'owe_7_actions'],
  ['job-faire', 'jf_7_actions'],
])('Prestige 7, %s', (prestige, card) => {
  it('[GH-vp-7] brings two actions', () => {
    const table = bought(prestige, card, ['dancer.*', 'weaver.*'], 2);

    table.answer('use');

    expect(table.counter('actionsLeft')).toBe(3);
    table.settled();
  });

  it('[GH-vp-7] also with the last action: two more', () => {
    const table = bought(prestige, card, ['dancer.*', 'weaver.*'], 1);

    table.answer('use');

    expect(table.counter('actionsLeft')).toBe(2);
    expect(table.prompt()).toBe('0 action');
  });

  it('[GH-vp-7] may be declined', () => {
    const table = bought(prestige, card, ['dancer.*', 'weaver.*'], 2);

    table.answer('decline');

    expect(table.counter('actionsLeft')).toBe(1);
    table.settled();
  });
});
