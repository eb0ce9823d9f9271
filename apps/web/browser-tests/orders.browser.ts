import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { attackedWithMoat } from './dominion-positions.ts';
import { bar, shownDecision } from './drawn-table.ts';
import { join, layTable, pageOf, ready } from './rooms.ts';
import { askedOf, beginWith, nextDecision, openTable } from './tables.ts';
import { test } from './test.ts';

const table = 'orders';
const askMeWhen = /^Ask me when/;

/** A Militia, and a Moat in hand. */
async function attackedOn(page: Page, settings: Parameters<typeof beginWith>[1] = {}): Promise<void> {
  await beginWith(page.context(), settings);
  await openTable(page.context(), { table, ...attackedWithMoat });
  await page.goto(`/table/${table}`);
}

const promptAfter = async (page: Page, seq: number): Promise<string> =>
  askedOf(await nextDecision(page, table, seq)).prompt.key;

test('standing orders: not again this turn lets it happen at once', async ({ page }) => {
  await attackedOn(page);
  const { seq } = await shownDecision(page, table);
  await bar(page).getByRole('button', { name: 'Not again this turn' }).click();
  expect(await promptAfter(page, seq)).toBe('prompt.discard');
  await page.locator('.log-line', { hasText: 'By itself: Reveal nothing (as wanted).' }).waitFor();

  await page.goto(`/replay/${table}`);
  await page.locator('.log-line', { hasText: 'By itself: Reveal nothing (as wanted).' }).waitFor();
});

test('standing orders: are given from the bar, wait for the dialog, and are found again in the menu', async ({
  page,
}) => {
  await attackedOn(page);
  const { seq } = await shownDecision(page, table);
  await bar(page).getByRole('button', { name: askMeWhen }).press('Enter');
  const dialog = page.getByRole('dialog', { name: askMeWhen });
  await dialog.getByRole('checkbox', { name: 'somebody plays an Attack' }).press('Space');
  expect((await nextDecision(page, table)).seq).toBe(seq);
  await page.keyboard.press('Escape');
  expect(await promptAfter(page, seq)).toBe('prompt.discard');

  await page.reload();
  await page.locator('.top-orders[data-silent="true"]').click();
  const box = dialog.getByRole('checkbox', { name: 'somebody plays an Attack' });
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.keyboard.press('Escape');
  await page.locator('.top-orders[data-silent="false"]').waitFor();
});

test('standing orders: the text table has them, too', async ({ page }) => {
  await attackedOn(page, { textTable: true });
  const { seq } = await nextDecision(page, table);
  await page.getByRole('heading', { name: askMeWhen }).waitFor();
  await page.getByRole('checkbox', { name: 'somebody plays an Attack' }).uncheck();
  expect(await promptAfter(page, seq)).toBe('prompt.discard');
  await page.getByRole('listitem').filter({ hasText: 'By itself: Reveal nothing (as wanted).' }).waitFor();
});

test('standing orders: a table with people keeps them for each of its people', async ({ newPage }) => {
  const [ada, berta] = [await pageOf(newPage, 'Ada'), await pageOf(newPage, 'Berta')];
  await join(berta, await layTable(ada, { game: 'dominion' }));
  for (const page of [ada, berta]) await ready(page).click();
  const box = (page: Page) => page.getByRole('checkbox', { name: 'somebody plays an Attack' });
  await ada.locator('.top-orders').click();
  await box(ada).click();
  await ada.locator('.top-orders[data-silent="true"]').waitFor();

  await ada.reload();
  await ada.locator('.top-orders[data-silent="true"]').click();
  expect(await box(ada).isChecked()).toBe(false);
  await berta.locator('.top-orders[data-silent="false"]').click();
  expect(await box(berta).isChecked()).toBe(true);
});
