import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bar, commitButton, isPicked, optionOf, shownDecision } from './drawn-table.ts';
import { byMouse, byTouch, linger, pickInTurn, settle } from './players.ts';
import { fullHand, lastAction, twoToDiscard } from './positions.ts';
import { beginWith, openTable, storedSummary } from './tables.ts';
import { test } from './test.ts';
import { until } from './until.ts';

const table = 'asking';
const seqOf = async (page: Page) => (await storedSummary(page, table)).seq;

test('the bar: counts several picks, says what is missing, and Esc takes one off', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...twoToDiscard });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  const stands = async (count: string, note: string | undefined, disabled: boolean) => {
    await bar(page).getByText(count, { exact: true }).waitFor();
    if (note !== undefined) await commitButton(page).getByText(note, { exact: true }).waitFor();
    expect(await commitButton(page).getAttribute('aria-disabled')).toBe(disabled ? 'true' : null);
  };

  await stands('0 of 2 chosen', 'Choose 2 more', true);
  await optionOf(page, 'discard.weaver.red').click();
  await stands('1 of 2 chosen', 'Choose 1 more', true);
  await settle(page);
  await commitButton(page).click({ force: true });
  await optionOf(page, 'discard.farmer.red').click();
  await stands('2 of 2 chosen', 'Discard 2 of 2 cards of Berta', false);
  await page.keyboard.press('Escape');
  await stands('1 of 2 chosen', 'Choose 1 more', true);
  await page.keyboard.press('Escape');
  await stands('0 of 2 chosen', 'Choose 2 more', true);
  expect(await seqOf(page)).toBe(0);
});

test('the bar: where none or one may be picked, none can be sent', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...lastAction });
  await page.goto(`/table/${table}`);
  await pickInTurn(page, table, byMouse(page), ['refill']);
  await commitButton(page).getByText('Discard nothing, draw up to 6', { exact: true }).waitFor();
  await byMouse(page).commit();
  await page.getByRole('dialog').waitFor();
});

test('the bar: a double click answers once', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...fullHand });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  await settle(page);
  await optionOf(page, 'refill').dblclick();
  await shownDecision(page, table, 0);
  await linger(page);
  expect((await shownDecision(page, table)).seq).toBe(1);
  await commitButton(page).dblclick();
  await shownDecision(page, table, 1);
  await linger(page);
  expect((await shownDecision(page, table)).seq).toBe(2);
});

test('with a finger, a card is selected first and played by the seal', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  await beginWith(page.context());
  await openTable(page.context(), { table, ...fullHand });
  await page.goto(`/table/${table}`);
  const { seq } = await shownDecision(page, table);
  await byTouch(page).pick('play.weaver.blue', 0);
  await until(() => isPicked(page, 'play.weaver.blue'), true);
  expect(await seqOf(page)).toBe(seq);
  await byTouch(page).commit();
  expect((await shownDecision(page, table, seq)).seq).toBe(seq + 1);
});

test('a card that is pressed and left again is not played', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...fullHand });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  const { x, y, width, height } = (await optionOf(page, 'play.weaver.blue').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 200, { steps: 4 });
  await page.mouse.up();
  await linger(page);
  expect(await seqOf(page)).toBe(0);
  await expect.poll(() => page.locator('[aria-selected="true"]').count()).toBe(0);
});
