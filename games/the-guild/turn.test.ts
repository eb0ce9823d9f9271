import { describe, expect, it } from 'vitest';
import { table, titleAt } from './testing/table.ts';
import type { GuildView } from './view.ts';

describe('A turn', () => {
  it('[TG-10.4] has five phases in order: economy, unlock, draw, actions, discard and refill', () => {
    const s = table(
      [
        { hand: ['tip'] },
        { businesses: ['bakery', 'smithy^1'], supporters: ['crier'], taler: 0, hand: ['den'] },
      ],
      { deck: ['six', 'luck', 'five', 'guard', 'oven', 'wall', 'ring', 'door', 'chest', 'study'] },
    );

    s.answer('end').answer();
    // Player 0 has drawn four cards; player 1 earns 2 + 2, pays 2, and draws one.
    expect(s.prompt()).toBe('1 action');
    const types = s.match.news(1).map(({ type }) => type);
    expect(types.filter((type) => ['turn', 'income', 'upkeep', 'unlock', 'draw'].includes(type))).toEqual([
      'draw',
      'turn',
      'income',
      'upkeep',
      'unlock',
      'draw',
    ]);
    expect(s.counter('taler', 1)).toBe(2);
    expect(s.cards('hand', 1)).toEqual(['den', 'oven']);
    s.answer('end');
    expect(s.prompt()).toBe('1 discard');
    s.answer('discard.den');
    expect(s.cards('hand', 1)).toEqual(['oven', 'wall', 'ring', 'door', 'chest']);
    expect(s.prompt()).toBe('0 action');
    s.settled();
  });

  it('[TG-10.4] goes round the table and counts', () => {
    const s = table([{}, {}, {}], { turn: 7, active: 1 });
    s.answer('end');
    expect(s.prompt()).toBe('2 action');
    s.answer('end');
    expect(s.prompt()).toBe('0 action');
    expect(s.counter('turn')).toBe(9);
    expect([0, 1, 2].map((seat) => s.counter('turns', seat))).toEqual([2, 1, 2]);
    s.settled();
  });

  it('[TG-10.4] what held for one turn is over with it', () => {
    const s = table(
      [
        { favour: 3, shame: 1 },
        { favour: 1, shame: 2 },
      ],
      { cardsPlayed: 4, supporterPlayed: 1, offersMade: 2, forgoes: 1, discount: 3, discountTypes: 1 },
    );
    s.answer('end');
    for (const counter of [
      'cardsPlayed',
      'supporterPlayed',
      'offersMade',
      'forgoes',
      'discount',
      'discountTypes',
    ])
      expect(s.counter(counter)).toBe(0);
    expect([s.counter('favour', 0), s.counter('shame', 0)]).toEqual([0, 0]);
    // What others lack lasts until the end of their own next turn.
    expect(s.counter('shame', 1)).toBe(2);
    s.settled();
  });
});

