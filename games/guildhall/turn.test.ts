import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { guildhall } from './index.ts';

const colours = ['red', 'blue', 'yellow', 'green', 'purple'];
const inColourOrder = (profession: string): string[] =>
  colours.map((colour) => `discard.${profession}.${colour}`);

describe('actions', () => {
  it('[GH-2.4] a turn has two actions; then the next player clockwise', () => {
    const table = scenario(guildhall, { active: 1, players: [{}, { hand: ['farmer.red'] }, {}] });

    expect(table.counter('actionsLeft')).toBe(2);
    table.answer('refill').answer();
    expect(table.prompt()).toBe('1 action');
    table.answer('refill').answer();

    expect(table.prompt()).toBe('2 action');
    expect(table.counter('actionsLeft')).toBe(2);
    table.answer('refill').answer('refill');
    expect(table.prompt()).toBe('0 action');
    expect(table.counter('turn')).toBe(3);
    table.settled();
  });

  it('[GH-2.4] [G-02] every action must be used: nobody may pass', () => {
    const table = scenario(guildhall, { players: [{}, {}] });

    expect(table.legal()).toEqual(['refill']);
    expect(table.refused('pass')).toBe('unknown-option');
  });

  it('[G-02] the house may allow passing, which ends the turn', () => {
    const table = scenario(guildhall, {
      options: { mayPass: true },
      players: [{ hand: ['farmer.red', 'dancer.red'] }, {}],
    });

    table.answer('play.dancer.red').answer('level.0').answer('pass');

    expect(table.prompt()).toBe('1 action');
    expect(table.cards('hall', 0)).toEqual(['dancer.red']);
    table.settled();
  });

  it('[GH-2.4] only the active player is asked', () => {
    const { match } = scenario(guildhall, { players: [{}, { hand: ['farmer.red'] }] });
    const before = match.hash();

    expect(() => match.answer(1, ['refill'])).toThrow('not-your-decision');
    expect(match.hash()).toBe(before);
  });
});

describe('playing a card', () => {
  it('[GH-2.4-A] a card whose twin is in the open guildhall cannot be played', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['farmer.red', 'farmer.blue'], hall: ['farmer.red'] }, {}],
    });

    expect(table.legal()).toEqual(['play.farmer.blue', 'refill']);
    expect(table.why('play.farmer.red')).toEqual({
      code: 'duplicate-in-hall',
      params: { card: 'farmer.red' },
      rule: 'GH-2.6',
    });
    expect(table.refused('play.farmer.red')).toBe('duplicate-in-hall');
  });

  it('[GH-2.4-A] a profession is played once a turn, extra actions or not', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['dancer.red', 'dancer.blue', 'farmer.red'] }, {}],
    });

    table.answer('play.dancer.red').answer('level.0');

    expect(table.why('play.dancer.blue')).toEqual({
      code: 'profession-played',
      params: { profession: 'dancer' },
      rule: 'GH-2.4-A',
    });
    expect(table.refused('play.dancer.blue')).toBe('profession-played');
    expect(table.legal()).toEqual(['play.farmer.red', 'refill']);
  });

  it('[GH-2.4-A] in the next turn it may be played again', () => {
    const table = scenario(guildhall, {
      active: 1,
      actionsLeft: 1,
      played: ['dancer'],
      players: [{ hand: ['dancer.blue'] }, {}],
    });

    table.answer('refill');

    expect(table.legal()).toEqual(['play.dancer.blue', 'refill']);
    expect(table.counter('played')).toEqual([]);
  });

  it('[GH-2.4-A] [G-04] the card just played and completed chapters give no level', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['dancer.red'], hall: ['dancer.blue'], completed: ['dancer.*'] }, {}],
    });

    table.answer('play.dancer.red');

    expect(table.legal()).toEqual(['level.1', 'level.0', 'decline']);
  });

  it('[GH-2.4-A] the effect may be declined; the card reaches the guildhall all the same', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [{ hand: ['farmer.red'], hall: ['farmer.blue'] }, {}],
    });

    table.answer('play.farmer.red').answer('decline');

    expect(table.counter('tokens', 0)).toBe(0);
    expect(table.cards('hall', 0)).toEqual(['farmer.blue', 'farmer.red']);
    expect(table.prompt()).toBe('1 action');
    table.settled();
  });

  it('[GH-5.5] a level that nobody can carry out completely is listed with its reason', () => {
    const table = scenario(guildhall, {
      players: [
        { hand: ['assassin.red'], hall: ['assassin.blue', 'assassin.green', 'assassin.purple'] },
        { hall: ['farmer.red'] },
      ],
    });

    table.answer('play.assassin.red');

    expect(table.legal()).toEqual(['level.0', 'decline']);
    expect(table.why('level.2').code).toBe('no-target-cards');
    expect(table.why('level.4').code).toBe('level-too-high');
  });

  it('[GH-5.5] doing nothing is always offered, and chosen where nothing else is possible', () => {
    const table = scenario(guildhall, { players: [{ hand: ['assassin.red', 'dancer.red'] }, {}] });

    table.answer('play.assassin.red');
    expect(table.prompt()).toBe('0 action');
    table.answer('play.dancer.red');

    expect(table.legal()).toContain('decline');
  });
});

