import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Masterpiece', () => {
  it('[DOM-masterpiece] is a Treasure worth 1', () => {
    const s = scene([{ hand: ['masterpiece', 'copper'] }, {}], { actions: 0 });

    s.answer('play.masterpiece');
    expect(s.counter('coins')).toBe(1);
    expect(s.counter('phase')).toBe('treasures');
    expect(s.counter('actionsPlayed')).toBe(0);
    s.answer('play-treasures');

    expect(s.counter('coins')).toBe(2);
    expect(s.cards('inPlay', 0)).toEqual(['masterpiece', 'copper']);
    s.settled();
  });

  it('[DOM-masterpiece] overpaid, gains as many Silvers, before itself', () => {
    const s = scene([{}, {}], { coins: 6, kingdom: ['masterpiece'] });

    s.answer('buy.masterpiece').say(3);

    expect(s.cards('discard', 0)).toEqual(['masterpiece', 'silver', 'silver', 'silver']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-masterpiece] not overpaid, comes alone', () => {
    const s = scene([{}, {}], { coins: 6, kingdom: ['masterpiece'] });

    s.answer('buy.masterpiece').say(0);

    expect(s.cards('discard', 0)).toEqual(['masterpiece']);
    expect(s.counter('coins')).toBe(3);
    s.settled();
  });

  it('[DOM-masterpiece] gains as many Silvers as there are', () => {
    const s = scene([{}, {}], { coins: 8, kingdom: ['masterpiece'], trash: ['silver*38'] });

    s.answer('buy.masterpiece').say(5);

    expect(s.cards('discard', 0)).toEqual(['masterpiece', 'silver', 'silver']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-masterpiece] can be discarded for a Plaza', () => {
    const s = scene([{ hand: ['plaza', 'masterpiece'] }, {}]);

    s.answer('play.plaza').answer('discard.masterpiece');

    expect(s.cards('discard', 0)).toEqual(['masterpiece']);
    expect(s.counter('tokens', 0)).toBe(1);
    s.settled();
  });

  it('[DOM-masterpiece] can be trashed and gained with a Taxman', () => {
    const s = scene([{ hand: ['taxman', 'masterpiece'] }, { hand: ['masterpiece', 'copper*4'] }]);

    s.answer('play.taxman').answer('trash.masterpiece');
    expect(s.cards('discard', 1)).toEqual(['masterpiece']);
    s.answer('gain.masterpiece');

    expect(s.cards('deck', 0)).toEqual(['masterpiece']);
    s.settled();
  });

  it('[DOM-masterpiece] can be stolen by a Thief', () => {
    const s = scene([{ hand: ['thief'] }, { deck: ['masterpiece', 'estate', 'copper'] }]);

    s.answer('play.thief').answer('take.masterpiece');

    expect(s.cards('discard', 0)).toEqual(['masterpiece']);
    expect(s.cards('discard', 1)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-masterpiece] is found by an Adventurer', () => {
    const s = scene([{ hand: ['adventurer'], deck: ['masterpiece', 'estate', 'silver', 'gold'] }, {}]);

    s.answer('play.adventurer');

    expect(s.cards('hand', 0)).toEqual(['masterpiece', 'silver']);
    expect(s.cards('discard', 0)).toEqual(['estate']);
    s.settled();
  });

  it('[DOM-masterpiece] can be trashed in a Mine', () => {
    const s = scene([{ hand: ['mine', 'masterpiece', 'estate'] }, {}]);

    s.answer('play.mine');
    expect(s.legal()).toEqual(['trash.masterpiece']);
    s.answer('trash.masterpiece').answer('gain.gold');

    expect(s.cards('hand', 0)).toEqual(['estate', 'gold']);
    expect(s.cards('trash')).toEqual(['masterpiece']);
    s.settled();
  });
});
