import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const table = () =>
  scene([{ hand: ['chancellor'], deck: ['copper', 'silver', 'gold'], discard: ['estate'] }, {}]);

describe('Chancellor', () => {
  it('[DOM-chancellor] brings 2 coins and may put the deck onto the discard pile', () => {
    const s = table();
    s.answer('play.chancellor');
    expect(s.prompt()).toBe('0 deck-to-discard');
    expect(s.counter('coins')).toBe(2);
    s.answer('choose.deck-to-discard');
    expect(s.cards('deck', 0)).toEqual([]);
    expect(s.cards('discard', 0)).toEqual(['gold', 'silver', 'copper', 'estate']);
    s.settled();
  });

  it('[DOM-chancellor] may leave the deck where it is', () => {
    const s = table();
    s.answer('play.chancellor').answer('decline');
    expect(s.cards('deck', 0)).toEqual(['copper', 'silver', 'gold']);
    expect(s.cards('discard', 0)).toEqual(['estate']);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-chancellor] asks nobody whose deck is empty', () => {
    const s = scene([{ hand: ['chancellor'], discard: ['estate'] }, {}]);
    s.answer('play.chancellor');
    expect(s.cards('discard', 0)).toEqual(['estate']);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-chancellor] nobody looks into the deck, and nothing is discarded', () => {
    const s = table();
    s.answer('play.chancellor').answer('choose.deck-to-discard');
    for (const viewer of [0, 1]) {
      expect(s.match.news(viewer).map(({ type }) => type)).toEqual(['deck-to-discard']);
      expect(s.match.news(viewer)[0]).toMatchObject({ cards: ['gold'], hidden: 0, params: { count: 3 } });
      expect(JSON.stringify(s.match.view(viewer))).not.toContain('"top":"silver"');
    }
    const known = (face: string): boolean => {
      const { table: t } = s.match;
      const zone = s.match.game.zones.findIndex(({ name, owner }) => name === 'discard' && owner === 0);
      return t.knows(0, t.cardsIn(zone).find((card) => t.faceName(card) === face)!);
    };
    expect([known('gold'), known('silver'), known('copper')]).toEqual([true, false, false]);
    s.settled();
  });

  it('[DOM-chancellor] what lies on the discard pile is drawn again after the next shuffle', () => {
    const s = scene(
      [{ hand: ['chancellor', 'smithy'], deck: ['copper', 'silver', 'gold'] }, {}],
      { actions: 2 },
      [['gold', 'copper', 'silver']],
    );
    s.answer('play.chancellor').answer('choose.deck-to-discard').answer('play.smithy');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'gold', 'silver']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });
});