describe('discarding and refilling', () => {
  const six = ['farmer.red', 'farmer.blue', 'weaver.red', 'weaver.blue', 'dancer.red', 'dancer.blue'];

  it('[GH-2.4-B] discards any number in an order of choice and draws up to six', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['farmer.red', 'farmer.blue', 'weaver.red'] }, {}],
      deck: ['trader.red', 'trader.blue', 'trader.green', 'trader.purple', 'trader.yellow', 'dancer.red'],
    });

    table.answer('refill').answer('discard.weaver.red', 'discard.farmer.red');

    expect(table.cards('discard')).toEqual(['farmer.red', 'weaver.red']);
    expect(table.cards('hand', 0)).toEqual([
      'farmer.blue',
      'trader.red',
      'trader.blue',
      'trader.green',
      'trader.purple',
      'trader.yellow',
    ]);
    expect(table.counter('actionsLeft')).toBe(1);
    table.settled();
  });

  it('[GH-2.4-B] others see the top card and the number', () => {
    const table = scenario(guildhall, {
      players: [{ hand: six }, {}],
      deck: ['trader.red', 'trader.blue', 'trader.green'],
    });

    table.answer('refill').answer('discard.weaver.red', 'discard.farmer.red', 'discard.dancer.red');

    const [discarded] = table.match.news(1);
    expect(discarded).toMatchObject({ type: 'discard', seat: 0, cards: ['dancer.red'], hidden: 2 });
    expect(table.match.view(1)).toMatchObject({
      discard: { count: 3, top: 'dancer.red' },
      seats: [{ hand: 6 }, {}],
    });
  });

  it('[GH-2.4-B] discards nothing, or all', () => {
    const nothing = scenario(guildhall, {
      players: [{ hand: six.slice(0, 5) }, {}],
      deck: ['trader.red', 'trader.blue'],
    });
    const all = scenario(guildhall, { players: [{ hand: ['farmer.red'] }, {}], deck: six });

    nothing.answer('refill').answer();
    all.answer('refill').answer('discard.farmer.red');

    expect(nothing.cards('hand', 0)).toEqual([...six.slice(0, 5), 'trader.red']);
    expect(all.cards('hand', 0)).toEqual(six);
    nothing.settled();
    all.settled();
  });

  it('[GH-2.4-B] refuses a card twice that is there once', () => {
    const table = scenario(guildhall, { players: [{ hand: ['farmer.red', 'farmer.blue'] }, {}] });

    table.answer('refill');

    expect(table.refused('discard.farmer.red', 'discard.farmer.red')).toBe('repeated-option');
    expect(table.refused('discard.weaver.red')).toBe('unknown-option');
  });

  it('[G-01] with more than six cards at least down to six', () => {
    const table = scenario(guildhall, {
      players: [{ hand: [...six, 'trader.red', 'trader.blue'] }, {}],
      deck: ['historian.red', 'historian.blue'],
    });

    table.answer('refill');
    expect(table.asked()).toMatchObject({ min: 2, max: 8 });
    expect(table.refused('discard.trader.red')).toBe('too-few');
    table.answer('discard.trader.red', 'discard.trader.blue');

    expect(table.cards('hand', 0)).toEqual(six);
    expect(table.cards('deck')).toEqual(['historian.red', 'historian.blue']);
    table.settled();
  });

  it('[GH-2.8] shuffles the discard pile, with what was just discarded, into a new deck', () => {
    const table = scenario(
      guildhall,
      {
        players: [{ hand: six }, {}],
        deck: ['trader.red'],
        discard: ['historian.red'],
      },
      [['weaver.red', 'historian.red', 'farmer.red']],
    );

    table.answer('refill').answer('discard.farmer.red', 'discard.weaver.red');

    expect(table.cards('hand', 0)).toEqual([
      ...six.filter((card) => !/(farmer|weaver).red/.test(card)),
      'trader.red',
      'weaver.red',
    ]);
    expect(table.cards('deck')).toEqual(['historian.red', 'farmer.red']);
    expect(table.cards('discard')).toEqual([]);
    table.settled();
  });

  it('[GH-2.8] an empty deck stays empty until somebody must draw', () => {
    const table = scenario(guildhall, {
      players: [{ hand: six }, {}],
      deck: ['trader.red'],
      discard: ['historian.red'],
    });

    table.answer('refill').answer('discard.farmer.red');

    expect(table.cards('deck')).toEqual([]);
    expect(table.cards('discard')).toEqual(['farmer.red', 'historian.red']);
    table.settled();
  });

  it('[GH-2.8] [G-07] draws what exists where deck and discard pile run dry (regression 12)', () => {
    const table = scenario(guildhall, { players: [{ hand: ['farmer.red'] }, {}], deck: ['weaver.red'] });

    table.answer('refill').answer();

    expect(table.cards('hand', 0)).toEqual(['farmer.red', 'weaver.red']);
    expect(table.cards('deck')).toEqual([]);
    table.settled();
  });
});

