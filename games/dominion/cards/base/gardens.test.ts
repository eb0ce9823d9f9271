import { type Player, scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';

const points = (cards: Omit<Player, 'tokens' | 'turns'>): number => {
  const { match } = scene([cards, {}]);
  return match.game.outcome(match.table).scores[0]!;
};

describe('Gardens', () => {
  it.each([
    [9, 0],
    [10, 1],
    [19, 1],
    [39, 3],
    [40, 4],
  ])('[DOM-gardens] among %i cards it is worth %i points', (cards, worth) => {
    expect(points({ deck: ['gardens', `silver*${cards - 1}`] })).toBe(worth);
  });

  it('[DOM-gardens] counts cards wherever they lie, and itself', () => {
    const four = { hand: ['silver*4'], deck: ['gold*3'], discard: ['gardens'], inPlay: ['silver'] };

    expect(points(four)).toBe(0);
    expect(points({ ...four, inPlay: ['silver*2'] })).toBe(1);
  });

  it('[DOM-gardens] each copy counts', () => {
    expect(points({ deck: ['gardens*3', 'silver*17'] })).toBe(6);
  });

  it('[DOM-gardens] is not played', () => {
    const s = scene([{ hand: ['gardens'] }, {}]);
    expect(s.refused('play.gardens')).toBe('not-playable');
  });
});
