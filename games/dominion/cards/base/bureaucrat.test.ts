import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Bureaucrat', () => {
  it('[DOM-bureaucrat] gains a Silver onto the deck; others put a Victory card of their choice on theirs', () => {
    const s = scene([
      { hand: ['bureaucrat'], deck: ['copper'] },
      { hand: ['estate', 'duchy', 'copper'], deck: ['gold'] },
      { hand: ['province', 'copper'], deck: ['gold'] },
    ]);
    s.answer('play.bureaucrat');
    expect(s.cards('deck', 0)).toEqual(['silver', 'copper']);
    expect(s.prompt()).toBe('1 put-back');
    expect(s.why('put-back.copper').code).toBe('not-a-victory');
    s.answer('put-back.duchy');
    expect(s.prompt()).toBe('2 put-back');
    s.answer('put-back.province');
    expect(s.cards('hand', 1)).toEqual(['estate', 'copper']);
    expect(s.cards('deck', 1)).toEqual(['duchy', 'gold']);
    expect(s.cards('hand', 2)).toEqual(['copper']);
    expect(s.cards('deck', 2)).toEqual(['province', 'gold']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-bureaucrat] what is put on a deck has been shown to all', () => {
    const s = scene([{ hand: ['bureaucrat'] }, { hand: ['estate', 'copper'] }, {}]);
    s.answer('play.bureaucrat').answer('put-back.estate');
    for (const viewer of [0, 1, 2, 3]) {
      expect(s.match.view(viewer)).toMatchObject({
        seats: [{ deckTop: ['silver'] }, { deckTop: ['estate'] }, {}],
      });
      expect(s.match.news(viewer)[0]).toMatchObject({ type: 'put-back', seat: 1, cards: ['estate'] });
    }
    s.settled();
  });

  it('[DOM-bureaucrat] whoever has no Victory card shows the hand; a Curse is none', () => {
    const s = scene([{ hand: ['bureaucrat'] }, { hand: ['curse', 'copper'], deck: ['gold'] }]);
    s.answer('play.bureaucrat');
    expect(s.cards('hand', 1)).toEqual(['curse', 'copper']);
    expect(s.cards('deck', 1)).toEqual(['gold']);
    expect(s.match.news(0)).toContainEqual(
      expect.objectContaining({ type: 'reveal-hand', seat: 1, cards: ['curse', 'copper'], hidden: 0 }),
    );
    s.settled();
  });

  it('[DOM-bureaucrat] cards that are Victory cards besides count', () => {
    const s = scene([{ hand: ['bureaucrat'] }, { hand: ['harem', 'nobles', 'great-hall', 'gold'] }]);
    s.answer('play.bureaucrat');
    expect(s.legal()).toEqual(['put-back.harem', 'put-back.nobles', 'put-back.great-hall']);
    s.answer('put-back.harem');
    expect(s.cards('deck', 1)).toEqual(['harem']);
    s.settled();
  });

  it('[DOM-bureaucrat] leaves an empty hand alone, and the attacker too', () => {
    const s = scene([{ hand: ['bureaucrat', 'estate'] }, { deck: ['gold'] }]);
    s.answer('play.bureaucrat');
    expect(s.cards('hand', 0)).toEqual(['estate']);
    expect(s.cards('deck', 1)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-bureaucrat] without Silver in the supply the rest still happens', () => {
    const s = scene([{ hand: ['bureaucrat'] }, { hand: ['estate'] }], { trash: ['silver*40'] });
    s.answer('play.bureaucrat');
    expect(s.cards('deck', 0)).toEqual([]);
    expect(s.cards('deck', 1)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-moat] keeps its owner from a Bureaucrat; the Silver is gained all the same', () => {
    const s = scene([{ hand: ['bureaucrat'] }, { hand: ['moat', 'estate'] }]);
    s.answer('play.bureaucrat').answer('reveal.moat').answer('decline');
    expect(s.cards('deck', 0)).toEqual(['silver']);
    expect(s.cards('hand', 1)).toEqual(['moat', 'estate']);
    s.settled();
  });
});
