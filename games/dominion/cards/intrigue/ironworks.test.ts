import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Ironworks', () => {
  const table = (more = {}) =>
    scene([{ hand: ['ironworks'], deck: ['gold', 'duchy'] }, {}], {
      kingdom: ['great-hall', 'harem', 'nobles', 'smithy', 'market'],
      ...more,
    });

  it.each([
    ['smithy', 1, 0, []],
    ['silver', 0, 1, []],
    ['estate', 0, 0, ['gold']],
    ['great-hall', 1, 0, ['gold']],
    ['curse', 0, 0, []],
  ])('[DOM-ironworks] gains %s and brings what its types give', (card, actions, coins, hand) => {
    const s = table();
    s.answer('play.ironworks');
    expect(s.prompt()).toBe('0 gain');
    s.answer(`gain.${card}`);
    expect(s.cards('discard', 0)).toEqual([card]);
    expect([s.counter('actions'), s.counter('coins')]).toEqual([actions, coins]);
    expect(s.cards('hand', 0)).toEqual(hand);
    s.settled();
  });

  it('[DOM-ironworks] a Treasure–Victory card gives both', () => {
    const s = table({ discount: 2 });
    s.answer('play.ironworks').answer('gain.harem');
    expect([s.counter('actions'), s.counter('coins')]).toEqual([0, 1]);
    expect(s.cards('hand', 0)).toEqual(['gold']);
    s.settled();
  });

  it('[DOM-ironworks] gains nothing that costs more than 4', () => {
    const s = table();
    s.answer('play.ironworks');
    expect(s.why('gain.market')).toMatchObject({ code: 'costs-more', params: { cost: 4, has: 5 } });
    expect(s.refused('gain.harem')).toBe('costs-more');
    expect(s.refused()).toBe('too-few');
  });

  it('[DOM-ironworks] a gained card can be the one that is drawn after a reshuffle', () => {
    const s = scene([{ hand: ['ironworks'] }, {}], {}, [['estate']]);
    s.answer('play.ironworks').answer('gain.estate');
    expect(s.cards('hand', 0)).toEqual(['estate']);
    s.settled();
  });
});
