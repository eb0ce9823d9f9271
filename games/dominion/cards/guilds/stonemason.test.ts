import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Stonemason', () => {
  it('[DOM-stonemason] trashes a card from the hand and gains two cheaper ones, one after the other', () => {
    const s = scene([{ hand: ['stonemason', 'gold', 'copper'] }, {}]);

    s.answer('play.stonemason');
    expect(s.prompt()).toBe('0 trash');
    expect(s.legal()).toEqual(['trash.gold', 'trash.copper']);
    s.answer('trash.gold');
    expect(s.prompt()).toBe('0 gain');
    expect(s.why('gain.gold')).toEqual({
      code: 'costs-more',
      params: { limit: 'most', cost: 5, only: 'card', has: 6 },
      rule: 'DOM-1.6',
    });
    s.answer('gain.duchy');
    expect(s.cards('discard', 0)).toEqual(['duchy']);
    expect(s.prompt()).toBe('0 gain');
    s.answer('gain.silver');

    expect(s.cards('discard', 0)).toEqual(['silver', 'duchy']);
    expect(s.cards('trash')).toEqual(['gold']);
    expect(s.cards('hand', 0)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-stonemason] may gain the same card twice, and must gain both', () => {
    const s = scene([{ hand: ['stonemason', 'province', 'copper'] }, {}]);

    s.answer('play.stonemason').answer('trash.province');
    expect(s.refused('decline')).toBe('unknown-option');
    s.answer('gain.gold').answer('gain.gold');

    expect(s.cards('discard', 0)).toEqual(['gold', 'gold']);
    s.settled();
  });

  it('[DOM-stonemason] must trash a card if there is one; the last one goes without asking', () => {
    const s = scene([{ hand: ['stonemason', 'copper', 'estate'] }, {}]);
    s.answer('play.stonemason');
    expect(s.refused('decline')).toBe('unknown-option');
    expect(s.refused()).toBe('too-few');

    const alone = scene([{ hand: ['stonemason', 'copper'] }, {}]);
    alone.answer('play.stonemason');
    expect(alone.cards('trash')).toEqual(['copper']);
    alone.settled();
  });

  it('[DOM-stonemason] with an empty hand does nothing', () => {
    const s = scene([{ hand: ['stonemason'] }, {}]);

    s.answer('play.stonemason');

    expect(s.cards('inPlay', 0)).toEqual(['stonemason']);
    expect(s.cards('trash')).toEqual([]);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-stonemason] gains nothing for a Copper', () => {
    const s = scene([{ hand: ['stonemason', 'copper', 'gold'] }, {}]);

    s.answer('play.stonemason').answer('trash.copper');

    expect(s.cards('trash')).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-stonemason] gains two of Copper and Curse for an Estate', () => {
    const s = scene([{ hand: ['stonemason', 'estate', 'gold'] }, {}]);

    s.answer('play.stonemason').answer('trash.estate');
    expect(s.legal()).toEqual(['gain.copper', 'gain.curse']);
    s.answer('gain.curse').answer('gain.copper');

    expect(s.cards('discard', 0)).toEqual(['copper', 'curse']);
    s.settled();
  });

  it('[DOM-stonemason] gains the only cheaper card if no other is left', () => {
    const s = scene([{ hand: ['stonemason', 'estate', 'gold'] }, {}], { trash: ['copper*45', 'curse*10'] });

    s.answer('play.stonemason').answer('trash.estate');

    expect(s.cards('discard', 0)).toEqual(['copper']);
    expect(s.cards('trash')).toHaveLength(56);
    s.settled();
  });

  it('[DOM-stonemason] goes by what cards cost at the moment', () => {
    const s = scene([{ hand: ['stonemason', 'silver', 'gold'] }, {}], { discount: 1 });

    s.answer('play.stonemason').answer('trash.silver');
    expect(s.legal()).toEqual(['gain.copper', 'gain.estate', 'gain.curse', 'gain.stonemason', 'gain.chapel']);
    s.answer('gain.estate').answer('gain.stonemason');

    expect(s.cards('discard', 0)).toEqual(['stonemason', 'estate']);
    s.settled();
  });

  it('[DOM-stonemason] overpaid, gains two Actions that cost exactly as much, before the Stonemason', () => {
    const s = scene([{}, {}], { coins: 7, kingdom: ['stonemason'] });

    s.answer('buy.stonemason').say(5);
    expect(s.legal()).toEqual(['gain.festival', 'gain.laboratory', 'gain.market']);
    expect(s.why('gain.duchy').code).toBe('not-an-action');
    expect(s.why('gain.smithy')).toEqual({
      code: 'costs-other',
      params: { limit: 'exactly', cost: 5, only: 'action', has: 4 },
      rule: 'DOM-1.6',
    });
    expect(s.refused('decline')).toBe('unknown-option');
    s.answer('gain.market').answer('gain.laboratory');

    expect(s.cards('discard', 0)).toEqual(['stonemason', 'laboratory', 'market']);
    expect(s.counter('coins')).toBe(0);
    expect(s.counter('buys')).toBe(0);
    s.settled();
  });

  it('[DOM-stonemason] overpaid, may gain the same Action twice', () => {
    const s = scene([{}, {}], { coins: 6, kingdom: ['stonemason', 'herald'] });

    s.answer('buy.stonemason').say(4).answer('gain.smithy').answer('gain.smithy');

    expect(s.cards('discard', 0)).toEqual(['stonemason', 'smithy', 'smithy']);
    s.settled();
  });

  it('[DOM-stonemason] a card that is an Action and something else counts as an Action', () => {
    const kingdom = ['stonemason', 'great-hall', 'nobles', 'harem', 'masterpiece', 'duke', 'gardens'];
    const s = scene([{}, {}], { coins: 13, buys: 2, kingdom });

    s.answer('buy.stonemason').say(3);
    expect(s.legal()).toEqual(['gain.village', 'gain.great-hall']);
    expect(s.why('gain.masterpiece').code).toBe('not-an-action');
    s.answer('gain.great-hall').answer('gain.great-hall');
    s.answer('buy.stonemason').say(6);

    expect(s.cards('discard', 0)).toEqual([
      'stonemason',
      'nobles',
      'nobles',
      'stonemason',
      'great-hall',
      'great-hall',
    ]);
    s.settled();
  });

  it('[DOM-stonemason] gains the only Action of that cost that is left', () => {
    const s = scene([{}, {}], {
      coins: 6,
      kingdom: ['stonemason', 'smithy', 'village', 'market', 'festival', 'laboratory'],
      trash: ['smithy*9'],
    });

    s.answer('buy.stonemason').say(4);

    expect(s.cards('discard', 0)).toEqual(['stonemason', 'smithy']);
    s.settled();
  });

  it('[DOM-stonemason] overpaid by what no Action costs, gains nothing but itself', () => {
    const s = scene([{}, {}], { coins: 10, kingdom: ['stonemason'] });

    s.answer('buy.stonemason').say(8);

    expect(s.cards('discard', 0)).toEqual(['stonemason']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-stonemason] not overpaid, gains no Action that costs nothing', () => {
    const s = scene([{}, {}], { coins: 9, discount: 2, kingdom: ['stonemason'] });

    s.answer('buy.stonemason').say(0);

    expect(s.cards('discard', 0)).toEqual(['stonemason']);
    expect(s.counter('coins')).toBe(9);
    s.settled();
  });
});
