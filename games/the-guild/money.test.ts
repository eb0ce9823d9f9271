import { describe, expect, it } from 'vitest';
import { table, titleAt } from './testing/table.ts';

const talerOf = (s: ReturnType<typeof table>, ...seats: number[]) =>
  seats.map((seat) => s.counter('taler', seat));

describe('Selling', () => {
  it('[TG-10.6] property goes to the discard pile for half its cost, rounded down', () => {
    const s = table([
      {
        businesses: ['smithy', 'den'],
        annexes: ['oven'],
        extensions: ['wall'],
        artefacts: ['ring'],
        taler: 0,
      },
      {},
    ]);
    s.answer('sell.smithy');
    expect(s.counter('taler', 0)).toBe(3);
    s.answer('sell.oven').answer('sell.wall').answer('sell.ring').answer('sell.den');
    expect(s.counter('taler', 0)).toBe(3 + 1 + 1 + 1 + 0);
    expect(s.cards('discard')).toEqual(['smithy', 'oven', 'wall', 'ring', 'den']);
    s.settled();
  });

  it('[T-22] the printed cost counts, whatever was paid for it', () => {
    const s = table([{ hand: ['bakery'], profession: ['master'], taler: 2 }, {}]);
    s.answer('play.bakery');
    expect(s.counter('taler', 0)).toBe(0);
    s.answer('sell.bakery');
    expect(s.counter('taler', 0)).toBe(2);
    s.settled();
  });

  it('[TG-10.6] what is locked cannot be sold', () => {
    const s = table([{ businesses: ['bakery^2', 'smithy'] }, {}]);
    expect(s.why('sell.bakery')).toEqual({ code: 'locked', params: { rounds: 2 }, rule: 'TG-10.4' });
    expect(s.refused('sell.bakery')).toBe('locked');
    expect(s.legal()).toContain('sell.smithy');
  });

  it('[T-23] districts and persons are no property', () => {
    const s = table([{ supporters: ['quarter', 'crier'] }, {}]);
    for (const card of ['quarter', 'crier'])
      expect(s.why(`sell.${card}`)).toEqual({ code: 'not-property', params: {}, rule: 'T-23' });
  });

  it('[T-25] in one’s own turn, and when a cost must be paid', () => {
    const s = table([{ hand: ['tax'] }, { taler: 4, businesses: ['bakery'], hand: ['tip'] }]);
    s.answer('play.tax');
    expect(s.prompt()).toBe('1 answer-act');
    expect(s.asked().options.map(({ id }) => id)).not.toContain('sell.bakery');
    s.answer('pass');
    expect(s.prompt()).toBe('1 short');
    expect(s.legal()).toContain('sell.bakery');
  });
});

