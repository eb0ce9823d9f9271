import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './devices.ts';
import {
  attackedBare,
  attackedWithMoat,
  drawingInLibrary,
  namingACard,
  ordering,
  threeCoins,
} from './dominion-positions.ts';
import { bar, commitButton, optionOf, shownDecision } from './drawn-table.ts';
import { endGraces, holdGraces } from './graces.ts';
import { linger, settle } from './players.ts';
import { beginWith, nextDecision, openTable, storedSummary, truth } from './tables.ts';
import { test } from './test.ts';
import { until } from './until.ts';

const table = 'asking';

/** Forced steps happen, and at the pace that players have to begin with. */
const usual = { forcedSteps: true, pace: 'normal', speed: 'normal' } as const;

async function sitDown(page: Page, position: typeof namingACard, settings = {}): Promise<void> {
  await beginWith(page.context(), settings);
  await holdGraces(page.context());
  await openTable(page.context(), { table, ...position });
  await page.goto(`/table/${table}`);
  await nextDecision(page, table);
  await bar(page).waitFor();
}

const seqOf = async (page: Page) => (await storedSummary(page, table)).seq;
const trashOf = async (page: Page) =>
  ((await truth(page, table)).view(0) as { trash: readonly string[] }).trash;
/** Looks whether anything happens by itself. */
async function waitInVain(page: Page): Promise<void> {
  await endGraces(page);
  await linger(page);
}

const field = (page: Page) => page.getByRole('combobox');

