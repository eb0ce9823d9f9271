import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shownDecision } from './drawn-table.ts';
import { type PageTask, tasksDuring } from './page-tasks.ts';
import { byMouse, give, play } from './players.ts';
import { askedOf, beginWith, openTable, storedSummary } from './tables.ts';
import { test } from './test.ts';
import { until } from './until.ts';

const table = 'masters';

/**
 * In milliseconds. A page that thought itself would stand still for seconds. On a machine of its own tasks stay below
 * 50, from where on people notice; a slow or busy one needs more for the same work.
 */
const longest = 250;

async function sitDown(page: Page, bot: string, settings = {}): Promise<void> {
  const players = [{ name: 'Ada' }, ...['Berta', 'Conrad', 'Dorothea'].map((name) => ({ name, bot }))];
  await beginWith(page.context(), settings);
  await openTable(page.context(), { table, seed: '7', players });
  await page.goto(`/table/${table}`);
  await page.locator('.hand .card').first().waitFor();
}

function report([first]: readonly PageTask[]): void {
  console.log(`longest task: ${first?.busy.toFixed(0)} ms (${first?.wall.toFixed(0)} ms by the clock)`);
}

test('three masters: they play some turns, and no task of the page takes long', async ({ browser, page }) => {
  await sitDown(page, 'master');
  // What is fetched and drawn for the first time is not what this is about.
  await play(page, table, byMouse(page), { decisions: 2 });
  const before = (await storedSummary(page, table)).seq;
  const tasks = await tasksDuring(browser, page, () => play(page, table, byMouse(page), { decisions: 8 }));
  report(tasks);
  expect((await storedSummary(page, table)).seq).toBeGreaterThan(before + 16);
  expect(tasks.length).toBeGreaterThan(100);
  expect(tasks.filter(({ busy }) => busy > longest)).toEqual([]);
});

test('three masters: while one thinks hard, the page has nothing to do and answers at once', async ({
  browser,
  page,
}) => {
  await sitDown(page, 'master:1000000', { pace: 'normal' });
  while ((await storedSummary(page, table)).waitingFor.includes(0)) {
    const match = await shownDecision(page, table);
    await give(page, table, byMouse(page), { match, decision: askedOf(match) });
    await until(async () => (await storedSummary(page, table)).seq > match.seq, true);
  }
  await page.getByText('is thinking …').first().waitFor();
  const { seq } = await storedSummary(page, table);
  const tasks = await tasksDuring(browser, page, async () => {
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByRole('dialog').waitFor();
  });
  report(tasks);
  expect((await storedSummary(page, table)).seq).toBe(seq);
  expect(tasks.filter(({ busy }) => busy > longest)).toEqual([]);
});
