import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { discard } from '../../places.ts';

interface Seen {
  readonly seats: readonly { deckTop: string[]; discard: { count: number; top: string | null } }[];
}
const seen = (s: ReturnType<typeof scene>, viewer: number) =>
  (s.match.view(viewer) as unknown as Seen).seats[0]!;

describe('Herald', () => {
  it('[DOM-herald] brings a card and an Action, and plays the Action that lies on the deck then', () => {
    const s = scene([{ hand: ['herald'], deck: ['gold', 'village', 'silver', 'copper'] }, {}]);

    s.answer('play.herald');

    expect(s.cards('hand', 0)).toEqual(['gold', 'silver']);
    expect(s.cards('inPlay', 0)).toEqual(['herald', 'village']);
    expect(s.cards('deck', 0)).toEqual(['copper']);
    expect(s.counter('actions')).toBe(3);
    expect(s.counter('actionsPlayed')).toBe(2);
    s.settled();
  });

  it('[DOM-herald] leaves a revealed Treasure on the deck', () => {
    const s = scene([{ hand: ['herald'], deck: ['gold', 'silver', 'village'] }, {}]);

    s.answer('play.herald');

    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.cards('deck', 0)).toEqual(['silver', 'village']);
    expect(s.cards('inPlay', 0)).toEqual(['herald']);
    expect(s.counter('actions')).toBe(1);
    expect(seen(s, 1).deckTop).toEqual(['silver']);
    s.settled();
  });

  it('[DOM-herald] leaves Victory cards and Curses on the deck', () => {
    for (const card of ['province', 'curse', 'gardens', 'harem']) {
      const s = scene([{ hand: ['herald'], deck: ['gold', card] }, {}]);
      s.answer('play.herald');
      expect(s.cards('deck', 0)).toEqual([card]);
      s.settled();
    }
  });

  it('[DOM-herald] plays what is an Action and something else', () => {
    const s = scene([{ hand: ['herald'], deck: ['gold', 'great-hall', 'silver', 'copper'] }, {}]);

    s.answer('play.herald');

    expect(s.cards('inPlay', 0)).toEqual(['herald', 'great-hall']);
    expect(s.cards('hand', 0)).toEqual(['gold', 'silver']);
    expect(s.counter('actions')).toBe(2);
    s.settled();
  });

  it('[DOM-herald] must play the Action, which asks as usual', () => {
    const s = scene([{ hand: ['herald', 'estate'], deck: ['gold', 'chapel'] }, {}]);

    s.answer('play.herald');
    expect(s.prompt()).toBe('0 trash');
    s.answer('trash.estate');

    expect(s.cards('inPlay', 0)).toEqual(['herald', 'chapel']);
    expect(s.cards('trash')).toEqual(['estate']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-herald] an Attack that it plays can be reacted to', () => {
    const s = scene([
      { hand: ['herald'], deck: ['gold', 'militia'] },
      { hand: ['moat', 'copper*4'] },
      { hand: ['copper*4'] },
    ]);

    s.answer('play.herald').answer('reveal.moat').answer('decline').answer('decline');
    expect(s.prompt()).toBe('2 discard');
    s.answer('discard.copper');

    expect(s.cards('hand', 1)).toHaveLength(5);
    expect(s.cards('hand', 2)).toHaveLength(3);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-herald] one Herald may lead to the next', () => {
    const s = scene([
      { hand: ['herald'], deck: ['gold', 'herald', 'silver', 'smithy', 'copper*3', 'estate'] },
      {},
    ]);

    s.answer('play.herald');

    expect(s.cards('inPlay', 0)).toEqual(['herald', 'herald', 'smithy']);
    expect(s.cards('hand', 0)).toEqual(['gold', 'silver', 'copper', 'copper', 'copper']);
    expect(s.cards('deck', 0)).toEqual(['estate']);
    expect(s.counter('actions')).toBe(2);
    s.settled();
  });

  it('[DOM-herald] the card that it played is discarded at the end of the turn', () => {
    const s = scene([{ hand: ['herald'], deck: ['gold', 'village', 'silver', 'copper*5'] }, {}]);

    s.answer('play.herald').answer('end');

    expect(s.cards('inPlay', 0)).toEqual([]);
    expect([...s.cards('discard', 0)].sort()).toEqual(['gold', 'herald', 'silver', 'village']);
  });

  it('[DOM-herald] shuffles the discard pile to reveal a card', () => {
    const s = scene([{ hand: ['herald'], deck: ['gold'], discard: ['estate', 'village'] }, {}], {}, [
      ['village', 'estate'],
    ]);

    s.answer('play.herald');

    expect(s.cards('inPlay', 0)).toEqual(['herald', 'village']);
    expect(s.cards('hand', 0)).toEqual(['gold', 'estate']);
    s.settled();
  });

  it('[DOM-herald] with nothing to reveal brings a card and an Action', () => {
    const s = scene([{ hand: ['herald'], deck: ['gold'] }, {}]);

    s.answer('play.herald');

    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.counter('actions')).toBe(1);
    s.settled();
  });

  it('[DOM-herald] overpaid, puts as many cards of the discard pile onto the deck, in any order', () => {
    const s = scene([{ deck: ['copper'], discard: ['estate', 'gold', 'curse', 'silver'] }, {}], {
      coins: 6,
      kingdom: ['herald'],
    });

    s.answer('buy.herald').say(2);
    expect(s.prompt()).toBe('0 put-back');
    expect(s.asked()).toMatchObject({ min: 2, max: 2, ordered: true });
    expect(s.refused('put-back.gold')).toBe('too-few');
    expect(s.refused('put-back.gold', 'put-back.silver', 'put-back.estate')).toBe('too-many');
    expect(s.refused('put-back.herald', 'put-back.gold')).toBe('unknown-option');
    s.answer('put-back.silver', 'put-back.gold');

    expect(s.cards('deck', 0)).toEqual(['gold', 'silver', 'copper']);
    expect(s.cards('discard', 0)).toEqual(['herald', 'estate', 'curse']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-herald] overpaid by more than there are cards, puts all of them onto the deck', () => {
    const s = scene([{ discard: ['estate', 'gold'] }, {}], { coins: 9, kingdom: ['herald'] });

    s.answer('buy.herald').say(5);
    expect(s.asked()).toMatchObject({ min: 2, max: 2, ordered: true });
    s.answer('put-back.gold', 'put-back.estate');

    expect(s.cards('deck', 0)).toEqual(['estate', 'gold']);
    expect(s.cards('discard', 0)).toEqual(['herald']);
    s.settled();
  });

  it('[DOM-herald] the only card of the discard pile goes onto the deck without asking', () => {
    const s = scene([{ deck: ['copper'], discard: ['gold'] }, {}], { coins: 5, kingdom: ['herald'] });

    s.answer('buy.herald').say(1);

    expect(s.cards('deck', 0)).toEqual(['gold', 'copper']);
    expect(s.cards('discard', 0)).toEqual(['herald']);
    s.settled();
  });

  it('[DOM-herald] the bought Herald is not in the discard pile yet', () => {
    const s = scene([{ deck: ['copper'] }, {}], { coins: 5, kingdom: ['herald'] });

    s.answer('buy.herald').say(1);

    expect(s.cards('deck', 0)).toEqual(['copper']);
    expect(s.cards('discard', 0)).toEqual(['herald']);
    s.settled();
  });

  it('[DOM-herald] the discard pile is looked at only once more was paid, and that cannot be taken back', () => {
    const s = scene([{ discard: ['estate', 'gold', 'curse'] }, {}], { coins: 6, kingdom: ['herald'] });
    const known = () => s.match.table.cardsIn(discard(0)).map((card) => s.match.table.knows(0, card));

    s.answer('buy.herald');
    expect(s.prompt()).toBe('0 overpay');
    expect(known()).toEqual([false, false, true]);
    s.say(1);

    expect(known()).toEqual([true, true, true]);
    expect(s.match.undoState(0)).toMatchObject({ kind: 'agreed', why: { code: 'undo-learned' } });
  });

  it('[DOM-herald] a look at cards that could be remembered cannot be taken back either', () => {
    const s = scene([{ hand: ['cellar', 'gold', 'estate'], deck: ['copper*2'] }, {}], {
      coins: 5,
      kingdom: ['herald'],
    });

    s.answer('play.cellar').answer('discard.gold', 'discard.estate').answer('buy.herald').say(1);

    expect(s.legal()).toEqual(['put-back.gold', 'put-back.estate']);
    expect(s.match.undoState(0)).toMatchObject({ kind: 'agreed', why: { code: 'undo-learned' } });
  });

  it('[DOM-herald] not overpaid, the discard pile stays closed', () => {
    const s = scene([{ discard: ['estate', 'gold'] }, {}], { coins: 6, kingdom: ['herald'] });

    s.answer('buy.herald').say(0);

    expect(s.cards('discard', 0)).toEqual(['herald', 'estate', 'gold']);
    expect(s.match.table.cardsIn(discard(0)).map((card) => s.match.table.knows(0, card))).toEqual([
      false,
      true,
      true,
    ]);
    s.settled();
  });

  it('[DOM-herald] others see neither which cards go onto the deck nor which stay, but the top of the pile', () => {
    const s = scene([{ discard: ['estate', 'gold', 'curse'] }, {}], { coins: 6, kingdom: ['herald'] });

    s.answer('buy.herald').say(2);
    expect(seen(s, 1).discard).toEqual({ count: 3, top: 'estate' });
    s.answer('put-back.estate', 'put-back.gold');

    expect(seen(s, 0).deckTop).toEqual(['gold', 'estate']);
    expect(seen(s, 1).deckTop).toEqual([]);
    expect(s.match.news(1)[0]).toMatchObject({ type: 'put-back', cards: [], hidden: 2, cause: 'herald' });
    expect(seen(s, 1).discard).toEqual({ count: 2, top: 'herald' });
    s.settled();
  });
});
