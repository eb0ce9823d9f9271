import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

describe('Farmer', () => {
  it('[GH-farmer-1] gains one token', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['farmer.red'], hall: ['farmer.blue'], tokens: 4 }, {}],
    });

    table.answer('play.farmer.red').answer('level.1');

    expect(table.counter('tokens', 0)).toBe(5);
    expect(table.counter('tokens', 1)).toBe(0);
    table.settled();
  });

  it('[GH-farmer-1] [GH-2.4-A] does nothing without a Farmer in the guildhall, and may still be played', () => {
    const table = scenario(guildhall, { players: [{ hand: ['farmer.red'], completed: ['farmer.*'] }, {}] });

    table.answer('play.farmer.red');

    expect(table.counter('tokens', 0)).toBe(0);
    expect(table.cards('area', 0)).toEqual(['farmer.red']);
    table.settled();
  });

  it('[GH-farmer-3] gains two tokens instead of one', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['farmer.red'], hall: ['farmer.blue', 'farmer.green', 'farmer.purple'] }, {}],
    });

    table.answer('play.farmer.red').answer('level.3');

    expect(table.counter('tokens', 0)).toBe(2);
    table.settled();
  });

  it('[GH-farmer-3] needs three: two Farmers are one too few', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['farmer.red'], hall: ['farmer.blue', 'farmer.green'] }, {}],
    });

    table.answer('play.farmer.red');

    expect(table.why('level.3')).toEqual({
      code: 'level-too-high',
      params: { level: 3, have: 2 },
      rule: 'GH-2.4-A',
    });
    expect(table.refused('level.3')).toBe('level-too-high');
    expect(table.legal()).toEqual(['level.1', 'decline']);
  });

  it('[GH-farmer-3] four Farmers give no more, and level 1 may be used', () => {
    const hall = ['farmer.blue', 'farmer.green', 'farmer.purple', 'farmer.yellow'];
    const table = scenario(guildhall, { players: [{ hand: ['farmer.red'], hall }, {}] });

    table.answer('play.farmer.red');

    expect(table.legal()).toEqual(['level.3', 'level.1', 'decline']);
    table.answer('level.1');
    expect(table.counter('tokens', 0)).toBe(1);
    table.settled();
  });

  it('[J-12] tokens do not run out', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['farmer.red'], hall: ['farmer.blue'], tokens: 200 }, { tokens: 300 }],
    });

    table.answer('play.farmer.red').answer('level.1');

    expect(table.counter('tokens', 0)).toBe(201);
    table.settled();
  });
});
