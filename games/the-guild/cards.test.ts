import { scenario } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { gameWith } from './game.ts';
import { testDeck } from './testing/deck.ts';
import { table, titleAt } from './testing/table.ts';

const drawing = { do: 'draw', count: 1 } as const;

describe('Playing a card', () => {
  it.each([
    ['bakery', 'businesses', 2],
    ['oven', 'annexes', 2],
    ['door', 'extensions', 1],
    ['quarter', 'supporters', 2],
    ['crier', 'supporters', 1],
  ])('[T-04] %s lies among the %s and gives its value in experience, once', (card, zone, value) => {
    const s = table([{ hand: [card] }, {}]);
    s.answer(`play.${card}`);
    expect(s.cards(zone, 0)).toEqual([card]);
    expect(s.counter('experience', 0)).toBe(value);
    s.answer('end').answer('end');
    expect(s.prompt()).toBe('0 action');
    expect(s.counter('experience', 0)).toBe(value);
    s.settled();
  });

  it('[TG-10.6] a measure gives its value and is discarded', () => {
    const s = table([{ hand: ['windfall'], taler: 2 }, {}]);
    s.answer('play.windfall');
    expect(s.counter('experience', 0)).toBe(1);
    expect(s.counter('taler', 0)).toBe(7);
    expect(s.cards('discard')).toEqual(['windfall']);
    s.settled();
  });

  it('[T-05] an artefact gives experience when it is laid out, none when it is used', () => {
    const s = table([{ hand: ['purse'], taler: 1 }, {}]);
    s.answer('play.purse');
    expect(s.counter('experience', 0)).toBe(1);
    expect(s.counter('taler', 0)).toBe(0);
    expect(s.cards('artefacts', 0)).toEqual(['purse']);
    s.answer('use.purse');
    expect(s.counter('experience', 0)).toBe(1);
    expect(s.counter('taler', 0)).toBe(3);
    expect(s.cards('artefacts', 0)).toEqual([]);
    expect(s.cards('discard')).toEqual(['purse']);
    s.settled();
  });

  it('[TG-10.5] an artefact must lie on the table before it can be used', () => {
    const s = table([{ hand: ['purse'], taler: 0 }, {}]);
    expect(s.asked().options.map(({ id }) => id)).not.toContain('use.purse');
    expect(s.why('play.purse').code).toBe('too-dear');
  });

  it('[TG-10.5] some artefacts are not used up but locked for some rounds', () => {
    const s = table([{ artefacts: ['crossbow'] }, { businesses: ['bakery'] }], { deck: ['six'] });
    s.answer('use.crossbow');
    expect(s.prompt()).toBe('0 answer-number');
    expect(s.why('use.crossbow')).toEqual({ code: 'own-turn-only', params: {}, rule: 'TG-10.5' });
    s.answer('pass');
    expect(s.cards('artefacts', 0)).toEqual(['crossbow']);
    expect(s.why('use.crossbow')).toEqual({ code: 'locked', params: { rounds: 2 }, rule: 'TG-10.4' });
    s.settled();
  });

  it('[TG-10.5] an artefact that unlocks things does not turn itself back', () => {
    const s = table([{ artefacts: ['oil'], businesses: ['bakery^2', 'smithy^1'], taler: 0 }, {}]);
    s.answer('use.oil');
    expect(s.prompt()).toBe('0 unlock');
    expect(s.legal()).toEqual(['unlock.bakery', 'unlock.smithy']);
    s.answer('unlock.bakery');
    expect(s.counter('taler', 0)).toBe(1);
    expect(s.why('use.oil').code).toBe('locked');
    s.settled();
  });

  it('[TG-10.5] other artefacts work as long as they lie there unlocked', () => {
    const s = table([{ artefacts: ['ring'] }, { artefacts: ['ring^1'] }]);
    expect(s.why('use.ring')).toEqual({ code: 'works-by-itself', params: {}, rule: 'TG-10.5' });
    expect(s.match.view(0)).toMatchObject({ seats: [{ favour: 1 }, { favour: 0 }] });
  });

  it('[TG-10.5] every player may run every business: the profession does not matter', () => {
    const s = table([{ hand: ['smithy'], profession: ['master'] }, {}]);
    s.answer('play.smithy');
    expect(s.cards('businesses', 0)).toEqual(['smithy']);
    s.settled();
  });
});

