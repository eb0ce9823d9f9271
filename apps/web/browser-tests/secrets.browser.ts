import { games } from '@zunft/games';
import { updateFor } from '@zunft/host';
import { type Json, Match } from '@zunft/kernel';
import type { Update } from '@zunft/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { commitButton } from './drawn-table.ts';
import { linger, settle } from './players.ts';
import { beginWith, me, openTable, truth } from './tables.ts';
import { test } from './test.ts';

const table = 'guarded';
const seed = 'the-secret-of-all-cards';

/** Writes down whatever workers say to their page. */
const eavesdrop = (context: BrowserContext) =>
  context.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => heard.push(data));
      }
    };
  });

/** How often the page was told how its table stands. */
const timesTold = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: { update?: object; ok?: { update?: object } }[] };
    return heard.filter(({ update, ok }) => update ?? ok?.update).length;
  });

/** Plays on what the page alone shows: nothing of the truth may come into the page through this test. */
async function playBlind(page: Page, decisions: number): Promise<void> {
  const legal = page.locator('.is-legal[data-option], .cell-legal[data-option], .action-legal');
  const commit = commitButton(page).and(page.locator(':not([aria-disabled])'));
  for (let count = 0; count < decisions; count++) {
    await page.locator('.bar-asking').waitFor();
    await settle(page);
    const told = await timesTold(page);
    // An amount and a reaction have only the large button; elsewhere as much is picked as it takes.
    for (let picked = 0; (await timesTold(page)) === told; picked++) {
      const options = await legal.count();
      const isToCommit = options === 0 || (picked > 0 && (await commit.count()) > 0);
      const next = isToCommit ? commit : legal.nth(picked % options);
      // It may be gone by now, as the answer is on its way.
      await next.click({ timeout: 1_000 }).catch(() => undefined);
      await linger(page);
    }
  }
}

/** All texts in the memory of the page itself; its worker has a memory of its own. */
async function textsInMemory(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  return chunks.join('');
}

/** What only the host may know. The chance to win, a number, is what a hint tells to whoever happens to press it. */
const tellsOfDeal = /"(hash|position|journal|records)":|"chance":(?!\d)/;

const without = ({ events, from, undo, hints, ...rest }: Update) => rest;

test.for(games.map(({ game }) => game))(
  'no hidden card of $id leaves the worker',
  async (game, { newPage }) => {
    const page = await newPage();
    await beginWith(page.context());
    await eavesdrop(page.context());
    await openTable(page.context(), { table, game: game.id, seed, seats: 3 });
    await page.goto(`/table/${table}`);
    await playBlind(page, 10);

    const heard = await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const memory = await textsInMemory(page);

    // Whoever has the secret has every card.
    for (const place of [JSON.stringify(heard), html, kept, memory]) expect(place).not.toContain(seed);
    expect(heard.filter((said) => tellsOfDeal.test(JSON.stringify(said)))).toEqual([]);

    // Had it been there, it would have been found.
    await page.evaluate((text) => Object.assign(globalThis, { planted: text }), seed);
    expect(await textsInMemory(page)).toContain(seed);

    const updates = heard.flatMap((said) => updateIn(said) ?? []);
    expect(updates.length).toBeGreaterThan(20);
    const journal = (await truth(page, table)).journal();
    let different = 0;
    for (const update of updates) {
      const match = Match.replay(game, journal, update.seq);
      expect(update.events).toEqual(match.log(me).filter(({ seq }) => seq >= update.from));
      for (const chance of ['a', 'b', 'c']) {
        const world = match.resample(me, chance);
        expect(without(update)).toEqual(without(updateFor(world, me, world.seq)));
        if (handsOf(world) !== handsOf(match)) different++;
      }
    }
    // The worlds that led to the same messages really were others.
    expect(different).toBeGreaterThan(updates.length);
  },
);

function updateIn(said: unknown): Update | undefined {
  const { update, ok } = said as { update?: Update; ok?: { update?: Update } };
  return update ?? ok?.update;
}

/** The hands of the others. */
const handsOf = (match: Match): string =>
  JSON.stringify([1, 2].map((seat) => (match.view(seat) as { you: { hand: Json } }).you.hand));
