import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

describe('Dancer', () => {
  it('[GH-dancer-x] without a Dancer in the guildhall draws nothing and still gives an action', () => {
    const table = scenario(guildhall, { players: [{ hand: ['dancer.red'] }, {}], deck: ['farmer.red'] });

    table.answer('play.dancer.red');
    expect(table.legal()).toEqual(['level.0', 'decline']);
    table.answer('level.0');

    expect(table.cards('hand', 0)).toEqual([]);
    expect(table.cards('deck')).toEqual(['farmer.red']);
    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });

  it('[GH-dancer-x] draws a card for each Dancer, then gives an action', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['dancer.red'], hall: ['dancer.blue', 'dancer.green'] }, {}],
      deck: ['farmer.red', 'farmer.blue', 'farmer.green'],
    });

    table.answer('play.dancer.red').answer('level.2');

    expect(table.cards('hand', 0)).toEqual(['farmer.red', 'farmer.blue']);
    expect(table.cards('deck')).toEqual(['farmer.green']);
    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });

  it('[GH-dancer-x] cannot count more Dancers than there are', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['dancer.red'], hall: ['dancer.blue', 'dancer.green'] }, {}],
      deck: ['farmer.red', 'farmer.blue', 'farmer.green'],
    });

    table.answer('play.dancer.red');

    expect(table.why('level.3')).toEqual({
      code: 'level-too-high',
      params: { level: 3, have: 2 },
      rule: 'GH-2.4-A',
    });
    expect(table.refused('level.3')).toBe('level-too-high');
  });

  it('[G-03] may count fewer Dancers than there are', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['dancer.red'], hall: ['dancer.blue', 'dancer.green'] }, {}],
      deck: ['farmer.red', 'farmer.blue'],
    });

    table.answer('play.dancer.red');
    expect(table.legal()).toEqual(['level.2', 'level.1', 'level.0', 'decline']);
    table.answer('level.1');

    expect(table.cards('hand', 0)).toEqual(['farmer.red']);
    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });

  it('[GH-dancer-x] gives no action when the effect is declined', () => {
    const table = scenario(guildhall, { players: [{ hand: ['dancer.red'] }, {}] });

    table.answer('play.dancer.red').answer('decline');

    expect(table.counter('actionsLeft')).toBe(1);
    table.settled();
  });

  it('[GH-dancer-x] [GH-2.8] shuffles the discard pile when the deck runs out', () => {
    const table = scenario(
      guildhall,
      {
        players: [{ hand: ['dancer.red'], hall: ['dancer.blue', 'dancer.green'] }, {}],
        deck: ['farmer.red'],
        discard: ['weaver.red', 'weaver.blue', 'weaver.green'],
      },
      [['weaver.blue', 'weaver.red', 'weaver.green']],
    );

    table.answer('play.dancer.red').answer('level.2');

    expect(table.cards('hand', 0)).toEqual(['farmer.red', 'weaver.blue']);
    expect(table.cards('deck')).toEqual(['weaver.red', 'weaver.green']);
    expect(table.cards('discard')).toEqual([]);
    table.settled();
  });

  it('[GH-dancer-x] [G-07] draws what exists and still gives the action', () => {
    const hall = ['dancer.blue', 'dancer.green', 'dancer.purple', 'dancer.yellow'];
    const table = scenario(guildhall, {
      players: [{ hand: ['dancer.red'], hall }, {}],
      deck: ['farmer.red'],
    });

    table.answer('play.dancer.red').answer('level.4');

    expect(table.cards('hand', 0)).toEqual(['farmer.red']);
    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });
});