describe('What a card needs', () => {
  it('[TG-10.6] districts and persons need favour', () => {
    const s = table([{ hand: ['rich-quarter'], artefacts: ['ring', 'ring^1'] }, {}]);
    expect(s.why('play.rich-quarter')).toEqual({
      code: 'needs-favour',
      params: { needed: 3, have: 1 },
      rule: 'TG-10.5',
    });
    const enough = table([{ hand: ['rich-quarter'], artefacts: ['ring'], profession: ['charmer'] }, {}]);
    enough.answer('play.rich-quarter');
    expect(enough.cards('supporters', 0)).toEqual(['rich-quarter']);
    enough.settled();
  });

  it('[TG-10.6] favour may be had for one turn, and others may take it away', () => {
    const s = table([{ hand: ['feast', 'rich-quarter'], shame: 1, artefacts: ['ring'] }, {}], {
      deck: ['six*6', 'five*4'],
    });
    s.answer('play.feast');
    expect(s.match.view(0)).toMatchObject({ seats: [{ favour: 3 }, {}] });
    expect(s.legal()).toContain('play.rich-quarter');
    s.answer('end').answer();
    expect(s.prompt()).toBe('1 action');
    expect(s.match.view(0)).toMatchObject({ seats: [{ favour: 1 }, {}] });
    s.settled();
  });

  it('[TG-10.6] favour does not sink below none', () => {
    expect(table([{ shame: 5, artefacts: ['ring'] }, {}]).match.view(1)).toMatchObject({
      seats: [{ favour: 0 }, {}],
    });
  });

  it('[TG-10.5] a title', () => {
    const s = table([{ hand: ['licence'], experience: titleAt.beisasse - 1 }, {}]);
    expect(s.why('play.licence')).toEqual({
      code: 'needs-title',
      params: { title: 'beisasse' },
      rule: 'TG-10.5',
    });
  });

  it('[TG-10.5] a business of a trade, of one’s own and unlocked', () => {
    const why = { code: 'needs-trade', params: { trade: 'smith' }, rule: 'TG-10.5' };
    const hand = ['ironwork'];
    expect(
      table([{ hand, businesses: ['bakery'] }, { businesses: ['smithy'] }]).why('play.ironwork'),
    ).toEqual(why);
    expect(table([{ hand, businesses: ['smithy^1'] }, {}]).why('play.ironwork')).toEqual(why);
    expect(table([{ hand, businesses: ['smithy'] }, {}]).legal()).toContain('play.ironwork');
  });

  it('[TG-10.5] one of certain cards, of one’s own and unlocked', () => {
    const hand = ['captain'];
    expect(table([{ hand }, { supporters: ['crier'] }]).why('play.captain')).toEqual({
      code: 'needs-card',
      params: { cards: ['quarter', 'crier'] },
      rule: 'TG-10.5',
    });
    expect(table([{ hand, supporters: ['crier^1'] }, {}]).why('play.captain').code).toBe('needs-card');
    expect(table([{ hand, supporters: ['crier'] }, {}]).legal()).toContain('play.captain');
    expect(table([{ hand, supporters: ['quarter'] }, {}]).legal()).toContain('play.captain');
  });
});

