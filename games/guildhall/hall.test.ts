import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from './index.ts';

const colours = ['red', 'blue', 'yellow', 'green', 'purple'];
const inColourOrder = (profession: string): string[] =>
  colours.map((colour) => `discard.${profession}.${colour}`);
const fourFarmers = ['farmer.red', 'farmer.blue', 'farmer.yellow', 'farmer.green'];
const fourWeavers = ['weaver.red', 'weaver.blue', 'weaver.yellow', 'weaver.green'];

describe('completed chapters', () => {
  it('[GH-2.5] five colours are set aside the moment they are together', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.purple', 'farmer.purple', 'farmer.red'], hall: fourFarmers }, {}],
    });

    expect(table.why('play.farmer.red').code).toBe('duplicate-in-hall');
    table.answer('play.weaver.purple').answer('level.0').answer('place.farmer.purple');

    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.cards('completed', 0)).toEqual([...fourFarmers, 'farmer.purple']);
    expect(table.legal()).toContain('play.farmer.red');
    table.settled();
  });

  it('[GH-2.5] also in the turn of somebody else', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['trader.red'], hall: ['farmer.purple'] }, { hall: [...fourFarmers, 'dancer.red'] }],
    });

    table.answer('play.trader.red').answer('level.0').answer('take.dancer.red');

    expect(table.cards('completed', 1)).toEqual([...fourFarmers, 'farmer.purple']);
    expect(table.cards('hall', 1)).toEqual([]);
    table.settled();
  });

  it('[GH-2.5] a completed chapter is safe from the Assassin, gives no level and blocks no duplicate', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red', 'farmer.red'], completed: ['farmer.*', 'assassin.*'] },
        { completed: ['weaver.*'], hall: ['dancer.red'] },
      ],
    });

    expect(table.legal()).toEqual(['play.assassin.red', 'play.farmer.red', 'refill']);
    table.answer('play.assassin.red');
    expect(table.why('level.2').code).toBe('level-too-high');
    table.answer('level.0');

    expect(table.cards('completed', 1)).toHaveLength(5);
    expect(table.cards('discard')).toEqual(['dancer.red']);
    table.settled();
  });

  it('[GH-2.5] [G-12] of four the owner gives up one, in an order of choice', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [
        {
          hand: ['farmer.purple'],
          hall: fourFarmers,
          completed: ['weaver.*', 'dancer.*', 'weaver.*'],
        },
        {},
      ],
    });

    table.answer('play.farmer.purple').answer('decline');
    expect(table.prompt()).toBe('0 drop-chapter');
    expect(table.legal()).toEqual(['drop.farmer', 'drop.dancer', 'drop.weaver']);
    expect(table.refused('drop.trader')).toBe('unknown-option');
    expect(table.refused('drop.farmer', 'drop.dancer')).toBe('too-many');
    table.answer('drop.weaver').answer(...inColourOrder('weaver').reverse());

    expect(table.cards('discard')).toEqual(colours.map((colour) => `weaver.${colour}`));
    expect(table.cards('completed', 0)).toHaveLength(15);
    expect(table.prompt()).toBe('1 action');
    table.settled();
  });

  it('[GH-2.5] a third chapter is kept', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [{ hand: ['farmer.purple'], hall: fourFarmers, completed: ['weaver.*', 'dancer.*'] }, {}],
    });

    table.answer('play.farmer.purple').answer('decline');

    expect(table.cards('completed', 0)).toHaveLength(15);
    table.settled();
  });

  it('[GH-5.4] [G-11] [G-12] two players complete at once: the active one gives up first, each their own', () => {
    const three = ['dancer.*', 'historian.*', 'assassin.*'];
    const table = scenario(guildhall, {
      active: 1,
      players: [
        { hall: [...fourWeavers, 'farmer.purple'], completed: three },
        { hand: ['trader.red'], hall: [...fourFarmers, 'weaver.purple'], completed: three },
      ],
    });

    table
      .answer('play.trader.red')
      .answer('level.0')
      .answer('give.weaver.purple')
      .answer('take.farmer.purple');
    expect(table.prompt()).toBe('1 drop-chapter');
    expect(table.legal()).toEqual(['drop.assassin', 'drop.farmer', 'drop.historian', 'drop.dancer']);
    table.answer('drop.farmer').answer(...inColourOrder('farmer'));
    expect(table.prompt()).toBe('0 drop-chapter');
    expect(() => table.match.answer(1, ['drop.dancer'])).toThrow('not-your-decision');
    table.answer('drop.dancer').answer(...inColourOrder('dancer'));

    expect(table.cards('discard')[0]).toBe('dancer.purple');
    expect(table.cards('completed', 0)).toHaveLength(15);
    expect(table.cards('completed', 1)).toHaveLength(15);
    expect(table.prompt()).toBe('1 action');
    table.settled();
  });

  it('[GH-5.4] two chapters completed at once are given up one by one', () => {
    const table = scenario(guildhall, {
      players: [
        {
          hand: ['weaver.red', 'farmer.purple', 'dancer.purple'],
          hall: [
            'weaver.blue',
            'weaver.green',
            ...fourFarmers,
            'dancer.red',
            'dancer.blue',
            'dancer.yellow',
            'dancer.green',
          ],
          completed: ['trader.*', 'historian.*', 'assassin.*'],
        },
        {},
      ],
    });

    table.answer('play.weaver.red').answer('level.2');
    table.answer('give.farmer.purple').answer('give.dancer.purple').answer('take.weaver.blue');
    table.answer('drop.trader').answer(...inColourOrder('trader'));
    expect(table.prompt()).toBe('0 drop-chapter');
    table.answer('drop.dancer').answer(...inColourOrder('dancer'));

    expect(table.cards('completed', 0)).toHaveLength(15);
    table.settled();
  });
});

