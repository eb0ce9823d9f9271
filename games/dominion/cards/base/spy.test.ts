import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Spy', () => {
  it('[DOM-spy] draws, then looks at every top card, first at its own: each is discarded or put back', () => {
    const s = scene([
      { hand: ['spy'], deck: ['gold', 'estate', 'copper'] },
      { deck: ['silver', 'copper'] },
      { deck: ['province', 'copper'] },
    ]);
    s.answer('play.spy');
    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.counter('actions')).toBe(1);
    expect(s.prompt()).toBe('0 discard-or-put-back');
    expect(s.legal()).toEqual(['discard.estate', 'put-back.estate']);
    expect(s.cards('aside', 1)).toEqual([]);
    s.answer('discard.estate');
    expect(s.legal()).toEqual(['discard.silver', 'put-back.silver']);
    expect(s.asked().prompt.params).toMatchObject({ seat: 1 });
    s.answer('discard.silver');
    expect(s.asked().prompt.params).toMatchObject({ seat: 2 });
    s.answer('put-back.province');
    expect([s.cards('deck', 0), s.cards('discard', 0)]).toEqual([['copper'], ['estate']]);
    expect([s.cards('deck', 1), s.cards('discard', 1)]).toEqual([['copper'], ['silver']]);
    expect([s.cards('deck', 2), s.cards('discard', 2)]).toEqual([['province', 'copper'], []]);
    s.settled();
  });

  it('[DOM-spy] goes round in turn order from the attacker', () => {
    const s = scene(
      [{ deck: ['copper'] }, { deck: ['silver'] }, { hand: ['spy'], deck: ['curse', 'gold'] }],
      {
        active: 2,
      },
    );
    s.answer('play.spy');
    expect(s.legal()).toContain('put-back.gold');
    s.answer('put-back.gold');
    expect(s.legal()).toContain('put-back.copper');
    s.answer('put-back.copper');
    expect(s.legal()).toContain('put-back.silver');
    s.answer('put-back.silver');
    s.settled();
  });

  it('[DOM-spy] everyone has seen what lies on the decks', () => {
    const s = scene([{ hand: ['spy'], deck: ['gold', 'estate'] }, { deck: ['silver'] }]);
    s.answer('play.spy').answer('put-back.estate').answer('put-back.silver');
    for (const viewer of [0, 1, 2]) {
      expect(s.match.view(viewer)).toMatchObject({
        seats: [{ deckTop: ['estate'] }, { deckTop: ['silver'] }],
      });
    }
    s.settled();
  });

  it('[DOM-spy] an empty deck is shuffled first; who has no card at all shows none', () => {
    const s = scene(
      [{ hand: ['spy'], deck: ['gold'] }, { discard: ['silver', 'curse'] }, { hand: ['copper'] }],
      {},
      [['curse', 'silver']],
    );
    s.answer('play.spy');
    expect(s.legal()).toEqual(['discard.curse', 'put-back.curse']);
    s.answer('discard.curse');
    expect([s.cards('deck', 1), s.cards('discard', 1)]).toEqual([['silver'], ['curse']]);
    expect(s.cards('deck', 2)).toEqual([]);
    s.settled();
  });

  it('[DOM-moat] keeps its owner from a Spy, not the Spy from its own deck', () => {
    const s = scene([
      { hand: ['spy'], deck: ['gold', 'estate'] },
      { hand: ['moat'], deck: ['silver'] },
    ]);
    s.answer('play.spy').answer('reveal.moat').answer('decline');
    expect(s.legal()).toEqual(['discard.estate', 'put-back.estate']);
    s.answer('discard.estate');
    expect(s.cards('deck', 1)).toEqual(['silver']);
    s.settled();
  });
});
