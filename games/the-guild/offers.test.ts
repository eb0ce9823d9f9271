import { describe, expect, it } from 'vitest';
import { table } from './testing/table.ts';

const talerOf = (s: ReturnType<typeof table>, ...seats: number[]) =>
  seats.map((seat) => s.counter('taler', seat));
const asked = (s: ReturnType<typeof table>, seat: number) => {
  const [decision] = s.match.decisions(seat);
  if (decision?.kind !== 'choose') throw new Error(`seat ${seat} has nothing to choose`);
  return decision;
};
const ids = (s: ReturnType<typeof table>, seat: number) => asked(s, seat).options.map(({ id }) => id);
const whyNot = (s: ReturnType<typeof table>, seat: number, id: string) => {
  const option = asked(s, seat).options.find((one) => one.id === id);
  return option?.legal === false ? option.why : undefined;
};

describe('Trade', () => {
  it('[TG-10.6] a card is offered for at most twice its cost, to one or several', () => {
    const s = table([{ businesses: ['bakery'] }, {}, {}]);
    s.answer('offer.sell');
    expect(s.prompt()).toBe('0 offer-card');
    s.answer('at.bakery');
    expect(s.match.decisions()[0]).toMatchObject({
      kind: 'amount',
      min: 0,
      max: 8,
      prompt: { params: { limit: 8 } },
    });
    expect(() => s.say(9)).toThrow();
    s.say(8);
    expect(s.prompt()).toBe('0 partners');
    s.answer('to.1', 'to.2');
    expect(s.match.decisions()[0]).toMatchObject({ kind: 'text', maxLength: 120 });
    s.say('a good one');
    expect(s.match.view(2)).toMatchObject({
      seats: [{ offer: { kind: 'sell', card: 'bakery', price: 8, to: [1, 2] } }, {}, {}],
    });
    expect(s.match.news(2)).toContainEqual(
      expect.objectContaining({
        type: 'offer',
        target: 2,
        cards: ['bakery'],
        params: { kind: 'sell', price: 8, promise: 'a good one' },
      }),
    );
    s.settled();
  });

  it('[T-25] nobody waits: the owner may go on, and the first who accepts closes the deal', () => {
    const s = table([{ businesses: ['bakery'], hand: ['six'], taler: 0 }, { taler: 9 }, { taler: 9 }]);
    s.answer('offer.sell').answer('at.bakery').say(7).answer('to.1', 'to.2').say('');
    expect(s.match.waitingFor).toEqual([0]);
    expect(s.match.mayAnswer).toEqual([1, 2]);
    expect(ids(s, 2)).toEqual(['accept.0', 'decline.0']);
    s.answerFor(0, 'play.six');
    s.answerFor(2, 'accept.0');
    expect(s.match.mayAnswer).toEqual([]);
    expect(talerOf(s, 0, 1, 2)).toEqual([8, 9, 2]);
    expect(s.cards('businesses', 2)).toEqual(['bakery']);
    expect(s.cards('businesses', 0)).toEqual([]);
    s.settled();
  });

  it('[T-25] only those may take it up whom it is for', () => {
    const s = table([{ businesses: ['bakery'], taler: 0 }, {}, {}]);
    s.answer('offer.sell').answer('at.bakery').say(6).answer('to.2').say('');
    expect(s.match.mayAnswer).toEqual([2]);
    s.answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(ids(s, 1)).not.toContain('accept.0');

    const bakers = { businesses: ['bakery'], taler: 2 };
    const bid = table([{ hand: ['tax'] }, bakers, bakers]);
    bid.answer('offer.buy').answer('at.bakery').answer('to.2').say(5).say('');
    bid.answerFor(0, 'play.tax').answerFor(0, 'against.1');
    expect(bid.prompt()).toBe('1 short');
    expect(ids(bid, 1)).not.toContain('accept.0');
  });

  it('[T-25] whoever declines is not asked again; if all decline the offer is gone', () => {
    const s = table([{ businesses: ['bakery'] }, {}, {}]);
    s.answer('offer.sell').answer('at.bakery').say(1).answer('to.1', 'to.2').say('');
    s.answerFor(1, 'decline.0');
    expect(s.match.mayAnswer).toEqual([2]);
    s.answerFor(2, 'decline.0');
    expect(s.match.view(0)).toMatchObject({ seats: [{ offer: null }, {}, {}] });
    s.settled();
  });

  it('[T-25] one offers to buy, and the owner accepts', () => {
    const s = table([{ taler: 5 }, { businesses: ['smithy'], artefacts: ['ring'], taler: 0 }]);
    s.answer('offer.buy');
    expect(s.legal()).toEqual(['at.smithy', 'at.ring']);
    s.answer('at.smithy');
    // Twice the cost would be 14, but nobody bids what is not there.
    expect(s.match.decisions()[0]).toMatchObject({
      kind: 'amount',
      min: 0,
      max: 5,
      prompt: { params: { limit: 14 } },
    });
    s.say(5).say('');
    expect(s.match.mayAnswer).toEqual([1]);
    s.answerFor(1, 'accept.0');
    expect(talerOf(s, 0, 1)).toEqual([0, 5]);
    expect(s.cards('businesses', 0)).toEqual(['smithy']);
    s.settled();
  });

  it('[T-25] whose card is meant is asked if several have such a card', () => {
    const s = table([{}, { businesses: ['bakery'] }, { businesses: ['bakery'] }]);
    s.answer('offer.buy').answer('at.bakery');
    expect(s.prompt()).toBe('0 whose');
    expect(s.legal()).toEqual(['to.1', 'to.2']);
    s.answer('to.2').say(3).say('');
    expect(s.match.mayAnswer).toEqual([2]);
  });

  it('[T-25] an offer stands until its owner’s next turn; others take it up in their own', () => {
    const s = table([{ businesses: ['bakery'] }, {}, { taler: 10 }]);
    s.answer('offer.sell').answer('at.bakery').say(6).answer('to.1', 'to.2').say('').answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(s.match.mayAnswer).toEqual([]);
    expect(s.legal()).toEqual(expect.arrayContaining(['accept.0', 'decline.0']));
    s.answer('end');
    s.answer('accept.0');
    expect(talerOf(s, 0, 2)).toEqual([18, 6]);
    expect(s.cards('businesses', 2)).toEqual(['bakery']);
    s.settled();
  });

  it('[T-25] then it expires', () => {
    const s = table([{ businesses: ['bakery'] }, {}]);
    s.answer('offer.sell').answer('at.bakery').say(6).say('').answer('end').answer('end');
    expect(s.prompt()).toBe('0 action');
    expect(s.match.mayAnswer).toEqual([]);
    expect(s.match.news(1)).toContainEqual(expect.objectContaining({ type: 'expire', seat: 0 }));
    s.settled();
  });

  it('[T-25] it may be withdrawn, and a new one takes its place', () => {
    const s = table([{ businesses: ['bakery', 'den'] }, {}]);
    expect(ids(s, 0)).not.toContain('withdraw');
    s.answer('offer.sell').answer('at.bakery').say(6).say('');
    s.answer('offer.sell').answer('at.den').say(1).say('');
    expect(s.match.view(1)).toMatchObject({ seats: [{ offer: { card: 'den', price: 1 } }, {}] });
    s.answer('withdraw');
    expect(s.match.mayAnswer).toEqual([]);
    expect(s.match.view(1)).toMatchObject({ seats: [{ offer: null }, {}] });
    s.settled();
  });

  it('[TG-10.6] only what is unlocked and property', () => {
    const s = table([
      { businesses: ['bakery^1', 'den'], supporters: ['crier'] },
      { artefacts: ['ring^1', 'purse'], supporters: ['quarter'] },
    ]);
    s.answer('offer.sell');
    expect(s.why('at.bakery').code).toBe('locked');
    expect(ids(s, 0)).toEqual(['at.den', 'at.bakery']);
    s.match.undo(0);
    s.answer('offer.buy');
    expect(s.why('at.ring').code).toBe('locked');
    expect(ids(s, 0)).toEqual(['at.purse', 'at.ring']);
  });

  it('[T-23] supporters are traded with nobody', () => {
    const s = table([{ supporters: ['crier', 'quarter'] }, { supporters: ['crier'] }]);
    expect(s.why('offer.sell')).toEqual({ code: 'nothing-to-trade', params: {}, rule: 'TG-10.6' });
    expect(s.why('offer.buy').code).toBe('nothing-to-trade');
  });

  it('[T-24] the buyer needs room', () => {
    const full = { businesses: ['den*2'], taler: 9 };
    const s = table([
      { businesses: ['bakery'], artefacts: ['ring'] },
      { ...full, businesses: ['smithy*2'] },
      {},
      {},
      { tower: 1, debt: 9 },
    ]);
    s.answer('offer.sell').answer('at.bakery').say(1);
    expect(s.why('to.1')).toEqual({ code: 'no-room-there', params: {}, rule: 'T-24' });
    expect(s.why('to.4').code).toBe('in-tower');
    expect(s.legal()).toEqual(['to.2', 'to.3']);

    const nobody = table([{ businesses: ['bakery'], artefacts: ['ring'] }, full]);
    nobody.answer('offer.sell');
    expect(nobody.why('at.bakery')).toEqual({ code: 'nobody-has-room', params: {}, rule: 'T-24' });
    expect(nobody.legal()).toEqual(['at.ring']);

    const buyer = table([full, { businesses: ['bakery'], artefacts: ['ring'] }]);
    buyer.answer('offer.buy');
    expect(buyer.why('at.bakery')).toEqual({
      code: 'too-many-businesses',
      params: { limit: 2 },
      rule: 'TG-10.3',
    });
    expect(buyer.legal()).toEqual(['at.ring']);
  });

  it('[T-24] also at the moment of the deal', () => {
    const s = table([{ businesses: ['bakery'] }, { hand: ['bakery'], businesses: ['den'] }]);
    s.answer('offer.sell').answer('at.bakery').say(1).say('').answer('end').answer('play.bakery');
    expect(s.why('accept.0')).toEqual({ code: 'too-many-businesses', params: { limit: 2 }, rule: 'TG-10.3' });
    expect(s.refused('accept.0')).toBe('too-many-businesses');
    s.settled();
  });

  it('[TG-10.6] the buyer must be able to pay', () => {
    const s = table([{ businesses: ['bakery'] }, { taler: 3 }]);
    s.answer('offer.sell').answer('at.bakery').say(4).say('');
    expect(whyNot(s, 1, 'accept.0')).toEqual({ code: 'cannot-pay', params: {}, rule: 'TG-10.6' });
    expect(ids(s, 1)).toContain('decline.0');
  });

  it('[T-25] an offer that cannot be kept is void: the card is locked, or the bidder has no Taler or room left', () => {
    const offered = (kind: string) => {
      const s = table(
        [
          { hand: ['den', 'bakery'], businesses: ['smithy'], taler: 5 },
          { businesses: ['bakery'], hand: ['strike'], taler: 9 },
        ],
        { deck: ['six*6', 'five*4', 'door*4'] },
      );
      return kind === 'sell'
        ? s.answer('offer.sell').answer('at.smithy').say(6).say('')
        : s.answer('offer.buy').answer('at.bakery').say(5).say('');
    };
    const poor = offered('buy');
    expect(whyNot(poor, 1, 'accept.0')).toBeUndefined();
    poor.answerFor(0, 'play.bakery');
    expect(whyNot(poor, 1, 'accept.0')).toEqual({ code: 'offer-void', params: {}, rule: 'T-25' });

    const crowded = table([{ hand: ['den'], businesses: ['smithy'], taler: 5 }, { businesses: ['bakery'] }]);
    crowded.answer('offer.buy').answer('at.bakery').say(0).say('');
    crowded.answerFor(0, 'play.den');
    expect(whyNot(crowded, 1, 'accept.0')?.code).toBe('offer-void');

    const locked = offered('sell');
    locked.answerFor(0, 'end').answer();
    locked.answer('play.strike').answer('pass');
    locked.answerFor(0, 'pass').answerFor(1, 'pass');
    expect(locked.prompt()).toBe('1 action');
    expect(locked.why('accept.0').code).toBe('offer-void');
  });

  it('[T-25] what is sold or destroyed meanwhile cannot be had any more, wherever it turns up again', () => {
    const s = table([{ businesses: ['bakery'] }, {}]);
    s.answer('offer.sell').answer('at.bakery').say(6).say('');
    s.answerFor(0, 'sell.bakery');
    expect(whyNot(s, 1, 'accept.0')?.code).toBe('offer-void');

    const drawn = table([{ businesses: ['bakery'] }, {}], { deck: ['six*4'] }, [['bakery']]);
    drawn.answer('offer.sell').answer('at.bakery').say(6).say('');
    drawn.answerFor(0, 'sell.bakery').answerFor(0, 'end');
    // Its former owner has drawn it when the hand was filled.
    expect(drawn.cards('hand', 0)).toEqual(['six', 'six', 'six', 'six', 'bakery']);
    expect(drawn.why('accept.0').code).toBe('offer-void');
    drawn.settled();

    const bid = table([{}, { hand: ['arson'] }, { businesses: ['bakery'] }], {
      deck: ['six*6', 'five*4', 'door*6'],
    });
    bid.answer('offer.buy').answer('at.bakery').say(2).say('').answer('end');
    bid.answer('play.arson').answerFor(0, 'pass');
    bid.answerFor(1, 'pass').answerFor(0, 'pass');
    expect(bid.cards('businesses', 2)).toEqual([]);
    bid.answer('end').answer();
    expect(bid.prompt()).toBe('2 action');
    expect(bid.why('accept.0').code).toBe('offer-void');
    bid.settled();
  });

  it('[T-25] a bid is for a card of one player: what goes to somebody else is not sold twice', () => {
    const s = table([{ taler: 9 }, { businesses: ['bakery'] }, { taler: 9 }]);
    s.answer('offer.buy').answer('at.bakery').say(2).say('').answer('end');
    s.answer('offer.sell').answer('at.bakery').say(4).answer('to.2').say('');
    s.answerFor(2, 'accept.1');
    expect(s.cards('businesses', 2)).toEqual(['bakery']);
    expect(s.why('accept.0').code).toBe('offer-void');
    s.settled();
  });

  it('[T-11] an offer of somebody in the tower cannot be taken up', () => {
    const s = table([
      { businesses: ['bakery'], taler: 0 },
      { hand: ['tax'], taler: 9 },
    ]);
    s.answer('offer.sell').answer('at.bakery').say(6).say('').answer('end');
    s.answer('play.tax').answer('tower');
    expect(s.prompt()).toBe('1 action');
    expect(s.why('accept.0')).toEqual({ code: 'in-tower', params: {}, rule: 'T-11' });
    s.settled();
  });

  it('[T-11] whoever has gone to the tower meanwhile is not asked any more', () => {
    const s = table([{ hand: ['tax'], businesses: ['bakery'] }, { taler: 2 }, {}]);
    s.answer('offer.sell').answer('at.bakery').say(1).answer('to.1', 'to.2').say('');
    s.answerFor(0, 'play.tax').answerFor(0, 'against.1').answerFor(1, 'tower');
    expect(s.match.mayAnswer).toEqual([2]);
    expect(s.match.view(0)).toMatchObject({ seats: [{ offer: { to: [1, 2] } }, { inTower: true }, {}] });
    s.settled();
  });

  it('[T-22] a card that was traded sells for half its printed cost', () => {
    const s = table([{ taler: 1 }, { businesses: ['smithy'] }]);
    s.answer('offer.buy').answer('at.smithy').say(0).say('').answerFor(1, 'accept.0').answer('sell.smithy');
    expect(s.counter('taler', 0)).toBe(4);
    s.settled();
  });

  it('[TG-10.6] trading gives no experience', () => {
    const s = table([{ taler: 5 }, { businesses: ['smithy'] }]);
    s.answer('offer.buy').answer('at.smithy').say(3).say('').answerFor(1, 'accept.0');
    expect([0, 1].map((seat) => s.counter('experience', seat))).toEqual([0, 0]);
    s.settled();
  });
});