describe('What a card costs', () => {
  it('[TG-10.5] the cost goes to the owner of an active business of the trade', () => {
    const s = table([{ hand: ['lesson'], taler: 5 }, {}, { businesses: ['smithy'], taler: 1 }]);
    s.answer('play.lesson');
    expect([0, 1, 2].map((seat) => s.counter('taler', seat))).toEqual([2, 12, 4]);
    s.settled();
  });

  it('[TG-10.5] to the next of several in turn order', () => {
    const smith = { businesses: ['smithy'] };
    const s = table([smith, {}, { hand: ['lesson'] }, smith], { active: 2 });
    s.answer('play.lesson');
    expect([0, 1, 2, 3].map((seat) => s.counter('taler', seat))).toEqual([12, 12, 9, 15]);
    s.settled();
  });

  it('[TG-10.5] whoever owns such a business pays nothing, whoever else has one', () => {
    const s = table([{ hand: ['lesson'], businesses: ['smithy'], taler: 0 }, { businesses: ['smithy'] }]);
    s.answer('play.lesson');
    expect([0, 1].map((seat) => s.counter('taler', seat))).toEqual([0, 12]);
    expect(s.counter('experience', 0)).toBe(6);
    s.settled();
  });

  it('[TG-10.5] to the bank if there is none, or none that is unlocked', () => {
    const s = table([{ hand: ['lesson'], businesses: ['smithy^1'] }, { businesses: ['smithy^2', 'bakery'] }]);
    s.answer('play.lesson');
    expect([0, 1].map((seat) => s.counter('taler', seat))).toEqual([9, 12]);
    s.settled();
  });

  it('[TG-10.5] also to an owner who sits in the tower', () => {
    const s = table([
      { hand: ['lesson'], taler: 5 },
      { businesses: ['smithy'], taler: 0, tower: 1, debt: 9 },
    ]);
    s.answer('play.lesson');
    expect([0, 1].map((seat) => s.counter('taler', seat))).toEqual([2, 3]);
    expect(s.match.view(0)).toMatchObject({ seats: [{}, { inTower: true, debt: 9 }] });
    s.settled();
  });

  it('[TG-10.5] a profession makes businesses of its trades cheaper', () => {
    const s = table([{ hand: ['bakery', 'smithy'], profession: ['master'], taler: 9 }, {}]);
    expect(s.match.view(0)).toMatchObject({
      you: {
        hand: [
          { card: 'bakery', price: 2 },
          { card: 'smithy', price: 7 },
        ],
      },
    });
    s.answer('play.bakery').answer('play.smithy');
    expect(s.counter('taler', 0)).toBe(0);
    s.settled();
  });

  it('[TG-10.5] a discount is for the next card of its types this turn, and never pays anything out', () => {
    const s = table([{ hand: ['sale', 'six', 'oven', 'den', 'door'], taler: 10 }, {}]);
    s.answer('play.sale');
    expect(s.match.log(1).at(-1)?.event).toMatchObject({
      type: 'discount',
      seat: 0,
      cause: 'sale',
      params: { count: 3, types: ['business', 'extension'] },
    });
    s.answer('play.six').answer('play.oven');
    expect(s.counter('taler', 0)).toBe(8);
    s.answer('play.den');
    expect(s.counter('taler', 0)).toBe(8);
    s.answer('play.door');
    expect(s.counter('taler', 0)).toBe(6);
    s.settled();
  });
});

describe('Several discounts', () => {
  const cards = testDeck.cards.map((card) => {
    if (card.id === 'sale') return { ...card, copies: 2 };
    if (card.id !== 'fair') return card;
    return { ...card, effects: [{ do: 'discount', amount: 2, types: ['extension', 'annex'] } as const] };
  });
  const withHand = (...hand: string[]) =>
    scenario(gameWith({ ...testDeck, cards }), { players: [{ hand, taler: 20 }, {}], townHall: 'drawn' });
  const prices = (s: ReturnType<typeof withHand>) => {
    const { you } = s.match.view(0) as { you: { hand: { card: string; price: number }[] } };
    return you.hand.map(({ card, price }) => `${card} ${price}`);
  };

  it('[TG-10.5] several discounts all count, each for the next card of its types', () => {
    const s = withHand('sale', 'fair', 'smithy', 'oven', 'study');
    s.answer('play.sale').answer('play.fair');
    expect(prices(s)).toEqual(['smithy 4', 'oven 1', 'study 0']);
    s.answer('play.smithy');
    expect(prices(s)).toEqual(['oven 1', 'study 2']);
    s.answer('play.oven');
    expect(prices(s)).toEqual(['study 4']);
    expect([s.counter('discount'), s.counter('discountTypes')]).toEqual([0, 0]);
    s.settled();
  });

  it('[TG-10.5] two of the same are for the same card', () => {
    const s = withHand('sale', 'sale', 'smithy', 'study');
    s.answer('play.sale').answer('play.sale');
    expect(prices(s)).toEqual(['smithy 1', 'study 0']);
    s.answer('play.smithy');
    expect(prices(s)).toEqual(['study 4']);
    s.settled();
  });
});

