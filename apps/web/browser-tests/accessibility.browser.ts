import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { optionOf, shownDecision } from './drawn-table.ts';
import { byMouse, pickInTurn } from './players.ts';
import { atTheTray, beforeSwap, intoSwap, lastAction, twoToDiscard } from './positions.ts';
import { beginWith, openTable } from './tables.ts';
import { test } from './test.ts';

const table = 'open';

/** What axe calls serious or critical. Only colours depend on the theme, so the dark one is asked about those alone. */
async function problemsOn(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (colorScheme === 'light'
      ? axe
      : axe.withRules(['color-contrast'])
    ).analyze();
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      for (const { target, any } of nodes)
        problems.push(`${colorScheme}: ${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`);
    }
  }
  return problems;
}

const screens = [
  ['/', /^Zunft/],
  ['/new/guildhall', /^Set up a table/],
  ['/replays', /^Games to watch/],
  ['/rules/guildhall', /^The rules/],
  ['/cards/guildhall', /^The cards/],
  ['/cards/guildhall/weaver', /Weaver/],
  ['/glossary/guildhall', /^Glossary/],
  ['/settings', /Settings/],
  ['/credits', /Credits/],
  ['/nowhere', /^There is nothing/],
] as const;

test.for(screens)('accessibility: %s', async ([screen, heading], { page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...beforeSwap });
  await page.goto(screen, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await problemsOn(page)).toEqual([]);
});

async function sitDown(page: Page, position: typeof beforeSwap, settings = {}): Promise<void> {
  await beginWith(page.context(), settings);
  await openTable(page.context(), { table, ...position });
  await page.goto(`/table/${table}`);
}

test('accessibility: the table from an action to a swap', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await sitDown(page, beforeSwap);
  await shownDecision(page, table);
  expect(await problemsOn(page), 'an action').toEqual([]);
  for (const id of intoSwap) {
    await pickInTurn(page, table, byMouse(page), [id]);
    expect(await problemsOn(page), `after ${id}`).toEqual([]);
  }
});

test.for([
  ['several picks', twoToDiscard],
  ['a tray', atTheTray],
] as const)('accessibility: the table with %s', async ([, position], { page }) => {
  await sitDown(page, position);
  await shownDecision(page, table);
  expect(await problemsOn(page)).toEqual([]);
});

test('accessibility: the end of a game, and its replay', async ({ page }) => {
  await sitDown(page, lastAction);
  await pickInTurn(page, table, byMouse(page), ['refill']);
  await byMouse(page).commit();
  await page.getByRole('dialog').waitFor();
  expect(await problemsOn(page), 'the end').toEqual([]);
  await page.goto(`/replay/${table}`, { waitUntil: 'networkidle' });
  expect(await problemsOn(page), 'the replay').toEqual([]);
});

test('accessibility: the text table', async ({ page }) => {
  await sitDown(page, beforeSwap, { textTable: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await problemsOn(page)).toEqual([]);
});

test('accessibility: sheets on a phone', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });
  await sitDown(page, beforeSwap);
  await shownDecision(page, table);
  expect(await problemsOn(page), 'the table').toEqual([]);
  await page.getByRole('button', { name: 'Chronicle' }).tap();
  await page.getByRole('dialog').waitFor();
  expect(await problemsOn(page), 'the log').toEqual([]);
  await page.keyboard.press('Escape');
  await optionOf(page, 'play.dancer.blue').click({ button: 'right' });
  await page.getByRole('dialog').waitFor();
  expect(await problemsOn(page), 'the inspector').toEqual([]);
});

test.for(['/', '/rules/guildhall', '/settings'])(
  'accessibility: twice the text size on %s',
  async (screen, { newPage }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 664 },
    ]) {
      const page = await newPage({ viewport });
      await beginWith(page.context(), { textSize: 200 });
      await page.goto(screen, { waitUntil: 'networkidle' });
      const [content, room] = await page.evaluate(() => [
        document.scrollingElement!.scrollWidth,
        document.scrollingElement!.clientWidth,
      ]);
      expect(content, `at ${viewport.width} px`).toBeLessThanOrEqual(room!);
    }
  },
);
