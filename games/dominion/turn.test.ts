import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const other = { hand: ['copper*3', 'estate*2'], deck: ['copper*4', 'estate'] };
const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];

describe('A turn', () => {
  it('[DOM-1.2] begins with 1 Action, 1 Buy, no coins, and what was left of the turn before is gone', () => {
    const s = scene([{ deck: ['copper*5'] }, other], {
      actions: 3,
      buys: 4,
      coins: 7,
      discount: 2,
      copperBonus: 1,
      actionsPlayed: 5,
    });
    s.answer('end');
    expect(s.prompt()).toBe('1 action');
    expect(s.asked().prompt.params).toMatchObject({ actions: 1, buys: 1, coins: 0, tokens: 0 });
    expect(s.counter('phase')).toBe('actions');
    for (const counter of ['discount', 'copperBonus', 'actionsPlayed']) expect(s.counter(counter)).toBe(0);
    s.settled();
  });

  it('[DOM-1.2] goes round the table and counts', () => {
    const s = scene([{ turns: 4, deck: ['copper*9'] }, { ...other, turns: 3 }, { turns: 3 }], { turn: 10 });
    s.answer('end').answer('end');
    expect(s.prompt()).toBe('2 action');
    s.answer('end');
    expect(s.prompt()).toBe('0 action');
    expect([0, 1, 2].map((seat) => s.counter('turns', seat))).toEqual([5, 4, 4]);
    expect(s.counter('turn')).toBe(13);
    s.settled();
  });

  it('[DOM-1.2] Action phase and Buy phase are one question: Actions, Treasures, purchases and the end', () => {
    const s = scene([{ hand: ['village', 'copper', 'estate'], tokens: 1 }, other], { coins: 2 });
    expect(s.prompt()).toBe('0 action');
    expect(s.legal()).toEqual([
      'play.village',
      'play.copper',
      'play-treasures',
      'spend-tokens',
      'buy.copper',
      'buy.estate',
      'buy.curse',
      'buy.cellar',
      'buy.chapel',
      'end',
    ]);
    s.answer('play.copper');
    expect(s.prompt()).toBe('0 buy');
    s.settled();
  });

  it('[DOM-1.2] lists every pile of the game, the basic cards first', () => {
    const s = scene([{}, {}]);
    const piles = s.asked().options.flatMap(({ id }) => (id.startsWith('buy.') ? [id.slice(4)] : []));
    expect(piles).toHaveLength(17);
    for (const card of [...basics, ...s.cards('kingdom')]) expect(piles).toContain(card);
  });
});

describe('The Action phase', () => {
  it('[DOM-1.2] each Action played costs one; without one left no other can be played', () => {
    const s = scene([{ hand: ['village', 'smithy', 'woodcutter'] }, other]);
    s.answer('play.village');
    expect(s.counter('actions')).toBe(2);
    s.answer('play.smithy');
    expect(s.counter('actions')).toBe(1);
    s.answer('play.woodcutter');
    expect(s.counter('actions')).toBe(0);
    expect(s.cards('inPlay', 0)).toEqual(['village', 'smithy', 'woodcutter']);
    s.settled();
  });

  it('[DOM-1.2] refuses an Action without an Action left', () => {
    const s = scene([{ hand: ['smithy', 'woodcutter'] }, other]);
    s.answer('play.smithy');
    expect(s.prompt()).toBe('0 action');
    expect(s.why('play.woodcutter')).toEqual({ code: 'no-actions-left', params: {}, rule: 'DOM-1.2' });
    expect(s.refused('play.woodcutter')).toBe('no-actions-left');
  });

  it('[DOM-1.2] refuses Victory cards and Curses', () => {
    const s = scene([{ hand: ['estate', 'curse', 'province', 'gardens'] }, other]);
    for (const card of ['estate', 'curse', 'province', 'gardens']) {
      expect(s.why(`play.${card}`)).toEqual({ code: 'not-playable', params: {}, rule: 'DOM-1.2' });
    }
  });

  it.each(['play.copper', 'play-treasures', 'spend-tokens'])(
    '[DOM-1.2] is over for good after %s, even with Actions left',
    (first) => {
      const s = scene([{ hand: ['village', 'copper'], tokens: 1 }, other], { actions: 2 });
      s.answer(first);
      expect(s.counter('phase')).toBe('treasures');
      expect(s.why('play.village')).toEqual({ code: 'action-phase-over', params: {}, rule: 'DOM-1.2' });
      expect(s.refused('play.village')).toBe('action-phase-over');
      s.settled();
    },
  );

  it('[DOM-1.2] is over after a purchase, too', () => {
    const s = scene([{ hand: ['village', 'festival', 'copper'] }, other]);
    s.answer('play.festival').answer('buy.copper');
    expect(s.why('play.village').code).toBe('action-phase-over');
    s.settled();
  });
});

