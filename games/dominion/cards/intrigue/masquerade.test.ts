import { scene, sent } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Masquerade', () => {
  const table = () =>
    scene(
      [
        { hand: ['masquerade', 'curse', 'gold'], deck: ['silver', 'copper', 'duchy'] },
        { hand: ['estate', 'province'] },
        { hand: ['copper', 'smithy'] },
      ],
      { kingdom: ['moat'] },
    );
  const passAll = () =>
    table()
      .answer('play.masquerade')
      .answerFor(0, 'pass.curse')
      .answerFor(1, 'pass.estate')
      .answerFor(2, 'pass.smithy');

  it('[DOM-masquerade] draws 2, everybody passes a card to the left, and its player may trash one', () => {
    const s = table();
    s.answer('play.masquerade');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'curse', 'gold', 'silver']);
    expect(s.match.waitingFor).toEqual([0, 1, 2]);
    expect(s.match.decisions(1)).toMatchObject([{ prompt: { key: 'prompt.pass', params: { seat: 2 } } }]);
    s.answerFor(2, 'pass.smithy').answerFor(0, 'pass.curse').answerFor(1, 'pass.estate');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'gold', 'silver', 'smithy']);
    expect(s.cards('hand', 1)).toEqual(['province', 'curse']);
    expect(s.cards('hand', 2)).toEqual(['copper', 'estate']);
    expect(s.prompt()).toBe('0 trash');
    s.answer('trash.copper');
    expect(s.cards('trash')).toEqual(['copper']);
    expect(s.cards('hand', 0).sort()).toEqual(['gold', 'silver', 'smithy']);
    expect([0, 1, 2].flatMap((seat) => s.cards('passed', seat))).toEqual([]);
    s.settled();
  });

  it('[DOM-masquerade] nothing need be trashed; the card just received may be', () => {
    const kept = passAll().answer('decline');
    expect(kept.cards('trash')).toEqual([]);
    expect(kept.cards('hand', 0)).toHaveLength(4);
    kept.settled();

    const trashed = passAll().answer('trash.smithy');
    expect(trashed.cards('trash')).toEqual(['smithy']);
    trashed.settled();
  });

  it('[DOM-masquerade] no choice is seen before all have chosen', () => {
    const othersAfter = (card: string) => {
      const s = table().answer('play.masquerade').answerFor(0, card);
      return [1, 2, 3].map((viewer) => Object.values(sent).map((part) => part(s.match, viewer)));
    };
    expect(othersAfter('pass.gold')).toEqual(othersAfter('pass.curse'));
    const s = table().answer('play.masquerade').answerFor(0, 'pass.gold').answerFor(1, 'pass.estate');
    expect(s.match.waitingFor).toEqual([2]);
    expect([0, 1, 2].map((seat) => s.cards('hand', seat).length)).toEqual([4, 2, 2]);
    expect(s.cards('hand', 1)).not.toContain('gold');
  });

  it('[DOM-masquerade] what comes cannot be passed on', () => {
    const s = scene([{ hand: ['masquerade', 'gold'] }, { hand: ['curse'] }]);
    s.answer('play.masquerade').answerFor(0, 'pass.gold').answerFor(1, 'pass.curse').answer('decline');
    expect(s.cards('hand', 0)).toEqual(['curse']);
    expect(s.cards('hand', 1)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-masquerade] only giver and receiver know a passed card', () => {
    const s = passAll();
    const passes = (viewer: number) =>
      s.match
        .news(viewer)
        .flatMap(({ type, seat, target, cards }) => (type === 'pass' ? [[seat, target, cards]] : []));
    expect(passes(0)).toEqual([
      [0, 1, ['curse']],
      [1, 2, []],
      [2, 0, ['smithy']],
    ]);
    expect(passes(1)).toEqual([
      [0, 1, ['curse']],
      [1, 2, ['estate']],
      [2, 0, []],
    ]);
    expect(passes(3)).toEqual([
      [0, 1, []],
      [1, 2, []],
      [2, 0, []],
    ]);
    const { table: t } = s.match;
    const knowers = (card: number) => [0, 1, 2, 3].filter((seat) => t.knows(seat, card));
    const held = t.cardsIn(t.layout.zones.findIndex(({ name, owner }) => name === 'hand' && owner === 1));
    expect(held.map((card) => [t.faceName(card), knowers(card)])).toEqual([
      ['province', [1]],
      ['curse', [0, 1]],
    ]);
  });

  it('[DOM-masquerade] is no Attack: nobody can react', () => {
    const s = scene([{ hand: ['masquerade', 'curse'] }, { hand: ['moat', 'gold'] }]);
    s.answer('play.masquerade');
    expect(s.match.decisions().map(({ prompt }) => prompt.key)).toEqual(['prompt.pass', 'prompt.pass']);
  });

  it('[DOM-masquerade] passing is neither gaining nor trashing', () => {
    const s = passAll();
    expect(s.match.news(0).map(({ type }) => type)).toEqual(['pass', 'pass', 'pass']);
    expect(s.cards('trash')).toEqual([]);
    expect([0, 1, 2].flatMap((seat) => s.cards('discard', seat))).toEqual([]);
  });

  describe('where a player has no cards', () => {
    const withEmptyHand = (options = {}) =>
      scene([{ hand: ['masquerade', 'curse', 'gold'] }, {}, { hand: ['copper', 'smithy'] }], { options });

    it('[DOM-masquerade] passes nothing but still receives', () => {
      const s = withEmptyHand();
      s.answer('play.masquerade');
      expect(s.match.waitingFor).toEqual([0, 2]);
      s.answerFor(0, 'pass.curse').answerFor(2, 'pass.smithy').answer('decline');
      expect(s.cards('hand', 0)).toEqual(['gold', 'smithy']);
      expect(s.cards('hand', 1)).toEqual(['curse']);
      expect(s.cards('hand', 2)).toEqual(['copper']);
      s.settled();
    });

    it('[DOM-masquerade] is skipped by the later rule, if the table plays it', () => {
      const s = withEmptyHand({ masquerade: 'skip-empty-hands' });
      s.answer('play.masquerade');
      expect(s.match.waitingFor).toEqual([0, 2]);
      expect(s.match.decisions(0)).toMatchObject([{ prompt: { params: { seat: 2 } } }]);
      s.answerFor(0, 'pass.curse').answerFor(2, 'pass.smithy').answer('decline');
      expect(s.cards('hand', 0)).toEqual(['gold', 'smithy']);
      expect(s.cards('hand', 1)).toEqual([]);
      expect(s.cards('hand', 2)).toEqual(['copper', 'curse']);
      s.settled();
    });

    it('[DOM-masquerade] one hand alone: its card goes left, or by the later rule nowhere', () => {
      const players = [{ hand: ['masquerade', 'curse', 'gold'] }, {}, {}];
      const original = scene(players);
      original.answer('play.masquerade').answerFor(0, 'pass.curse').answer('decline');
      expect(original.cards('hand', 0)).toEqual(['gold']);
      expect(original.cards('hand', 1)).toEqual(['curse']);
      original.settled();

      const later = scene(players, { options: { masquerade: 'skip-empty-hands' } });
      later.answer('play.masquerade');
      expect(later.prompt()).toBe('0 trash');
      later.answer('decline');
      expect(later.cards('hand', 0)).toEqual(['curse', 'gold']);
      later.settled();
    });

    it('[DOM-masquerade] its own player may be the one: passes nothing, receives, and may trash that', () => {
      const s = scene([{ hand: ['masquerade'] }, { hand: ['estate', 'copper'] }]);
      s.answer('play.masquerade');
      expect(s.match.waitingFor).toEqual([1]);
      s.answerFor(1, 'pass.estate').answer('trash.estate');
      expect(s.cards('hand', 0)).toEqual([]);
      expect(s.cards('trash')).toEqual(['estate']);
      s.settled();
    });

    it('[DOM-masquerade] with no cards at all nobody is asked', () => {
      const s = scene([{ hand: ['masquerade'] }, {}]);
      s.answer('play.masquerade');
      s.settled();
    });
  });

  it('[DOM-masquerade] tells each player their own pick only, also afterwards', () => {
    const s = scene([
      { hand: ['masquerade', 'copper', 'curse'], deck: ['gold*2'] },
      { hand: ['estate'] },
      { hand: ['silver'] },
    ]);
    s.answer('play.masquerade').answerFor(0, 'pass.curse').answerFor(1, 'pass.estate');
    s.answerFor(2, 'pass.silver');
    const picks = [0, 1, 2].map((seat) =>
      s.match.picksOfStep(seat).map(({ verb, card }) => `${verb} ${card}`),
    );
    expect(picks).toEqual([['play masquerade', 'pass curse'], ['pass estate'], ['pass silver']]);
  });
});
