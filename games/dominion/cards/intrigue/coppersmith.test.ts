import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Coppersmith', () => {
  it('[DOM-coppersmith] makes every Copper of this turn give 1 more, and no other Treasure', () => {
    const s = scene([{ hand: ['coppersmith', 'copper*3', 'silver'] }, {}]);
    s.answer('play.coppersmith');
    expect(s.counter('coins')).toBe(0);
    s.answer('play.copper');
    expect(s.counter('coins')).toBe(2);
    s.answer('play-treasures');
    expect(s.counter('coins')).toBe(8);
    s.settled();
  });

  it('[DOM-coppersmith] adds up: 3 for each Copper under Throne Room', () => {
    const s = scene([{ hand: ['throne-room', 'coppersmith', 'copper*2'] }, {}]);
    s.answer('play.throne-room').answer('play.coppersmith').answer('play-treasures');
    expect(s.counter('coins')).toBe(6);
    s.settled();
  });

  it('[DOM-coppersmith] two of them add up as well', () => {
    const s = scene([{ hand: ['coppersmith*2', 'copper'] }, {}], { actions: 2 });
    s.answer('play.coppersmith').answer('play.coppersmith').answer('play.copper');
    expect(s.counter('coins')).toBe(3);
    s.settled();
  });

  it('[DOM-coppersmith] ends with the turn', () => {
    const s = scene([{ hand: ['coppersmith'], deck: ['copper*5'] }, { hand: ['copper'] }]);
    s.answer('play.coppersmith').answer('end').answer('play.copper');
    expect(s.counter('active')).toBe(1);
    expect(s.counter('coins')).toBe(1);
    s.settled();
  });
});
