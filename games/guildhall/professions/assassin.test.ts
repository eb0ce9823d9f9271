import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const two = ['assassin.blue', 'assassin.yellow'];
const four = [...two, 'assassin.green', 'assassin.purple'];

describe('Assassin', () => {
  it('[GH-assassin-0] discards one open card of the target', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['assassin.red'] }, { hall: ['farmer.red', 'weaver.blue'] }],
      discard: ['dancer.red'],
    });

    table.answer('play.assassin.red').answer('level.0').answer('discard.farmer.red');

    expect(table.cards('hall', 1)).toEqual(['weaver.blue']);
    expect(table.cards('discard')).toEqual(['farmer.red', 'dancer.red']);
    table.settled();
  });

  it('[GH-assassin-0] takes the only card there is without asking which', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['assassin.red'] }, { hall: ['farmer.red'] }],
    });

    table.answer('play.assassin.red').answer('level.0');

    expect(table.cards('hall', 1)).toEqual([]);
    expect(table.cards('discard')).toEqual(['farmer.red']);
    table.settled();
  });

  it('[GH-assassin-0] does nothing where nobody has an open card', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['assassin.red'], hall: ['farmer.red'] }, { completed: ['weaver.*'] }],
    });

    table.answer('play.assassin.red');

    expect(table.cards('area', 0)).toEqual(['assassin.red']);
    expect(table.cards('hall', 0)).toEqual(['farmer.red']);
    table.settled();
  });

  it('[GH-assassin-0] [G-17] a player without open cards is no target', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['assassin.red'] }, { hall: ['farmer.red'] }, {}, { hall: ['farmer.red'] }],
    });

    table.answer('play.assassin.red').answer('level.0');

    expect(table.prompt()).toBe('0 target');
    expect(table.legal()).toEqual(['target.1', 'target.3']);
    expect(table.why('target.2')).toEqual({ code: 'no-target-cards', params: {}, rule: 'G-17' });
    expect(table.refused('target.2')).toBe('no-target-cards');
    expect(table.refused('target.0')).toBe('unknown-option');
    table.answer('target.3');
    expect(table.cards('hall', 1)).toEqual(['farmer.red']);
    expect(table.cards('hall', 3)).toEqual([]);
    table.settled();
  });

  it('[GH-assassin-2] [J-01] discards from two chapters; the active player picks the order', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red'], hall: two },
        { hall: ['farmer.red', 'farmer.blue', 'weaver.red', 'weaver.blue'] },
      ],
    });

    table.answer('play.assassin.red').answer('level.2');
    expect(table.prompt()).toBe('0 assassinate');
    table.answer('discard.weaver.red', 'discard.farmer.blue');

    expect(table.cards('hall', 1)).toEqual(['farmer.red', 'weaver.blue']);
    expect(table.cards('discard')).toEqual(['farmer.blue', 'weaver.red']);
    table.settled();
  });

  it('[GH-assassin-2] refuses two cards of one chapter, one card, and three', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red'], hall: two },
        { hall: ['farmer.red', 'farmer.blue', 'weaver.red', 'dancer.red'] },
      ],
    });

    table.answer('play.assassin.red').answer('level.2');

    expect(table.refused('discard.farmer.red', 'discard.farmer.blue')).toBe('same-group');
    expect(table.refused('discard.farmer.red')).toBe('too-few');
    expect(table.refused('discard.farmer.red', 'discard.weaver.red', 'discard.dancer.red')).toBe('too-many');
    expect(table.refused('discard.weaver.red', 'discard.weaver.red')).toBe('repeated-option');
  });

  it('[GH-assassin-2] needs two chapters in one guildhall; level 0 remains', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red'], hall: two },
        { hall: ['farmer.red', 'farmer.blue', 'farmer.green'] },
        { hall: ['weaver.red'] },
      ],
    });

    table.answer('play.assassin.red');

    expect(table.why('level.2').code).toBe('no-target-cards');
    expect(table.legal()).toEqual(['level.0', 'decline']);
    expect(table.refused('level.2')).toBe('no-target-cards');
  });

  it('[GH-assassin-2] one chapter of many cards is not enough', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['assassin.red'], hall: two }, { hall: ['farmer.red', 'farmer.blue'] }],
    });

    table.answer('play.assassin.red');

    expect(table.why('level.2')).toEqual({ code: 'no-target-chapters', params: {}, rule: 'GH-assassin-2' });
    expect(table.legal()).toEqual(['level.0', 'decline']);
  });

  it('[GH-assassin-2] exactly two chapters of one card: only the order is open', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['assassin.red'], hall: two }, { hall: ['farmer.red', 'weaver.red'] }],
    });

    table.answer('play.assassin.red').answer('level.2').answer('discard.weaver.red', 'discard.farmer.red');

    expect(table.cards('hall', 1)).toEqual([]);
    expect(table.cards('discard')).toEqual(['farmer.red', 'weaver.red']);
    table.settled();
  });

  it('[GH-assassin-4] discards any two cards, also of one chapter', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red'], hall: four },
        { hall: ['farmer.red', 'farmer.blue', 'weaver.red'] },
      ],
    });

    table.answer('play.assassin.red').answer('level.4').answer('discard.farmer.blue', 'discard.farmer.red');

    expect(table.cards('hall', 1)).toEqual(['weaver.red']);
    expect(table.cards('discard')).toEqual(['farmer.red', 'farmer.blue']);
    table.settled();
  });

  it('[GH-assassin-4] needs two open cards of one player; level 0 remains', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red'], hall: four },
        { hall: ['farmer.red'], completed: ['weaver.*'] },
        { hall: ['weaver.red'] },
      ],
    });

    table.answer('play.assassin.red');

    expect(table.why('level.4').code).toBe('no-target-cards');
    expect(table.legal()).toEqual(['level.0', 'decline']);
  });

  it('[GH-assassin-4] a lower level may be used', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['assassin.red'], hall: four }, { hall: ['farmer.red', 'weaver.red'] }],
    });

    table.answer('play.assassin.red');
    expect(table.legal()).toEqual(['level.4', 'level.2', 'level.0', 'decline']);
    table.answer('level.0').answer('discard.weaver.red');

    expect(table.cards('hall', 1)).toEqual(['farmer.red']);
    table.settled();
  });
});
