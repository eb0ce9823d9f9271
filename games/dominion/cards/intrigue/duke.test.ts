import { scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { points } from '../../score.ts';

describe('Duke', () => {
  it.each([
    [['duke'], 0],
    [['duke', 'duchy'], 4],
    [['duke*2', 'duchy*3'], 15],
    [['duchy*2'], 6],
  ])('[DOM-duke] %s are worth %i points', (deck, expected) => {
    const s = scene([{ deck }, {}], { kingdom: ['duke'] });
    expect(points(s.match.table, 0)).toBe(expected);
  });

  it('[DOM-duke] counts its owner’s Duchies only, wherever they lie', () => {
    const s = scene([
      { hand: ['duke'], deck: ['duchy'], discard: ['duchy'], inPlay: ['duchy'] },
      { deck: ['duchy*2'] },
    ]);
    expect(points(s.match.table, 0)).toBe(12);
    expect(points(s.match.table, 1)).toBe(6);
  });

  it('[DOM-duke] cannot be played', () => {
    const s = scene([{ hand: ['duke', 'duchy'] }, {}]);
    expect(s.why('play.duke').code).toBe('not-playable');
  });
});
