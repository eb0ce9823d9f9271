import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Gaining', () => {
  it('[DOM-1.6] lists every pile: what costs too much, with what it costs and what is allowed', () => {
    const s = scene([{ hand: ['workshop'] }, {}]);
    s.answer('play.workshop');
    expect(s.asked().options).toHaveLength(17);
    expect(s.asked().prompt.params).toMatchObject({ limit: 'most', cost: 4, only: 'card' });
    expect(s.why('gain.market')).toEqual({
      code: 'costs-more',
      params: { limit: 'most', cost: 4, only: 'card', has: 5 },
      rule: 'DOM-1.6',
    });
    expect(s.legal()).toContain('gain.smithy');
    expect(s.refused('gain.witch')).toBe('unknown-option');
  });

  it('[DOM-1.6] takes a card from its pile and puts it on the discard pile, for all to see', () => {
    const s = scene([{ hand: ['workshop'], discard: ['estate'] }, {}]);
    s.answer('play.workshop').answer('gain.silver');
    expect(s.cards('discard', 0)).toEqual(['silver', 'estate']);
    expect(s.match.view(1)).toMatchObject({ seats: [{ discard: { count: 2, top: 'silver' } }, {}] });
    expect(s.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'gain', seat: 0, cards: ['silver'], params: { to: 'discard' } }),
    );
    expect(s.match.view(1)).toMatchObject({
      supply: expect.arrayContaining([{ card: 'silver', count: 39, cost: 3 }]),
    });
    s.settled();
  });

  it('[DOM-1.6] an empty pile has nothing to gain', () => {
    const s = scene([{ hand: ['workshop'] }, {}], { trash: ['smithy*10'] });
    s.answer('play.workshop');
    expect(s.why('gain.smithy')).toEqual({ code: 'pile-empty', params: {}, rule: 'DOM-1.1' });
    expect(s.refused('gain.smithy')).toBe('pile-empty');
  });

  it('[DOM-1.6] exactly a cost: neither dearer nor cheaper', () => {
    const s = scene([{ hand: ['upgrade', 'estate'], deck: ['copper'] }, {}]);
    s.answer('play.upgrade').answer('trash.estate');
    expect(s.asked().prompt.params).toMatchObject({ limit: 'exactly', cost: 3 });
    expect(s.why('gain.estate')).toMatchObject({
      code: 'costs-other',
      params: { cost: 3, has: 2 },
      rule: 'DOM-1.6',
    });
    expect(s.why('gain.smithy')).toMatchObject({ code: 'costs-other', params: { cost: 3, has: 4 } });
    expect(s.legal()).toEqual(['gain.silver', 'gain.village', 'gain.woodcutter', 'gain.workshop']);
    s.answer('gain.silver');
    s.settled();
  });

  it('[DOM-1.6] if nothing costs exactly that, nothing is gained', () => {
    const s = scene([{ hand: ['upgrade', 'copper'], deck: ['copper'] }, {}]);
    s.answer('play.upgrade').answer('trash.copper');
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.cards('trash')).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-1.6] only of a type, whatever it costs', () => {
    const s = scene([{ hand: ['mine', 'gold'] }, {}]);
    s.answer('play.mine');
    expect(s.asked().prompt.params).toMatchObject({ only: 'treasure', cost: 9 });
    for (const card of ['estate', 'curse', 'smithy']) {
      expect(s.why(`gain.${card}`)).toEqual({ code: 'not-a-treasure', params: {}, rule: 'DOM-1.6' });
    }
    s.answer('gain.gold');
    s.settled();
  });

  it('[DOM-1.6] Curses and basic cards are in the supply like all others', () => {
    const s = scene([{ hand: ['workshop'] }, {}]);
    s.answer('play.workshop').answer('gain.curse');
    expect(s.cards('discard', 0)).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-1.6] goes by current costs; what is made cheaper can be gained', () => {
    const s = scene([{ hand: ['workshop'] }, {}], { discount: 2 });
    s.answer('play.workshop');
    expect(s.legal()).toContain('gain.gold');
    expect(s.why('gain.province').params).toMatchObject({ cost: 4, has: 6 });
    s.answer('gain.gold');
    expect(s.cards('discard', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-1.6] gaining is not buying: it takes no Buy and no coins, and asks for no overpaying', () => {
    const s = scene([{ hand: ['workshop'] }, {}], { coins: 3, kingdom: ['masterpiece'] });
    s.answer('play.workshop').answer('gain.masterpiece');
    expect(s.counter('coins')).toBe(3);
    expect(s.counter('buys')).toBe(1);
    expect(s.counter('phase')).toBe('actions');
    expect(s.cards('discard', 0)).toEqual(['masterpiece']);
    s.settled();
  });

  it('[DOM-1.6] the last copy empties the pile', () => {
    const s = scene([{ hand: ['workshop*2'] }, {}], { actions: 2, trash: ['smithy*9'] });
    s.answer('play.workshop').answer('gain.smithy');
    expect(s.match.view(0)).toMatchObject({ emptyPiles: 1 });
    s.answer('play.workshop');
    expect(s.why('gain.smithy').code).toBe('pile-empty');
  });

  it('[DOM-1.6] onto the deck or into the hand, where a card says so', () => {
    const deck = scene([{ hand: ['bureaucrat'], deck: ['copper'] }, {}]);
    const hand = scene([{ hand: ['mine', 'copper'] }, {}]);
    deck.answer('play.bureaucrat');
    hand.answer('play.mine').answer('gain.silver');
    expect(deck.cards('deck', 0)).toEqual(['silver', 'copper']);
    expect(hand.cards('hand', 0)).toEqual(['silver']);
    expect(deck.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'gain', cards: ['silver'], params: { to: 'deck' } }),
    );
    expect(hand.match.news(1)).toContainEqual(
      expect.objectContaining({ type: 'gain', cards: ['silver'], params: { to: 'hand' } }),
    );
  });
});
