import { deepStrictEqual } from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

interface Patience {
  readonly timeout?: number;
  /** What is waited for, in words. */
  readonly what?: string;
}

/** Looks again and again until it sees what is expected; complains about the last look when that takes too long. */
export async function until<T>(
  look: () => Promise<T>,
  expected: T,
  { timeout = 20_000, what = 'what is looked at' }: Patience = {},
): Promise<void> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const seen = await look();
    if (isDeepStrictEqual(seen, expected)) return;
    if (performance.now() > deadline) return deepStrictEqual({ [what]: seen }, { [what]: expected });
    await setTimeout(20);
  }
}
