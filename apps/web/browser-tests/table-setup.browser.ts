import { games } from '@zunft/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from './keyboard.ts';
import { beginWith, storedSummary } from './tables.ts';
import { test } from './test.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Start the game' });

/** The options of the table that has just been opened. */
async function optionsOfTable(page: Page): Promise<Readonly<Record<string, unknown>>> {
  await page.waitForURL('**/table/*');
  const { options } = await storedSummary(page, new URL(page.url()).pathname.split('/').at(-1)!);
  return options;
}

const kingdomOf = async (page: Page): Promise<string[]> =>
  String((await optionsOfTable(page))['kingdom'])
    .split(',')
    .sort();

const tricks = [
  ...['butcher', 'conspirator', 'coppersmith', 'great-hall', 'herald'],
  ...['journeyman', 'masquerade', 'nobles', 'soothsayer', 'stonemason'],
];

test.for(games.map(({ game }) => game.id))(
  'start page: one click to a running game of %s',
  async (game, { page }) => {
    await beginWith(page.context());
    await page.goto('/');
    await page
      .locator('.tile')
      .filter({ has: page.locator(`a[href="/new/${game}"]`) })
      .getByRole('button')
      .click();
    await page.waitForURL('**/table/*');
    await page.locator('[data-zone="decision"]').waitFor();
    const table = new URL(page.url()).pathname.split('/').at(-1)!;
    expect((await storedSummary(page, table)).game).toBe(game);
  },
);

test('set-up: a recommended set by its name, and its code', async ({ page }) => {
  await beginWith(page.context());
  await page.goto('/new/dominion');
  await page.getByText('Recommended', { exact: true }).click();
  await page.getByText('Tricks of the Trade', { exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: /read the card$/ }).count()).toBe(10);
  const code = await page.locator('.kingdom-sign').innerText();
  expect(code).toMatch(/^\w{4}-\w{4}-\w$/);
  await start(page).click();
  expect(await kingdomOf(page)).toEqual(tricks);

  await page.goto(`/new/dominion?kingdom=${code}`);
  await page.getByText('10 of 10').waitFor();
  await start(page).click();
  expect(await kingdomOf(page)).toEqual(tricks);
});

test('set-up: ten of one’s own are found in both languages; an eleventh is refused', async ({ page }) => {
  await beginWith(page.context());
  await page.goto('/new/dominion');
  await page.getByText('Pick ten', { exact: true }).click();
  const search = page.getByRole('searchbox');
  const pick = async (typed: string, card: string) => {
    await search.fill(typed);
    await page.getByRole('checkbox', { name: card, exact: true }).check();
  };
  await pick('Dorf', 'Village');
  await pick('village', 'Mining Village');
  await pick('baecker', 'Baker');
  await page.getByText('3 of 10').waitFor();
  await start(page).click();
  await page.getByText('A kingdom has 10 cards; there are 3.').waitFor();

  await search.fill('');
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'Reaction' }).click();
  await expect.poll(() => page.locator('.card-picker-cards input').count()).toBe(2);
  await page.getByRole('checkbox', { name: 'Moat' }).check();
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'all' }).click();
  await page.getByRole('button', { name: 'Fill up at random' }).click();
  await page.getByText('10 of 10').waitFor();
  const free = page.locator('.card-picker-cards input:not(:checked)').first();
  const name = await free.getAttribute('aria-label');
  await free.click();
  await page.getByText(`A kingdom has 10 cards. Take one out first, then you can pick ${name}.`).waitFor();
  expect(await free.isChecked()).toBe(false);
  await start(page).click();
  const kingdom = await kingdomOf(page);
  expect(kingdom).toHaveLength(10);
  expect(kingdom).toEqual(expect.arrayContaining(['baker', 'mining-village', 'moat', 'village']));
});

test('set-up: a code that cannot be read says so at its field', async ({ page }) => {
  await beginWith(page.context());
  await page.goto('/new/dominion?kingdom=0000-0000-1');
  await page.getByText('There is a mistake in the kingdom code “0000-0000-1”.').waitFor();
  const field = page.getByRole('textbox', { name: 'Take over a kingdom' });
  expect(await field.inputValue()).toBe('0000-0000-1');
  await field.fill('Keller, Market, Moat');
  await field.press('Enter');
  await page.getByText('A kingdom has 10 cards; there are 3.').waitFor();
  await field.fill('cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,workshop');
  await field.press('Enter');
  await page.getByText('These ten cards are picked now.').waitFor();
  await start(page).click();
  expect(await kingdomOf(page)).toContain('woodcutter');
});

test('set-up: what is left to chance keeps to quotas and bans, and stays chance', async ({ page }) => {
  await beginWith(page.context());
  await page.goto('/new/dominion?kingdom=random');
  const quota = (set: number) => page.locator('.kingdom-quotas select').nth(set);
  await quota(0).selectOption('10');
  await quota(2).selectOption('3');
  await page.getByText('The cards from the expansions must add up to 10; now they are 13.').waitFor();
  await quota(2).selectOption('0');
  await page.getByText(/^Banned cards/).click();
  for (const card of ['Baker', 'Doctor', 'Plaza'])
    await page.getByRole('checkbox', { name: card, exact: true }).check();
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect.poll(() => page.getByRole('button', { name: /read the card$/ }).count()).toBe(10);
  await start(page).click();
  const options = await optionsOfTable(page);
  expect(options).toMatchObject({ fromGuilds: 10, banned: ['baker', 'doctor', 'plaza'] });
  expect(String(options['kingdom']).split(',')).toHaveLength(10);

  // Whoever comes back finds chance again, not what it drew.
  await page.goto('/new/dominion');
  await page.getByRole('radio', { name: 'Random' }).and(page.locator(':checked')).waitFor();
});

test('set-up: aids, rulings, seats and bots, by keys alone', async ({ page }) => {
  await beginWith(page.context());
  await page.goto('/new/dominion?kingdom=draft');
  await start(page).waitFor();
  const reach = async (selector: string) => {
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.setAttribute('data-goal', ''));
    await tabTo(page, '[data-goal]');
    await page.evaluate(() => document.querySelector('[data-goal]')?.removeAttribute('data-goal'));
  };
  await reach('.new-seats input[type="radio"]:checked');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Bot 3', { exact: true }).waitFor();
  await reach('.switch input');
  await page.keyboard.press('Space');
  await reach('.table-form-folded > summary');
  await page.keyboard.press('Enter');
  await reach('.table-form-folded input:checked');
  await page.keyboard.press('ArrowRight');
  await reach('.table-form-start .button');
  await page.keyboard.press('Enter');
  const options = await optionsOfTable(page);
  expect(options).toMatchObject({ kingdom: 'draft', showPoints: true, masquerade: 'skip-empty-hands' });
});

test('set-up: Guildhall still takes six professions', async ({ page }) => {
  await beginWith(page.context());
  await page.goto('/new/guildhall?professions=chosen');
  await page.getByRole('checkbox', { name: 'Weaver' }).check();
  await page.getByText('1 of 6').waitFor();
  await page.getByText('You may give up the actions you have left.').waitFor();
  await start(page).click();
  await page.locator('.form-problem').waitFor();
});