describe('1. Economy', () => {
  it('[TG-10.4] brings 2 Taler, and what businesses and other cards pay', () => {
    const s = table([
      {},
      { profession: ['earner'], businesses: ['bakery*2', 'smithy'], annexes: ['sign'], taler: 1 },
    ]);
    s.answer('end');
    expect(s.counter('taler', 1)).toBe(1 + 2 + 2 * 2 + 3 + 1 + 1);
    expect(s.match.news(0)).toContainEqual(
      expect.objectContaining({ type: 'income', params: { count: 11, base: 2, businesses: 7, other: 2 } }),
    );
    s.settled();
  });

  it('[TG-10.5] businesses of a trade pay more with an annex or a profession for it', () => {
    const s = table([
      {},
      { profession: ['master'], businesses: ['bakery*2', 'smithy'], annexes: ['oven'], taler: 0 },
    ]);
    s.answer('end');
    expect(s.counter('taler', 1)).toBe(2 + 2 * (2 + 1 + 1) + 3);
    s.settled();

    const locked = table([{}, { businesses: ['bakery', 'bakery^1'], annexes: ['oven'], taler: 0 }]);
    locked.answer('end');
    expect(locked.counter('taler', 1)).toBe(2 + (2 + 1));
    locked.settled();
  });

  it('[TG-10.5] a business pays for the first time in its owner’s next turn', () => {
    const s = table([{ hand: ['bakery'], taler: 4 }, {}]);
    s.answer('play.bakery');
    expect(s.counter('taler', 0)).toBe(0);
    s.answer('end').answer('end');
    expect(s.prompt()).toBe('0 action');
    expect(s.counter('taler', 0)).toBe(4);
    s.settled();
  });

  it('[TG-10.5] an annex is of use from its owner’s next turn on', () => {
    const s = table([{ hand: ['sign', 'rich-quarter'], profession: ['charmer'] }, {}]);
    s.answer('play.sign');
    expect(s.match.view(1)).toMatchObject({
      seats: [{ favour: 2, annexes: [{ card: 'sign', fresh: true }] }, {}],
    });
    expect(s.why('play.rich-quarter').code).toBe('needs-favour');
    s.answer('end').answer().answer('end');
    expect(s.prompt()).toBe('0 action');
    expect(s.match.view(1)).toMatchObject({ seats: [{ favour: 3 }, {}] });
    expect(s.legal()).toContain('play.rich-quarter');
    s.settled();
  });

  it('[TG-10.5] an annex that changes hands is of use from the next turn of its new owner on', () => {
    const annexesOf = (s: ReturnType<typeof table>, seat: number) =>
      (s.match.view(0) as unknown as GuildView).seats[seat]!.annexes;
    const bought = table([{ hand: ['sign'] }, {}]);
    bought.answer('play.sign').answer('offer.sell').answer('at.sign').say(2).say('').answerFor(1, 'accept.0');
    expect(annexesOf(bought, 1)).toEqual([{ card: 'sign', locked: 0, fresh: true }]);
    bought.answer('end');
    expect(bought.prompt()).toBe('1 action');
    expect(annexesOf(bought, 1)).toEqual([{ card: 'sign', locked: 0 }]);
    bought.settled();

    const stolen = table([{ hand: ['eviction'] }, { annexes: ['sign^2'] }]);
    stolen.answer('play.eviction');
    expect(annexesOf(stolen, 0)).toEqual([{ card: 'sign', locked: 2, fresh: true }]);
    stolen.settled();
  });

  it('[T-29] a locked business misses the payout of the turn in which it is unlocked', () => {
    const s = table([{}, { businesses: ['bakery', 'smithy^1'], taler: 0 }]);
    s.answer('end');
    expect(s.counter('taler', 1)).toBe(4);
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 0 }, { locked: 0 }] }] });
    s.settled();
  });

  it('[TG-10.5] what is locked gives nothing, whatever it is', () => {
    const s = table([{}, { businesses: ['bakery'], annexes: ['oven^2', 'sign^1'], taler: 0 }]);
    s.answer('end');
    expect(s.counter('taler', 1)).toBe(4);
    s.settled();
  });

  it('[TG-10.4] upkeep is paid after the income, also of what is locked', () => {
    const s = table([{}, { supporters: ['crier', 'crier^2'], taler: 3 }]);
    s.answer('end');
    expect(s.counter('taler', 1)).toBe(1);
    expect(s.match.news(0)).toContainEqual(expect.objectContaining({ type: 'upkeep', params: { count: 4 } }));
    s.settled();
  });
});

describe('2. Unlock', () => {
  it('[T-28] a locked card is turned back in its owner’s next unlock phase', () => {
    const s = table([{ hand: ['strike'] }, { businesses: ['bakery'], taler: 0 }], {
      deck: ['six', 'five*4', 'door*3'],
    });
    s.answer('play.strike');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 1 }] }] });
    s.answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { businesses: [{ locked: 0 }] }] });
    s.settled();
  });

  it('[TG-10.4] what is locked for several rounds counts down by one', () => {
    const s = table([{}, { businesses: ['bakery^3', 'smithy^1'], artefacts: ['ring^2'] }]);
    s.answer('end');
    expect(s.match.view(0)).toMatchObject({
      seats: [{}, { businesses: [{ locked: 2 }, { locked: 0 }], artefacts: [{ locked: 1 }] }],
    });
    s.settled();
  });

  it('[TG-10.4] only what belongs to the active player', () => {
    const s = table([{ businesses: ['bakery^1'] }, {}]);
    s.answer('end');
    expect(s.match.view(0)).toMatchObject({ seats: [{ businesses: [{ locked: 1 }] }, {}] });
    s.settled();
  });
});

describe('3. Draw', () => {
  it('[TG-10.4] one card', () => {
    const s = table([{}, { hand: ['tip'] }], { phase: 'draw', active: 1, deck: ['six', 'five'] });
    expect(s.prompt()).toBe('1 action');
    expect(s.cards('hand', 1)).toEqual(['tip', 'six']);
    expect(s.cards('deck')).toEqual(['five']);
    s.settled();
  });
});

