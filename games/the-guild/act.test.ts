import { describe, expect, it } from 'vitest';
import { table, titleAt } from './testing/table.ts';

/** What was tested: the number, what was needed, and whether it was enough. */
const testsOf = (s: ReturnType<typeof table>) =>
  s.match.news(0).flatMap(({ type, params }) => (type === 'test' ? [params] : []));

describe('Aiming', () => {
  it('[TG-10.5] it is asked at whom or what, before anything is paid', () => {
    const s = table([
      { hand: ['strike'], taler: 1 },
      { businesses: ['bakery'] },
      { businesses: ['smithy', 'den'] },
    ]);
    s.answer('play.strike');
    expect(s.prompt()).toBe('0 aim');
    expect(s.asked()).toMatchObject({ source: 'strike' });
    expect(s.legal()).toEqual(['at.bakery', 'at.smithy', 'at.den']);
    expect(s.counter('taler', 0)).toBe(1);
    expect(s.counter('experience', 0)).toBe(0);
    s.match.undo(0);
    expect(s.cards('hand', 0)).toEqual(['strike']);
  });

  it('[TG-10.5] the cost is paid and the value gained, whatever becomes of it', () => {
    const s = table(
      [
        { hand: ['arson'], taler: 5 },
        { businesses: ['bakery'], extensions: ['wall'] },
      ],
      {
        deck: ['six', 'tip'],
      },
    );
    s.answer('play.arson');
    expect(testsOf(s)).toEqual([{ number: 6, needed: 6, success: 'yes' }]);
    expect(s.counter('taler', 0)).toBe(3);
    expect(s.counter('experience', 0)).toBe(3);
    s.settled();

    const failed = table(
      [
        { hand: ['arson'], taler: 5 },
        { businesses: ['bakery'], extensions: ['wall'] },
      ],
      {
        deck: ['five'],
      },
    );
    failed.answer('play.arson');
    expect(failed.cards('businesses', 1)).toEqual(['bakery']);
    expect(failed.counter('taler', 0)).toBe(3);
    expect(failed.counter('experience', 0)).toBe(3);
    expect(failed.cards('discard')).toEqual(['five', 'arson']);
    failed.settled();
  });

  it('[TG-10.5] cards with one face are one option; whose is meant is asked', () => {
    const s = table(
      [{ hand: ['strike'] }, { businesses: ['bakery'] }, { businesses: ['bakery'] }, { businesses: ['den'] }],
      { deck: ['six'] },
    );
    s.answer('play.strike');
    expect(s.legal()).toEqual(['at.bakery', 'at.den']);
    s.answer('at.bakery');
    expect(s.prompt()).toBe('0 whose');
    expect(s.legal()).toEqual(['against.1', 'against.2']);
    s.answer('against.2');
    expect(s.match.view(0)).toMatchObject({
      seats: [{}, { businesses: [{ locked: 0 }] }, { businesses: [{ locked: 1 }] }, {}],
    });
    s.settled();
  });

  it('[TG-10.5] of one player’s equal cards it hits the one that is least locked', () => {
    const s = table([{ hand: ['strike'] }, { businesses: ['bakery^2', 'bakery'] }], { deck: ['six'] });
    s.answer('play.strike').answer('at.bakery');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 2 }, { locked: 1 }] }] });
    s.settled();

    // What has just been built is not locked.
    const fresh = table([{ hand: ['arson'] }, { annexes: ['oven^1', 'oven^16'] }], { deck: ['six'] });
    fresh.answer('play.arson').answer('at.oven');
    expect(fresh.match.view(0)).toMatchObject({ seats: [{}, { annexes: [{ locked: 1 }] }] });
    fresh.settled();
  });

  it('[TG-10.5] only at others, and only at what it is meant for', () => {
    const s = table([
      { hand: ['arson'], businesses: ['bakery'] },
      { extensions: ['door'], supporters: ['crier'] },
    ]);
    expect(s.why('play.arson')).toEqual({ code: 'nobody-to-harm', params: {}, rule: 'TG-10.5' });
  });

  it('[T-11] property of somebody in the tower may be harmed, the inmate not', () => {
    const s = table(
      [
        { hand: ['strike', 'robbery'] },
        { businesses: ['bakery'], tower: 1, debt: 3, hand: ['tip'] },
        { taler: 2 },
      ],
      { deck: ['six', 'five'] },
    );
    s.answer('play.strike').answer('pass');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 1 }] }, {}] });
    s.answer('play.robbery');
    expect(s.counter('taler', 2)).toBe(0);
    expect(s.counter('taler', 1)).toBe(12);
    s.settled();
  });
});

