import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Steward', () => {
  const table = () =>
    scene([{ hand: ['steward', 'estate*2', 'copper'], deck: ['silver', 'gold', 'duchy'] }, {}]);

  it('[DOM-steward] draws 2 cards', () => {
    const s = table();
    s.answer('play.steward');
    expect(s.prompt()).toBe('0 choose');
    expect(s.legal()).toEqual(['choose.cards', 'choose.coins', 'choose.trash']);
    s.answer('choose.cards');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'estate', 'estate', 'gold', 'silver']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-steward] or brings 2 coins', () => {
    const s = table();
    s.answer('play.steward').answer('choose.coins');
    expect(s.counter('coins')).toBe(2);
    expect(s.cards('hand', 0)).toHaveLength(3);
    expect(s.cards('trash')).toEqual([]);
    s.settled();
  });

  it('[DOM-steward] or trashes exactly 2 cards', () => {
    const s = table();
    s.answer('play.steward').answer('choose.trash');
    expect(s.prompt()).toBe('0 trash');
    expect(s.refused('trash.estate')).toBe('too-few');
    expect(s.refused('trash.estate', 'trash.estate', 'trash.copper')).toBe('too-many');
    s.answer('trash.copper', 'trash.estate');
    expect(s.cards('trash')).toEqual(['copper', 'estate']);
    expect(s.cards('hand', 0)).toEqual(['estate']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-steward] trashes the only card, or none, where there are fewer than 2', () => {
    const one = scene([{ hand: ['steward', 'gold'] }, {}]);
    one.answer('play.steward').answer('choose.trash');
    expect(one.cards('trash')).toEqual(['gold']);
    one.settled();

    const nothing = scene([{ hand: ['steward'] }, {}]);
    nothing.answer('play.steward').answer('choose.trash');
    expect(nothing.cards('trash')).toEqual([]);
    nothing.settled();
  });

  it('[DOM-steward] does one thing, not two', () => {
    const s = table();
    s.answer('play.steward');
    expect(s.refused('choose.cards', 'choose.coins')).toBe('too-many');
  });
});
