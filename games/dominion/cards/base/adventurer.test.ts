import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Adventurer', () => {
  it('[DOM-adventurer] reveals until two Treasures: they go to hand, the rest is discarded', () => {
    const s = scene([
      { hand: ['adventurer'], deck: ['estate', 'copper', 'village', 'gold', 'silver'], discard: ['curse'] },
      {},
    ]);
    s.answer('play.adventurer');
    expect(s.cards('hand', 0)).toEqual(['copper', 'gold']);
    expect(s.cards('discard', 0)).toEqual(['village', 'estate', 'curse']);
    expect(s.cards('deck', 0)).toEqual(['silver']);
    expect(s.cards('aside', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-adventurer] takes two Treasures on top and discards nothing', () => {
    const s = scene([{ hand: ['adventurer'], deck: ['harem', 'masterpiece', 'gold'] }, {}]);
    s.answer('play.adventurer');
    expect(s.cards('hand', 0)).toEqual(['harem', 'masterpiece']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-adventurer] what has been revealed is not shuffled in', () => {
    const s = scene(
      [{ hand: ['adventurer'], deck: ['estate', 'copper'], discard: ['silver', 'curse', 'gold'] }, {}],
      {},
      [['curse', 'gold', 'silver']],
    );
    s.answer('play.adventurer');
    expect(s.cards('hand', 0)).toEqual(['copper', 'gold']);
    expect(s.cards('discard', 0)).toEqual(['curse', 'estate']);
    expect(s.cards('deck', 0)).toEqual(['silver']);
    s.settled();
  });

  it('[DOM-adventurer] may end with one Treasure or none', () => {
    const one = scene([{ hand: ['adventurer'], deck: ['copper', 'estate'] }, {}]);
    const none = scene([{ hand: ['adventurer'], discard: ['estate', 'duchy'] }, {}], {}, [
      ['duchy', 'estate'],
    ]);
    one.answer('play.adventurer');
    none.answer('play.adventurer');
    expect([one.cards('hand', 0), one.cards('discard', 0)]).toEqual([['copper'], ['estate']]);
    expect([none.cards('hand', 0), none.cards('discard', 0)]).toEqual([[], ['estate', 'duchy']]);
    one.settled();
    none.settled();
  });

  it('[DOM-adventurer] does nothing without any card', () => {
    const s = scene([{ hand: ['adventurer', 'copper'] }, {}]);
    s.answer('play.adventurer');
    expect(s.cards('hand', 0)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-adventurer] everyone sees what is revealed and taken', () => {
    const s = scene([{ hand: ['adventurer'], deck: ['estate', 'copper', 'gold'] }, {}]);
    s.answer('play.adventurer');
    const told = s.match.news(1).map(({ type, cards }) => [type, cards]);
    expect(told).toContainEqual(['reveal', ['estate', 'copper', 'gold']]);
    expect(told).toContainEqual(['take', ['copper', 'gold']]);
    s.settled();
  });
});