describe('Tests', () => {
  it('[TG-10.6] a random number is the value of the next card, which is discarded', () => {
    const s = table([{ hand: ['strike'] }, { businesses: ['bakery'] }], { deck: ['five', 'six'] });
    s.answer('play.strike');
    expect(testsOf(s)).toEqual([{ number: 5, needed: 1, success: 'yes' }]);
    expect(s.cards('deck')).toEqual(['six']);
    expect(s.cards('discard')).toEqual(['five', 'strike']);
    s.settled();
  });

  it('[TG-10.6] a test against n needs n + 1', () => {
    for (const [number, locked] of [
      ['lesson', 0],
      ['bakery', 0],
      ['smithy', 0],
      ['fair', 1],
    ] as const) {
      const s = table([{ hand: ['strike'] }, { businesses: ['den'], extensions: ['wall'] }], {
        deck: [number],
      });
      s.answer('play.strike');
      expect(testsOf(s)).toEqual([
        expect.objectContaining({ needed: 4, success: locked === 1 ? 'yes' : 'no' }),
      ]);
      expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked }] }] });
      s.settled();
    }
  });

  it('[T-33] sabotage and burglary are tested against the target’s protection of that name', () => {
    const victim = { businesses: ['bakery'], extensions: ['wall', 'door'], taler: 9 };
    const sabotage = table([{ hand: ['strike'] }, victim], { deck: ['six'] });
    sabotage.answer('play.strike');
    expect(testsOf(sabotage)).toEqual([expect.objectContaining({ needed: 4 })]);
    sabotage.settled();

    const burglary = table([{ hand: ['robbery'] }, victim], { deck: ['six'] });
    burglary.answer('play.robbery');
    expect(testsOf(burglary)).toEqual([expect.objectContaining({ needed: 3 })]);
    burglary.settled();
  });

  it('[T-33] some acts are harder by themselves; locked protection does not protect', () => {
    const s = table([{ hand: ['arson'] }, { businesses: ['bakery'], extensions: ['wall', 'wall^1'] }], {
      deck: ['five'],
    });
    s.answer('play.arson');
    expect(testsOf(s)).toEqual([{ number: 5, needed: 6, success: 'no' }]);
    s.settled();
  });

  it('[T-33] skill is added to the numbers drawn for acts of its kind', () => {
    const victim = { businesses: ['bakery'], extensions: ['wall'], taler: 9 };
    const s = table([{ hand: ['strike'], profession: ['trickster'] }, victim], { deck: ['bakery'] });
    s.answer('play.strike');
    expect(testsOf(s)).toEqual([{ number: 4, needed: 4, success: 'yes' }]);

    const burglary = table([{ hand: ['robbery'], profession: ['trickster'] }, victim], { deck: ['bakery'] });
    burglary.answer('play.robbery');
    expect(testsOf(burglary)).toEqual([{ number: 2, needed: 1, success: 'yes' }]);
  });

  it('[T-33] an intrigue is tested against its number, or not at all', () => {
    const s = table([{ hand: ['slander'] }, {}], { deck: ['bakery'] });
    s.answer('play.slander');
    expect(testsOf(s)).toEqual([{ number: 2, needed: 3, success: 'no' }]);

    const sure = table([{ hand: ['tax'] }, {}], { deck: ['bakery'] });
    sure.answer('play.tax');
    expect(testsOf(sure)).toEqual([]);
    expect(sure.cards('deck')).toEqual(['bakery']);
    expect(sure.counter('taler', 1)).toBe(6);
  });
});

