import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beforeTreasures } from './dominion-positions.ts';
import { marksOn, shownDecision } from './drawn-table.ts';
import { byMouse, give, pickInTurn } from './players.ts';
import { beforeSwap, fullHand, intoSwap } from './positions.ts';
import { askedOf, beginWith, openTable } from './tables.ts';
import { test } from './test.ts';
import { actionPhase } from './the-guild-positions.ts';

const table = 'undone';

const undoButton = (page: Page) => page.getByRole('button', { name: /^(Undo:|Take back:|Nothing to undo)/ });
const labelOf = (page: Page) => undoButton(page).getAttribute('aria-label');

const courses = {
  guildhall: {
    position: beforeSwap,
    picks: intoSwap,
    labels: ['Undo: Give Farmer blue', 'Undo: Trader, level 2', 'Undo: Play Trader red'],
  },
  dominion: {
    position: beforeTreasures,
    picks: ['play-treasures', 'buy.silver', 'buy.copper'],
    labels: ['Undo: Buy Copper', 'Undo: Buy Silver', 'Undo: Play Treasures'],
  },
  'the-guild': {
    position: actionPhase,
    picks: ['play.turnery', 'play.parlour'],
    labels: ['Undo: Play Parlour', 'Undo: Play Turnery'],
  },
};

test.for(Object.entries(courses))(
  'undo walks back step by step to the start of the turn, and names each step: %s',
  async ([, { position, picks, labels }], { page }) => {
    await beginWith(page.context());
    await openTable(page.context(), { table, ...position });
    await page.goto(`/table/${table}`);
    const start = await shownDecision(page, table);
    const marks = await marksOn(page);
    expect(await labelOf(page)).toBe('Nothing to undo');

    let { seq } = await pickInTurn(page, table, byMouse(page), picks);
    for (const label of labels) {
      expect(await labelOf(page)).toBe(label);
      await undoButton(page).click();
      ({ seq } = await shownDecision(page, table, seq));
    }
    expect(await labelOf(page)).toBe('Nothing to undo');
    expect(await undoButton(page).getAttribute('aria-disabled')).toBe('true');
    expect(await marksOn(page)).toEqual(marks);
    expect(await page.getByText(/takeback/).count()).toBe(0);
    expect(start.seq).toBe(0);
  },
);

test('after a draw, only a takeback leads back, and the table shows it from then on', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...fullHand });
  await page.goto(`/table/${table}`);
  const { seq } = await pickInTurn(page, table, byMouse(page), ['refill']);
  const match = await shownDecision(page, table);
  const hand = await page.getByRole('option').allInnerTexts();
  await give(page, table, byMouse(page), { match, decision: askedOf(match) }, ['discard.farmer.red']);
  const after = await shownDecision(page, table, seq);

  await expect.poll(() => labelOf(page)).toMatch(/^Take back: /);
  expect(await undoButton(page).getAttribute('aria-description')).toContain('the game will be marked');
  await undoButton(page).click();
  await shownDecision(page, table, after.seq);
  expect(await page.getByRole('option').allInnerTexts()).toEqual(hand);
  await page.getByText('1 takeback', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('1 takeback', { exact: true }).waitFor();
});

test('after the cards for the next turn are drawn, a purchase can only be taken back by agreement', async ({
  page,
}) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...beforeTreasures });
  await page.goto(`/table/${table}`);
  await pickInTurn(page, table, byMouse(page), ['play-treasures', 'buy.silver', 'buy.copper', 'end']);
  await expect.poll(() => labelOf(page)).toMatch(/^Take back: /);
});

test('a replay counts the same steps in its chronicle as below the table, without what was taken back', async ({
  page,
}) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...beforeTreasures });
  await page.goto(`/table/${table}`);
  const { seq } = await pickInTurn(page, table, byMouse(page), ['play-treasures', 'buy.silver']);
  await undoButton(page).click();
  await shownDecision(page, table, seq);
  await pickInTurn(page, table, byMouse(page), ['buy.copper', 'end']);

  await page.goto(`/replay/${table}`);
  const jump = page.locator('.log-line', { hasText: 'You buy Copper' }).locator('.log-jump');
  expect(await jump.innerText()).toBe('2');
  await jump.click();
  await page.locator('.transport-counter', { hasText: /^Step 2 of/ }).waitFor();
});
