import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Conspirator', () => {
  it('[DOM-conspirator] brings 2 coins, and nothing more as the first or second Action of the turn', () => {
    const s = scene([{ hand: ['conspirator*2'], deck: ['gold', 'silver'] }, {}], { actions: 3 });
    s.answer('play.conspirator').answer('play.conspirator');
    expect(s.counter('coins')).toBe(4);
    expect(s.counter('actions')).toBe(1);
    expect(s.cards('hand', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-conspirator] also brings a card and an Action as the third', () => {
    const s = scene([{ hand: ['conspirator*3'], deck: ['gold', 'silver'] }, {}], { actions: 3 });
    s.answer('play.conspirator').answer('play.conspirator').answer('play.conspirator');
    expect(s.counter('coins')).toBe(6);
    expect(s.counter('actions')).toBe(1);
    expect(s.cards('hand', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-conspirator] under Throne Room it is the second play and then the third', () => {
    const s = scene([{ hand: ['throne-room', 'conspirator'], deck: ['gold', 'silver'] }, {}]);
    s.answer('play.throne-room');
    expect(s.counter('actionsPlayed')).toBe(3);
    expect(s.counter('coins')).toBe(4);
    expect(s.counter('actions')).toBe(1);
    expect(s.cards('hand', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-conspirator] counts plays, not cards: an Action played twice before it', () => {
    const s = scene([{ hand: ['throne-room', 'great-hall', 'conspirator'], deck: ['gold*4'] }, {}]);
    s.answer('play.throne-room').answer('play.great-hall').answer('play.conspirator');
    expect(s.counter('actions')).toBe(2);
    expect(s.cards('hand', 0)).toEqual(['gold', 'gold', 'gold']);
    s.settled();
  });

  it('[DOM-conspirator] looks at the moment of its play: later Actions do not count', () => {
    const s = scene([{ hand: ['conspirator', 'village*2'], deck: ['gold*3'] }, {}], { actions: 3 });
    s.answer('play.conspirator');
    s.answer('play.village').answer('play.village');
    expect(s.cards('hand', 0)).toEqual(['gold', 'gold']);
    s.settled();
  });

  it('[DOM-conspirator] counts anew every turn', () => {
    const s = scene(
      [
        { hand: ['village'], deck: ['copper*9'] },
        { hand: ['conspirator'], deck: ['gold'] },
      ],
      { actionsPlayed: 2 },
    );
    s.answer('play.village').answer('end').answer('play.conspirator');
    expect(s.cards('hand', 1)).toEqual([]);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });
});