describe('duplicates', () => {
  it('[GH-2.6] a card in the action area is no duplicate', () => {
    const table = scenario(guildhall, { players: [{ hand: ['weaver.red', 'weaver.red'] }, {}] });

    table.answer('play.weaver.red').answer('level.0').answer('place.weaver.red');

    expect(table.cards('hall', 0)).toEqual(['weaver.red']);
    expect(table.cards('area', 0)).toEqual(['weaver.red']);
    table.settled();
  });

  it('[GH-2.6] nothing is placed that the guildhall holds already', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.red', 'dancer.red'], hall: ['farmer.red'] }, {}],
    });

    table.answer('play.weaver.red').answer('level.0');

    expect(table.refused('place.farmer.red')).toBe('duplicate-in-hall');
    expect(table.legal()).toEqual(['place.dancer.red']);
  });

  it('[GH-2.6] two different cards of one profession are no duplicates', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue'], hall: ['farmer.red'] }, {}],
    });

    table.answer('play.weaver.red').answer('level.0').answer('place.farmer.blue');

    expect(table.cards('hall', 0)).toEqual(['farmer.red', 'farmer.blue']);
    table.settled();
  });
});

describe('effects on others', () => {
  it('[G-18] what others played before is in their guildhall, their action areas are empty', () => {
    const table = scenario(guildhall, {
      active: 1,
      actionsLeft: 1,
      players: [{ hand: ['assassin.red'] }, { hand: ['farmer.red'] }],
    });

    table.answer('play.farmer.red');
    expect(table.cards('area', 1)).toEqual([]);
    table.answer('play.assassin.red').answer('level.0');

    expect(table.cards('discard')).toEqual(['farmer.red']);
    table.settled();
  });

  it('[G-17] every target offered can be fully affected', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red'], hall: ['assassin.blue', 'assassin.green'] },
        { hall: ['farmer.red', 'farmer.blue'] },
        { hall: ['farmer.red', 'weaver.blue'] },
        { hall: ['weaver.red'] },
      ],
    });

    table.answer('play.assassin.red').answer('level.2');

    expect(table.legal()).toEqual(['discard.farmer.red', 'discard.weaver.blue']);
    table.answer('discard.farmer.red', 'discard.weaver.blue');
    expect(table.cards('hall', 2)).toEqual([]);
    table.settled();
  });
});
