import { describe, expect, it } from 'vitest';
import type { CardId } from '../printed.ts';
import { shippedStrategies } from '../strategies/shipped.ts';
import { menuOf, menuText, wish } from './menu.ts';
import { playerOf } from './player.ts';
import { simplify } from './simplify.ts';

const kingdom: readonly CardId[] = ['smithy', 'witch', 'merchant-guild'];
const read = (text: string) => menuOf(text, kingdom);
const simplified = (...lines: readonly string[]) =>
  menuText(simplify(read(lines.join('\n'))))
    .trim()
    .split('\n');

describe('a menu', () => {
  it('has the lines of a strategy that are about its kingdom', () => {
    const { wishes } = read(
      'Province  when money in deck > 15 and turn > 3\nMilitia\nSmithy # two\nSchmiede when turn < 3',
    );
    expect(wishes).toEqual([
      wish('province', 'money in deck > 15', 'turn > 3'),
      wish('smithy'),
      wish('smithy', 'turn < 3'),
    ]);
  });

  it('keeps alternatives together and other sections as they are', () => {
    const text =
      'Gold when (turn > 3 or coins > 7) and turn < 9\nSilver when turn > 1 or coins = 3\nsave:\n1\n';
    expect(read(text).wishes).toEqual([
      wish('gold', '(turn > 3 or coins > 7)', 'turn < 9'),
      wish('silver', '(turn > 1 or coins = 3)'),
    ]);
    expect(read(text).rest.trim()).toBe('save:\n1');
  });

  it('is written as it was read', () => {
    for (const text of Object.values(shippedStrategies)) {
      const menu = read(text);
      expect(read(menuText(menu))).toEqual(menu);
      playerOf(menuText(menu));
    }
  });
});

describe('a simplified menu', () => {
  it('has no line that never has its turn', () => {
    const twice = simplified(
      'Witch when count Witch < 2',
      'Witch when count Witch < 1 and turn < 4',
      'Silver',
    );
    expect(twice).toEqual(['Witch when count Witch < 2', 'Silver']);
    expect(simplified('Smithy when count Smithy < 0', 'Silver', 'Smithy', 'Copper')).toEqual([
      'Silver',
      'Copper',
    ]);
  });

  it('has no condition that follows from another', () => {
    expect(simplified('Witch when count Witch < 2 and count Witch < 1 and turn > 3 and turn > 3')).toEqual([
      'Witch when count Witch < 1 and turn > 3',
    ]);
  });

  it('keeps a line that adds something to one before', () => {
    const lines = ['Witch when count Witch < 1', 'Gold', 'Witch when count Witch < 2', 'Silver'];
    expect(simplified(...lines)).toEqual(lines.toSpliced(2, 0));
  });
});
