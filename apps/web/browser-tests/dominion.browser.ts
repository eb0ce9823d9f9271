import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './devices.ts';
import { beforeOverpaying, beforeTreasures, overpaying, withTokens } from './dominion-positions.ts';
import { amountField, bar, commitButton, optionOf, shownDecision } from './drawn-table.ts';
import { byKeys } from './keyboard.ts';
import { byMouse, byTouch, give, pickInTurn, settle } from './players.ts';
import { askedOf, beginWith, me, openTable } from './tables.ts';
import { test } from './test.ts';
import { until } from './until.ts';

const table = 'guilds';

async function sitDown(page: Page, position: typeof overpaying): Promise<void> {
  await beginWith(page.context());
  await openTable(page.context(), { table, ...position });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
}

interface Seen {
  readonly coins: number;
  readonly supply: readonly { readonly card: string; readonly count: number }[];
  readonly seats: readonly { readonly discard: { readonly count: number }; readonly tokens: number }[];
}

const seen = (match: Awaited<ReturnType<typeof shownDecision>>) => match.view(me) as unknown as Seen;
const left = ({ supply }: Seen, card: string) => supply.find((pile) => pile.card === card)!.count;

test('treasures: the button says what they bring, and T plays them all', async ({ page }) => {
  await sitDown(page, beforeTreasures);
  const button = optionOf(page, 'play-treasures');
  expect(await button.innerText()).toMatch(/^Play Treasures\s+\+4$/);
  await settle(page);
  await button.click();
  const played = await shownDecision(page, table, 0);
  expect(seen(played).coins).toBe(4);
  await page.getByRole('button', { name: 'Undo: Play Treasures' }).first().click();
  const { seq } = await shownDecision(page, table, played.seq);
  await page.keyboard.press('t');
  expect(seen(await shownDecision(page, table, seq)).coins).toBe(4);
});

test('overpaying: the stepper says what it brings, and the piles show it', async ({ page }) => {
  await sitDown(page, beforeOverpaying);
  await pickInTurn(page, table, byMouse(page), ['buy.stonemason']);
  const note = bar(page).locator('.amount-note');
  const commit = async () => (await commitButton(page).innerText()).split('\n');
  expect(await commit()).toEqual(['Buy for 2', 'and pay nothing extra']);
  await byMouse(page).step(4);
  expect(await note.innerText()).toBe(
    '4 more gains two Actions that cost exactly 4: Herald, Conspirator, Coppersmith',
  );
  expect(await commit()).toEqual(['Buy for 6', 'and gain two at 4']);
  await expect.poll(() => page.locator('.dom-gained').count()).toBe(3);
  expect(await bar(page).getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await bar(page).getByRole('button', { name: 'One more' }).click({ force: true });
  expect(await amountField(page).getAttribute('aria-valuenow')).toBe('4');
  await byMouse(page).commit();
  const match = await shownDecision(page, table, 1);
  expect(match.seq).toBe(2);
  await pickInTurn(page, table, byMouse(page), ['gain.herald', 'gain.herald']);
  expect(left(seen(await shownDecision(page, table)), 'herald')).toBe(8);
});

test('overpaying: by keys, from the plus sign to Enter', async ({ page }) => {
  await sitDown(page, overpaying);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await until(() => amountField(page).getAttribute('aria-valuenow'), '1');
  await byKeys(page).step(1);
  await page.keyboard.press('End');
  await until(() => amountField(page).getAttribute('aria-valuenow'), '4');
  await page.keyboard.press('Home');
  await byKeys(page).commit();
  // A Stonemason for its price alone.
  const match = await shownDecision(page, table, 0);
  expect(seen(match)).toMatchObject({ coins: 4 });
});

test('tokens: spent one by one, by finger', async ({ newPage }) => {
  const page = await newPage({ ...phone, locale: 'de-DE' });
  await sitDown(page, withTokens);
  let match = await pickInTurn(page, table, byTouch(page), ['spend-tokens']);
  expect(await commitButton(page).innerText()).toBe('1 Münze einsetzen\ndann 6 Geld');
  await byTouch(page).step(2);
  expect(await commitButton(page).innerText()).toBe('3 Münzen einsetzen\ndann 8 Geld');
  expect(await bar(page).locator('.amount-note').innerText()).toBe('dann 8 Geld: Provinz');
  await byTouch(page).step(-1);
  await give(page, table, byTouch(page), { match, decision: askedOf(match) }, 1);
  match = await shownDecision(page, table, match.seq);
  expect(seen(match)).toMatchObject({ coins: 7 });
  expect(seen(match).seats[me]!.tokens).toBe(1);
});

test('a kingdom chosen card by card', async ({ page }) => {
  await beginWith(page.context());
  await openTable(page.context(), { table, game: 'dominion', seed: 'seed-1', options: { kingdom: 'draft' } });
  await page.goto(`/table/${table}`);
  const picks = ['herald', 'doctor', 'moat', 'baker', 'plaza'];
  const match = await pickInTurn(
    page,
    table,
    byMouse(page),
    picks.map((card) => `draft.${card}`),
  );
  const { supply } = seen(match);
  expect(supply.map(({ card }) => card)).toEqual(expect.arrayContaining(picks));
  expect(supply).toHaveLength(17);
  await expect.poll(() => page.locator('.dom-pile').count()).toBe(17);
});