describe('The Buy phase', () => {
  it('[DOM-1.2] Treasures are played one by one, in any order, or all at once', () => {
    const one = scene([{ hand: ['gold', 'copper', 'silver', 'estate'] }, other]);
    one.answer('play.silver').answer('play.copper');
    expect(one.counter('coins')).toBe(3);
    expect(one.cards('hand', 0)).toEqual(['gold', 'estate']);
    expect(one.cards('inPlay', 0)).toEqual(['silver', 'copper']);
    one.settled();

    const all = scene([{ hand: ['gold', 'copper*2', 'silver', 'estate', 'village'] }, other]);
    all.answer('play-treasures');
    expect(all.counter('coins')).toBe(7);
    expect(all.cards('hand', 0)).toEqual(['estate', 'village']);
    expect(all.why('play-treasures')).toEqual({ code: 'no-treasure-in-hand', params: {}, rule: 'DOM-1.2' });
    all.settled();
  });

  it('[DOM-1.2] no Treasure is played after the first purchase, even with Buys left', () => {
    const s = scene([{ hand: ['woodcutter', 'copper', 'gold'] }, other]);
    s.answer('play.woodcutter').answer('play.copper').answer('buy.copper');
    expect(s.counter('phase')).toBe('buys');
    expect(s.counter('buys')).toBe(1);
    expect(s.why('play.gold')).toEqual({ code: 'treasure-after-buy', params: {}, rule: 'DOM-1.2' });
    expect(s.why('play-treasures').code).toBe('treasure-after-buy');
    expect(s.legal()).toContain('buy.silver');
    s.settled();
  });

  it('[DOM-1.2] a bought card costs its price and a Buy and goes to the discard pile', () => {
    const s = scene([{ hand: ['festival', 'silver'], discard: ['estate'] }, other]);
    s.answer('play.festival').answer('play.silver').answer('buy.silver');
    expect(s.cards('discard', 0)).toEqual(['silver', 'estate']);
    expect(s.counter('coins')).toBe(1);
    expect(s.counter('buys')).toBe(1);
    s.answer('buy.copper');
    expect(s.counter('coins')).toBe(1);
    expect(s.counter('buys')).toBe(0);
    expect(s.cards('discard', 0)).toEqual(['copper', 'silver', 'estate']);
    s.settled();
  });

  it('[DOM-1.2] refuses what is too dear, and says by how much', () => {
    const s = scene([{ tokens: 2 }, other], { coins: 4 });
    expect(s.why('buy.gold')).toEqual({
      code: 'too-dear',
      params: { cost: 6, have: 4, short: 2, withTokens: 'yes' },
      rule: 'DOM-1.2',
    });
    expect(s.why('buy.province').params).toMatchObject({ short: 4, withTokens: 'no' });
    expect(s.refused('buy.duchy')).toBe('too-dear');
    expect(s.legal()).toContain('buy.smithy');
  });

  it('[DOM-1.2] prices are those of the moment, never below nothing', () => {
    const s = scene([{}, other], { coins: 1, discount: 3 });
    expect(s.legal()).toEqual(
      expect.arrayContaining(['buy.estate', 'buy.silver', 'buy.smithy', 'buy.copper']),
    );
    expect(s.why('buy.duchy').params).toMatchObject({ cost: 2, short: 1 });
    s.answer('buy.estate');
    expect(s.counter('coins')).toBe(1);
    s.settled();
  });

  it('[DOM-1.2] refuses everything without a Buy left', () => {
    const s = scene([{}, other], { coins: 8 });
    s.answer('buy.copper');
    expect(s.why('buy.copper')).toEqual({ code: 'no-buys-left', params: {}, rule: 'DOM-1.2' });
    expect(s.refused('buy.province')).toBe('no-buys-left');
    expect(s.legal()).toEqual(['end']);
    s.settled();
  });

  it('[DOM-1.1] refuses an empty pile', () => {
    const s = scene([{}, other], { coins: 8, trash: ['province*7', 'smithy*10'] });
    expect(s.why('buy.smithy')).toEqual({ code: 'pile-empty', params: {}, rule: 'DOM-1.1' });
    s.answer('buy.province');
    expect(s.why('buy.province').code).toBe('pile-empty');
  });

  it('[DOM-1.2] lists what is not in this game nowhere', () => {
    const s = scene([{}, other], { coins: 8 });
    expect(s.refused('buy.witch')).toBe('unknown-option');
  });
});

