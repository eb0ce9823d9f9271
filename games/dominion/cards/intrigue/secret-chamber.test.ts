import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Secret Chamber', () => {
  it('[DOM-secret-chamber] discards any number of cards for a coin each', () => {
    const s = scene([{ hand: ['secret-chamber', 'estate*2', 'curse', 'gold'] }, {}]);
    s.answer('play.secret-chamber');
    expect(s.prompt()).toBe('0 discard');
    s.answer('discard.estate', 'discard.curse', 'discard.estate');
    expect(s.counter('coins')).toBe(3);
    expect(s.cards('hand', 0)).toEqual(['gold']);
    expect(s.cards('discard', 0)).toEqual(['estate', 'curse', 'estate']);
    s.settled();
  });

  it('[DOM-secret-chamber] discards none or all', () => {
    const none = scene([{ hand: ['secret-chamber', 'estate*2'] }, {}]);
    none.answer('play.secret-chamber').answer();
    expect(none.counter('coins')).toBe(0);
    expect(none.cards('hand', 0)).toHaveLength(2);
    none.settled();

    const all = scene([{ hand: ['secret-chamber', 'estate*2'] }, {}]);
    all.answer('play.secret-chamber').answer('discard.estate', 'discard.estate');
    expect(all.counter('coins')).toBe(2);
    expect(all.cards('hand', 0)).toEqual([]);
    all.settled();
  });

  it('[DOM-secret-chamber] with an empty hand nothing is asked', () => {
    const s = scene([{ hand: ['secret-chamber'] }, {}]);
    s.answer('play.secret-chamber');
    expect(s.counter('coins')).toBe(0);
    s.settled();
  });
});

describe('Secret Chamber as a Reaction', () => {
  const attacked = (hand: readonly string[], deck: readonly string[] = ['silver', 'gold', 'duchy']) =>
    scene([{ hand: ['militia'] }, { hand, deck }], { kingdom: ['moat'] });

  it('[DOM-secret-chamber] draws 2 and puts 2 on the deck before the Attack does anything', () => {
    const s = attacked(['secret-chamber', 'copper*2', 'estate*2']);
    s.answer('play.militia');
    expect(s.prompt()).toBe('1 react');
    s.answer('reveal.secret-chamber');
    expect(s.prompt()).toBe('1 put-back');
    expect(s.asked()).toMatchObject({ source: 'secret-chamber', min: 2, max: 2, ordered: true });
    expect(s.cards('hand', 1)).toHaveLength(7);
    expect(s.counter('coins')).toBe(0);
    expect(s.refused('put-back.gold')).toBe('too-few');
    s.answer('put-back.gold', 'put-back.silver');
    expect(s.cards('deck', 1)).toEqual(['silver', 'gold', 'duchy']);
    s.answer('decline');
    expect(s.prompt()).toBe('1 discard');
    expect(s.asked()).toMatchObject({ source: 'militia', min: 2, max: 2 });
    s.answer('discard.estate', 'discard.estate');
    expect(s.cards('hand', 1)).toEqual(['secret-chamber', 'copper', 'copper']);
    expect(s.counter('coins')).toBe(2);
    s.settled();
  });

  it('[DOM-secret-chamber] may itself be put back', () => {
    const s = attacked(['secret-chamber', 'copper*2']);
    s.answer('play.militia').answer('reveal.secret-chamber');
    s.answer('put-back.copper', 'put-back.secret-chamber').answer('decline');
    expect(s.cards('deck', 1)).toEqual(['secret-chamber', 'copper', 'duchy']);
    expect(s.cards('hand', 1).sort()).toEqual(['copper', 'gold', 'silver']);
    s.settled();
  });

  it('[DOM-secret-chamber] may be used where the Attack does no harm', () => {
    const s = attacked(['secret-chamber']);
    s.answer('play.militia').answer('reveal.secret-chamber');
    s.answer('put-back.secret-chamber', 'put-back.silver').answer('decline');
    expect(s.cards('hand', 1)).toEqual(['gold']);
    expect(s.cards('deck', 1)).toEqual(['silver', 'secret-chamber', 'duchy']);
    s.settled();
  });

  it('[DOM-secret-chamber] a Moat that it brings may be revealed after it', () => {
    const s = attacked(['secret-chamber', 'copper*4'], ['moat', 'silver']);
    s.answer('play.militia').answer('reveal.secret-chamber').answer('put-back.copper', 'put-back.copper');
    expect(s.why('reveal.secret-chamber').code).toBe('reaction-used');
    s.answer('reveal.moat').answer('decline');
    expect(s.cards('hand', 1).sort()).toEqual(['copper', 'copper', 'moat', 'secret-chamber', 'silver']);
    s.settled();
  });

  it('[DOM-secret-chamber] may also follow a Moat, which still protects', () => {
    const s = attacked(['secret-chamber', 'moat', 'copper*3']);
    s.answer('play.militia').answer('reveal.moat').answer('reveal.secret-chamber');
    s.answer('put-back.silver', 'put-back.moat').answer('decline');
    expect(s.cards('hand', 1)).toHaveLength(5);
    expect(s.cards('deck', 1)).toEqual(['moat', 'silver', 'duchy']);
    s.settled();
  });

  it('[DOM-secret-chamber] puts back as many as there are', () => {
    const s = attacked(['secret-chamber'], []);
    s.answer('play.militia').answer('reveal.secret-chamber');
    expect(s.cards('deck', 1)).toEqual(['secret-chamber']);
    expect(s.cards('hand', 1)).toEqual([]);
    s.settled();
  });

  it('[DOM-secret-chamber] draws from a reshuffled discard pile', () => {
    const s = scene(
      [{ hand: ['militia'] }, { hand: ['secret-chamber'], discard: ['gold', 'silver', 'copper'] }],
      {},
      [['silver', 'copper', 'gold']],
    );
    s.answer('play.militia').answer('reveal.secret-chamber');
    s.answer('put-back.silver', 'put-back.copper').answer('decline');
    expect(s.cards('hand', 1)).toEqual(['secret-chamber']);
    expect(s.cards('deck', 1)).toEqual(['copper', 'silver', 'gold']);
    s.settled();
  });

  it('[DOM-secret-chamber] does not react to its own player, nor to what is no Attack', () => {
    const own = scene([{ hand: ['militia', 'secret-chamber'] }, {}]);
    own.answer('play.militia');
    expect(own.counter('coins')).toBe(2);
    own.settled();

    const harmless = scene([{ hand: ['smithy'] }, { hand: ['secret-chamber'] }]);
    harmless.answer('play.smithy');
    harmless.settled();
  });
});
