import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Swindler', () => {
  it('[DOM-swindler] brings 2 coins; the others trash their top card and gain one of equal cost that the attacker picks', () => {
    const s = scene([{ hand: ['swindler'] }, { deck: ['silver', 'copper'] }, { deck: ['gold', 'copper'] }], {
      kingdom: ['village', 'harem', 'nobles'],
    });
    s.answer('play.swindler');
    expect(s.counter('coins')).toBe(2);
    expect(s.prompt()).toBe('0 give');
    expect(s.asked().prompt.params).toMatchObject({ limit: 'exactly', cost: 3, seat: 1 });
    expect(s.why('gain.gold')).toMatchObject({ code: 'costs-other', params: { cost: 3, has: 6 } });
    expect(s.cards('trash')).toEqual(['silver']);
    expect(s.cards('deck', 2)).toEqual(['gold', 'copper']);
    s.answer('gain.village');
    expect(s.asked().prompt.params).toMatchObject({ limit: 'exactly', cost: 6, seat: 2 });
    expect(s.legal()).toEqual(['gain.gold', 'gain.harem', 'gain.nobles']);
    s.answer('gain.gold');
    expect(s.cards('discard', 1)).toEqual(['village']);
    expect(s.cards('discard', 2)).toEqual(['gold']);
    expect(s.cards('deck', 1)).toEqual(['copper']);
    expect(s.cards('trash')).toEqual(['silver', 'gold']);
    s.settled();
  });

  it('[DOM-swindler] a card that costs nothing may be answered with a Curse', () => {
    const s = scene([{ hand: ['swindler'] }, { deck: ['copper'] }]);
    s.answer('play.swindler');
    expect(s.legal()).toEqual(['gain.copper', 'gain.curse']);
    s.answer('gain.curse');
    expect(s.cards('discard', 1)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-swindler] an empty pile cannot be picked', () => {
    const s = scene([{ hand: ['swindler'] }, { deck: ['copper'] }], { trash: ['curse*10'] });
    s.answer('play.swindler');
    expect(s.cards('discard', 1)).toEqual(['copper']);
    expect(s.cards('trash')).toHaveLength(11);
    s.settled();
  });

  it('[DOM-swindler] where no card has that cost, none is gained', () => {
    const s = scene([{ hand: ['swindler'] }, { deck: ['province'] }], { trash: ['province*7'] });
    s.answer('play.swindler');
    expect(s.cards('trash')).toHaveLength(8);
    expect(s.cards('discard', 1)).toEqual([]);
    s.settled();
  });

  it('[DOM-swindler] an only card of that cost is gained unasked', () => {
    const s = scene([{ hand: ['swindler'] }, { deck: ['province'] }]);
    s.answer('play.swindler');
    expect(s.cards('discard', 1)).toEqual(['province']);
    s.settled();
  });

  it('[DOM-swindler] goes by current costs', () => {
    const s = scene([{ hand: ['swindler'] }, { deck: ['copper'] }], { discount: 2 });
    s.answer('play.swindler');
    expect(s.legal()).toEqual(expect.arrayContaining(['gain.estate', 'gain.copper', 'gain.curse']));
    s.answer('gain.estate');
    expect(s.cards('discard', 1)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-swindler] shuffles an empty deck first and passes over whoever has no cards', () => {
    const s = scene(
      [{ hand: ['swindler'] }, { hand: ['gold'] }, { discard: ['estate', 'estate'] }],
      { kingdom: ['courtyard'] },
      [['estate', 'estate']],
    );
    s.answer('play.swindler');
    expect(s.asked().prompt.params).toMatchObject({ cost: 2, seat: 2 });
    s.answer('gain.courtyard');
    expect(s.cards('hand', 1)).toEqual(['gold']);
    expect(s.cards('deck', 2)).toEqual(['estate']);
    expect(s.cards('discard', 2)).toEqual(['courtyard']);
    s.settled();
  });

  it('[DOM-moat] spares whoever reveals a Moat', () => {
    const s = scene([{ hand: ['swindler'] }, { hand: ['moat'], deck: ['gold'] }, { deck: ['province'] }]);
    s.answer('play.swindler').answer('reveal.moat').answer('decline');
    expect(s.cards('deck', 1)).toEqual(['gold']);
    expect(s.cards('trash')).toEqual(['province']);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });
});
