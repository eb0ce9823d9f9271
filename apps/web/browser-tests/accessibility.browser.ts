import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsOn } from './axe.ts';
import {
  attackedWithMoat,
  lastProvince,
  namingACard,
  ordering,
  overpaying,
  withTokens,
} from './dominion-positions.ts';
import { optionOf, shownDecision } from './drawn-table.ts';
import { byMouse, pickInTurn } from './players.ts';
import { atTheTray, beforeSwap, intoSwap, lastAction, twoToDiscard } from './positions.ts';
import { beginWith, openTable } from './tables.ts';
import { test } from './test.ts';
import { actionPhase, attacked } from './the-guild-positions.ts';

const table = 'open';

const screens = [
  ['/', /^Zunft/],
  ['/new/guildhall', /^Set up a table/],
  ['/new/guildhall?with=people', /^Set up a table/],
  ['/new/dominion', /^Set up a table/],
  ['/new/dominion?kingdom=tricks-of-the-trade', /^Set up a table/],
  ['/new/dominion?kingdom=cellar,moat', /^Set up a table/],
  ['/join', /^Join a table/],
  ['/join/nothing', /^This table could not be found/],
  ['/room/nothing', /^You cannot come to this table/],
  ['/replays', /^Games to watch/],
  ['/rules/guildhall', /^The rules/],
  ['/cards/guildhall', /^The cards/],
  ['/cards/guildhall/weaver', /Weaver/],
  ['/glossary/guildhall', /^Glossary/],
  ['/rules/dominion', /^The rules/],
  ['/cards/dominion', /^The cards/],
  ['/cards/dominion/herald', /Herald/],
  ['/glossary/dominion', /^Glossary/],
  ['/new/the-guild', /^Set up a table/],
  ['/rules/the-guild', /^The rules/],
  ['/cards/the-guild', /^The cards/],
  ['/cards/the-guild/smithy', /Smithy/],
  ['/glossary/the-guild', /^Glossary/],
  ['/settings', /Settings/],
  ['/credits', /Credits/],
  ['/nowhere', /^There is nothing/],
  ['/%E0%A4%A', /^There is nothing/],
  ['/rules/guildhall#%E0%A4%A', /^The rules/],
] as const;

test.for(screens)('accessibility: %s', async ([screen, heading], { page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...beforeSwap });
  await page.goto(screen, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await problemsOn(page)).toEqual([]);
});

async function sitDown(
  page: Page,
  position: typeof beforeSwap | typeof ordering | typeof actionPhase,
  settings = {},
): Promise<void> {
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
  ['an action phase of The Guild', actionPhase],
  ['an answer to an act', attacked],
] as const)('accessibility: the table with %s', async ([, position], { page }) => {
  await sitDown(page, position);
  await shownDecision(page, table);
  expect(await problemsOn(page)).toEqual([]);
});

test.for([
  ['a name', namingACard, { width: 1440, height: 900 }],
  ['a name on a phone', namingACard, { width: 390, height: 664 }],
  ['an order', ordering, { width: 1440, height: 900 }],
  ['an amount', overpaying, { width: 1440, height: 900 }],
  ['an amount on a phone', overpaying, { width: 390, height: 664 }],
  ['a reaction', attackedWithMoat, { width: 390, height: 664 }],
] as const)('accessibility: Dominion asks for %s', async ([, position, viewport], { newPage }) => {
  const page = await newPage({ viewport });
  await sitDown(page, position);
  await page.locator('[role="combobox"], [role="spinbutton"], .order-pick, .bar-letting').first().waitFor();
  expect(await problemsOn(page)).toEqual([]);
});

test('accessibility: the table of Dominion, its sheets, its end, and its replay', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await sitDown(page, lastProvince);
  await shownDecision(page, table);
  expect(await problemsOn(page), 'a purchase').toEqual([]);
  for (const name of [/^Berta: show everything known/, /^Trash:/]) {
    await page.getByRole('button', { name }).or(page.getByRole('gridcell', { name })).first().click();
    await page.getByRole('dialog').waitFor();
    expect(await problemsOn(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await pickInTurn(page, table, byMouse(page), ['buy.province', 'end']);
  await page.getByRole('dialog').waitFor();
  expect(await problemsOn(page), 'the end').toEqual([]);
  await page.goto(`/replay/${table}`, { waitUntil: 'networkidle' });
  expect(await problemsOn(page), 'the replay').toEqual([]);
});

test('accessibility: a kingdom being chosen', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, game: 'dominion', options: { kingdom: 'draft' }, seed: 'seed-1' });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  expect(await problemsOn(page)).toEqual([]);
});

test('accessibility: the text table of Dominion, with an amount', async ({ page }) => {
  await sitDown(page, withTokens, { textTable: true });
  await page.getByRole('button', { name: 'Spend coin tokens' }).click();
  await page.getByRole('spinbutton').waitFor();
  expect(await problemsOn(page), 'an amount').toEqual([]);
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

test.for(['/', '/new/dominion?with=people', '/rules/guildhall', '/settings'])(
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
