import { compareWorlds, newReport, scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Taxman', () => {
  it('[DOM-taxman] trashes a Treasure, makes the others discard a copy, and gains a dearer one onto the deck', () => {
    const s = scene([
      { hand: ['taxman', 'silver', 'estate'], deck: ['copper'] },
      { hand: ['silver*2', 'copper*3'] },
      { hand: ['copper*3', 'estate*2'] },
    ]);

    s.answer('play.taxman');
    expect(s.prompt()).toBe('0 trash');
    expect(s.legal()).toEqual(['trash.silver', 'decline']);
    expect(s.why('trash.estate').code).toBe('not-a-treasure');
    s.answer('trash.silver');
    expect(s.cards('trash')).toEqual(['silver']);
    expect(s.cards('discard', 1)).toEqual(['silver']);
    expect(s.cards('hand', 1)).toEqual(['silver', 'copper', 'copper', 'copper']);
    expect(s.prompt()).toBe('0 gain');
    s.answer('gain.gold');

    expect(s.cards('deck', 0)).toEqual(['gold', 'copper']);
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.cards('hand', 2)).toHaveLength(5);
    s.settled();
  });

  it('[DOM-taxman] whoever has no copy shows the hand', () => {
    const s = scene([
      { hand: ['taxman', 'silver'] },
      { hand: ['copper*3', 'estate*2'] },
      { hand: ['silver*5'] },
    ]);

    s.answer('play.taxman').answer('trash.silver');

    const shown = s.match.news(0).filter(({ type }) => type === 'reveal-hand');
    expect(shown).toMatchObject([
      { seat: 1, cards: ['copper', 'copper', 'copper', 'estate', 'estate'], hidden: 0, cause: 'taxman' },
    ]);
    expect(s.cards('discard', 1)).toEqual([]);
    expect(s.cards('discard', 2)).toEqual(['silver']);
    expect(s.prompt()).toBe('0 gain');
  });

  it('[DOM-taxman] a hand tells no more than whether a copy was in it', () => {
    const report = newReport();
    const s = scene([
      { hand: ['taxman', 'silver'] },
      { hand: ['silver', 'copper*2', 'gold', 'curse'], deck: ['silver', 'estate*4'] },
      { hand: ['copper*5'], deck: ['silver*3', 'estate*3'] },
    ]);

    s.answer('play.taxman').answer('trash.silver');
    for (let i = 0; i < 20; i++) compareWorlds(s.match, i % 4, `${i}`, report);

    expect(report.leaks).toEqual([]);
    expect(report.different).toBeGreaterThan(20);
  });

  it('[DOM-taxman] with nothing trashed nothing happens at all', () => {
    const s = scene([{ hand: ['taxman', 'copper'], deck: ['estate'] }, { hand: ['copper*5'] }]);

    s.answer('play.taxman').answer('decline');

    expect(s.cards('trash')).toEqual([]);
    expect(s.cards('hand', 1)).toHaveLength(5);
    expect(s.cards('deck', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-taxman] asks also where there is no Treasure in hand, and not with an empty hand', () => {
    const s = scene([{ hand: ['taxman', 'estate'] }, { hand: ['copper*5'] }]);
    s.answer('play.taxman');
    expect(s.legal()).toEqual(['decline']);
    s.answer('decline');
    expect(s.cards('hand', 1)).toHaveLength(5);
    s.settled();

    const alone = scene([{ hand: ['taxman'] }, { hand: ['copper*5'] }]);
    alone.answer('play.taxman');
    expect(alone.cards('hand', 1)).toHaveLength(5);
    alone.settled();
  });

  it('[DOM-taxman] a Treasure must be gained, at most 3 dearer; an equal or cheaper one will do', () => {
    const s = scene([{ hand: ['taxman', 'copper'] }, {}], { kingdom: ['masterpiece', 'harem'] });

    s.answer('play.taxman').answer('trash.copper');
    expect(s.legal()).toEqual(['gain.copper', 'gain.silver', 'gain.masterpiece']);
    expect(s.why('gain.gold')).toEqual({
      code: 'costs-more',
      params: { limit: 'most', cost: 3, only: 'treasure', has: 6 },
      rule: 'DOM-1.6',
    });
    expect(s.why('gain.estate').code).toBe('not-a-treasure');
    expect(s.refused('decline')).toBe('unknown-option');
    s.answer('gain.copper');

    expect(s.cards('deck', 0)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-taxman] a card that is a Treasure and something else can be trashed, discarded and gained', () => {
    const s = scene([{ hand: ['taxman', 'harem'] }, { hand: ['harem', 'copper*4'] }]);

    s.answer('play.taxman').answer('trash.harem');
    expect(s.cards('discard', 1)).toEqual(['harem']);
    s.answer('gain.harem');

    expect(s.cards('deck', 0)).toEqual(['harem']);
    expect(s.cards('trash')).toEqual(['harem']);
    s.settled();
  });

  it('[DOM-taxman] a hand of 4 cards is not taxed, one of 6 is', () => {
    const s = scene([{ hand: ['taxman', 'copper'] }, { hand: ['copper*4'] }, { hand: ['copper*6'] }]);

    s.answer('play.taxman').answer('trash.copper').answer('gain.silver');

    expect(s.cards('hand', 1)).toHaveLength(4);
    expect(s.cards('discard', 1)).toEqual([]);
    expect(s.cards('hand', 2)).toHaveLength(5);
    expect(s.cards('discard', 2)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-taxman] taxes in turn order, and before the Treasure is gained', () => {
    const s = scene([{ hand: ['copper*5'] }, { hand: ['taxman', 'copper'] }, { hand: ['copper*5'] }], {
      active: 1,
    });

    s.answer('play.taxman').answer('trash.copper').answer('gain.silver');

    const told = s.match.log(0).map(({ event: { type, seat } }) => `${seat} ${type}`);
    expect(told).toEqual(['1 play', '1 trash', '2 discard', '0 discard', '1 gain']);
    s.settled();
  });

  it('[DOM-taxman] a Moat keeps the hand, not the Treasure from being gained', () => {
    const s = scene([{ hand: ['taxman', 'copper'] }, { hand: ['moat', 'copper*4'] }, { hand: ['copper*5'] }]);

    s.answer('play.taxman').answer('reveal.moat').answer('decline').answer('decline');
    expect(s.prompt()).toBe('0 trash');
    s.answer('trash.copper').answer('gain.silver');

    expect(s.cards('hand', 1)).toHaveLength(5);
    expect(s.cards('discard', 2)).toEqual(['copper']);
    expect(s.cards('deck', 0)).toEqual(['silver']);
    s.settled();
  });

  it('[DOM-taxman] on an empty deck the Treasure is its only card; the discard pile stays where it is', () => {
    const s = scene([{ hand: ['taxman', 'copper'], discard: ['estate'] }, {}]);

    s.answer('play.taxman').answer('trash.copper').answer('gain.silver');

    expect(s.cards('deck', 0)).toEqual(['silver']);
    expect(s.cards('discard', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-taxman] where no Treasure is cheap enough none is gained', () => {
    const s = scene([{ hand: ['taxman', 'copper'] }, { hand: ['copper*5'] }], {
      trash: ['copper*46', 'silver*40'],
    });

    s.answer('play.taxman').answer('trash.copper');

    expect(s.cards('deck', 0)).toEqual([]);
    expect(s.cards('discard', 1)).toEqual(['copper']);
    s.settled();
  });
});
