import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Journeyman', () => {
  it('[DOM-journeyman] reveals until three cards are not what was named, takes them, discards the others', () => {
    const s = scene([
      { hand: ['journeyman', 'estate'], deck: ['copper', 'gold', 'copper', 'silver', 'duchy', 'copper'] },
      {},
    ]);

    s.answer('play.journeyman');
    expect(s.prompt()).toBe('0 name');
    s.say('copper');

    expect(s.cards('hand', 0)).toEqual(['estate', 'gold', 'silver', 'duchy']);
    expect(s.cards('discard', 0)).toEqual(['copper', 'copper']);
    expect(s.cards('deck', 0)).toEqual(['copper']);
    expect(s.cards('aside', 0)).toEqual([]);
    expect(s.counter('actions')).toBe(0);
    s.settled();
  });

  it('[DOM-journeyman] everybody is told what was named and sees what was revealed', () => {
    const s = scene([{ hand: ['journeyman'], deck: ['copper', 'gold', 'silver', 'duchy'] }, {}]);

    s.answer('play.journeyman').say('copper');

    expect(s.match.news(1)).toMatchObject([
      { type: 'name', seat: 0, params: { card: 'copper' }, cause: 'journeyman' },
      { type: 'reveal', cards: ['copper', 'gold', 'silver', 'duchy'] },
      { type: 'take', cards: ['gold', 'silver', 'duchy'] },
      { type: 'discard', cards: ['copper'] },
    ]);
    s.settled();
  });

  it('[DOM-journeyman] takes three equal cards that were not named', () => {
    const s = scene([{ hand: ['journeyman'], deck: ['copper*4'] }, {}]);

    s.answer('play.journeyman').say('estate');

    expect(s.cards('hand', 0)).toEqual(['copper', 'copper', 'copper']);
    expect(s.cards('deck', 0)).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-journeyman] a card may be named that is not in this game', () => {
    const s = scene([{ hand: ['journeyman'], deck: ['copper', 'gold', 'silver', 'duchy'] }, {}]);

    s.answer('play.journeyman').say('masquerade');

    expect(s.cards('hand', 0)).toEqual(['copper', 'gold', 'silver']);
    s.settled();
  });

  it('[DOM-journeyman] shuffles the discard pile on the way, without what is revealed', () => {
    const s = scene(
      [
        { hand: ['journeyman'], deck: ['copper', 'gold'], discard: ['copper', 'silver', 'duchy', 'estate'] },
        {},
      ],
      {},
      [['copper', 'silver', 'estate', 'duchy']],
    );

    s.answer('play.journeyman').say('copper');

    expect(s.cards('hand', 0)).toEqual(['gold', 'silver', 'estate']);
    expect(s.cards('discard', 0)).toEqual(['copper', 'copper']);
    expect(s.cards('deck', 0)).toEqual(['duchy']);
    s.settled();
  });

  it('[DOM-journeyman] stops when no card is left', () => {
    const s = scene([{ hand: ['journeyman'], deck: ['copper', 'gold'], discard: ['copper'] }, {}], {}, [
      ['copper'],
    ]);

    s.answer('play.journeyman').say('copper');

    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.cards('discard', 0)).toEqual(['copper', 'copper']);
    expect(s.cards('deck', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-journeyman] takes nothing where everything was named', () => {
    const s = scene([{ hand: ['journeyman'], deck: ['copper*3'] }, {}]);

    s.answer('play.journeyman').say('copper');

    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.cards('discard', 0)).toEqual(['copper', 'copper', 'copper']);
    s.settled();
  });
});
