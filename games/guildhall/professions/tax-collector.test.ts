import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

const options = { professions: 'job-faire' };
const twoCollectors = ['tax-collector.blue', 'tax-collector.green'];

describe('Tax Collector', () => {
  it('[GH-tax-collector-x] gains a token for each member and gives a guildhall card away', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['tax-collector.red', 'robber.red'], hall: [...twoCollectors, 'hunter.red'] },
        { hall: ['hunter.blue'] },
      ],
    });

    table.answer('play.tax-collector.red').answer('level.2').answer('give.hunter.red');

    expect(table.counter('tokens', 0)).toBe(2);
    expect(table.cards('hall', 0)).toEqual(twoCollectors);
    expect(table.cards('hall', 1)).toEqual(['hunter.blue', 'hunter.red']);
    expect(table.cards('hand', 0)).toEqual(['robber.red']);
    table.settled();
  });

  it('[GH-tax-collector-x] with four members it gains four', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        {
          hand: ['tax-collector.red'],
          hall: [...twoCollectors, 'tax-collector.yellow', 'tax-collector.purple'],
        },
        {},
      ],
    });

    table.answer('play.tax-collector.red').answer('level.4').answer('give.tax-collector.blue');

    expect(table.counter('tokens', 0)).toBe(4);
    table.settled();
  });

  it('[GH-tax-collector-x] never more than there are members', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['tax-collector.red'], hall: twoCollectors }, {}],
    });

    table.answer('play.tax-collector.red');

    expect(table.legal()).toEqual(['level.2', 'level.1', 'level.0', 'decline']);
    expect(table.why('level.3')).toEqual({
      code: 'level-too-high',
      params: { level: 3, have: 2 },
      rule: 'GH-2.4-A',
    });
  });

  it('[GH-tax-collector-x] only what the other guildhall lacks can be given', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['tax-collector.red'], hall: ['hunter.red', 'hunter.blue', 'hunter.green'] },
        { hall: ['hunter.blue'] },
      ],
    });

    table.answer('play.tax-collector.red').answer('level.0');

    expect(table.legal()).toEqual(['give.hunter.red', 'give.hunter.green']);
    expect(table.why('give.hunter.blue')).toEqual({
      code: 'would-duplicate',
      params: { card: 'hunter.blue' },
      rule: 'GH-2.6',
    });
  });

  it('[GH-tax-collector-x] whoever can receive nothing is no target', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['tax-collector.red'], hall: ['hunter.red'] },
        {},
        { hall: ['hunter.red'] },
        { hall: ['hunter.blue'] },
      ],
    });

    table.answer('play.tax-collector.red').answer('level.0');
    expect(table.legal()).toEqual(['target.1', 'target.3']);
    expect(table.why('target.2')).toEqual({ code: 'no-target-gift', params: {}, rule: 'GH-tax-collector-x' });
    table.answer('target.3');

    expect(table.cards('hall', 3)).toEqual(['hunter.blue', 'hunter.red']);
    table.settled();
  });

  it('[GH-tax-collector-x] if every card duplicates everywhere there are no points (regression 5)', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['tax-collector.red'], hall: [...twoCollectors] },
        { hall: [...twoCollectors, 'hunter.red'] },
        { hall: [...twoCollectors] },
      ],
    });

    table.answer('play.tax-collector.red');

    expect(table.counter('tokens', 0)).toBe(0);
    expect(table.cards('hall', 0)).toEqual(twoCollectors);
    table.settled();
  });

  it('[GH-tax-collector-x] an empty guildhall has nothing to give', () => {
    const table = scenario(guildhall, { options, players: [{ hand: ['tax-collector.red'] }, {}] });

    table.answer('play.tax-collector.red');

    expect(table.cards('area', 0)).toEqual(['tax-collector.red']);
    table.settled();
  });

  it('[GH-tax-collector-x] declined: no points, no gift', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['tax-collector.red'], hall: twoCollectors }, {}],
    });

    table.answer('play.tax-collector.red').answer('decline');

    expect(table.counter('tokens', 0)).toBe(0);
    expect(table.cards('hall', 0)).toEqual(twoCollectors);
    table.settled();
  });

  it('[GH-tax-collector-x] the gift may close a fourth chapter, whose owner drops one off turn (regression 6)', () => {
    const table = scenario(guildhall, {
      options,
      players: [
        { hand: ['tax-collector.red'], hall: ['hunter.purple'] },
        {
          hall: ['hunter.red', 'hunter.blue', 'hunter.yellow', 'hunter.green'],
          completed: ['robber.*', 'peddler.*', 'robber.*'],
        },
      ],
    });

    table.answer('play.tax-collector.red').answer('level.0');
    expect(table.prompt()).toBe('1 drop-chapter');
    expect(table.legal()).toEqual(['drop.hunter', 'drop.peddler', 'drop.robber']);
    table.answer('drop.robber');
    expect(table.prompt()).toBe('1 order-discard');
    table.answer(...['red', 'purple', 'blue', 'yellow', 'green'].map((colour) => `discard.robber.${colour}`));

    expect(table.cards('completed', 1)).toHaveLength(15);
    expect(table.cards('completed', 1).filter((card) => card.startsWith('robber'))).toHaveLength(5);
    expect(table.cards('discard')[0]).toBe('robber.green');
    expect(table.prompt()).toBe('0 action');
    table.settled();
  });

  it('[J-08] the gift may be a Tax Collector, which has been counted before', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['tax-collector.red'], hall: twoCollectors }, {}],
    });

    table.answer('play.tax-collector.red').answer('level.2').answer('give.tax-collector.blue');

    expect(table.counter('tokens', 0)).toBe(2);
    expect(table.cards('hall', 1)).toEqual(['tax-collector.blue']);
    table.settled();
  });

  it('[J-09] without members the gift alone is possible', () => {
    const table = scenario(guildhall, {
      options,
      players: [{ hand: ['tax-collector.red'], hall: ['hunter.red', 'hunter.blue'] }, {}],
    });

    table.answer('play.tax-collector.red');
    expect(table.legal()).toEqual(['level.0', 'decline']);
    table.answer('level.0');
    expect(table.legal()).toEqual(['give.hunter.red', 'give.hunter.blue']);
    table.answer('give.hunter.blue');

    expect(table.counter('tokens', 0)).toBe(0);
    expect(table.cards('hall', 1)).toEqual(['hunter.blue']);
    table.settled();
  });
});
