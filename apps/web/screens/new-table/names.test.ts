import { expect, test } from 'vitest';
import { drawNames } from './names.ts';

test('names: all different, and none that is taken', () => {
  for (let i = 0; i < 50; i++) {
    const names = drawNames(5, ['Anna', 'Veit']);
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain('Anna');
    expect(names).not.toContain('Veit');
  }
});
