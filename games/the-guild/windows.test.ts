import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { cardTypes } from './deck/schema.ts';
import { gameWith } from './game.ts';
import { testDeck } from './testing/deck.ts';
import { table, titleAt } from './testing/table.ts';

const victim = { businesses: ['bakery'], hand: ['guard', 'six'] };

describe('Answering an act', () => {
  it('[T-26] everybody who has cards is asked at once before the test, except whoever acts', () => {
    const s = table(
      [
        { hand: ['strike', 'tip'] },
        victim,
        {},
        { artefacts: ['ring'] },
        { hand: ['tip'], tower: 1, debt: 1 },
        { hand: ['five'] },
      ],
      { deck: ['six'] },
    );
    s.answer('play.strike');
    expect(s.match.waitingFor).toEqual([1, 3, 5]);
    expect(s.match.decisions(5)[0]).toMatchObject({
      prompt: { key: 'prompt.answer-act', params: { actor: 0, target: 1 } },
      source: 'strike',
    });
    expect(s.cards('deck')).toEqual(['six']);
  });

  it('[T-26] who is asked tells nothing: it is the same whatever they hold', () => {
    const worlds = ['guard', 'five'].map((card) => {
      const s = table([{ hand: ['strike'] }, { businesses: ['bakery'], hand: [card] }], {
        deck: ['six', card === 'guard' ? 'five' : 'guard'],
      });
      s.answer('play.strike');
      return s;
    });
    const seen = worlds.map(({ match }) => JSON.stringify([match.view(0), match.news(0), match.waitingFor]));
    expect(seen[0]).toBe(seen[1]);
    expect(worlds[1]!.legal()).toEqual(['pass']);
    expect(worlds[1]!.why('play.five')).toEqual({ code: 'not-immediate', params: {}, rule: 'TG-10.5' });
  });

  it('[T-26] a window says whether the seat is the target, whatever it holds', () => {
    for (const card of ['guard', 'five']) {
      const s = table([{ hand: ['strike'] }, { businesses: ['bakery'], hand: [card] }, { hand: [card] }]);
      s.answer('play.strike');
      const windows = [1, 2].map((seat) => s.match.window(seat));
      expect(windows).toEqual([
        { occasion: 'target', pass: 'pass' },
        { occasion: 'other', pass: 'pass' },
      ]);
    }
  });

  it('[T-26] a window says whether it is about what the seat does itself', () => {
    const s = table([{ hand: ['strike', 'tip'] }, { businesses: ['bakery'], hand: ['five'] }], {
      deck: ['six'],
    });
    s.answer('play.strike').answer('pass');
    expect([0, 1].map((seat) => s.match.window(seat)?.occasion)).toEqual(['own', 'target']);
  });

  it('[T-26] nobody sees another’s answer before all have answered', () => {
    const s = table([{ hand: ['strike'] }, victim, { hand: ['tip'] }]);
    s.answer('play.strike').answerFor(2, 'play.tip');
    expect(s.match.news(1)).toEqual([]);
    expect(s.match.waitingFor).toEqual([1]);
    expect(s.cards('hand', 2)).toEqual(['tip']);
  });

  it('[TG-10.5] an immediate measure may be played in another’s turn; it costs and gives as always', () => {
    const s = table([{ hand: ['strike'] }, { ...victim, taler: 1 }]);
    s.answer('play.strike').answer('play.guard');
    expect(s.counter('taler', 1)).toBe(0);
    expect(s.counter('experience', 1)).toBe(2);
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 0 }] }] });
    expect(s.match.news(0)).toContainEqual(expect.objectContaining({ type: 'prevented', target: 1 }));
    expect(s.cards('discard')).toEqual(['guard', 'strike']);
    s.settled();
  });

  it('[T-26] what is prevented is not tested, and asks nobody anything more', () => {
    const s = table([{ hand: ['strike'] }, { ...victim, hand: ['guard*2', 'mishap'] }], { deck: ['six'] });
    s.answer('play.strike').answer('play.guard');
    expect(s.cards('deck')).toEqual(['six']);
    expect(s.prompt()).toBe('0 action');
    s.settled();
  });

  it('[T-26] protection adds to what must be exceeded, of an intrigue that cannot fail too', () => {
    const s = table([{ hand: ['tax'] }, { hand: ['alarm', 'six'] }], { deck: ['smithy', 'fair'] });
    s.answer('play.tax').answer('play.alarm');
    expect(s.match.view(0)).toMatchObject({ act: { opposition: 3, number: null } });
    s.answer('pass').answer('pass');
    expect(s.counter('taler', 1)).toBe(12);
    s.settled();

    const bare = table([{ hand: ['tax'] }, { hand: ['alarm', 'six'] }], { deck: ['fair'] });
    bare.answer('play.tax').answer('play.alarm').answer('pass').answer('pass');
    expect(bare.counter('taler', 1)).toBe(6);

    const harder = table([{ hand: ['slander'] }, { hand: ['alarm'] }], { deck: ['six'] });
    harder.answer('play.slander').answer('play.alarm');
    expect(harder.match.news(0)).toContainEqual(
      expect.objectContaining({ type: 'test', params: { number: 6, needed: 6, success: 'yes' } }),
    );
    harder.settled();
  });

  it('[T-26] when somebody has answered everybody may answer that, whoever acts too, until nobody does', () => {
    const s = table([{ hand: ['strike', 'tip'] }, { ...victim, hand: ['alarm*2'] }, { hand: ['tip'] }], {
      deck: ['six'],
    });
    s.answer('play.strike');
    expect(s.match.waitingFor).toEqual([1, 2]);
    s.answerFor(1, 'play.alarm').answerFor(2, 'pass');
    expect(s.match.waitingFor).toEqual([0, 1, 2]);
    s.answerFor(0, 'pass').answerFor(1, 'play.alarm').answerFor(2, 'pass');
    expect(s.match.waitingFor).toEqual([0, 2]);
    s.answerFor(0, 'play.tip').answerFor(2, 'pass');
    expect(s.match.waitingFor).toEqual([2]);
    s.answerFor(2, 'pass');
    expect(s.prompt()).toBe('2 answer-number');
    s.answer('pass');
    expect(s.match.news(0)).toContainEqual(
      expect.objectContaining({ type: 'test', params: { number: 6, needed: 7, success: 'no' } }),
    );
    s.settled();
  });

  it('[T-26] several answers are carried out in turn order; what is no longer possible stays in hand', () => {
    const s = table(
      [{ ...victim, hand: ['guard'] }, {}, { hand: ['strike'] }, { hand: ['guard'] }, { hand: ['tip'] }],
      {
        active: 2,
      },
    );
    s.answer('play.strike').answerFor(0, 'play.guard').answerFor(4, 'play.tip').answerFor(3, 'play.guard');
    expect(s.match.news(0).flatMap(({ type, seat }) => (type === 'play' ? [seat] : []))).toEqual([3, 4]);
    expect(s.cards('hand', 0)).toEqual(['guard']);
    expect(s.counter('taler', 0)).toBe(12);
    s.settled();
  });

  it('[T-26] the first to answer is the active player, then in turn order', () => {
    const s = table([{ hand: ['strike', 'tip'] }, { ...victim, hand: ['tip', 'alarm'] }], { deck: ['six'] });
    s.answer('play.strike').answer('play.alarm');
    s.answerFor(1, 'play.tip').answerFor(0, 'play.tip');
    expect(s.match.news(0).flatMap(({ type, seat }) => (type === 'play' ? [seat] : []))).toEqual([0, 1]);
  });

  it('[T-26] only against acts of its kind, and only at its moment', () => {
    const s = table([{ hand: ['tax'] }, { hand: ['guard', 'luck', 'speech'] }]);
    s.answer('play.tax');
    expect(s.why('play.guard')).toEqual({ code: 'other-kind-of-act', params: {}, rule: 'T-26' });
    expect(s.why('play.luck')).toEqual({ code: 'other-window', params: {}, rule: 'T-26' });
    expect(s.why('play.speech').code).toBe('other-window');
  });

  it('[T-26] a window that the deck has no card for does not open', () => {
    const cards = testDeck.cards.filter(({ windows }) => windows?.includes('act') !== true);
    const s = scenario(gameWith({ ...testDeck, cards }), {
      players: [{ hand: ['strike', 'luck'] }, { businesses: ['bakery'], hand: ['five'] }],
      townHall: 'drawn',
      deck: ['six'],
    });
    s.answer('play.strike');
    expect(s.match.waitingFor).toEqual([0, 1]);
    expect(s.match.decisions(1)[0]).toMatchObject({ prompt: { key: 'prompt.answer-number' } });
  });

  it('[TG-10.5] a discount is for the active player, whoever else plays such a card', () => {
    const immediate = 1 << cardTypes.indexOf('immediate');
    const s = table([{ hand: ['strike'] }, { ...victim, taler: 1 }], {
      discount: 3,
      discountTypes: immediate,
    });
    s.answer('play.strike').answer('play.guard');
    expect(s.counter('taler', 1)).toBe(0);
    expect(s.counter('discount')).toBe(3);
    s.settled();
  });

  it('[TG-10.5] what a card needs is needed in answer, too', () => {
    const cards = testDeck.cards.map((card) =>
      card.id === 'tip' ? { ...card, needs: { title: 'beisasse' as const } } : card,
    );
    const answering = (experience: number) =>
      scenario(gameWith({ ...testDeck, cards }), {
        players: [{ hand: ['tax'] }, { hand: ['tip'], experience }],
        townHall: 'drawn',
      }).answer('play.tax');
    expect(answering(titleAt.beisasse - 1).why('play.tip').code).toBe('needs-title');
    expect(answering(titleAt.beisasse).legal()).toContain('play.tip');
  });

  it('[T-13] whoever cannot pay for the answer cannot play it', () => {
    const s = table([{ hand: ['strike'] }, { ...victim, taler: 0 }]);
    s.answer('play.strike');
    expect(s.why('play.guard')).toEqual({ code: 'too-dear', params: { cost: 1, have: 0 }, rule: 'T-13' });
  });

  it('[TG-10.5] in one’s own turn what answers nothing cannot be played, other immediate measures can', () => {
    const s = table([{ hand: ['guard', 'luck', 'speech', 'tip'], artefacts: ['charm'] }, {}]);
    for (const id of ['play.guard', 'play.luck', 'play.speech', 'use.charm'])
      expect(s.why(id)).toEqual({ code: 'only-in-answer', params: {}, rule: 'T-26' });
    s.answer('play.tip');
    expect(s.counter('taler', 0)).toBe(13);
    expect(s.counter('cardsPlayed')).toBe(1);
    s.settled();
  });

  it('[TG-10.5] a measure only in one’s own action phase, an artefact as it says', () => {
    const s = table([
      { hand: ['strike'] },
      { businesses: ['bakery'], hand: ['windfall'], artefacts: ['purse', 'shield', 'ring'] },
    ]);
    s.answer('play.strike');
    expect(s.why('play.windfall').code).toBe('not-immediate');
    expect(s.why('use.purse')).toEqual({ code: 'own-turn-only', params: {}, rule: 'TG-10.5' });
    expect(s.why('use.ring').code).toBe('works-by-itself');
    expect(s.legal()).toEqual(['use.shield', 'pass']);
  });

  it('[T-05] an artefact used in answer is used up or locked, and gives no experience', () => {
    const s = table([{ hand: ['strike'] }, { businesses: ['bakery'], artefacts: ['shield'] }], {
      deck: ['bakery'],
    });
    s.answer('play.strike').answer('use.shield');
    expect(s.why('use.shield')).toEqual({ code: 'locked', params: { rounds: 2 }, rule: 'TG-10.4' });
    s.answer('pass').answer('pass');
    expect(s.match.view(0)).toMatchObject({
      seats: [{}, { businesses: [{ locked: 0 }], artefacts: [{ locked: 2 }] }],
    });
    expect(s.counter('experience', 1)).toBe(0);
    s.settled();
  });

  it('[T-26] an artefact that is used up in answer can no longer be stolen or destroyed', () => {
    const s = table([{ hand: ['theft'] }, { artefacts: ['charm'] }], { deck: ['six', 'five'] });
    s.answer('play.theft').answer('pass');
    expect(s.prompt()).toBe('1 answer-number');
    s.answer('use.charm');
    expect(s.cards('artefacts', 0)).toEqual([]);
    expect(s.cards('discard')).toEqual(['six', 'five', 'charm', 'theft']);
    expect(s.match.news(0)).toContainEqual(expect.objectContaining({ type: 'prevented', target: 1 }));
    s.settled();
  });

  it('[T-21] whoever becomes Count by an answer has won, and nothing else happens', () => {
    const s = table([{ hand: ['tax', 'tip'] }, { hand: ['alarm'], experience: titleAt.count - 1, taler: 0 }]);
    s.answer('play.tax').answer('play.alarm');
    expect(s.match.isOver).toBe(true);
    expect(s.match.view(0)).toMatchObject({ winner: 1, wonBy: 'count', act: null });
    s.settled();

    const number = table([{ hand: ['slander'] }, { hand: ['mishap'], experience: titleAt.count - 1 }], {
      deck: ['six'],
    });
    number.answer('play.slander').answer('pass').answer('play.mishap');
    expect(number.match.view(0)).toMatchObject({ winner: 1, act: null });
    expect(number.counter('shame', 1)).toBe(0);
  });

  it('[T-26] what was answered before somebody won counts, what would follow does not', () => {
    const s = table([
      { hand: ['tax'] },
      { hand: ['tip'], taler: 0 },
      { hand: ['tip'], experience: titleAt.count - 1 },
      { hand: ['tip'], taler: 0 },
    ]);
    s.answer('play.tax').answer('against.1');
    s.answerFor(1, 'play.tip').answerFor(2, 'play.tip').answerFor(3, 'play.tip');
    expect(s.match.view(0)).toMatchObject({ winner: 2 });
    expect([1, 3].map((seat) => s.counter('taler', seat))).toEqual([1, 0]);
    expect(s.cards('hand', 3)).toEqual(['tip']);
    expect(s.counter('experience', 3)).toBe(0);
    s.settled();
  });
});

