import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Thief', () => {
  it('[DOM-thief] trashes one revealed Treasure of each, discards the rest, and may gain what was trashed', () => {
    const s = scene([
      { hand: ['thief'] },
      { deck: ['silver', 'copper', 'gold'] },
      { deck: ['gold', 'estate', 'copper'] },
    ]);
    s.answer('play.thief');
    expect(s.prompt()).toBe('0 trash');
    expect(s.asked().prompt.params).toMatchObject({ seat: 1 });
    expect(s.legal()).toEqual(['trash.silver', 'trash.copper']);
    s.answer('trash.silver');
    expect(s.prompt()).toBe('0 gain-trashed');
    expect(s.cards('trash')).toEqual(['silver', 'gold']);
    expect(s.refused('take.copper')).toBe('unknown-option');
    s.answer('take.gold');
    expect(s.cards('trash')).toEqual(['silver']);
    expect(s.cards('discard', 0)).toEqual(['gold']);
    expect([s.cards('deck', 1), s.cards('discard', 1)]).toEqual([['gold'], ['copper']]);
    expect([s.cards('deck', 2), s.cards('discard', 2)]).toEqual([['copper'], ['estate']]);
    s.settled();
  });

  it('[DOM-thief] gains all of them or none', () => {
    const table = () =>
      scene([{ hand: ['thief'] }, { deck: ['silver', 'estate'] }, { deck: ['gold', 'estate'] }]);
    const all = table();
    const none = table();
    all.answer('play.thief').answer('take.silver', 'take.gold');
    none.answer('play.thief').answer();
    expect([all.cards('trash'), all.cards('discard', 0)]).toEqual([[], ['gold', 'silver']]);
    expect([none.cards('trash'), none.cards('discard', 0)]).toEqual([['silver', 'gold'], []]);
    all.settled();
    none.settled();
  });

  it('[DOM-thief] must trash where a Treasure shows, at most one of each; two alike are no choice', () => {
    const s = scene([{ hand: ['thief'] }, { deck: ['copper', 'copper'] }]);
    s.answer('play.thief');
    expect(s.prompt()).toBe('0 gain-trashed');
    s.answer();
    expect(s.cards('trash')).toEqual(['copper']);
    expect(s.cards('discard', 1)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-thief] only discards where no Treasure shows', () => {
    const s = scene([{ hand: ['thief'] }, { deck: ['estate', 'curse', 'gold'] }]);
    s.answer('play.thief');
    expect(s.cards('trash')).toEqual([]);
    expect(s.cards('discard', 1)).toEqual(['curse', 'estate']);
    expect(s.cards('deck', 1)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-thief] gains only what was trashed just now', () => {
    const s = scene([{ hand: ['thief'] }, { deck: ['copper', 'estate'] }], { trash: ['gold'] });
    s.answer('play.thief');
    expect(s.legal()).toEqual(['take.copper']);
    s.answer('take.copper');
    expect(s.cards('trash')).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-thief] Masterpiece and Harem are Treasures', () => {
    const s = scene([{ hand: ['thief'] }, { deck: ['masterpiece', 'harem'] }]);
    s.answer('play.thief');
    expect(s.legal()).toEqual(['trash.masterpiece', 'trash.harem']);
    s.answer('trash.harem').answer('take.harem');
    expect(s.cards('discard', 0)).toEqual(['harem']);
    expect(s.cards('discard', 1)).toEqual(['masterpiece']);
    s.settled();
  });

  it('[DOM-thief] shuffles without the card already revealed, and reveals what there is', () => {
    const s = scene(
      [
        { hand: ['thief'] },
        { deck: ['silver'], discard: ['estate', 'curse'] },
        { discard: ['gold'] },
        { hand: ['copper'] },
      ],
      {},
      [['curse', 'estate'], ['gold']],
    );
    s.answer('play.thief').answer('take.silver', 'take.gold');
    expect([s.cards('deck', 1), s.cards('discard', 1)]).toEqual([['estate'], ['curse']]);
    expect([s.cards('deck', 2), s.cards('discard', 2)]).toEqual([[], []]);
    expect(s.cards('hand', 3)).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual(['gold', 'silver']);
    s.settled();
  });

  it('[DOM-moat] keeps its owner from a Thief', () => {
    const s = scene([{ hand: ['thief'] }, { hand: ['moat'], deck: ['gold*2'] }, { deck: ['silver*2'] }]);
    s.answer('play.thief').answer('reveal.moat').answer('decline').answer('take.silver');
    expect(s.cards('deck', 1)).toEqual(['gold', 'gold']);
    expect(s.cards('discard', 0)).toEqual(['silver']);
    s.settled();
  });
});
