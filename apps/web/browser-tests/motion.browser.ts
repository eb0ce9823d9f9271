import { games } from '@zunft/games';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { shownDecision } from './drawn-table.ts';
import { byMouse, play } from './players.ts';
import { fullHand } from './positions.ts';
import { beginWith, openTable } from './tables.ts';
import { test } from './test.ts';

const table = 'moving';

interface Seen {
  /** Properties that would move something. */
  readonly moves: boolean;
  /** The longest time that a change takes, in milliseconds. */
  readonly change: number;
}

/** Looks at every frame for whatever moves, and remembers it. */
const watchAnimations = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen = new Map<Animation, Seen>();
    Object.assign(globalThis, { seen });
    const isMove = (frame: ComputedKeyframe) =>
      ['transform', 'translate', 'scale', 'rotate'].some(
        (name) => ![undefined, 'none'].includes(frame[name] as string),
      );
    const describe = ({ effect }: Animation): Seen => {
      const { duration } = effect!.getComputedTiming();
      const frames = (effect as KeyframeEffect).getKeyframes();
      const spans = frames.slice(1).map((frame, i) => {
        const before = frames[i]!;
        return frame['opacity'] === before['opacity'] ? 0 : frame.computedOffset! - before.computedOffset!;
      });
      return { moves: frames.some(isMove), change: Math.max(0, ...spans) * Number(duration) };
    };
    const look = () => {
      for (const animation of document.getAnimations())
        if (!seen.has(animation)) seen.set(animation, describe(animation));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const animationsSeen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => [...(globalThis as unknown as { seen: Map<Animation, Seen> }).seen.values()]);

const ids = games.map(({ game }) => game.id);

async function playSome(
  page: Page,
  game: string,
  settings: Parameters<typeof beginWith>[1],
): Promise<Seen[]> {
  await beginWith(page.context(), settings);
  await watchAnimations(page.context());
  await openTable(page.context(), { table, game, seed: 'seed-1' });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  await page.evaluate(() => (globalThis as unknown as { seen: Map<Animation, Seen> }).seen.clear());
  await play(page, table, byMouse(page), { decisions: 6 });
  return animationsSeen(page);
}

test.for(ids)('motion: cards of %s fly', async (game, { page }) => {
  expect((await playSome(page, game, { speed: 'normal' })).some(({ moves }) => moves)).toBe(true);
});

test.for(ids)('motion: turned off, nothing of %s is animated at all', async (game, { page }) => {
  expect(await playSome(page, game, { speed: 'off' })).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.for(ids)(
  'motion: reduced by the system, nothing of %s moves and fades are short',
  async (game, { newPage }) => {
    const page = await newPage({ reducedMotion: 'reduce' });
    const seen = await playSome(page, game, { speed: 'normal' });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter(({ moves }) => moves)).toEqual([]);
    expect(Math.max(...seen.map(({ change }) => change))).toBeLessThanOrEqual(150);
  },
);

test('motion: nobody has to wait for a card that still moves', async ({ page }) => {
  await beginWith(page.context(), { speed: 'slow' });
  await page.context().addInitScript(() => {
    const sent: number[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown) {
      if ((message as { command?: string }).command === 'answer') sent.push(performance.now());
      post.call(this, message);
    };
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    Object.assign(globalThis, { timeToAnswer: () => sent.at(-1)! - pressed });
  });
  await openTable(page.context(), { table, ...fullHand });
  await page.goto(`/table/${table}`);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.005 });
  // At this pace a flight takes forty seconds.
  const flying = () => page.locator('.flights > :not(svg)').count();

  let { seq } = await shownDecision(page, table);
  // Whoever uses the keyboard sees the numbers.
  await page.keyboard.press('Tab');
  for (const id of ['play.farmer.red', 'play.trader.red']) {
    const key = await page.locator(`[data-option="${id}"]:visible`).getAttribute('data-key');
    await page.keyboard.press(key!);
    ({ seq } = await shownDecision(page, table, seq));
    expect(
      await page.evaluate(() => (globalThis as unknown as { timeToAnswer(): number }).timeToAnswer()),
    ).toBeLessThan(5_000);
    await expect.poll(flying, { interval: 10 }).toBeGreaterThan(0);
  }
  await expect.poll(flying, { interval: 10 }).toBe(2);
});