describe('The deck', () => {
  it('[DOM-1.2] an empty deck is made of the discard pile when a card is needed', () => {
    const s = scene(
      [
        {
          hand: ['smithy', 'curse'],
          inPlay: ['gold'],
          deck: ['silver'],
          discard: ['estate', 'copper', 'duchy'],
        },
        {},
      ],
      {},
      [['copper', 'duchy', 'estate']],
    );
    s.answer('play.smithy');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'curse', 'duchy', 'silver']);
    expect(s.cards('deck', 0)).toEqual(['estate']);
    expect(s.cards('discard', 0)).toEqual([]);
    expect(s.cards('inPlay', 0)).toEqual(['gold', 'smithy']);
    s.settled();
  });

  it('[DOM-1.2] if there are still too few, as many as there are', () => {
    const s = scene([{ hand: ['smithy'], deck: ['silver'], discard: ['copper'] }, {}], {}, [['copper']]);
    s.answer('play.smithy');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'silver']);
    expect(s.cards('deck', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-1.2] an exactly emptied deck is not reshuffled until the next card is needed', () => {
    const s = scene(
      [{ hand: ['smithy', 'village'], deck: ['silver', 'gold', 'duchy'], discard: ['copper', 'estate'] }, {}],
      { actions: 2 },
      [['estate', 'copper']],
    );
    s.answer('play.smithy');
    expect(s.cards('deck', 0)).toEqual([]);
    expect(s.cards('discard', 0)).toEqual(['copper', 'estate']);
    s.answer('play.village');
    expect(s.cards('hand', 0)).toContain('estate');
    expect(s.cards('deck', 0)).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-1.2] nor is it at clean-up: what was discarded waits for the next shuffle', () => {
    const s = scene([{ hand: ['estate'], deck: ['gold*5'], discard: ['copper'] }, other]);
    s.answer('end');
    expect(s.cards('hand', 0)).toEqual(['gold', 'gold', 'gold', 'gold', 'gold']);
    expect(s.cards('deck', 0)).toEqual([]);
    expect(s.cards('discard', 0)).toEqual(['estate', 'copper']);
    s.settled();
  });

  it('[DOM-1.2] a shuffle makes everyone forget where the cards are', () => {
    const s = scene([{ hand: ['moat'], discard: ['gold', 'estate', 'copper'] }, {}], {}, [
      ['copper', 'gold', 'estate'],
    ]);
    s.answer('play.moat');
    expect(s.match.view(0)).toMatchObject({ seats: [{ deck: 1, deckTop: [] }, {}] });
    expect(s.match.view(1)).toMatchObject({ seats: [{ hand: 2, deck: 1, deckTop: [] }, {}] });
    s.settled();
  });
});

