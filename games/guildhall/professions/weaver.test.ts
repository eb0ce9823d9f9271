import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const two = ['weaver.blue', 'weaver.green'];
const four = [...two, 'weaver.yellow', 'weaver.purple'];

describe('Weaver', () => {
  it('[GH-weaver-0] places one hand card', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue'], hall: ['farmer.red'] }, {}],
    });

    table.answer('play.weaver.red').answer('level.0').answer('place.farmer.blue');

    expect(table.cards('hall', 0)).toEqual(['farmer.red', 'farmer.blue']);
    expect(table.cards('hand', 0)).toEqual([]);
    table.settled();
  });

  it('[GH-weaver-0] a placed card has no effect', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue'], hall: ['farmer.red'] }, {}],
    });

    table.answer('play.weaver.red').answer('level.0').answer('place.farmer.blue');

    expect(table.counter('tokens', 0)).toBe(0);
    expect(table.counter('played')).toEqual(['weaver']);
    table.settled();
  });

  it('[GH-weaver-0] lists duplicates with their reason', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.red', 'farmer.blue'], hall: ['farmer.red'] }, {}],
    });

    table.answer('play.weaver.red').answer('level.0');

    expect(table.legal()).toEqual(['place.farmer.blue']);
    expect(table.why('place.farmer.red')).toEqual({
      code: 'duplicate-in-hall',
      params: { card: 'farmer.red' },
      rule: 'GH-2.6',
    });
    expect(table.refused('place.farmer.red')).toBe('duplicate-in-hall');
  });

  it('[GH-weaver-0] cannot be used with nothing to place', () => {
    const noHand = scenario(guildhall, { players: [{ hand: ['weaver.red'] }, {}] });
    const duplicates = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.red'], hall: ['farmer.red'] }, {}],
    });

    noHand.answer('play.weaver.red');
    duplicates.answer('play.weaver.red');

    for (const table of [noHand, duplicates]) {
      expect(table.why('level.0')).toEqual({ code: 'nothing-to-place', params: {}, rule: 'GH-5.5' });
      expect(table.legal()).toEqual(['decline']);
    }
  });

  it('[GH-weaver-2] places two hand cards and takes one open card', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue', 'dancer.blue', 'dancer.red'], hall: two }, {}],
    });

    table.answer('play.weaver.red').answer('level.2');
    table.answer('give.farmer.blue').answer('take.weaver.green').answer('give.dancer.red');

    expect(table.cards('hall', 0)).toEqual(['weaver.blue', 'farmer.blue', 'dancer.red']);
    expect(table.cards('hand', 0)).toEqual(['dancer.blue', 'weaver.green']);
    table.settled();
  });

  it('[GH-weaver-2] needs two hand cards; level 0 remains (regression 4)', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue'], hall: two }, {}],
    });

    table.answer('play.weaver.red');

    expect(table.why('level.2').code).toBe('nothing-to-place');
    expect(table.why('level.4')).toEqual({
      code: 'level-too-high',
      params: { level: 4, have: 2 },
      rule: 'GH-2.4-A',
    });
    expect(table.legal()).toEqual(['level.0', 'decline']);
    expect(table.refused('level.2')).toBe('nothing-to-place');
  });

  it('[GH-weaver-2] needs two different hand cards', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue', 'farmer.blue'], hall: two }, {}],
    });

    table.answer('play.weaver.red');

    expect(table.legal()).toEqual(['level.0', 'decline']);
  });

  it('[GH-weaver-2] [GH-5.2] exactly enough: a twin is placed because its twin is taken', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue', 'weaver.green'], hall: two }, {}],
    });

    table.answer('play.weaver.red').answer('level.2');
    expect(table.why('take.weaver.blue')).toEqual({
      code: 'exchange-cannot-end',
      params: { card: 'weaver.blue' },
      rule: 'GH-5.2',
    });
    expect(table.refused('take.weaver.blue')).toBe('exchange-cannot-end');
    table.answer('give.farmer.blue').answer('give.weaver.green').answer('take.weaver.green');

    expect(table.cards('hall', 0)).toEqual(['weaver.blue', 'farmer.blue', 'weaver.green']);
    expect(table.cards('hand', 0)).toEqual(['weaver.green']);
    table.settled();
  });

  it('[GH-weaver-2] cannot place two twins for one card taken', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'weaver.blue', 'weaver.green'], hall: two }, {}],
    });

    table.answer('play.weaver.red');

    expect(table.why('level.2').code).toBe('nothing-to-place');
    expect(table.why('level.0').code).toBe('nothing-to-place');
  });

  it('[GH-weaver-2] [J-03] a card just placed cannot be taken back', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue', 'dancer.blue'], hall: two }, {}],
    });

    table.answer('play.weaver.red').answer('level.2').answer('give.farmer.blue').answer('give.dancer.blue');

    expect(table.legal()).toEqual(['take.weaver.green', 'take.weaver.blue']);
    expect(table.refused('take.farmer.blue')).toBe('unknown-option');
  });

  it('[GH-weaver-2] [J-03] a chapter is complete only if all five colours stay', () => {
    const farmers = ['farmer.red', 'farmer.blue', 'farmer.yellow'];
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.green', 'farmer.purple'], hall: [...two, ...farmers] }, {}],
    });

    table.answer('play.weaver.red').answer('level.2');
    table.answer('give.farmer.green').answer('give.farmer.purple').answer('take.farmer.red');

    expect(table.cards('completed', 0)).toEqual([]);
    expect(table.cards('hand', 0)).toEqual(['farmer.red']);
    table.settled();
  });

  it('[GH-weaver-4] places any number of hand cards and takes exactly two', () => {
    const table = scenario(guildhall, {
      players: [
        {
          hand: ['weaver.red', 'farmer.red', 'farmer.blue', 'dancer.red', 'trader.red'],
          hall: [...four, 'historian.red'],
        },
        {},
      ],
    });

    table.answer('play.weaver.red').answer('level.4');
    table.answer('give.farmer.red').answer('give.farmer.blue').answer('give.dancer.red');
    table.answer('take.historian.red');
    expect(table.why('done')).toEqual({ code: 'take-not-complete', params: {}, rule: 'GH-weaver-4' });
    expect(table.refused('done')).toBe('take-not-complete');
    table.answer('take.weaver.purple').answer('done');

    expect(table.cards('hall', 0)).toEqual([
      'weaver.blue',
      'weaver.green',
      'weaver.yellow',
      'farmer.red',
      'farmer.blue',
      'dancer.red',
    ]);
    expect(table.cards('hand', 0)).toEqual(['trader.red', 'historian.red', 'weaver.purple']);
    table.settled();
  });

  it('[GH-weaver-4] [J-02] may place nothing: just takes two back, even with an empty hand', () => {
    const table = scenario(guildhall, { players: [{ hand: ['weaver.red'], hall: four }, {}] });

    table.answer('play.weaver.red');
    expect(table.legal()).toEqual(['level.4', 'decline']);
    table.answer('level.4').answer('take.weaver.blue').answer('take.weaver.green').answer('done');

    expect(table.cards('hall', 0)).toEqual(['weaver.yellow', 'weaver.purple']);
    expect(table.cards('hand', 0)).toEqual(['weaver.blue', 'weaver.green']);
    table.settled();
  });

  it('[GH-weaver-4] refuses a third card taken, and more twins placed than are taken', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'weaver.blue', 'weaver.yellow', 'weaver.green'], hall: four }, {}],
    });

    table.answer('play.weaver.red').answer('level.4').answer('give.weaver.blue').answer('give.weaver.yellow');

    expect(table.why('give.weaver.green').code).toBe('would-duplicate');
    expect(table.why('take.weaver.purple').code).toBe('exchange-cannot-end');
    table.answer('take.weaver.blue').answer('take.weaver.yellow');
    expect(table.legal()).toEqual(['done']);
    expect(table.refused('take.weaver.purple')).toBe('unknown-option');
  });

  it('[GH-weaver-4] [GH-2.5] completes a chapter with what is placed', () => {
    const table = scenario(guildhall, {
      players: [
        {
          hand: ['weaver.red', 'farmer.green', 'farmer.purple'],
          hall: [...four, 'farmer.red', 'farmer.blue', 'farmer.yellow'],
        },
        {},
      ],
    });

    table.answer('play.weaver.red').answer('level.4');
    table.answer('give.farmer.green').answer('give.farmer.purple');
    table.answer('take.weaver.blue').answer('take.weaver.green').answer('done');

    expect(table.cards('completed', 0)).toHaveLength(5);
    expect(table.cards('hall', 0)).toEqual(['weaver.yellow', 'weaver.purple']);
    table.settled();
  });
});