describe('4. Actions', () => {
  it('[TG-10.4] any number of cards', () => {
    const s = table([{ hand: ['six*3', 'windfall', 'bakery*2', 'door'] }, {}]);
    s.answer('play.windfall').answer('play.six').answer('play.six').answer('play.six');
    s.answer('play.bakery').answer('play.bakery').answer('play.door');
    expect(s.cards('hand', 0)).toEqual([]);
    expect(s.counter('cardsPlayed')).toBe(7);
    s.settled();
  });

  it('[TG-10.4] at most one district or person, one in total', () => {
    const s = table([{ hand: ['quarter*2', 'crier'] }, {}]);
    s.answer('play.quarter');
    expect(s.why('play.quarter')).toEqual({ code: 'one-supporter', params: {}, rule: 'TG-10.4' });
    expect(s.why('play.crier').code).toBe('one-supporter');
    s.answer('end').answer().answer('end');
    expect(s.legal()).toContain('play.crier');
    s.answer('play.crier');
    expect(s.why('play.quarter').code).toBe('one-supporter');
    s.settled();
  });

  it('[T-13] whoever cannot pay cannot play: the tower is for costs that are forced', () => {
    const s = table([{ hand: ['bakery', 'den'], taler: 3 }, {}]);
    expect(s.why('play.bakery')).toEqual({ code: 'too-dear', params: { cost: 4, have: 3 }, rule: 'T-13' });
    expect(s.refused('play.bakery')).toBe('too-dear');
    s.answer('play.den');
    expect(s.counter('tower', 0)).toBe(0);
    s.settled();
  });

  it('[TG-10.4] exactly enough is enough', () => {
    const s = table([{ hand: ['bakery'], taler: 4 }, {}]);
    s.answer('play.bakery');
    expect(s.counter('taler', 0)).toBe(0);
    s.settled();
  });
});

describe('5. Discard and refill', () => {
  it('[TG-10.4] one card may be discarded, then the hand is filled up to 5', () => {
    const s = table([{ hand: ['tip', 'six', 'door'] }, {}], { deck: ['five', 'wall', 'ring', 'oven'] });
    s.answer('end');
    expect(s.prompt()).toBe('0 discard');
    expect(s.asked()).toMatchObject({ min: 0, max: 1 });
    s.answer('discard.six');
    expect(s.cards('hand', 0)).toEqual(['tip', 'door', 'five', 'wall', 'ring']);
    expect(s.cards('discard')).toEqual(['six']);
  });

  it('[T-08] the optional discard comes first: with 6 cards it is the surplus, and nothing is drawn', () => {
    const s = table([{ hand: ['tip*2', 'six*2', 'door*2'] }, {}], { deck: ['five', 'wall'] });
    s.answer('end');
    expect(s.asked()).toMatchObject({ min: 1, max: 1 });
    s.answer('discard.six');
    expect(s.cards('hand', 0)).toHaveLength(5);
    expect(s.cards('deck')).toEqual(['wall']);
    expect(s.cards('hand', 1)).toEqual(['five']);
    s.settled();
  });

  it('[T-08] with exactly 5 cards one may go and be replaced', () => {
    const s = table([{ hand: ['tip*2', 'six*2', 'door'] }, {}], { deck: ['five', 'wall'] });
    s.answer('end').answer('discard.door');
    expect(s.cards('hand', 0)).toEqual(['tip', 'tip', 'six', 'six', 'five']);
    s.settled();
  });

  it('[T-08] or none: then nothing is drawn', () => {
    const s = table([{ hand: ['tip*2', 'six*2', 'door'] }, {}], { deck: ['five', 'wall'] });
    s.answer('end').answer();
    expect(s.cards('hand', 0)).toEqual(['tip', 'tip', 'six', 'six', 'door']);
    expect(s.cards('hand', 1)).toEqual(['five']);
    s.settled();
  });

  it('[T-07] whoever has kept the first 8 and drawn one discards 4, and draws none', () => {
    const s = table([{ hand: ['tip*4', 'six*5'] }, {}], { deck: ['five', 'wall'] });
    s.answer('end');
    expect(s.asked()).toMatchObject({ min: 4, max: 4 });
    expect(s.refused('discard.tip', 'discard.tip', 'discard.tip')).toBe('too-few');
    s.answer('discard.tip', 'discard.tip', 'discard.six', 'discard.tip');
    expect(s.cards('hand', 0)).toEqual(['tip', 'six', 'six', 'six', 'six']);
    expect(s.cards('discard')).toEqual(['tip', 'tip', 'six', 'tip']);
    expect(s.cards('hand', 1)).toEqual(['five']);
    s.settled();
  });

  it('[TG-10.4] some cards raise the maximum, unless they are locked', () => {
    const s = table([{ profession: ['reader'], extensions: ['study'], hand: ['six'] }, {}], {
      deck: ['tip*4', 'door*6'],
    });
    s.answer('end').answer();
    expect(s.cards('hand', 0)).toHaveLength(9);

    const locked = table([{ extensions: ['study^2'], hand: ['six'] }, {}], { deck: ['tip*4', 'door*6'] });
    locked.answer('end').answer();
    expect(locked.cards('hand', 0)).toHaveLength(5);
  });

  it('[TG-10.4] a maximum that has sunk below the hand draws nothing', () => {
    const s = table([{ extensions: ['study'], hand: ['six*4', 'tip*2'] }, {}], { deck: ['five*4'] });
    s.answer('sell.study').answer('end');
    expect(s.asked()).toMatchObject({ min: 1, max: 1 });
    s.answer('discard.tip');
    expect(s.cards('hand', 0)).toHaveLength(5);
    expect(s.cards('deck')).toHaveLength(3);
    s.settled();
  });
});

