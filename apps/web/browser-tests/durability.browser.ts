import { games } from '@zunft/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { namingACard, overpaying } from './dominion-positions.ts';
import { amountField, bar, marksOn, nameField, nameIn, shownDecision } from './drawn-table.ts';
import { byMouse, pickInTurn, play } from './players.ts';
import { beforeSwap, intoSwap } from './positions.ts';
import { beginWith, openTable } from './tables.ts';
import { test } from './test.ts';

const table = 'lasting';

/** What a player in the middle of a swap goes by: the question, what can be picked, what has been picked. */
const situation = async (page: Page) => ({
  asked: await bar(page).getByRole('heading', { level: 2 }).innerText(),
  marks: await marksOn(page),
  leaving: await page
    .locator('.cell-leaving')
    .evaluateAll((cells) => cells.map((cell) => cell.dataset['card'])),
});

async function inMidSwap(page: Page) {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...beforeSwap });
  await page.goto(`/table/${table}`);
  const { seq } = await pickInTurn(page, table, byMouse(page), intoSwap);
  const before = await situation(page);
  expect(before.leaving).toEqual(['farmer.blue']);
  return { seq, before };
}

async function expectSame(page: Page, seq: number, before: unknown): Promise<void> {
  expect((await shownDecision(page, table)).seq).toBe(seq);
  expect(await situation(page)).toEqual(before);
}

test('a game whose pictures and words do not arrive is said to be missing, and comes when the page is loaded anew', async ({
  page,
}) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...beforeSwap });
  const [parts, broken] = ['**/assets/guildhall-*.js', { contentType: 'text/javascript', body: 'throw 0' }];
  await page.route(parts, (route) => route.fulfill(broken));
  await page.goto(`/table/${table}`);
  await page.getByRole('status').getByText('Something could not be loaded.').waitFor();
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Reload' }).click();
  await shownDecision(page, table);
});

test('reloading in the middle of a swap loses nothing', async ({ page }) => {
  const { seq, before } = await inMidSwap(page);
  await page.reload();
  await expectSame(page, seq, before);
});

test('closing the page in the middle of a swap loses nothing', async ({ page }) => {
  const { seq, before } = await inMidSwap(page);
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(`/table/${table}`);
  await expectSame(again, seq, before);
});

test('reloading in the middle of an amount asks for it again', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...overpaying });
  await page.goto(`/table/${table}`);
  const { seq } = await shownDecision(page, table);
  const before = await situation(page);
  await byMouse(page).step(3);
  expect(await amountField(page).getAttribute('aria-valuenow')).toBe('3');
  await page.reload();
  await expectSame(page, seq, before);
  expect(await amountField(page).getAttribute('aria-valuemax')).toBe('4');
});

test('reloading in the middle of naming a card asks for it again', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...namingACard });
  await page.goto(`/table/${table}`);
  const { seq } = await shownDecision(page, table);
  const before = await situation(page);
  await nameIn(page, 'curse').click();
  await page.reload();
  await expectSame(page, seq, before);
  expect(await nameField(page).inputValue()).toBe('');
});

test.for(games.map(({ game }) => game.id))(
  'offline: %s can be started, played and found again',
  async (game, { newPage }) => {
    const page = await newPage({ serviceWorkers: 'allow' });
    await beginWith(page.context());
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.reload();
    await page
      .locator('.tile')
      .filter({ has: page.locator(`a[href="/new/${game}"]`) })
      .getByRole('button', { name: 'against bots' })
      .click();
    await page.waitForURL('**/table/*');
    const name = new URL(page.url()).pathname.split('/').at(-1)!;
    const { seq } = await play(page, name, byMouse(page), { decisions: 3 });
    const { asked } = await situation(page);
    await page.reload();
    expect((await shownDecision(page, name)).seq).toBe(seq);
    expect((await situation(page)).asked).toBe(asked);
  },
);

test('two windows at one table: the late answer is refused with a reason', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...beforeSwap });
  await page.goto(`/table/${table}`);
  const other = await page.context().newPage();
  await other.goto(`/table/${table}`);
  await shownDecision(other, table);

  const { seq } = await pickInTurn(page, table, byMouse(page), ['play.trader.red']);
  await byMouse(other).pick('play.dancer.blue', 0);
  await other.getByText('This game was continued in another window. Here is how it stands now.').waitFor();
  expect((await shownDecision(other, table)).seq).toBe(seq);
  expect(await situation(other)).toEqual(await situation(page));
});