describe('A cost that must be paid', () => {
  it('[TG-10.6] whoever has enough simply pays', () => {
    const s = table([{ hand: ['tax'] }, { taler: 6, businesses: ['bakery'] }]);
    s.answer('play.tax');
    expect(s.counter('taler', 1)).toBe(0);
    expect(s.prompt()).toBe('0 action');
    s.settled();
  });

  it('[TG-10.6] whoever is short may sell, and pays as soon as there is enough', () => {
    const s = table([
      { hand: ['lawsuit'], taler: 0 },
      { taler: 3, businesses: ['bakery', 'smithy', 'den^1'] },
    ]);
    s.answer('play.lawsuit');
    expect(s.prompt()).toBe('1 short');
    expect(s.asked().prompt.params).toMatchObject({ amount: 6, taler: 3 });
    expect(s.why('sell.den').code).toBe('locked');
    s.answer('sell.bakery');
    expect(s.prompt()).toBe('1 short');
    s.answer('sell.smithy');
    expect(talerOf(s, 0, 1)).toEqual([6, 2]);
    expect(s.counter('tower', 1)).toBe(0);
    s.settled();
  });

  it('[TG-10.6] or borrow', () => {
    const s = table([{ hand: ['tax'], taler: 1 }, { taler: 2 }, { taler: 9 }]);
    s.answer('play.tax').answer('against.1');
    expect(s.legal()).toEqual(['offer.loan', 'tower']);
    s.answer('offer.loan').say(4).say('for a week');
    // Only player 2 has as much, so that nobody else is asked.
    expect(s.match.waitingFor).toEqual([1]);
    expect(s.match.mayAnswer).toEqual([2]);
    s.answerFor(2, 'accept.1');
    expect(talerOf(s, 0, 1, 2)).toEqual([1, 0, 5]);
    expect(s.counter('tower', 1)).toBe(0);
    s.settled();
  });

  it('[T-25] or trade: sell to others, and take up what others have bid', () => {
    const s = table([
      { hand: ['tax'], taler: 9 },
      { taler: 2, businesses: ['bakery', 'den'] },
    ]);
    s.answer('offer.buy').answer('at.bakery').say(5).say('');
    s.answer('play.tax');
    expect(s.prompt()).toBe('1 short');
    expect(s.legal()).toEqual(
      expect.arrayContaining(['sell.bakery', 'offer.sell', 'offer.loan', 'accept.0', 'decline.0', 'tower']),
    );
    s.answer('accept.0');
    expect(s.cards('businesses', 0)).toEqual(['bakery']);
    expect(talerOf(s, 0, 1)).toEqual([4, 1]);
    s.settled();

    const selling = table([
      { hand: ['tax'], taler: 9 },
      { taler: 2, businesses: ['bakery'] },
    ]);
    selling.answer('play.tax').answer('offer.sell').answer('at.bakery').say(8).say('');
    expect(selling.match.mayAnswer).toEqual([0]);
    selling.answerFor(0, 'accept.1');
    expect(talerOf(selling, 0, 1)).toEqual([1, 4]);
    expect(selling.cards('businesses', 0)).toEqual(['bakery']);
    selling.settled();
  });

  it('[T-25] but not buy: what others have for sale must wait', () => {
    const s = table([{ hand: ['tax'], businesses: ['bakery'] }, { taler: 4 }]);
    s.answer('offer.sell').answer('at.bakery').say(1).say('');
    s.answer('play.tax');
    expect(s.prompt()).toBe('1 short');
    expect(s.asked().options.map(({ id }) => id)).not.toContain('accept.0');
  });

  it('[T-34] a loan that nobody grants is withdrawn or not; nobody has to wait for it', () => {
    const s = table([{ hand: ['tax'] }, { taler: 2 }]);
    s.answer('play.tax').answer('offer.loan').say(4).say('');
    expect(s.match.decisions(1)[0]).toMatchObject({ prompt: { key: 'prompt.short' } });
    s.answerFor(0, 'decline.1');
    s.answerFor(1, 'offer.loan').say(1).say('').answerFor(1, 'withdraw').answerFor(1, 'tower');
    expect(s.counter('tower', 1)).toBe(1);
    s.settled();
  });

  it('[T-12] what cannot be paid is owed, and the effect that caused it is carried out', () => {
    const s = table([
      { hand: ['audit'], taler: 0 },
      { taler: 1, businesses: ['bakery'] },
    ]);
    s.answer('play.audit').answer('tower');
    expect(s.match.view(0)).toMatchObject({
      seats: [
        {},
        { taler: 0, inTower: true, debt: 2, debts: [{ to: null, amount: 2 }], businesses: [{ locked: 2 }] },
      ],
    });
    expect(s.match.news(0)).toContainEqual(
      expect.objectContaining({ type: 'debt', seat: 1, params: { count: 2 } }),
    );
    s.settled();
  });

  it('[T-12] a creditor gets what there is, and is owed the rest', () => {
    const s = table([{ hand: ['lawsuit'], taler: 0 }, { taler: 4 }]);
    s.answer('play.lawsuit').answer('tower');
    expect(talerOf(s, 0, 1)).toEqual([4, 0]);
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { debts: [{ to: 0, amount: 2 }] }] });
    s.settled();
  });
});

describe('Upkeep', () => {
  it('[T-10] whoever is short may let go of what must be paid for', () => {
    const s = table([{}, { supporters: ['crier*2', 'quarter'], taler: 1 }], { deck: ['six*6'] });
    s.answer('end');
    expect(s.prompt()).toBe('1 short-of-upkeep');
    expect(s.asked().prompt.params).toMatchObject({ amount: 4, taler: 3 });
    expect(s.legal()).toEqual(['drop.crier', 'offer.loan', 'tower']);
    s.answer('drop.crier');
    expect(s.prompt()).toBe('1 action');
    expect(s.counter('taler', 1)).toBe(1);
    expect(s.cards('supporters', 1)).toEqual(['crier', 'quarter']);
    s.settled();
  });

  it('[T-10] or sell, borrow, or go to the tower with what is left to pay', () => {
    const s = table(
      [{}, { supporters: ['crier*3'], businesses: ['bakery^1'], artefacts: ['ring'], taler: 0 }],
      {
        deck: ['six*6'],
      },
    );
    s.answer('end');
    expect(s.why('sell.bakery').code).toBe('locked');
    s.answer('sell.ring').answer('tower');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { taler: 0, inTower: true, debt: 3 }] });
    const told = (type: string) => s.match.log(0).findLast(({ event }) => event.type === type)?.event.params;
    expect([told('upkeep'), told('debt')]).toEqual([{ count: 3 }, { count: 3 }]);
    expect(s.cards('supporters', 1)).toHaveLength(3);
    expect(s.prompt()).toBe('0 action');
    s.settled();
  });

  it('[T-10] nobody has to keep on paying: such a card may be let go in one’s own turn', () => {
    const s = table([{ supporters: ['crier', 'quarter'], businesses: ['bakery'] }, {}]);
    expect(s.legal()).toContain('drop.crier');
    expect(s.asked().options.map(({ id }) => id)).not.toContain('drop.quarter');
    s.answer('drop.crier');
    expect(s.cards('supporters', 0)).toEqual(['quarter']);
    expect(s.counter('taler', 0)).toBe(12);
    s.settled();
  });
});