describe('The residence', () => {
  it('[T-02] is bought from a table, not played from the hand', () => {
    const s = table([{ taler: 9, experience: titleAt.citizen, extensions: ['door*2'], hand: ['wall'] }, {}]);
    expect(s.why('play.wall').code).toBe('no-slot');
    s.answer('upgrade');
    expect(s.counter('taler', 0)).toBe(5);
    expect(s.match.view(0)).toMatchObject({ seats: [{ residence: 'town-house', slots: 3 }, {}] });
    expect(s.cards('extensions', 0)).toEqual(['door', 'door']);
    s.answer('play.wall');
    expect(s.cards('extensions', 0)).toEqual(['door', 'door', 'wall']);
    s.settled();
  });

  it('[T-03] gives no experience, and is no card that is played', () => {
    const s = table([{ taler: 9, experience: titleAt.citizen }, {}]);
    s.answer('upgrade');
    expect(s.counter('experience', 0)).toBe(titleAt.citizen);
    expect(s.counter('cardsPlayed')).toBe(0);
    s.settled();
  });

  it('[TG-10.3] from house to town house to manor: 2, 3 and 4 slots for 4 and 8 Taler', () => {
    const s = table([{ taler: 12, experience: titleAt.baron }, {}]);
    expect(s.match.view(0)).toMatchObject({ seats: [{ residence: 'house', slots: 2 }, {}] });
    s.answer('upgrade').answer('upgrade');
    expect(s.counter('taler', 0)).toBe(0);
    expect(s.match.view(0)).toMatchObject({ seats: [{ residence: 'manor', slots: 4 }, {}] });
    expect(s.why('upgrade')).toEqual({ code: 'residence-finished', params: {}, rule: 'TG-10.3' });
    s.settled();
  });

  it('[TG-10.3] needs the title and the Taler', () => {
    const commoner = table([{ taler: 20, experience: titleAt.citizen - 1 }, {}]);
    expect(commoner.why('upgrade')).toEqual({
      code: 'residence-needs-title',
      params: { title: 'citizen' },
      rule: 'TG-10.3',
    });
    const patrician = table([{ taler: 20, experience: titleAt.baron - 1, residence: 2 }, {}]);
    expect(patrician.why('upgrade').params).toEqual({ title: 'baron' });
    const poor = table([{ taler: 3, experience: titleAt.citizen }, {}]);
    expect(poor.why('upgrade')).toEqual({
      code: 'residence-too-dear',
      params: { cost: 4, have: 3 },
      rule: 'TG-10.3',
    });
  });

  it('[TG-10.3] no act can be aimed at a residence', () => {
    const s = table([{ hand: ['arson', 'theft'] }, { residence: 3, extensions: ['door'] }]);
    expect(s.why('play.arson').code).toBe('nobody-to-harm');
    s.answer('play.theft');
    expect(s.match.news(0)).toContainEqual(expect.objectContaining({ type: 'act', cards: ['door'] }));
    expect(s.counter('residence', 1)).toBe(3);
  });
});