describe('buying', () => {
  it('[GH-2.4-C] pays completed chapters and takes the card; the row is refilled', () => {
    const table = scenario(guildhall, {
      row: ['owe_5', 'owe_9'],
      prestigeDeck: ['owe_3_draw'],
      players: [{ completed: ['farmer.*'] }, {}],
    });

    table.answer('buy.owe_5').answer(...inColourOrder('farmer').reverse());

    expect(table.cards('honours', 0)).toEqual(['owe_5']);
    expect(table.cards('completed', 0)).toEqual([]);
    expect(table.cards('row')).toEqual(['owe_9', 'owe_3_draw']);
    expect(table.cards('discard')).toEqual(colours.map((colour) => `farmer.${colour}`));
    expect(table.counter('actionsLeft')).toBe(1);
    table.settled();
  });

  it('[GH-2.4-C] lists what is too dear with its reason', () => {
    const table = scenario(guildhall, {
      row: ['owe_5', 'owe_9'],
      players: [{ completed: ['farmer.*'] }, {}],
    });

    expect(table.legal()).toEqual(['refill', 'buy.owe_5']);
    expect(table.why('buy.owe_9')).toEqual({
      code: 'too-few-chapters',
      params: { cost: 2, have: 1 },
      rule: 'GH-2.4-C',
    });
    expect(table.refused('buy.owe_9')).toBe('too-few-chapters');
    expect(table.refused('buy.owe_2_chapter')).toBe('unknown-option');
  });

  it('[GH-2.4-C] [G-12] the owner chooses which chapters pay', () => {
    const table = scenario(guildhall, {
      row: ['owe_9'],
      players: [{ completed: ['farmer.*', 'weaver.*', 'dancer.*'] }, {}],
    });

    table.answer('buy.owe_9');
    expect(table.prompt()).toBe('0 pay');
    expect(table.refused('pay.dancer')).toBe('too-few');
    expect(table.refused('pay.dancer', 'pay.dancer')).toBe('repeated-option');
    expect(table.refused('pay.trader', 'pay.dancer')).toBe('unknown-option');
    table.answer('pay.dancer', 'pay.farmer');
    expect(table.legal()).toHaveLength(10);
    table.answer(...inColourOrder('dancer'), ...inColourOrder('farmer'));

    expect(table.cards('completed', 0)).toEqual(colours.map((colour) => `weaver.${colour}`));
    expect(table.cards('discard')).toHaveLength(10);
    table.settled();
  });

  it('[GH-2.4-C] [G-12] two chapters of one profession pay together', () => {
    const table = scenario(guildhall, {
      row: ['owe_9'],
      players: [{ completed: ['farmer.*', 'weaver.*', 'farmer.*'] }, {}],
    });

    table.answer('buy.owe_9').answer('pay.farmer', 'pay.farmer');
    table.answer(...inColourOrder('farmer'), ...inColourOrder('farmer'));

    expect(table.cards('completed', 0)).toEqual(colours.map((colour) => `weaver.${colour}`));
    table.settled();
  });

  it('[GH-2.4-C] [G-13] the order of the paid cards is free, colour order is proposed', () => {
    const table = scenario(guildhall, {
      row: ['owe_5'],
      players: [{ completed: ['farmer.*'] }, {}],
    });

    table.answer('buy.owe_5');
    expect(table.prompt()).toBe('0 order-discard');
    expect(table.legal()).toEqual(inColourOrder('farmer'));
    expect(table.refused(...inColourOrder('farmer').slice(1))).toBe('too-few');
    table.answer(
      'discard.farmer.purple',
      'discard.farmer.red',
      'discard.farmer.blue',
      'discard.farmer.green',
      'discard.farmer.yellow',
    );

    expect(table.cards('discard')).toEqual([
      'farmer.yellow',
      'farmer.green',
      'farmer.blue',
      'farmer.red',
      'farmer.purple',
    ]);
    table.settled();
  });

  it('[GH-2.4-C] the ability may be declined', () => {
    const table = scenario(guildhall, {
      row: ['owe_4_action'],
      players: [{ completed: ['farmer.*'] }, {}],
    });

    table.answer('buy.owe_4_action').answer(...inColourOrder('farmer'));
    expect(table.legal()).toEqual(['use', 'decline']);
    table.answer('decline');

    expect(table.counter('actionsLeft')).toBe(1);
    table.settled();
  });

  it('[GH-2.4-C] the 7 bought with the last action gives two more (regression 9)', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      row: ['owe_7_actions'],
      players: [{ completed: ['farmer.*', 'weaver.*'] }, {}],
    });

    table.answer('buy.owe_7_actions').answer(...inColourOrder('farmer'), ...inColourOrder('weaver'));
    table.answer('use');

    expect(table.prompt()).toBe('0 action');
    expect(table.counter('actionsLeft')).toBe(2);
    table.settled();
  });

  it('[G-14] a completed chapter cannot be discarded otherwise', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['farmer.red'], completed: ['farmer.*', 'weaver.*'] }, {}],
    });

    expect(table.legal()).toEqual(['play.farmer.red', 'refill']);
    table.answer('refill');
    expect(table.legal()).toEqual(['discard.farmer.red']);
  });
});