describe('What a measure does', () => {
  it('[TG-10.5] Taler for each business that is unlocked', () => {
    const s = table([{ hand: ['fair'], businesses: ['bakery', 'smithy^1', 'den'], taler: 0 }, {}]);
    s.answer('play.fair');
    expect(s.counter('taler', 0)).toBe(4);
    s.settled();
  });

  it('[TG-10.5] Taler for everybody with more experience, and none for equals', () => {
    const cards = testDeck.cards.map((card) =>
      card.id === 'fair' ? { ...card, effects: [{ do: 'taler', amount: 2, each: 'ahead' } as const] } : card,
    );
    const worth = cards.find(({ id }) => id === 'fair')!.value;
    const s = scenario(gameWith({ ...testDeck, cards }), {
      players: [
        { hand: ['fair'], experience: 20, taler: 0 },
        // Experience for playing the card comes first.
        { experience: 20 + worth },
        { experience: 21 + worth },
        { experience: 50 },
        { experience: 19 },
      ],
      townHall: 'drawn',
    });
    s.answer('play.fair');
    expect(s.counter('taler', 0)).toBe(4);
    s.settled();
  });

  it('[TG-10.5] districts and persons lie together but count apart', () => {
    const cards = testDeck.cards.map((card) =>
      card.id === 'fair' ? { ...card, effects: [{ do: 'taler', amount: 2, each: 'person' } as const] } : card,
    );
    const s = scenario(gameWith({ ...testDeck, cards }), {
      players: [{ hand: ['fair'], supporters: ['crier', 'quarter', 'crier^1'], taler: 0 }, {}],
      townHall: 'drawn',
    });
    s.answer('play.fair');
    expect(s.counter('taler', 0)).toBe(2);
    s.settled();
  });

  it('[TG-10.5] experience besides its value', () => {
    const s = table([{ hand: ['lesson'] }, {}]);
    s.answer('play.lesson');
    expect(s.counter('experience', 0)).toBe(6);
    s.settled();
  });

  it('[TG-10.5] cards', () => {
    const s = table([{ hand: ['ideas'] }, {}], { deck: ['six', 'five', 'tip'] });
    s.answer('play.ideas');
    expect(s.cards('hand', 0)).toEqual(['six', 'five']);
    s.settled();
  });

  it('[TG-10.4] it unlocks a card, of equal cards the one that is locked longest', () => {
    const s = table([{ hand: ['repair'], businesses: ['bakery^1', 'bakery^3', 'smithy^2'] }, {}]);
    s.answer('play.repair');
    expect(s.asked()).toMatchObject({ prompt: { key: 'prompt.unlock' }, min: 1, max: 1 });
    s.answer('unlock.bakery');
    expect(s.match.view(0)).toMatchObject({
      seats: [{ businesses: [{ locked: 1 }, { locked: 0 }, { locked: 2 }] }, {}],
    });
    s.settled();
  });

  it('[TG-10.4] if nothing is locked there is nothing to unlock', () => {
    const s = table([{ hand: ['repair'], businesses: ['bakery'], artefacts: ['ring^1'] }, {}]);
    expect(s.why('play.repair')).toEqual({ code: 'nothing-locked', params: {}, rule: 'TG-10.4' });
  });

  it('[TG-10.5] it takes a card of certain types back from the discard pile', () => {
    const s = table([{ hand: ['salvage'] }, {}], { discard: ['bakery', 'six', 'tip', 'door'] });
    s.answer('play.salvage');
    expect(s.legal()).toEqual(['take.bakery', 'take.tip']);
    s.answer('take.tip');
    expect(s.cards('hand', 0)).toEqual(['tip']);
    expect(s.cards('discard')).toEqual(['bakery', 'six', 'door', 'salvage']);
    s.settled();

    const none = table([{ hand: ['salvage'] }, {}], { discard: ['six', 'door'] });
    expect(none.why('play.salvage')).toEqual({ code: 'nothing-to-recover', params: {}, rule: 'TG-10.5' });
  });

  it('[TG-10.5] or none if the pile has been shuffled into the deck meanwhile', () => {
    const cards = testDeck.cards.map((card) =>
      card.id === 'salvage' ? { ...card, effects: [drawing, ...card.effects!] } : card,
    );
    const s = scenario(
      gameWith({ ...testDeck, cards }),
      { players: [{ hand: ['salvage'] }, {}], townHall: 'drawn', discard: ['bakery'] },
      [['bakery']],
    );
    s.answer('play.salvage');
    expect(s.cards('hand', 0)).toEqual(['bakery']);
    s.settled();
  });
});
