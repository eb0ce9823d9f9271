import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Courtyard', () => {
  const table = () =>
    scene([{ hand: ['courtyard', 'estate'], deck: ['copper', 'silver', 'gold', 'duchy'] }, {}]);

  it('[DOM-courtyard] draws 3 cards and puts a hand card on the deck, also one that was not just drawn', () => {
    const s = table();
    s.answer('play.courtyard');
    expect(s.prompt()).toBe('0 put-back');
    expect(s.legal().sort()).toEqual([
      'put-back.copper',
      'put-back.estate',
      'put-back.gold',
      'put-back.silver',
    ]);
    s.answer('put-back.estate');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'gold', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['estate', 'duchy']);
    expect(s.counter('actions')).toBe(0);
    s.settled();
  });

  it('[DOM-courtyard] puts back a card that was just drawn', () => {
    const s = table();
    s.answer('play.courtyard').answer('put-back.gold');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'estate', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['gold', 'duchy']);
    s.settled();
  });

  it('[DOM-courtyard] takes exactly one card, and does not do without', () => {
    const s = table();
    s.answer('play.courtyard');
    expect(s.refused()).toBe('too-few');
    expect(s.refused('put-back.gold', 'put-back.silver')).toBe('too-many');
  });

  it('[DOM-courtyard] shows the others no card', () => {
    const s = table();
    s.answer('play.courtyard').answer('put-back.gold');
    expect(s.match.news(1)).toEqual([
      { type: 'put-back', seat: 0, cards: [], hidden: 1, cause: 'courtyard' },
    ]);
    expect(s.match.news(0)[0]!.cards).toEqual(['gold']);
  });

  it('[DOM-courtyard] puts an only card back unasked, and none where there is none', () => {
    const one = scene([{ hand: ['courtyard', 'estate'] }, {}]);
    one.answer('play.courtyard');
    expect(one.cards('deck', 0)).toEqual(['estate']);
    expect(one.cards('hand', 0)).toEqual([]);
    one.settled();

    const nothing = scene([{ hand: ['courtyard'] }, {}]);
    nothing.answer('play.courtyard');
    expect(nothing.cards('deck', 0)).toEqual([]);
    nothing.settled();
  });

  it('[DOM-courtyard] is put onto what is left after a reshuffle', () => {
    const s = scene(
      [{ hand: ['courtyard'], deck: ['copper'], discard: ['silver', 'gold', 'estate'] }, {}],
      {},
      [['estate', 'gold', 'silver']],
    );
    s.answer('play.courtyard').answer('put-back.copper');
    expect(s.cards('hand', 0).sort()).toEqual(['estate', 'gold']);
    expect(s.cards('deck', 0)).toEqual(['copper', 'silver']);
    s.settled();
  });
});