describe('the end of a turn', () => {
  it('[GH-2.7] played cards join the guildhall in the order played', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['weaver.red', 'farmer.red'], hall: ['farmer.blue'] }, {}],
    });

    table.answer('play.farmer.red').answer('decline').answer('play.weaver.red').answer('decline');

    expect(table.cards('area', 0)).toEqual([]);
    expect(table.cards('hall', 0)).toEqual(['farmer.blue', 'farmer.red', 'weaver.red']);
    expect(table.prompt()).toBe('1 action');
    table.settled();
  });

  it('[GH-2.7] a played card whose twin is in the guildhall is discarded (regression 3)', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [{ hand: ['weaver.red', 'weaver.red'], hall: ['weaver.blue'] }, {}],
    });

    table.answer('play.weaver.red').answer('level.0').answer('place.weaver.red');

    expect(table.cards('hall', 0)).toEqual(['weaver.blue', 'weaver.red']);
    expect(table.cards('area', 0)).toEqual([]);
    expect(table.cards('discard')).toEqual(['weaver.red']);
    expect(table.prompt()).toBe('1 action');
    table.settled();
  });

  it('[GH-2.7] a twin set aside with its chapter is no twin: the played card stays', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [
        {
          hand: ['weaver.red', 'weaver.red'],
          hall: ['weaver.blue', 'weaver.yellow', 'weaver.green', 'weaver.purple'],
        },
        {},
      ],
    });

    table.answer('play.weaver.red').answer('level.0').answer('place.weaver.red');

    expect(table.cards('completed', 0)).toHaveLength(5);
    expect(table.cards('hall', 0)).toEqual(['weaver.red']);
    expect(table.cards('discard')).toEqual([]);
    table.settled();
  });

  it('[GH-2.7] [GH-2.5] moving in completes a chapter', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [
        { hand: ['farmer.red'], hall: ['farmer.blue', 'farmer.yellow', 'farmer.green', 'farmer.purple'] },
        {},
      ],
    });

    table.answer('play.farmer.red').answer('level.3');

    expect(table.cards('hall', 0)).toEqual([]);
    expect(table.cards('completed', 0)).toEqual(colours.map((colour) => `farmer.${colour}`));
    table.settled();
  });

  it('[G-10] two twins are discarded in an order of choice', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      played: ['farmer', 'weaver', 'dancer'],
      players: [{ area: ['farmer.red', 'dancer.red', 'weaver.red'], hall: ['farmer.red', 'weaver.red'] }, {}],
    });

    table.answer('refill');
    expect(table.prompt()).toBe('0 order-discard');
    expect(table.legal()).toEqual(['discard.farmer.red', 'discard.weaver.red']);
    table.answer('discard.weaver.red', 'discard.farmer.red');

    expect(table.cards('discard')).toEqual(['farmer.red', 'weaver.red']);
    expect(table.cards('hall', 0)).toEqual(['farmer.red', 'weaver.red', 'dancer.red']);
    expect(table.prompt()).toBe('1 action');
    table.settled();
  });

  it('[GH-2.7] twenty points win at the end of the turn, not before (regression 10)', () => {
    const table = scenario(guildhall, {
      players: [{ hand: ['farmer.red'], hall: ['farmer.blue'], honours: ['owe_9', 'owe_9'], tokens: 1 }, {}],
    });

    table.answer('play.farmer.red').answer('level.1');
    expect(table.match.isOver).toBe(false);
    expect(table.prompt()).toBe('0 action');
    table.answer('refill');

    expect(table.match.isOver).toBe(true);
    expect(table.counter('winner')).toBe(0);
    expect(table.match.outcome).toEqual({ places: [1, 2], scores: [20, 0] });
    expect(table.cards('hall', 0)).toEqual(['farmer.blue', 'farmer.red']);
    table.settled();
  });

  it('[GH-2.7] nineteen points do not', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [{ honours: ['owe_9', 'owe_9'], tokens: 1 }, {}],
    });

    table.answer('refill');

    expect(table.prompt()).toBe('1 action');
    expect(table.counter('winner')).toBeNull();
    table.settled();
  });

  it('[GH-2.7] nobody wins at the end of another turn', () => {
    const table = scenario(guildhall, { actionsLeft: 1, players: [{ tokens: 3 }, { tokens: 25 }] });

    table.answer('refill');
    expect(table.match.isOver).toBe(false);
    table.answer('refill').answer('refill');

    expect(table.counter('winner')).toBe(1);
    table.settled();
  });

  it('[GH-2.7] the points needed are an option', () => {
    const table = scenario(guildhall, {
      options: { pointsToWin: 30 },
      actionsLeft: 1,
      players: [{ tokens: 29 }, { tokens: 30 }],
    });

    table.answer('refill').answer('refill').answer('refill');

    expect(table.counter('winner')).toBe(1);
    table.settled();
  });

  it('[G-21] nothing can be answered after the end', () => {
    const table = scenario(guildhall, { winner: 0, players: [{ tokens: 20 }, { tokens: 4 }, { tokens: 9 }] });

    expect(table.prompt()).toBe('over');
    expect(() => table.match.answer(0, ['refill'])).toThrow('game-over');
    expect(table.match.outcome).toEqual({ places: [1, 3, 2], scores: [20, 4, 9] });
  });

  it('[G-22] a whole round without a play, a purchase or a card to draw ends the game; most points win', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [{ tokens: 4 }, { tokens: 7 }, { tokens: 7 }],
      idle: 1,
    });

    table.answer('refill').answer('refill').answer('refill');
    expect(table.match.isOver).toBe(false);
    table.answer('refill').answer('refill');

    expect(table.counter('stage')).toBe('standstill');
    expect(table.counter('winner')).toBeNull();
    expect(table.match.outcome).toEqual({ places: [3, 1, 1], scores: [4, 7, 7] });
    expect(table.match.news(0).at(-1)?.type).toBe('standstill');
    table.settled();
  });

  it('[G-22] whoever plays a card ends the lull', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [{}, { hand: ['farmer.red'] }],
      idle: 1,
    });

    table.answer('refill').answer('play.farmer.red').answer('refill').answer('refill').answer('refill');

    expect(table.match.isOver).toBe(false);
    expect(table.counter('idle')).toBe(2);
    table.answer('refill').answer('refill');
    expect(table.counter('stage')).toBe('standstill');
  });

  it('[G-22] as long as there are cards to draw nothing stands still', () => {
    const table = scenario(guildhall, {
      actionsLeft: 1,
      players: [{}, {}],
      deck: ['farmer.*', 'weaver.red', 'weaver.blue'],
      idle: 5,
    });

    table.answer('refill');

    expect(table.match.isOver).toBe(false);
    expect(table.counter('idle')).toBe(1);
  });
});
