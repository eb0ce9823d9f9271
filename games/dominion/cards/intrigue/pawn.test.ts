import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

describe('Pawn', () => {
  const table = () => scene([{ hand: ['pawn'], deck: ['silver', 'gold'] }, {}]);
  const counters = ['actions', 'buys', 'coins'] as const;

  it.each([
    ['cards', 'actions', [1, 1, 0], ['silver']],
    ['cards', 'buy', [0, 2, 0], ['silver']],
    ['cards', 'coins', [0, 1, 1], ['silver']],
    ['actions', 'buy', [1, 2, 0], []],
    ['actions', 'coins', [1, 1, 1], []],
    ['buy', 'coins', [0, 2, 1], []],
  ])('[DOM-pawn] gives %s and %s', (one, other, expected, hand) => {
    const s = table();
    s.answer('play.pawn').answer(`choose.${other}`, `choose.${one}`);
    expect(counters.map((name) => s.counter(name))).toEqual(expected);
    expect(s.cards('hand', 0)).toEqual(hand);
    s.settled();
  });

  it('[DOM-pawn] has both chosen before either is done', () => {
    const s = table();
    s.answer('play.pawn');
    expect(s.prompt()).toBe('0 choose');
    expect(s.asked()).toMatchObject({ min: 2, max: 2 });
    expect(s.refused('choose.cards')).toBe('too-few');
    expect(s.cards('hand', 0)).toEqual([]);
  });

  it('[DOM-pawn] gives two different things, not one twice and not three', () => {
    const s = table();
    s.answer('play.pawn');
    expect(s.refused('choose.coins', 'choose.coins')).toBe('repeated-option');
    expect(s.refused('choose.cards', 'choose.actions', 'choose.coins')).toBe('too-many');
  });
});
