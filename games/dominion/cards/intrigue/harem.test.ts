import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { points } from '../../score.ts';

describe('Harem', () => {
  it('[DOM-harem] is a Treasure that gives 2 coins', () => {
    const s = scene([{ hand: ['harem', 'copper'] }, {}]);
    s.answer('play.harem');
    expect(s.counter('coins')).toBe(2);
    expect(s.counter('phase')).toBe('treasures');
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-harem] is played with all Treasures, and not after a buy', () => {
    const s = scene([{ hand: ['harem*2', 'silver'] }, {}]);
    s.answer('play-treasures');
    expect(s.counter('coins')).toBe(6);
    s.settled();

    const late = scene([{ hand: ['harem'] }, {}]);
    late.answer('buy.copper');
    expect(late.why('play.harem').code).toBe('treasure-after-buy');
  });

  it('[DOM-harem] is worth 2 points', () => {
    const s = scene([{ hand: ['harem'], deck: ['harem'] }, {}]);
    expect(points(s.match.table, 0)).toBe(4);
  });
});