describe('Harm', () => {
  it('[T-28] locking: the longer lock holds', () => {
    const s = table([{ hand: ['strike', 'long-strike'] }, { businesses: ['bakery^2'] }], {
      deck: ['six', 'five'],
    });
    s.answer('play.strike').answer('pass');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 2 }] }] });
    s.answer('play.long-strike');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 3 }] }] });
    s.settled();
  });

  it('[TG-10.5] destroying puts the card on the discard pile', () => {
    const s = table([{ hand: ['arson'] }, { businesses: ['bakery'], annexes: ['oven'] }], { deck: ['six'] });
    s.answer('play.arson').answer('at.oven');
    expect(s.cards('annexes', 1)).toEqual([]);
    expect(s.cards('discard')).toEqual(['six', 'oven', 'arson']);
    s.settled();
  });

  it('[TG-10.5] stealing needs room for the card', () => {
    const thief = { hand: ['theft'], businesses: ['bakery*2'], artefacts: ['ring', 'purse'] };
    const victim = { businesses: ['smithy'], artefacts: ['lens'], extensions: ['door'] };
    const s = table([thief, victim], { deck: ['six'] });
    s.answer('play.theft').answerFor(1, 'pass').answerFor(0, 'pass').answerFor(1, 'pass');
    expect(s.cards('extensions', 0)).toEqual(['door']);
    expect(s.cards('extensions', 1)).toEqual([]);

    const picky = table([{ ...thief, businesses: ['bakery'] }, victim]);
    picky.answer('play.theft');
    expect(picky.prompt()).toBe('0 aim');
    expect(picky.why('at.lens')).toEqual({ code: 'no-inventory', params: { limit: 2 }, rule: 'TG-10.6' });
    expect(picky.legal()).toEqual(['at.smithy', 'at.door']);

    const full = table([{ ...thief, extensions: ['door*2'] }, victim]);
    expect(full.why('play.theft').code).toBe('nobody-to-harm');
  });

  it('[T-24] stealing needs room at the moment of the theft, too', () => {
    const s = table([
      { hand: ['eviction'], businesses: ['bakery'] },
      { businesses: ['smithy', 'den'], taler: 4 },
    ]);
    s.answer('play.eviction').answer('at.smithy').answer('offer.sell').answer('at.den').say(2).say('');
    s.answerFor(0, 'accept.1');
    expect(s.cards('businesses', 0)).toEqual(['bakery', 'den']);
    expect(s.cards('businesses', 1)).toEqual(['smithy']);
    s.settled();
  });

  it('[T-28] what is stolen stays locked until its new owner’s unlock phase', () => {
    const s = table([{ hand: ['theft'] }, { businesses: ['bakery^2'] }], { deck: ['six'] });
    s.answer('play.theft');
    expect(s.match.view(0)).toMatchObject({
      seats: [{ businesses: [{ card: 'bakery', locked: 2 }] }, { businesses: [] }],
    });
    s.settled();
  });

  it('[TG-10.5] robbing takes as many Taler as there are', () => {
    const s = table([{ hand: ['robbery*2'], taler: 0 }, { taler: 7 }], { deck: ['six', 'five'] });
    s.answer('play.robbery').answer('pass');
    expect([0, 1].map((seat) => s.counter('taler', seat))).toEqual([5, 2]);
    s.answer('play.robbery');
    expect([0, 1].map((seat) => s.counter('taler', seat))).toEqual([7, 0]);
    s.settled();
  });

  it('[TG-10.5] robbing needs Taler, spying and blackmail cards', () => {
    const s = table([
      { hand: ['robbery', 'spying', 'blackmail'] },
      { taler: 0 },
      { taler: 1 },
      { hand: ['tip'], taler: 2 },
    ]);
    s.answer('play.robbery');
    expect(s.why('against.1')).toEqual({ code: 'nothing-to-take', params: {}, rule: 'TG-10.6' });
    expect(s.legal()).toEqual(['against.2', 'against.3']);
    s.match.undo(0);
    s.answer('play.spying');
    expect(s.match.news(0)).toContainEqual(expect.objectContaining({ type: 'act', target: 3 }));
    expect(s.prompt()).toBe('3 answer-act');
  });

  it('[TG-10.5] a fine goes to the bank or to whoever acts', () => {
    const s = table([{ hand: ['tax', 'lawsuit'], taler: 0 }, { taler: 12 }]);
    s.answer('play.tax');
    expect([0, 1].map((seat) => s.counter('taler', seat))).toEqual([0, 6]);
    s.answer('play.lawsuit');
    expect([0, 1].map((seat) => s.counter('taler', seat))).toEqual([6, 0]);
    s.settled();
  });

  it('[TG-10.5] what is sold to pay a fine is out of reach of the rest of the act', () => {
    const s = table([{ hand: ['eviction'] }, { businesses: ['smithy'], taler: 3 }, {}]);
    s.answer('play.eviction').answer('sell.smithy');
    expect(s.cards('discard')).toEqual(['smithy', 'eviction']);
    expect(s.match.news(0).map(({ type }) => type)).not.toContain('steal');
    s.settled();

    const bought = table([{ hand: ['eviction'] }, { businesses: ['smithy'], taler: 3 }, { taler: 9 }]);
    bought.answer('play.eviction').answer('offer.sell').answer('at.smithy').say(3).answer('to.2').say('');
    bought.answerFor(2, 'accept.1');
    expect(bought.cards('businesses', 2)).toEqual(['smithy']);
    bought.settled();

    const kept = table([{ hand: ['eviction'] }, { businesses: ['smithy'], taler: 3 }, {}]);
    kept.answer('play.eviction').answer('tower');
    expect(kept.cards('businesses', 0)).toEqual(['smithy']);
    kept.settled();
  });

  it('[TG-10.5] whoever loses cards chooses them, or loses all there are', () => {
    const s = table([{ hand: ['blackmail'] }, { hand: ['six', 'door', 'wall'] }]);
    s.answer('play.blackmail').answer('pass');
    expect(s.prompt()).toBe('1 lose-cards');
    expect(s.asked()).toMatchObject({ min: 2, max: 2 });
    s.answer('discard.wall', 'discard.six');
    expect(s.cards('hand', 1)).toEqual(['door']);
    expect(s.cards('discard')).toEqual(['wall', 'six', 'blackmail']);
    s.settled();

    const last = table([{ hand: ['blackmail'] }, { hand: ['tip'] }]);
    last.answer('play.blackmail').answer('play.tip');
    expect(last.cards('discard')).toEqual(['tip', 'blackmail']);
    expect(last.match.news(1).map(({ type }) => type)).not.toContain('discard');
    last.settled();
  });

  it('[TG-10.5] spying shows the hand to whoever acts, and to nobody else', () => {
    const s = table([{ hand: ['spying'] }, { hand: ['six', 'door'] }, {}]);
    s.answer('play.spying').answer('pass');
    const spied = (viewer: number) => s.match.news(viewer).find(({ type }) => type === 'spy');
    expect(spied(0)).toMatchObject({ target: 1, cards: ['six', 'door'], hidden: 0 });
    expect(spied(2)).toMatchObject({ target: 1, cards: [], hidden: 2 });
    s.settled();
  });

  it('[TG-10.6] shame takes favour until the end of the victim’s next turn', () => {
    const s = table([{ hand: ['slander'] }, { profession: ['charmer'], artefacts: ['ring'] }], {
      deck: ['six*6', 'five*4', 'door*4'],
    });
    s.answer('play.slander').answer('pass').answer('pass');
    const favour = () => (s.match.view(0) as { seats: { favour: number }[] }).seats[1]!.favour;
    expect(favour()).toBe(1);
    s.answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(favour()).toBe(1);
    s.answer('end').answer();
    expect(favour()).toBe(3);
  });

  it('[TG-10.5] an artefact acts like a measure, without experience', () => {
    const s = table([{ artefacts: ['bomb'] }, { businesses: ['bakery'] }], { deck: ['six'] });
    s.answer('use.bomb');
    expect(s.cards('businesses', 1)).toEqual([]);
    expect(s.cards('discard')).toEqual(['six', 'bakery', 'bomb']);
    expect(s.counter('experience', 0)).toBe(0);
    s.settled();
  });

  it('[TG-10.5] nothing of an act is left on the table afterwards', () => {
    const s = table([{ hand: ['strike'] }, { businesses: ['bakery'], hand: ['alarm', 'tip'] }], {
      deck: ['six'],
    });
    s.answer('play.strike').answer('play.alarm').answer('pass').answer('pass');
    expect(s.match.view(0)).toMatchObject({ act: null });
    for (const counter of [
      'actor',
      'actCard',
      'target',
      'targetCard',
      'protection',
      'prevented',
      'tested',
      'number',
    ])
      expect(s.counter(counter)).toBe(0);
    s.settled();
  });

  it('[T-21] whoever becomes Count by the card has won before it does anything', () => {
    const s = table([
      { hand: ['arson'], experience: titleAt.count - 3 },
      { businesses: ['bakery'], hand: ['tip'] },
    ]);
    s.answer('play.arson');
    expect(s.match.isOver).toBe(true);
    expect(s.match.news(1).map(({ type }) => type)).not.toContain('act');
    expect(s.cards('businesses', 1)).toEqual(['bakery']);
    expect(s.cards('discard')).toEqual(['arson']);
    expect(s.match.view(0)).toMatchObject({ act: null, winner: 0, wonBy: 'count' });
    s.settled();
  });
});
