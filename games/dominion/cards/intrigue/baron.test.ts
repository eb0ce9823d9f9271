import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Baron', () => {
  it('[DOM-baron] brings a Buy, and 4 coins for an Estate that is discarded', () => {
    const s = scene([{ hand: ['baron', 'estate', 'copper'] }, {}]);
    s.answer('play.baron');
    expect(s.prompt()).toBe('0 discard');
    expect(s.why('discard.copper').code).toBe('not-that-card');
    s.answer('discard.estate');
    expect(s.counter('buys')).toBe(2);
    expect(s.counter('coins')).toBe(4);
    expect(s.cards('hand', 0)).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-baron] whoever keeps the Estate gains another', () => {
    const s = scene([{ hand: ['baron', 'estate'] }, {}]);
    s.answer('play.baron').answer('decline');
    expect(s.counter('coins')).toBe(0);
    expect(s.counter('buys')).toBe(2);
    expect(s.cards('hand', 0)).toEqual(['estate']);
    expect(s.cards('discard', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-baron] a hand without Estates is not betrayed: declining is asked for all the same', () => {
    const s = scene([{ hand: ['baron', 'duchy'] }, {}]);
    s.answer('play.baron');
    expect(s.legal()).toEqual(['decline']);
    s.answer('decline');
    expect(s.cards('discard', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-baron] gains an Estate where the hand is empty', () => {
    const s = scene([{ hand: ['baron'] }, {}]);
    s.answer('play.baron');
    expect(s.cards('discard', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-baron] gains none where there is none', () => {
    const s = scene([{ hand: ['baron', 'estate'] }, {}], { trash: ['estate*8'] });
    s.answer('play.baron').answer('decline');
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.cards('hand', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-baron] discards one Estate only', () => {
    const s = scene([{ hand: ['baron', 'estate*2'] }, {}]);
    s.answer('play.baron');
    expect(s.refused('discard.estate', 'discard.estate')).toBe('too-many');
  });
});
