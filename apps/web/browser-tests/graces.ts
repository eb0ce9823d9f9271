import type { BrowserContext, Page } from 'playwright-core';

interface Held {
  graces: Map<number, () => void>;
}

/**
 * Lets the time that a page gives its player, a second or more, pass only when the test says so: however slow the
 * machine is, the player is never too late.
 */
export const holdGraces = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const graces = new Map<number, () => void>();
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    Object.assign(globalThis, {
      graces,
      setTimeout(then: () => void, time = 0, ...rest: unknown[]) {
        if (time < 1_000) return start(then, time, ...rest);
        // So that numbers are taken only once.
        const id = start(() => undefined, 0) as unknown as number;
        graces.set(id, then);
        return id;
      },
      clearTimeout(id: number) {
        if (!graces.delete(id)) stop(id);
      },
    });
  });

/** All the time is over that the page has been giving. */
export const endGraces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { graces } = globalThis as unknown as Held;
    const due = [...graces.values()];
    graces.clear();
    for (const then of due) then();
  });
