import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './devices.ts';
import { bar, commitButton, shownDecision } from './drawn-table.ts';
import { settle } from './players.ts';
import { fullHand, lastAction } from './positions.ts';
import { beginWith, nextDecision, openTable, storedSummary } from './tables.ts';
import { test } from './test.ts';
import { until } from './until.ts';

const table = 'hint';

async function sitDown(page: Page, fields: object = fullHand, settings = {}): Promise<void> {
  await beginWith(page.context(), settings);
  await openTable(page.context(), { table, ...fields });
  await page.goto(`/table/${table}`);
  await nextDecision(page, table);
}

const rows = (page: Page) => page.locator('.hint-option');
const hintsOf = async (page: Page) => (await storedSummary(page, table)).hints;
const seqOf = async (page: Page) => (await storedSummary(page, table)).seq;

test('a hint: two or three answers with their chances and a reason; a row selects and sends nothing', async ({
  page,
}) => {
  await sitDown(page);
  await shownDecision(page, table);
  const before = await bar(page).boundingBox();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('heading', { name: 'A master would consider' }).waitFor();
  expect(await rows(page).count()).toBeGreaterThanOrEqual(2);
  expect(await bar(page).boundingBox()).toEqual(before);
  const texts = await rows(page).allInnerTexts();
  for (const text of texts) expect(text).toMatch(/\d+%/);
  expect(texts.join()).toMatch(/\./);
  const status = page.locator('.hint [role="status"]');
  expect(await status.innerText()).toMatch(/\d+% chance to win\./);

  const label = (await page.locator('.hint-label').first().innerText()).trim();
  await rows(page).first().click();
  await until(() => rows(page).first().getAttribute('aria-pressed'), 'true');
  expect(await seqOf(page)).toBe(0);
  await commitButton(page).getByText(label).waitFor();
  expect(await hintsOf(page)).toEqual([1, 0]);

  await settle(page);
  await page.keyboard.press('Enter');
  await until(async () => (await seqOf(page)) > 0, true);
  await until(() => rows(page).count(), 0);
});

test('a hint by key, in German: asked with A, put away with Escape, and its key can be changed', async ({
  newPage,
}) => {
  const page = await newPage({ locale: 'de-DE' });
  await sitDown(page);
  await shownDecision(page, table);
  await page.keyboard.press('a');
  await page.getByRole('heading', { name: 'Ein Meister würde erwägen' }).waitFor();
  expect((await rows(page).allInnerTexts()).join()).toMatch(/\d+\s%/);
  await page.keyboard.press('Escape');
  await until(() => rows(page).count(), 0);
  await page.goto('/settings');
  await page.getByText('Um Rat fragen (Tipp)').first().waitFor({ state: 'attached' });
});

test('a hint that is called off while it is thought about does not come back', async ({ page }) => {
  await sitDown(page);
  await shownDecision(page, table);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: /Never mind|Close the hint/ }).click();
  await until(() => page.locator('.hint').count(), 0);
  await page.waitForTimeout(1_500);
  await expect.poll(() => page.locator('.hint').count()).toBe(0);
  expect([undefined, 0, 1]).toContain((await hintsOf(page))?.[0]);
});

test('a hint on a phone: above the bar, with rows that a finger finds', async ({ newPage }) => {
  const page = await newPage({ ...phone, locale: 'de-DE' });
  await sitDown(page);
  await shownDecision(page, table);
  const before = await bar(page).boundingBox();
  const ask = page.getByRole('button', { name: 'Tipp' });
  const box = (await ask.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  await ask.tap();
  await rows(page).first().waitFor();
  const panel = (await page.locator('.hint').boundingBox())!;
  expect(panel.y).toBeGreaterThan(0);
  expect(panel.x).toBeGreaterThanOrEqual(0);
  expect(panel.x + panel.width).toBeLessThanOrEqual(390);
  expect(panel.y + panel.height).toBeLessThanOrEqual(before!.y + 1);
  for (const row of await rows(page).all())
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await bar(page).boundingBox()).toEqual(before);
  await rows(page).nth(1).tap();
  await until(() => rows(page).nth(1).getAttribute('aria-pressed'), 'true');
  expect(await seqOf(page)).toBe(0);
});

test('a hint on the text table, in words', async ({ page }) => {
  await sitDown(page, fullHand, { textTable: true });
  const section = page.getByRole('region', { name: 'Decision' });
  await section.getByRole('button', { name: 'Hint', exact: true }).click();
  const list = section.getByRole('list', { name: 'A master would consider' });
  await list.waitFor();
  expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  expect(await list.innerText()).toMatch(/Chance to win: \d+%\./);
  await list.getByRole('button').first().click();
  await until(() => list.getByRole('button').first().getAttribute('aria-pressed'), 'true');
  expect(await seqOf(page)).toBe(0);
});

test('hints are counted at the end of the game, beside the name', async ({ page }) => {
  await sitDown(page, lastAction);
  await shownDecision(page, table);
  await page.keyboard.press('a');
  await rows(page).first().waitFor();
  await rows(page).first().click();
  for (let i = 0; i < 20 && !(await storedSummary(page, table)).over; i++) {
    const seq = await seqOf(page);
    await settle(page);
    await page.keyboard.press('Enter');
    await until(async () => (await seqOf(page)) > seq, true, { timeout: 3_000 }).catch(() => undefined);
    if ((await storedSummary(page, table)).over) break;
    await page.keyboard.press('a');
    await rows(page)
      .first()
      .waitFor({ timeout: 3_000 })
      .then(
        () => rows(page).first().click(),
        () => undefined,
      );
  }
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const used = (await hintsOf(page))![0]!;
  expect(used).toBeGreaterThan(0);
  expect(await dialog.innerText()).toContain(used === 1 ? '1 hint' : `${used} hints`);
});
