import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Saboteur', () => {
  it('[DOM-saboteur] the others reveal up to a card for 3 or more, trash it and may gain one for 2 less', () => {
    const s = scene(
      [
        { hand: ['saboteur'] },
        { deck: ['copper', 'estate', 'gold', 'silver'] },
        { deck: ['village', 'copper'] },
        { hand: ['province'], deck: ['copper', 'curse'] },
      ],
      { kingdom: ['smithy', 'market'] },
    );
    s.answer('play.saboteur');
    expect(s.prompt()).toBe('1 gain');
    expect(s.cards('trash')).toEqual(['gold']);
    expect(s.asked().prompt.params).toMatchObject({ limit: 'most', cost: 4 });
    expect(s.why('gain.market').code).toBe('costs-more');
    s.answer('gain.smithy');
    expect(s.cards('discard', 1)).toEqual(['estate', 'copper', 'smithy']);
    expect(s.cards('deck', 1)).toEqual(['silver']);
    expect(s.prompt()).toBe('2 gain');
    expect(s.legal()).toEqual(['gain.copper', 'gain.curse', 'decline']);
    s.answer('decline');
    expect(s.cards('trash')).toEqual(['gold', 'village']);
    expect(s.cards('discard', 2)).toEqual([]);
    expect(s.cards('deck', 2)).toEqual(['copper']);
    expect(s.cards('discard', 3)).toEqual(['curse', 'copper']);
    expect(s.cards('hand', 3)).toEqual(['province']);
    expect([1, 2, 3].flatMap((seat) => s.cards('aside', seat))).toEqual([]);
    s.settled();
  });

  it('[DOM-saboteur] goes by current costs: with a Bridge, Silver is safe and Gold gives 3', () => {
    const s = scene([{ hand: ['saboteur'] }, { deck: ['silver', 'gold'] }], {
      discount: 1,
      kingdom: ['smithy'],
    });
    s.answer('play.saboteur');
    expect(s.cards('trash')).toEqual(['gold']);
    expect(s.asked().prompt.params).toMatchObject({ cost: 3 });
    s.answer('gain.smithy');
    expect(s.cards('discard', 1)).toEqual(['silver', 'smithy']);
    s.settled();
  });

  it('[DOM-saboteur] looks through the discard pile too, without the revealed cards', () => {
    const s = scene([{ hand: ['saboteur'] }, { deck: ['copper'], discard: ['silver', 'estate'] }], {}, [
      ['estate', 'silver'],
    ]);
    s.answer('play.saboteur').answer('decline');
    expect(s.cards('trash')).toEqual(['silver']);
    expect(s.cards('discard', 1)).toEqual(['estate', 'copper']);
    s.settled();
  });

  it('[DOM-saboteur] discards everything where nothing costs 3', () => {
    const s = scene([{ hand: ['saboteur'] }, { deck: ['copper', 'estate'] }]);
    s.answer('play.saboteur');
    expect(s.cards('trash')).toEqual([]);
    expect(s.cards('discard', 1)).toEqual(['estate', 'copper']);
    s.settled();
  });

  it('[DOM-moat] spares whoever reveals a Moat', () => {
    const s = scene([{ hand: ['saboteur'] }, { hand: ['moat'], deck: ['gold'] }, { deck: ['gold'] }]);
    s.answer('play.saboteur').answer('reveal.moat').answer('decline').answer('decline');
    expect(s.cards('deck', 1)).toEqual(['gold']);
    expect(s.cards('deck', 2)).toEqual([]);
    expect(s.cards('trash')).toEqual(['gold']);
    s.settled();
  });
});
