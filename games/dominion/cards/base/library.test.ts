import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Library', () => {
  it('[DOM-library] draws up to seven cards in hand; Actions may be set aside and are discarded at the end', () => {
    const s = scene([
      { hand: ['library', 'copper*4'], deck: ['village', 'gold', 'smithy', 'silver', 'estate', 'curse'] },
      {},
    ]);
    s.answer('play.library');
    expect(s.prompt()).toBe('0 keep');
    expect(s.legal()).toEqual(['choose.keep', 'set-aside.village']);
    s.answer('set-aside.village');
    expect(s.cards('aside', 0)).toEqual(['village']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.answer('choose.keep');
    s.answer('set-aside.smithy').answer('choose.keep').answer('choose.keep');
    expect(s.cards('hand', 0)).toEqual(['copper', 'copper', 'copper', 'copper', 'gold', 'silver', 'estate']);
    expect(s.cards('discard', 0)).toEqual(['smithy', 'village']);
    expect(s.cards('deck', 0)).toEqual(['curse']);
    expect(s.cards('aside', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-library] Actions may be kept; only Actions can be set aside', () => {
    const s = scene([{ hand: ['library', 'copper*5'], deck: ['silver', 'village', 'gold'] }, {}]);
    s.answer('play.library');
    expect(s.why('set-aside.silver').code).toBe('not-an-action');
    s.answer('choose.keep').answer('choose.keep');
    expect(s.cards('hand', 0)).toHaveLength(7);
    expect(s.cards('hand', 0)).toContain('village');
    expect(s.cards('deck', 0)).toEqual(['gold']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-library] each is decided as it is drawn, before the next is seen', () => {
    const s = scene([{ hand: ['library'], deck: ['village', 'gold'] }, {}]);
    s.answer('play.library');
    expect(s.cards('deck', 0)).toEqual(['gold']);
    expect(s.cards('hand', 0)).toEqual(['village']);
    s.answer('choose.keep').answer('choose.keep');
    s.settled();
  });

  it('[DOM-library] an Action that was in hand before stays there', () => {
    const s = scene([{ hand: ['library', 'village', 'copper*5'], deck: ['gold'] }, {}]);
    s.answer('play.library');
    expect(s.asked().options.map(({ id }) => id)).toEqual(['choose.keep', 'set-aside.gold']);
    s.answer('choose.keep');
    expect(s.cards('hand', 0)).toContain('village');
    s.settled();
  });

  it.each([7, 8])('[DOM-library] with %i cards in hand it does nothing', (count) => {
    const s = scene([{ hand: ['library', `silver*${count}`], deck: ['gold'] }, {}]);
    s.answer('play.library');
    expect(s.cards('hand', 0)).toHaveLength(count);
    expect(s.cards('deck', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-library] what is set aside is not shuffled in; it stops when no card is left', () => {
    const s = scene(
      [{ hand: ['library', 'copper*4'], deck: ['village'], discard: ['gold', 'smithy'] }, {}],
      {},
      [['smithy', 'gold']],
    );
    s.answer('play.library').answer('set-aside.village').answer('set-aside.smithy').answer('choose.keep');
    expect(s.cards('hand', 0)).toEqual(['copper', 'copper', 'copper', 'copper', 'gold']);
    expect(s.cards('deck', 0)).toEqual([]);
    expect(s.cards('discard', 0)).toEqual(['smithy', 'village']);
    s.settled();
  });

  it('[DOM-library] the others learn what was set aside, and of the rest not even whether it was an Action', () => {
    const table = (...deck: string[]) => scene([{ hand: ['library', 'copper*6'], deck }, {}]);
    const worlds = [table('village', 'gold'), table('gold', 'village')];
    for (const s of worlds) s.answer('play.library');
    const seen = worlds.map(({ match }) => JSON.stringify([match.view(1), match.news(1), match.waitingFor]));
    expect(seen[0]).toBe(seen[1]);
    for (const s of worlds) s.answer('choose.keep');
    const kept = worlds.map(({ match }) => JSON.stringify([match.view(1), match.news(1)]));
    expect(kept[0]).toBe(kept[1]);

    const aside = table('village', 'gold');
    aside.answer('play.library').answer('set-aside.village').answer('choose.keep');
    expect(aside.match.log(1).map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'set-aside', seat: 0, cards: ['village'], hidden: 0 }),
    );
    aside.settled();
  });
});