describe('Answering a number', () => {
  it('[T-26] everybody who has cards is asked, whoever acts too', () => {
    const s = table(
      [{ hand: ['strike', 'luck'] }, { businesses: ['den'], extensions: ['wall'], hand: ['mishap'] }],
      {
        deck: ['bakery'],
      },
    );
    s.answer('play.strike').answer('pass');
    expect(s.match.waitingFor).toEqual([0, 1]);
    expect(s.match.decisions(1)[0]).toMatchObject({
      prompt: { key: 'prompt.answer-number', params: { actor: 0, target: 1, number: 2 } },
    });
    s.answerFor(0, 'play.luck').answerFor(1, 'pass');
    expect(s.match.view(1)).toMatchObject({ act: { number: 4, opposition: 3 } });
    s.answer('pass');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 1 }] }] });
    s.settled();
  });

  it('[T-26] the number can be lowered, even below 1', () => {
    const s = table([{ hand: ['strike'] }, { businesses: ['den'], hand: ['mishap*2'] }], {
      deck: ['bakery'],
    });
    s.answer('play.strike').answer('pass').answer('play.mishap');
    expect(s.match.view(0)).toMatchObject({ act: { number: 0 } });
    s.answer('play.mishap');
    expect(s.match.news(0)).toContainEqual(
      expect.objectContaining({ type: 'test', params: { number: -2, needed: 1, success: 'no' } }),
    );
    s.settled();
  });

  it('[T-26] a number that is drawn anew replaces the old one, and skill is added again', () => {
    const s = table(
      [
        { hand: ['strike', 'wheel'], profession: ['trickster'] },
        { businesses: ['den'], extensions: ['wall'] },
      ],
      { deck: ['den', 'smithy'] },
    );
    s.answer('play.strike');
    expect(s.match.view(0)).toMatchObject({ act: { number: 3, skill: 2 } });
    s.answer('play.wheel');
    expect(s.match.news(0)).toContainEqual(
      expect.objectContaining({ type: 'test', params: { number: 5, needed: 4, success: 'yes' } }),
    );
    expect(s.cards('discard')).toEqual(['den', 'smithy', 'wheel', 'strike']);
    s.settled();
  });

  it('[T-26] prevention comes too late', () => {
    const s = table([{ hand: ['strike'] }, victim], { deck: ['six'] });
    s.answer('play.strike').answer('pass');
    expect(s.prompt()).toBe('1 answer-number');
    expect(s.why('play.guard').code).toBe('other-window');
  });
});
