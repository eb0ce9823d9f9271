import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Mining Village', () => {
  it('[DOM-mining-village] brings a card and 2 Actions and may be trashed for 2 coins', () => {
    const s = scene([{ hand: ['mining-village'], deck: ['gold'] }, {}]);
    s.answer('play.mining-village');
    expect(s.prompt()).toBe('0 trash-this');
    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.legal()).toEqual(['choose.trash', 'decline']);
    s.answer('choose.trash');
    expect(s.counter('actions')).toBe(2);
    expect(s.counter('coins')).toBe(2);
    expect(s.cards('trash')).toEqual(['mining-village']);
    expect(s.cards('inPlay', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-mining-village] is decided at once: a kept one stays in play', () => {
    const s = scene([{ hand: ['mining-village'], deck: ['gold'] }, {}]);
    s.answer('play.mining-village').answer('decline');
    expect(s.counter('actions')).toBe(2);
    expect(s.counter('coins')).toBe(0);
    expect(s.cards('inPlay', 0)).toEqual(['mining-village']);
    expect(s.cards('trash')).toEqual([]);
    s.settled();
  });

  it('[DOM-mining-village] under Throne Room it is trashed once, for 2 coins', () => {
    const s = scene([{ hand: ['throne-room', 'mining-village'], deck: ['gold', 'silver'] }, {}]);
    s.answer('play.throne-room').answer('choose.trash');
    expect(s.counter('coins')).toBe(2);
    expect(s.counter('actions')).toBe(4);
    expect(s.cards('hand', 0)).toEqual(['gold', 'silver']);
    expect(s.cards('trash')).toEqual(['mining-village']);
    s.settled();
  });

  it('[DOM-mining-village] under Throne Room it may be trashed the second time', () => {
    const s = scene([{ hand: ['throne-room', 'mining-village'], deck: ['gold', 'silver'] }, {}]);
    s.answer('play.throne-room').answer('decline').answer('choose.trash');
    expect(s.counter('coins')).toBe(2);
    expect(s.cards('trash')).toEqual(['mining-village']);
    expect(s.cards('inPlay', 0)).toEqual(['throne-room']);
    s.settled();
  });
});
