import { expect, test } from 'vitest';
import { byInterest } from './order.ts';

const table = (phase: 'gathering' | 'running', open: number, created: number) => ({
  phase,
  created,
  seats: [{ kind: 'person' as const }, ...Array.from({ length: open }, () => ({ kind: 'open' as const }))],
});

test('open tables: where one is missing comes first, what only can be watched last', () => {
  const full = table('gathering', 0, 5);
  const two = table('gathering', 2, 1);
  const one = table('gathering', 1, 2);
  const newer = table('gathering', 1, 3);
  const running = table('running', 0, 9);
  expect([full, two, running, one, newer].toSorted(byInterest)).toEqual([newer, one, two, running, full]);
});
