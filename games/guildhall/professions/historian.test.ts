import { type Scenario, scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const two = ['historian.blue', 'historian.yellow'];
const four = [...two, 'historian.green', 'historian.purple'];
const fourFarmers = ['farmer.red', 'farmer.blue', 'farmer.yellow', 'farmer.green'];

const told = (table: Scenario): string[] => table.match.log(1).map(({ event }) => event.type);

describe('Historian', () => {
  it('[GH-historian-0] places the top card of the discard pile', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'] }, {}],
      discard: ['farmer.red', 'weaver.red'],
    });

    table.answer('play.historian.red').answer('level.0');

    expect(table.cards('hall', 0)).toEqual(['farmer.red']);
    expect(table.cards('discard')).toEqual(['weaver.red']);
    table.settled();
  });

  it('[GH-historian-0] does nothing with an empty pile', () => {
    const table = scenario(guildhall, { players: [{ hand: ['historian.red'], hall: four }, {}] });

    table.answer('play.historian.red');

    expect(table.cards('hall', 0)).toEqual(four);
    table.settled();
  });

  it('[GH-historian-0] cannot place a duplicate, though its copy lies deeper only', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: ['farmer.red', ...two] }, {}],
      discard: ['farmer.red', 'weaver.red'],
    });

    table.answer('play.historian.red');

    expect(table.why('level.0')).toEqual({ code: 'top-duplicate', params: {}, rule: 'GH-2.6' });
    expect(table.refused('level.0')).toBe('top-duplicate');
    expect(table.legal()).toEqual(['level.2', 'decline']);
  });

  it('[GH-historian-0] fetches a card discarded moments ago', () => {
    const hand = ['historian.red', 'farmer.red', 'weaver.red', 'dancer.red', 'dancer.red', 'dancer.red'];
    const table = scenario(guildhall, {
      players: [{ hand }, {}],
      deck: ['trader.red', 'trader.blue'],
    });

    table.answer('refill').answer('discard.weaver.red', 'discard.farmer.red');
    table.answer('play.historian.red').answer('level.0');

    expect(table.cards('discard')).toEqual(['weaver.red']);
    expect(table.cards('hall', 0)).toEqual(['farmer.red', 'historian.red']);
    table.settled();
  });

  it('[GH-historian-2] finds any card and keeps the order of the rest', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: two }, {}],
      discard: ['farmer.red', 'weaver.red', 'dancer.red', 'trader.red'],
    });

    table.answer('play.historian.red').answer('level.2').answer('place.dancer.red');

    expect(table.cards('hall', 0)).toEqual([...two, 'dancer.red']);
    expect(table.cards('discard')).toEqual(['farmer.red', 'weaver.red', 'trader.red']);
    table.settled();
  });

  it('[GH-historian-2] lists duplicates with their reason', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: [...two, 'farmer.red'] }, {}],
      discard: ['farmer.red', 'weaver.red', 'weaver.red', 'historian.blue'],
    });

    table.answer('play.historian.red').answer('level.2');

    expect(table.legal()).toEqual(['place.weaver.red']);
    expect(table.why('place.farmer.red')).toEqual({
      code: 'duplicate-in-hall',
      params: { card: 'farmer.red' },
      rule: 'GH-2.6',
    });
    expect(table.refused('place.historian.blue')).toBe('duplicate-in-hall');
  });

  it('[GH-historian-2] may place the twin of the Historian just played', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: two }, {}],
      discard: ['historian.red'],
    });

    table.answer('play.historian.red').answer('level.2').answer('place.historian.red');

    expect(table.cards('hall', 0)).toEqual([...two, 'historian.red']);
    table.settled();
  });

  it('[GH-historian-2] [G-05] the level is chosen before anybody looks', () => {
    const six = ['dancer.red', 'dancer.red', 'dancer.red', 'trader.red', 'trader.red', 'trader.red'];
    const table = scenario(guildhall, {
      active: 1,
      actionsLeft: 1,
      players: [{ hand: ['historian.red'], hall: two }, { hand: ['farmer.red', 'weaver.red', ...six] }],
    });
    const { table: t } = table.match;
    const deep = t.bottom(t.layout.zones.findIndex(({ name }) => name === 'hand') + 1);

    table.answer('refill').answer('discard.farmer.red', 'discard.weaver.red').answer('play.historian.red');
    expect(t.knows(0, deep)).toBe(false);
    table.answer('level.2');

    expect(t.knows(0, deep)).toBe(true);
    expect(table.legal()).toEqual(['place.weaver.red', 'place.farmer.red']);
  });

  it('[GH-historian-2] [G-06] is offered whatever the pile hides, and finds nothing if nothing fits', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: [...two, 'farmer.red'] }, {}],
      discard: ['farmer.red', 'historian.blue'],
    });

    table.answer('play.historian.red');
    expect(table.legal()).toEqual(['level.2', 'decline']);
    table.answer('level.2');

    expect(table.cards('discard')).toEqual(['farmer.red', 'historian.blue']);
    expect(told(table)).toContain('search-in-vain');
    table.settled();
  });

  it('[GH-historian-4] places two cards', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: four }, {}],
      discard: ['farmer.red', 'weaver.red', 'dancer.red'],
    });

    table
      .answer('play.historian.red')
      .answer('level.4')
      .answer('place.dancer.red')
      .answer('place.farmer.red');

    expect(table.cards('hall', 0)).toEqual([...four, 'dancer.red', 'farmer.red']);
    expect(table.cards('discard')).toEqual(['weaver.red']);
    table.settled();
  });

  it('[GH-historian-4] cannot stop after one', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: four }, {}],
      discard: ['farmer.red', 'weaver.red'],
    });

    table.answer('play.historian.red').answer('level.4').answer('place.farmer.red');

    expect(table.legal()).toEqual(['place.weaver.red']);
    expect(table.refused()).toBe('too-few');
    expect(table.refused('decline')).toBe('unknown-option');
    table.answer('place.weaver.red');
    table.settled();
  });

  it('[GH-historian-4] [G-06] needs two cards in the pile; level 2 remains', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: four }, {}],
      discard: ['farmer.red'],
    });

    table.answer('play.historian.red');

    expect(table.why('level.4')).toEqual({ code: 'pile-too-small', params: {}, rule: 'G-06' });
    expect(table.legal()).toEqual(['level.2', 'level.0', 'decline']);
  });

  it('[GH-historian-4] [J-04] with one card that fits places that one', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: four }, {}],
      discard: ['historian.blue', 'weaver.red'],
    });

    table.answer('play.historian.red').answer('level.4');
    expect(told(table)).toContain('search-for-less');
    table.answer('place.weaver.red');

    expect(table.cards('hall', 0)).toEqual([...four, 'weaver.red']);
    expect(table.cards('discard')).toEqual(['historian.blue']);
    table.settled();
  });

  it('[GH-historian-4] [J-04] two copies of one card are one card that fits', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: four }, {}],
      discard: ['weaver.red', 'weaver.red'],
    });

    table.answer('play.historian.red').answer('level.4').answer('place.weaver.red');

    expect(table.cards('discard')).toEqual(['weaver.red']);
    table.settled();
  });

  it('[GH-historian-4] [GH-5.3] the second card may fit only because the first completes a chapter', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: [...four, ...fourFarmers] }, {}],
      discard: ['farmer.red', 'farmer.purple'],
    });

    table.answer('play.historian.red').answer('level.4');
    expect(table.legal()).toEqual(['place.farmer.purple']);
    table.answer('place.farmer.purple').answer('place.farmer.red');

    expect(table.cards('hall', 0)).toEqual([...four, 'farmer.red']);
    expect(table.cards('completed', 0)).toEqual([...fourFarmers, 'farmer.purple']);
    table.settled();
  });

  it('[GH-historian-4] [GH-5.3] the twin of the card that completes a chapter begins a new one', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['historian.red'], hall: [...four, ...fourFarmers] }, {}],
      discard: ['farmer.purple', 'farmer.purple'],
    });

    table.answer('play.historian.red').answer('level.4');
    table.answer('place.farmer.purple').answer('place.farmer.purple');

    expect(table.cards('hall', 0)).toEqual([...four, 'farmer.purple']);
    expect(table.cards('completed', 0)).toHaveLength(5);
    table.settled();
  });

  it('[GH-historian-4] [GH-5.3] a chapter given up in between can be searched too', () => {
    const table = scenario(guildhall, {
      players: [
        {
          hand: ['historian.red'],
          hall: [...four, ...fourFarmers],
          completed: ['weaver.*', 'dancer.*', 'trader.*'],
        },
        {},
      ],
      discard: ['farmer.purple', 'historian.blue'],
    });

    table.answer('play.historian.red').answer('level.4').answer('place.farmer.purple').answer('drop.trader');
    table.answer(...['red', 'blue', 'yellow', 'green', 'purple'].map((colour) => `discard.trader.${colour}`));
    table.answer('place.trader.green');

    expect(table.cards('hall', 0)).toEqual([...four, 'trader.green']);
    table.settled();
  });
});