describe('Loans and gifts', () => {
  it('[T-34] a loan is an agreed transfer: nothing is owed', () => {
    const s = table([{ taler: 0 }, { taler: 7 }, { taler: 3 }]);
    s.answer('offer.loan');
    expect(s.match.decisions()[0]).toMatchObject({ kind: 'amount', min: 1, max: 7 });
    s.say(5);
    expect(s.prompt()).toBe('0 promise');
    s.say('twice as much in May');
    expect(s.match.mayAnswer).toEqual([1]);
    s.answerFor(1, 'accept.0');
    expect(talerOf(s, 0, 1)).toEqual([5, 2]);
    expect(s.match.mayAnswer).toEqual([]);
    expect(s.match.view(0)).toMatchObject({ seats: [{ debt: 0, offer: null }, {}, {}] });
    s.settled();
  });

  it('[T-34] only those can be asked who have as much', () => {
    const s = table([{}, { taler: 7 }, { taler: 3 }, { taler: 9, tower: 1, debt: 20 }, { taler: 5 }]);
    s.answer('offer.loan').say(5);
    expect(s.legal()).toEqual(['to.1', 'to.4']);
    expect(s.why('to.2')).toEqual({ code: 'cannot-lend-that', params: {}, rule: 'T-34' });
    expect(s.why('to.3').code).toBe('in-tower');

    const poor = table([{}, { taler: 0 }, { taler: 9, tower: 1, debt: 20 }]);
    expect(poor.why('offer.loan')).toEqual({ code: 'nobody-can-lend', params: {}, rule: 'T-34' });
  });

  it('[T-34] and only those can lend who still have as much', () => {
    const s = table([{}, { taler: 5, hand: ['bakery'] }]);
    s.answer('offer.loan').say(5).say('').answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(s.legal()).toContain('accept.0');
    s.answer('play.bakery');
    expect(s.why('accept.0')).toEqual({ code: 'cannot-pay', params: {}, rule: 'TG-10.6' });
    expect(s.refused('accept.0')).toBe('cannot-pay');
    s.settled();
  });

  it('[TG-10.6] Taler may be given away', () => {
    const s = table([{ taler: 4 }, { taler: 0 }]);
    s.answer('give.1');
    expect(s.match.decisions()[0]).toMatchObject({ kind: 'amount', min: 1, max: 4 });
    expect(() => s.say(0)).toThrow();
    s.say(3);
    expect(talerOf(s, 0, 1)).toEqual([1, 3]);
    s.settled();

    const poor = table([{ taler: 0 }, {}]);
    expect(poor.why('give.1')).toEqual({ code: 'no-taler', params: { pledge: 0 }, rule: 'TG-10.6' });
  });
});
