import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const two = ['trader.blue', 'trader.yellow'];
const four = [...two, 'trader.green', 'trader.purple'];

describe('Trader', () => {
  it('[GH-trader-0] exchanges one card for one', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: ['farmer.red', 'farmer.blue'] },
        { hall: ['weaver.red', 'weaver.blue'] },
      ],
    });

    table.answer('play.trader.red').answer('level.0');
    expect(table.prompt()).toBe('0 exchange');
    table.answer('take.weaver.blue').answer('give.farmer.red');

    expect(table.cards('hall', 0)).toEqual(['farmer.blue', 'weaver.blue']);
    expect(table.cards('hall', 1)).toEqual(['weaver.red', 'farmer.red']);
    table.settled();
  });

  it('[GH-trader-0] [GH-2.6] exchanges two identical cards: legal, and nothing changes (regression 7)', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: ['farmer.red', 'dancer.blue'] },
        { hall: ['farmer.red', 'weaver.blue'] },
      ],
    });

    table.answer('play.trader.red').answer('level.0').answer('give.farmer.red');

    expect(table.cards('hall', 0)).toEqual(['dancer.blue', 'farmer.red']);
    expect(table.cards('hall', 1)).toEqual(['weaver.blue', 'farmer.red']);
    table.settled();
  });

  it('[GH-trader-0] [GH-5.2] refuses what would leave a duplicate on either side', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: ['farmer.red', 'dancer.blue', 'dancer.red'] },
        { hall: ['farmer.red', 'weaver.blue', 'weaver.red'] },
      ],
    });

    table.answer('play.trader.red').answer('level.0').answer('give.dancer.blue');

    expect(table.legal()).toEqual(['take.weaver.red', 'take.weaver.blue']);
    expect(table.why('take.farmer.red')).toEqual({
      code: 'would-duplicate',
      params: { card: 'farmer.red' },
      rule: 'GH-2.6',
    });
    expect(table.refused('take.farmer.red')).toBe('would-duplicate');
    expect(table.refused('give.farmer.red')).toBe('unknown-option');
  });

  it('[GH-trader-0] [G-17] does nothing where one side has no open card', () => {
    const empty = scenario(guildhall, {
      players: [{ hand: ['trader.red'], completed: ['farmer.*'] }, { hall: ['weaver.red'] }],
    });
    const alone = scenario(guildhall, {
      players: [{ hand: ['trader.red'], hall: ['weaver.red'] }, { completed: ['farmer.*'] }],
    });

    empty.answer('play.trader.red').settled();
    alone.answer('play.trader.red').settled();

    expect(empty.cards('hall', 1)).toEqual(['weaver.red']);
    expect(alone.cards('hall', 0)).toEqual(['weaver.red']);
  });

  it('[GH-trader-0] [G-17] a player without open cards is no target', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: ['weaver.red'] },
        {},
        { hall: ['farmer.red'] },
        { hall: ['farmer.blue'] },
      ],
    });

    table.answer('play.trader.red').answer('level.0');

    expect(table.why('target.1')).toEqual({ code: 'no-target-exchange', params: {}, rule: 'GH-5.2' });
    expect(table.refused('target.1')).toBe('no-target-exchange');
    table.answer('target.3').answer('give.weaver.red');
    expect(table.cards('hall', 0)).toEqual(['farmer.blue']);
    expect(table.cards('hall', 3)).toEqual(['weaver.red']);
    table.settled();
  });

  it('[GH-trader-0] moves the twin of the Trader just played into the guildhall', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['trader.red'], hall: ['weaver.red'] }, { hall: ['trader.red'] }],
    });

    table.answer('play.trader.red').answer('level.0').answer('take.trader.red');

    expect(table.cards('hall', 0)).toEqual(['trader.red']);
    expect(table.cards('area', 0)).toEqual(['trader.red']);
    table.settled();
  });

  it('[GH-trader-2] exchanges two for two, from any chapters', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: [...two, 'farmer.red'] },
        { hall: ['weaver.red', 'weaver.blue', 'dancer.red'] },
      ],
    });

    table.answer('play.trader.red').answer('level.2');
    table.answer('give.trader.blue').answer('take.weaver.red').answer('take.dancer.red');
    table.answer('give.farmer.red');

    expect(table.cards('hall', 0)).toEqual(['trader.yellow', 'weaver.red', 'dancer.red']);
    expect(table.cards('hall', 1)).toEqual(['weaver.blue', 'trader.blue', 'farmer.red']);
    table.settled();
  });

  it('[GH-trader-2] refuses a third card', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: [...two, 'farmer.red'] },
        { hall: ['weaver.red', 'weaver.blue', 'dancer.red'] },
      ],
    });

    table.answer('play.trader.red').answer('level.2').answer('give.trader.blue').answer('give.farmer.red');

    expect(table.legal()).toEqual(['take.dancer.red', 'take.weaver.blue', 'take.weaver.red']);
    expect(table.refused('give.trader.yellow')).toBe('unknown-option');
  });

  it('[GH-trader-2] exactly two against two, one pair of twins among them', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['trader.red'], hall: two }, { hall: ['trader.blue', 'farmer.red'] }],
    });

    table.answer('play.trader.red').answer('level.2');
    while (table.prompt() === '0 exchange') table.answer(table.legal()[0]!);

    expect(table.cards('hall', 0).sort()).toEqual(['farmer.red', 'trader.blue']);
    expect(table.cards('hall', 1).sort()).toEqual(['trader.blue', 'trader.yellow']);
    table.settled();
  });

  it('[GH-trader-2] needs two cards on both sides; level 0 remains', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['trader.red'], hall: [...two, 'farmer.red'] }, { hall: ['weaver.red'] }],
    });

    table.answer('play.trader.red');

    expect(table.why('level.2')).toEqual({ code: 'no-target-exchange', params: {}, rule: 'GH-5.2' });
    expect(table.legal()).toEqual(['level.0', 'decline']);
  });

  it('[GH-trader-4] exchanges whole chapters of different sizes, also the Traders', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: [...four, 'farmer.red'] },
        { hall: ['weaver.red', 'dancer.red', 'dancer.blue'] },
      ],
    });

    table.answer('play.trader.red').answer('level.4');
    expect(table.prompt()).toBe('0 give-chapter');
    expect(table.legal()).toEqual(['give-chapter.farmer', 'give-chapter.trader']);
    table.answer('give-chapter.trader').answer('take-chapter.weaver');

    expect(table.cards('hall', 0)).toEqual(['farmer.red', 'weaver.red']);
    expect(table.cards('hall', 1)).toEqual(['dancer.red', 'dancer.blue', ...four]);
    table.settled();
  });

  it('[GH-trader-4] exchanges chapters of the same profession', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['trader.red'], hall: four }, { hall: ['trader.blue', 'trader.red'] }],
    });

    table.answer('play.trader.red').answer('level.4');

    expect(table.cards('hall', 0)).toEqual(['trader.blue', 'trader.red']);
    expect(table.cards('hall', 1)).toEqual(four);
    table.settled();
  });

  it('[GH-trader-4] [GH-2.6] one duplicate blocks a whole chapter', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: [...four, 'farmer.red'] },
        { hall: ['farmer.red', 'farmer.blue', 'weaver.red', 'dancer.red'] },
      ],
    });

    table.answer('play.trader.red').answer('level.4').answer('give-chapter.trader');

    expect(table.legal()).toEqual(['take-chapter.dancer', 'take-chapter.weaver']);
    expect(table.why('take-chapter.farmer')).toEqual({
      code: 'chapter-would-duplicate',
      params: {},
      rule: 'GH-2.6',
    });
    expect(table.refused('take-chapter.farmer')).toBe('chapter-would-duplicate');
  });

  it('[GH-trader-4] [GH-2.6] a chapter that the target holds can go only where its own leaves', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: [...four, 'farmer.red'] },
        { hall: ['farmer.red', 'weaver.red'] },
      ],
    });

    table.answer('play.trader.red').answer('level.4').answer('give-chapter.farmer');

    expect(table.cards('hall', 0)).toEqual([...four, 'farmer.red']);
    expect(table.cards('hall', 1)).toEqual(['weaver.red', 'farmer.red']);
    table.settled();
  });

  it('[GH-trader-4] [GH-2.5] the chapter that comes may complete mine, the one that goes theirs', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['trader.red'], hall: [...four, 'farmer.red'] },
        { hall: ['farmer.blue', 'farmer.yellow', 'farmer.green', 'farmer.purple', 'trader.red'] },
      ],
    });

    table
      .answer('play.trader.red')
      .answer('level.4')
      .answer('give-chapter.trader')
      .answer('take-chapter.farmer');

    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.cards('hall', 1)).toEqual([]);
    expect(table.cards('completed', 0)).toHaveLength(5);
    expect(table.cards('completed', 1)).toHaveLength(5);
    table.settled();
  });

  it('[GH-trader-4] needs a chapter on the other side', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['trader.red'], hall: four }, { completed: ['farmer.*'] }],
    });

    table.answer('play.trader.red');

    expect(table.cards('area', 0)).toEqual(['trader.red']);
    expect(table.cards('completed', 1)).toHaveLength(5);
    table.settled();
  });
});
