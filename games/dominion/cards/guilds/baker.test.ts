import { dealTable, scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

import { dominion } from '../../index.ts';
import { tokens } from '../../places.ts';

const withBaker = 'baker,village,smithy,market,festival,woodcutter,laboratory,gardens,workshop,chapel';

describe('Baker', () => {
  it('[DOM-baker] brings a card, an Action and a coin token', () => {
    const s = scene([{ hand: ['baker'], deck: ['gold', 'estate'] }, {}]);

    s.answer('play.baker');

    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.counter('actions')).toBe(1);
    expect(s.counter('tokens', 0)).toBe(1);
    expect(s.counter('tokens', 1)).toBe(0);
    s.settled();
  });

  it('[DOM-baker] in the kingdom, everybody begins with a coin token', () => {
    const { table } = dealTable(dominion, 3, { kingdom: withBaker }, 'baker');

    expect([0, 1, 2].map((seat) => table.get(tokens(seat)))).toEqual([1, 1, 1]);
  });

  it('[DOM-baker] that is drafted counts as well', () => {
    const match = dealTable(dominion, 2, { kingdom: 'draft' }, 'baker');

    for (const card of withBaker.split(',')) match.answer(match.waitingFor[0]!, [`draft.${card}`]);

    expect([0, 1].map((seat) => match.table.get(tokens(seat)))).toEqual([1, 1]);
  });

  it('[DOM-baker] without it in the kingdom nobody begins with a token', () => {
    const { table } = dealTable(dominion, 2, { kingdom: withBaker.replace('baker', 'cellar') }, 'baker');

    expect([0, 1].map((seat) => table.get(tokens(seat)))).toEqual([0, 0]);
  });
});