describe('The debtors’ tower', () => {
  const inmate = { tower: 1, debt: 3, taler: 0, hand: ['tip', 'guard'] };

  it('[T-11] whoever sits there has no turn, is asked nothing, and cannot trade', () => {
    const s = table(
      [{ hand: ['strike'], businesses: ['den'] }, { ...inmate, debt: 20, businesses: ['bakery'] }, {}],
      {
        deck: ['six', 'five*4', 'door*3'],
      },
    );
    expect(s.why('give.1')).toEqual({ code: 'in-tower', params: {}, rule: 'T-11' });
    expect(s.why('offer.buy').code).toBe('nothing-to-trade');
    s.answer('play.strike');
    expect(s.prompt()).toBe('0 action');
    s.answer('end');
    expect(s.prompt()).toBe('2 action');
    s.settled();
  });

  it('[T-11] the next income serves the debts first; whoever has paid all of them plays on', () => {
    const s = table([{}, { ...inmate, businesses: ['bakery'] }], { deck: ['six*6', 'five'] });
    s.answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { taler: 1, inTower: false, debt: 0 }] });
    expect(s.cards('hand', 1)).toHaveLength(3);
    expect(s.match.news(0).map(({ type }) => type)).toEqual(expect.arrayContaining(['serve', 'free']));
    s.settled();
  });

  it('[TG-10.6] whoever cannot pay everything sits out again', () => {
    const s = table([{}, { ...inmate, debt: 5, businesses: ['bakery^1'] }]);
    s.answer('end');
    expect(s.prompt()).toBe('0 action');
    expect(s.match.view(0)).toMatchObject({
      seats: [{}, { taler: 0, inTower: true, debt: 3, businesses: [{ locked: 1 }] }],
    });
    s.answer('end').answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { taler: 1, inTower: false, debt: 0 }] });
    s.settled();
  });

  it('[T-11] nobody pays upkeep there', () => {
    const s = table([{}, { ...inmate, debt: 5, supporters: ['crier'] }]);
    s.answer('end');
    expect(s.prompt()).toBe('0 action');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { taler: 0, inTower: true, debt: 3 }] });
    expect(s.cards('supporters', 1)).toEqual(['crier']);
    s.settled();
  });

  it('[T-11] the bank is paid first, then the others in seat order', () => {
    const s = table([
      { taler: 0 },
      { ...inmate, debt: 1, debtTo0: 2, debtTo2: 2, businesses: ['bakery'] },
      { taler: 0 },
    ]);
    s.answer('end');
    expect(talerOf(s, 0, 1, 2)).toEqual([2, 0, 3]);
    expect(s.match.view(0)).toMatchObject({
      seats: [{}, { inTower: true, debts: [{ to: 2, amount: 1 }] }, {}],
    });
    expect(s.prompt()).toBe('2 action');
    s.settled();
  });

  it('[T-11] in the tower a further cost is added to the debt: nothing is sold there', () => {
    const s = table([{ hand: ['audit'] }, { ...inmate, taler: 0, businesses: ['bakery', 'smithy'] }, {}]);
    s.answer('play.audit').answer('at.bakery');
    expect(s.match.view(0)).toMatchObject({
      seats: [{}, { debt: 6, businesses: [{ locked: 2 }, { locked: 0 }] }, {}],
    });
    expect(s.prompt()).toBe('0 action');
    s.settled();
  });

  it('[TG-10.6] upkeep is paid after the debts, and may lead back to the tower', () => {
    const s = table([{}, { ...inmate, debt: 2, supporters: ['crier'] }]);
    s.answer('end');
    expect(s.prompt()).toBe('1 short-of-upkeep');
    s.answer('tower');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { inTower: true, debt: 2 }] });
    expect(s.prompt()).toBe('0 action');
    s.settled();
  });

  it('[T-11] titles, cards and votes are kept', () => {
    const s = table([{}, { ...inmate, debt: 9, experience: titleAt.citizen, supporters: ['quarter'] }]);
    s.answer('end');
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { title: 'citizen', votes: 2, hand: 2 }] });
    s.settled();
  });
});
