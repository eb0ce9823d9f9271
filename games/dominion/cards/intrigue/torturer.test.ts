import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Torturer', () => {
  it('[DOM-torturer] draws 3; each other player chooses, in turn: discard 2, or a Curse into the hand', () => {
    const s = scene([
      { hand: ['torturer'], deck: ['gold*3'] },
      { hand: ['copper*2', 'estate'] },
      { hand: ['copper*2', 'estate'] },
    ]);
    s.answer('play.torturer');
    expect(s.cards('hand', 0)).toEqual(['gold', 'gold', 'gold']);
    expect(s.prompt()).toBe('1 choose');
    expect(s.legal()).toEqual(['choose.discard', 'choose.curse']);
    s.answer('choose.discard');
    expect(s.prompt()).toBe('1 discard');
    expect(s.refused('discard.estate')).toBe('too-few');
    s.answer('discard.estate', 'discard.copper');
    expect(s.prompt()).toBe('2 choose');
    s.answer('choose.curse');
    expect(s.cards('hand', 1)).toEqual(['copper']);
    expect(s.cards('discard', 1)).toEqual(['copper', 'estate']);
    expect(s.cards('hand', 2)).toEqual(['copper', 'copper', 'estate', 'curse']);
    expect(s.cards('discard', 2)).toEqual([]);
    s.settled();
  });

  it('[DOM-torturer] an empty hand may choose to discard', () => {
    const s = scene([{ hand: ['torturer'] }, {}]);
    s.answer('play.torturer').answer('choose.discard');
    expect(s.cards('hand', 1)).toEqual([]);
    expect(s.match.news(0)).toEqual([
      { type: 'choose', seat: 1, params: { mode: 'discard' }, cause: 'torturer' },
    ]);
    s.settled();
  });

  it('[DOM-torturer] an only card is discarded', () => {
    const s = scene([{ hand: ['torturer'] }, { hand: ['gold'] }]);
    s.answer('play.torturer').answer('choose.discard');
    expect(s.cards('discard', 1)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-torturer] a Curse may be chosen where none is left', () => {
    const s = scene([{ hand: ['torturer'] }, { hand: ['gold*2'] }], { trash: ['curse*10'] });
    s.answer('play.torturer').answer('choose.curse');
    expect(s.cards('hand', 1)).toEqual(['gold', 'gold']);
    s.settled();
  });

  it('[DOM-torturer] the last Curse goes to whoever comes first', () => {
    const s = scene([{ hand: ['torturer'] }, {}, {}], { trash: ['curse*19'] });
    s.answer('play.torturer').answer('choose.curse').answer('choose.curse');
    expect(s.cards('hand', 1)).toEqual(['curse']);
    expect(s.cards('hand', 2)).toEqual([]);
    s.settled();
  });

  it('[DOM-moat] spares whoever reveals a Moat', () => {
    const s = scene([{ hand: ['torturer'], deck: ['gold*3'] }, { hand: ['moat'] }, { hand: ['copper'] }]);
    s.answer('play.torturer');
    expect(s.cards('hand', 0)).toEqual([]);
    s.answer('reveal.moat').answer('decline').answer('decline');
    expect(s.prompt()).toBe('2 choose');
    s.answer('choose.curse');
    expect(s.cards('hand', 1)).toEqual(['moat']);
    expect(s.cards('hand', 0)).toHaveLength(3);
    s.settled();
  });
});