describe('Clean-up', () => {
  it('[DOM-1.2] the hand goes below, the cards in play on top, and five cards are drawn', () => {
    const s = scene([
      {
        hand: ['estate', 'curse'],
        inPlay: ['village', 'silver'],
        deck: ['gold*5', 'copper'],
        discard: ['duchy'],
      },
      other,
    ]);
    s.answer('end');
    expect(s.cards('discard', 0)).toEqual(['silver', 'village', 'curse', 'estate', 'duchy']);
    expect(s.cards('hand', 0)).toEqual(['gold', 'gold', 'gold', 'gold', 'gold']);
    expect(s.cards('inPlay', 0)).toEqual([]);
    expect(s.cards('deck', 0)).toEqual(['copper']);
    s.settled();
  });

  it('[DOM-1.2] so what was left in hand stays hidden', () => {
    const s = scene([{ hand: ['province', 'curse'], inPlay: ['village'], deck: ['gold*5'] }, other]);
    s.answer('end');
    for (const viewer of [1, 2]) {
      expect(s.match.view(viewer)).toMatchObject({ seats: [{ discard: { count: 3, top: 'village' } }, {}] });
      expect(JSON.stringify(s.match.news(viewer))).not.toMatch(/province|curse|gold/);
    }
    const { table: t } = s.match;
    const pile = s.match.game.zones.findIndex(({ name, owner }) => name === 'discard' && owner === 0);
    expect(t.cardsIn(pile).map((card) => t.knows(1, card))).toEqual([false, false, true]);
    s.settled();
  });

  it('[DOM-1.2] with nothing in play the last card of the hand is seen', () => {
    const s = scene([{ hand: ['province', 'curse'], deck: ['gold*5'] }, other]);
    s.answer('end');
    expect(s.match.view(1)).toMatchObject({ seats: [{ discard: { count: 2, top: 'curse' } }, {}] });
    s.settled();
  });

  it('[DOM-1.2] cards just discarded may be shuffled and drawn at once', () => {
    const s = scene(
      [{ hand: ['estate*2'], inPlay: ['gold'], deck: ['copper*3'], discard: ['duchy'] }, other],
      {},
      [['gold', 'estate', 'duchy', 'estate']],
    );
    s.answer('end');
    expect(s.cards('hand', 0).sort()).toEqual(['copper', 'copper', 'copper', 'estate', 'gold']);
    expect(s.cards('deck', 0)).toEqual(['duchy', 'estate']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-1.2] whoever owns fewer than five cards draws them all', () => {
    const s = scene([{ hand: ['estate', 'copper'], inPlay: ['chapel'] }, other], {}, [
      ['chapel', 'copper', 'estate'],
    ]);
    s.answer('end');
    expect(s.cards('hand', 0).sort()).toEqual(['chapel', 'copper', 'estate']);
    expect(s.cards('deck', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-1.2] left-over Actions, Buys and coins vanish; coin tokens stay', () => {
    const s = scene(
      [
        { tokens: 3, deck: ['copper*5'] },
        { ...other, tokens: 1 },
      ],
      {
        actions: 2,
        buys: 2,
        coins: 5,
      },
    );
    s.answer('end');
    expect([s.counter('actions'), s.counter('buys'), s.counter('coins')]).toEqual([1, 1, 0]);
    expect([s.counter('tokens', 0), s.counter('tokens', 1)]).toEqual([3, 1]);
    s.settled();
  });

  it('[DOM-1.2] leaves the others alone', () => {
    const s = scene([{ deck: ['copper*5'] }, { ...other, discard: ['gold'] }]);
    s.answer('end');
    expect(s.cards('hand', 1)).toHaveLength(5);
    expect(s.cards('discard', 1)).toEqual(['gold']);
    expect(s.cards('deck', 1)).toHaveLength(5);
    s.settled();
  });
});
