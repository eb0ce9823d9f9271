import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const dear = [
  'market',
  'festival',
  'laboratory',
  'council-room',
  'library',
  'mine',
  'witch',
  'adventurer',
  'baker',
];

describe('Workshop', () => {
  it('[DOM-workshop] gains a card costing up to 4', () => {
    const s = scene([{ hand: ['workshop'] }, {}]);
    s.answer('play.workshop');
    expect(s.prompt()).toBe('0 gain');
    expect(s.why('gain.market')).toMatchObject({ code: 'costs-more', params: { cost: 4, has: 5 } });
    expect(s.refused('gain.gold')).toBe('costs-more');
    s.answer('gain.smithy');
    expect(s.cards('discard', 0)).toEqual(['smithy']);
    expect(s.counter('coins')).toBe(0);
    expect(s.counter('buys')).toBe(1);
    s.settled();
  });

  it('[DOM-workshop] gains one of the supply only: neither trash nor empty piles will do', () => {
    const s = scene([{ hand: ['workshop', 'feast'] }, {}], { trash: ['smithy*10', 'militia'] });
    s.answer('play.workshop');
    expect(s.why('gain.smithy').code).toBe('pile-empty');
    expect(s.legal().some((id) => id.startsWith('take.'))).toBe(false);
    s.answer('gain.militia');
    expect(s.cards('trash')).toHaveLength(11);
    expect(s.cards('discard', 0)).toEqual(['militia']);
    s.settled();
  });

  it('[DOM-workshop] knows no extra coins: neither coins nor overpaying count', () => {
    const s = scene([{ hand: ['workshop'], tokens: 3 }, {}], { coins: 5, kingdom: ['stonemason'] });
    s.answer('play.workshop');
    expect(s.why('gain.market').code).toBe('costs-more');
    s.answer('gain.stonemason');
    expect(s.cards('discard', 0)).toEqual(['stonemason']);
    expect(s.counter('coins')).toBe(5);
    expect(s.counter('tokens', 0)).toBe(3);
    s.settled();
  });

  it('[DOM-workshop] goes by what cards cost now', () => {
    const s = scene([{ hand: ['workshop'] }, {}], { discount: 1 });
    s.answer('play.workshop');
    expect(s.why('gain.gold')).toMatchObject({ code: 'costs-more', params: { has: 5 } });
    s.answer('gain.market');
    expect(s.cards('discard', 0)).toEqual(['market']);
    s.settled();
  });

  it('[DOM-workshop] must gain something, and takes the only card there is without asking', () => {
    const trash = ['copper*46', 'silver*40', 'estate*8', 'curse*10'];
    const s = scene([{ hand: ['workshop'] }, {}], { kingdom: dear, trash });
    s.answer('play.workshop');
    expect(s.cards('discard', 0)).toEqual(['workshop']);
    s.settled();
  });

  it('[DOM-workshop] gains nothing where nothing is cheap enough', () => {
    const trash = ['copper*46', 'silver*40', 'estate*8', 'curse*10', 'workshop*9'];
    const s = scene([{ hand: ['workshop'] }, {}], { kingdom: dear, trash });
    s.answer('play.workshop');
    expect(s.cards('discard', 0)).toEqual([]);
    s.settled();
  });
});
