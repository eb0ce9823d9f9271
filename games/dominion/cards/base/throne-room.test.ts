import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Throne Room', () => {
  it('[DOM-throne-room] plays an Action of the hand twice, for no further Action', () => {
    const s = scene([{ hand: ['throne-room', 'smithy', 'village', 'copper'], deck: ['gold*7'] }, {}]);
    s.answer('play.throne-room');
    expect(s.prompt()).toBe('0 play-twice');
    expect(s.legal()).toEqual(['play.smithy', 'play.village']);
    expect(s.why('play.copper').code).toBe('not-an-action');
    s.answer('play.smithy');
    expect(s.cards('hand', 0).filter((card) => card === 'gold')).toHaveLength(6);
    expect(s.cards('inPlay', 0)).toEqual(['throne-room', 'smithy']);
    expect(s.counter('actions')).toBe(0);
    s.settled();
  });

  it('[DOM-throne-room] must play an Action if there is one', () => {
    const s = scene([{ hand: ['throne-room', 'chapel', 'copper'] }, {}]);
    s.answer('play.throne-room');
    expect(s.legal()).toEqual(['play.chapel']);
    s.answer('play.chapel').answer().answer();
    expect(s.cards('inPlay', 0)).toEqual(['throne-room', 'chapel']);
    s.settled();
  });

  it('[DOM-throne-room] does nothing without another Action', () => {
    const s = scene([{ hand: ['throne-room', 'copper', 'estate'], deck: ['smithy'] }, {}]);
    s.answer('play.throne-room');
    expect(s.cards('inPlay', 0)).toEqual(['throne-room']);
    expect(s.counter('actionsPlayed')).toBe(1);
    s.settled();
  });

  it('[DOM-throne-room] with nothing else in hand the one Action is played without asking', () => {
    const s = scene([{ hand: ['throne-room', 'festival'] }, {}]);
    s.answer('play.throne-room');
    expect(s.counter('coins')).toBe(4);
    s.settled();
  });

  it('[DOM-throne-room] the first play is over before the second begins', () => {
    const s = scene([{ hand: ['throne-room', 'cellar', 'estate'], deck: ['gold', 'silver'] }, {}]);
    s.answer('play.throne-room').answer('play.cellar').answer('discard.estate');
    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.prompt()).toBe('0 discard');
    s.answer('discard.gold');
    expect(s.cards('hand', 0)).toEqual(['silver']);
    expect(s.cards('discard', 0)).toEqual(['gold', 'estate']);
    s.settled();
  });

  it('[DOM-throne-room] on a card with +1 Action leaves 2 Actions', () => {
    const s = scene([{ hand: ['throne-room', 'market'], deck: ['copper*2'] }, {}]);
    s.answer('play.throne-room');
    expect(s.counter('actions')).toBe(2);
    expect(s.counter('buys')).toBe(3);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-throne-room] on a Throne Room plays two Actions twice each, not one four times', () => {
    const s = scene([
      { hand: ['throne-room*2', 'festival', 'woodcutter', 'smithy'], deck: ['copper*7'] },
      {},
    ]);
    s.answer('play.throne-room').answer('play.throne-room').answer('play.festival');
    expect(s.counter('coins')).toBe(4);
    expect(s.prompt()).toBe('0 play-twice');
    expect(s.legal()).toEqual(['play.woodcutter', 'play.smithy']);
    s.answer('play.woodcutter');
    expect(s.counter('coins')).toBe(8);
    expect(s.counter('actions')).toBe(4);
    expect(s.counter('buys')).toBe(5);
    expect(s.cards('hand', 0)).toEqual(['smithy']);
    expect(s.cards('inPlay', 0)).toEqual(['throne-room', 'throne-room', 'festival', 'woodcutter']);
    s.settled();
  });

  it('[DOM-throne-room] on a Throne Room with one other Action plays that one twice', () => {
    const s = scene([{ hand: ['throne-room*2', 'festival'] }, {}]);
    s.answer('play.throne-room').answer('play.throne-room');
    expect(s.counter('coins')).toBe(4);
    s.settled();
  });

  it('[DOM-throne-room] counts as three plays for a Conspirator: the second time it draws', () => {
    const s = scene([{ hand: ['throne-room', 'conspirator'], deck: ['gold', 'silver'] }, {}]);
    s.answer('play.throne-room');
    expect(s.counter('actionsPlayed')).toBe(3);
    expect(s.counter('coins')).toBe(4);
    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-throne-room] plays an Attack twice', () => {
    const s = scene([{ hand: ['throne-room', 'witch'] }, {}, {}]);
    s.answer('play.throne-room');
    expect(s.cards('discard', 1)).toEqual(['curse', 'curse']);
    expect(s.cards('discard', 2)).toEqual(['curse', 'curse']);
    s.settled();
  });
});
