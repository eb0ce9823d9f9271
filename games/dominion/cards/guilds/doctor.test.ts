import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const seen = (s: ReturnType<typeof scene>, viewer: number) =>
  (s.match.view(viewer) as { seats: { deckTop: string[] }[] }).seats[0]!.deckTop;

describe('Doctor', () => {
  it('[DOM-doctor] trashes what was named among the top three cards; the rest goes back in any order', () => {
    const s = scene([{ hand: ['doctor'], deck: ['gold', 'curse', 'silver', 'estate'] }, {}]);

    s.answer('play.doctor');
    expect(s.prompt()).toBe('0 name');
    s.say('curse');
    expect(s.cards('trash')).toEqual(['curse']);
    expect(s.prompt()).toBe('0 order');
    s.answer('put-back.gold', 'put-back.silver');

    expect(s.cards('deck', 0)).toEqual(['silver', 'gold', 'estate']);
    expect(s.cards('aside', 0)).toEqual([]);
    expect(s.counter('actions')).toBe(0);
    expect(seen(s, 1)).toEqual(['silver', 'gold']);
    s.settled();
  });

  it('[DOM-doctor] trashes every copy of the named card', () => {
    const s = scene([{ hand: ['doctor'], deck: ['copper*2', 'gold', 'copper'] }, {}]);

    s.answer('play.doctor').say('copper');

    expect(s.cards('trash')).toEqual(['copper', 'copper']);
    expect(s.cards('deck', 0)).toEqual(['gold', 'copper']);
    s.settled();
  });

  it('[DOM-doctor] may trash all three', () => {
    const s = scene([{ hand: ['doctor'], deck: ['estate*3', 'gold'] }, {}]);

    s.answer('play.doctor').say('estate');

    expect(s.cards('trash')).toEqual(['estate', 'estate', 'estate']);
    expect(s.cards('deck', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-doctor] a card may be named that is not in this game', () => {
    const s = scene([{ hand: ['doctor'], deck: ['copper*3'] }, {}]);

    s.answer('play.doctor').say('masquerade');

    expect(s.cards('trash')).toEqual([]);
    expect(s.cards('deck', 0)).toEqual(['copper', 'copper', 'copper']);
    s.settled();
  });

  it('[DOM-doctor] what is no card cannot be named', () => {
    const s = scene([{ hand: ['doctor'], deck: ['copper*3'] }, {}]);

    s.answer('play.doctor');

    expect(() => s.say('philosopher')).toThrow('unknown-name');
    expect(s.prompt()).toBe('0 name');
  });

  it('[DOM-doctor] a short deck is revealed, then the discard pile is shuffled without those cards', () => {
    const s = scene([{ hand: ['doctor'], deck: ['copper'], discard: ['gold', 'estate', 'silver'] }, {}], {}, [
      ['estate', 'silver', 'gold'],
    ]);

    s.answer('play.doctor').say('estate').answer('put-back.copper', 'put-back.silver');

    expect(s.cards('trash')).toEqual(['estate']);
    expect(s.cards('deck', 0)).toEqual(['silver', 'copper', 'gold']);
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });

  it('[DOM-doctor] makes do with fewer cards if there are no more', () => {
    const s = scene([{ hand: ['doctor'], deck: ['copper'], discard: ['gold'] }, {}], {}, [['gold']]);

    s.answer('play.doctor').say('copper');

    expect(s.cards('trash')).toEqual(['copper']);
    expect(s.cards('deck', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-doctor] with neither deck nor discard pile, only a card is named', () => {
    const s = scene([{ hand: ['doctor'] }, {}]);

    s.answer('play.doctor').say('copper');

    expect(s.cards('trash')).toEqual([]);
    s.settled();
  });

  it('[DOM-doctor] overpaid, looks at the top card as often and decides each time, one by one', () => {
    const s = scene([{ deck: ['curse', 'duchy', 'gold', 'copper'] }, {}], { coins: 6, kingdom: ['doctor'] });

    s.answer('buy.doctor').say(3);
    expect(s.prompt()).toBe('0 top-card');
    expect(s.legal()).toEqual(['trash.curse', 'discard.curse', 'put-back.curse']);
    expect(s.asked().prompt.params).toMatchObject({ number: 1, total: 3 });
    s.answer('trash.curse');
    expect(s.cards('trash')).toEqual(['curse']);
    expect(s.asked().prompt.params).toMatchObject({ number: 2, total: 3 });
    s.answer('discard.duchy');
    expect(s.cards('discard', 0)).toEqual(['duchy']);
    s.answer('put-back.gold');

    expect(s.cards('deck', 0)).toEqual(['gold', 'copper']);
    expect(s.cards('discard', 0)).toEqual(['doctor', 'duchy']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-doctor] a card that was put back is seen again, and may be trashed then', () => {
    const s = scene([{ deck: ['curse', 'gold'] }, {}], { coins: 5, kingdom: ['doctor'] });

    s.answer('buy.doctor').say(2).answer('put-back.curse');
    expect(s.legal()).toEqual(['trash.curse', 'discard.curse', 'put-back.curse']);
    s.answer('trash.curse');

    expect(s.cards('deck', 0)).toEqual(['gold']);
    expect(s.cards('trash')).toEqual(['curse']);
    s.settled();
  });

  it('[DOM-doctor] only the buyer sees the card, and remembers it when it was put back', () => {
    const s = scene([{ deck: ['gold', 'copper'] }, {}], { coins: 4, kingdom: ['doctor'] });

    s.answer('buy.doctor').say(1);
    expect(seen(s, 0)).toEqual(['gold']);
    expect(seen(s, 1)).toEqual([]);
    expect(s.match.news(1).at(-1)).toMatchObject({ type: 'look', cards: [], hidden: 1, cause: 'doctor' });
    expect(s.match.news(0).at(-1)).toMatchObject({ type: 'look', cards: ['gold'], hidden: 0 });
    s.answer('put-back.gold');

    expect(seen(s, 0)).toEqual(['gold']);
    expect(seen(s, 1)).toEqual([]);
    expect(s.match.news(1)[0]).toMatchObject({ type: 'put-back', cards: [], hidden: 1 });
    s.settled();
  });

  it('[DOM-doctor] the discard pile is shuffled when needed, with what was just discarded, without the Doctor', () => {
    const s = scene([{ deck: ['curse'], discard: ['estate'] }, {}], { coins: 6, kingdom: ['doctor'] }, [
      ['curse', 'estate'],
    ]);

    s.answer('buy.doctor').say(3).answer('discard.curse');
    expect(s.legal()).toEqual(['trash.curse', 'discard.curse', 'put-back.curse']);
    s.answer('trash.curse').answer('put-back.estate');

    expect(s.cards('deck', 0)).toEqual(['estate']);
    expect(s.cards('discard', 0)).toEqual(['doctor']);
    s.settled();
  });

  it('[DOM-doctor] without any card left there is nothing to look at', () => {
    const s = scene([{ deck: ['curse'] }, {}], { coins: 8, kingdom: ['doctor'] });

    s.answer('buy.doctor').say(5).answer('trash.curse');

    expect(s.cards('deck', 0)).toEqual([]);
    expect(s.cards('discard', 0)).toEqual(['doctor']);
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });

  it('[DOM-doctor] not overpaid, shows no card', () => {
    const s = scene([{ deck: ['curse'] }, {}], { coins: 8, kingdom: ['doctor'] });

    s.answer('buy.doctor').say(0);

    expect(s.cards('deck', 0)).toEqual(['curse']);
    expect(s.cards('discard', 0)).toEqual(['doctor']);
    expect(seen(s, 0)).toEqual([]);
    s.settled();
  });
});
