import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from '../index.ts';

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

  it('[GH-weaver-2] needs two hand cards; level 0 remains (regression 4)', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.blue'], hall: ['weaver.blue', 'weaver.green'] }, {}],
    });

    table.answer('play.weaver.red');

    expect(table.why('level.2').code).toBe('nothing-to-place');
    expect(table.why('level.4')).toEqual({
      code: 'level-too-high',
      params: { level: 4, have: 2 },
      rule: 'GH-2.4-A',
    });
    expect(table.legal()).toEqual(['level.0', 'decline']);
  });
});