test('naming: by keys, in either language; what is in the game comes first', async ({ page }) => {
  await sitDown(page, namingACard);
  await field(page).waitFor();
  const names = await page
    .locator('.name-box-option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('aria-label')));
  expect(names.slice(0, 3)).toEqual(['Copper', 'Silver', 'Gold']);
  expect(names.indexOf('Adventurer')).toBeGreaterThan(names.indexOf('Witch'));

  await field(page).fill('dor');
  await page.keyboard.press('Enter');
  expect(await field(page).inputValue()).toBe('Village');
  await page.keyboard.press('Escape');
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.name-box-active').innerText()).toBe('Silver');
  expect(await field(page).getAttribute('aria-activedescendant')).toMatch(/silver$/);
  await field(page).fill('fluch');
  await page.keyboard.press('Enter');
  expect(await seqOf(page)).toBe(0);
  await commitButton(page).getByText('Name Curse').waitFor();
  await page.keyboard.press('Enter');
  await until(() => trashOf(page), ['curse']);
});

test('naming: by finger; the list lies above the bar, whose height stays', async ({ newPage }) => {
  const page = await newPage({ ...phone, locale: 'de-DE' });
  await sitDown(page, namingACard);
  const list = page.getByRole('listbox', { name: 'Name' });
  await list.waitFor();
  const [listBox, barBox] = [(await list.boundingBox())!, (await bar(page).boundingBox())!];
  expect(listBox.y).toBeGreaterThan(0);
  expect(listBox.y + listBox.height).toBeLessThanOrEqual(barBox.y + 1);
  for (const box of await Promise.all(
    (await list.getByRole('option').all()).slice(0, 8).map((one) => one.boundingBox()),
  ))
    expect(box!.height).toBeGreaterThanOrEqual(44);
  await list.getByRole('option', { name: 'Fluch' }).tap();
  await commitButton(page).getByText('Fluch nennen').waitFor();
  expect((await bar(page).boundingBox())!).toEqual(barBox);
  await commitButton(page).tap();
  await until(() => trashOf(page), ['curse']);
});

test('ordering: a tap makes a card the last, keys move it, and the last lies on top', async ({ page }) => {
  await sitDown(page, ordering);
  const order = async () =>
    (
      await page
        .locator('.order-pick')
        .evaluateAll((picks) => picks.map((pick) => pick.getAttribute('aria-label')))
    ).map((label) => /^\d of 4: (\w+)/.exec(label!)![1]);
  await shownDecision(page, table);
  expect(await order()).toEqual(['Copper', 'Village', 'Smithy', 'Silver']);
  await optionOf(page, 'put-back.copper').click();
  await until(order, ['Village', 'Smithy', 'Silver', 'Copper']);
  await page.locator('.order-pick').nth(3).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await until(order, ['Village', 'Smithy', 'Copper', 'Silver']);
  await page.keyboard.press('Shift+ArrowLeft');
  await until(order, ['Village', 'Copper', 'Smithy', 'Silver']);
  await page.locator('.order-pick').first().click();
  await until(order, ['Copper', 'Smithy', 'Silver', 'Village']);
  await expect.poll(() => page.locator('.order-top').innerText()).toBe('top of the deck');
  await page.keyboard.press('Escape');
  await until(order, ['Copper', 'Village', 'Smithy', 'Silver']);
  await page.locator('.order-pick').first().click();
  await settle(page);
  await commitButton(page).click();
  const deckTop = async () =>
    ((await truth(page, table)).view(0) as { seats: { deckTop: string[] }[] }).seats[0]!.deckTop.slice(0, 4);
  await until(deckTop, ['copper', 'silver', 'smithy', 'village']);
});

test('a reaction: one may step in, or let it happen with the space bar', async ({ page }) => {
  await sitDown(page, attackedWithMoat, usual);
  await shownDecision(page, table);
  expect(await bar(page).getAttribute('class')).toContain('bar-reaction');
  await waitInVain(page);
  expect(await seqOf(page)).toBe(0);
  await page.keyboard.press('Space');
  await until(async () => (await seqOf(page)) > 0, true);
});

test('a reaction: the seal lets it happen at once', async ({ page }) => {
  await sitDown(page, attackedWithMoat, usual);
  await shownDecision(page, table);
  await settle(page);
  await bar(page).locator('.bar-letting > .commit').click();
  await until(async () => (await seqOf(page)) > 0, true);
});

test('forced steps: without a Reaction the attack goes on by itself', async ({ page }) => {
  await sitDown(page, attackedBare, usual);
  await shownDecision(page, table);
  expect(await seqOf(page)).toBe(0);
  await endGraces(page);
  await until(async () => (await seqOf(page)) > 0, true);
  await page.locator('.log-line').first().waitFor();
  expect(await page.locator('.log-line', { hasText: 'By itself' }).count()).toBe(0);
});

test('forced steps: a Library asks about Actions only', async ({ page }) => {
  await sitDown(page, drawingInLibrary, usual);
  await bar(page).getByText('Estate is not an Action and stays in your hand.').waitFor();
  await endGraces(page);
  await bar(page).getByText('you drew Village. Keep it or set it aside?').waitFor();
  const { seq } = await shownDecision(page, table);
  await waitInVain(page);
  expect(await seqOf(page)).toBe(seq);
});

test('forced steps: the turn ends by itself, and the last purchase can be taken back until then', async ({
  page,
}) => {
  await sitDown(page, threeCoins, usual);
  const bought = async () => {
    await optionOf(page, 'buy.silver').click();
    await page.getByText('Your turn ends …').waitFor();
  };
  await shownDecision(page, table);
  await bought();
  await page.getByRole('button', { name: 'Undo: Buy Silver' }).first().click();
  await until(() => optionOf(page, 'buy.silver').getAttribute('aria-disabled'), null);
  await bought();
  await page.getByRole('button', { name: 'Wait' }).click();
  await waitInVain(page);
  expect((await truth(page, table)).waitingFor).toEqual([0]);
  await page.keyboard.press('Backspace');
  await until(() => optionOf(page, 'buy.silver').getAttribute('aria-disabled'), null);
  await bought();
  await endGraces(page);
  await until(async () => (await storedSummary(page, table)).waitingFor[0] === 0, false);
  await page.locator('.log-line', { hasText: /By itself: .* \(the only possibility\)/ }).waitFor();
});

test('forced steps: nothing happens while a card is read, nor for the careful', async ({ newPage }) => {
  const page = await newPage(phone);
  await sitDown(page, attackedBare, usual);
  await page.locator('.bar-look').click();
  await page.getByRole('dialog').waitFor();
  await waitInVain(page);
  expect(await seqOf(page)).toBe(0);

  const careful = await newPage();
  await sitDown(careful, attackedBare, { ...usual, confirm: 'careful' });
  await shownDecision(careful, table);
  await waitInVain(careful);
  expect(await seqOf(careful)).toBe(0);
});
