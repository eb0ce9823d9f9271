import { expect } from 'vitest';
import { bar, marksOf, marksOn, optionOf } from './drawn-table.ts';
import { byKeys, focusOf, tabStops, tabTo } from './keyboard.ts';
import { byMouse, byTouch, type Moment, play } from './players.ts';
import { beginWith, openTable, storedSummary } from './tables.ts';
import { test } from './test.ts';
import { playByName } from './text-player.ts';

const table = 'game';
const jobFaire = { professions: 'job-faire', prestige: 'job-faire', pointsToWin: 5 };
const oldWorld = { pointsToWin: 5 };

/** What the game by mouse asks on its way. */
const kindsInGame = [
  ...['redraw', 'furnish', 'action', 'level', 'exchange', 'give-chapter', 'give-away', 'put-back'],
  ...['rob', 'refill', 'use-prestige', 'order-discard'],
];

test('a whole game by mouse, on a desk, in English', { timeout: 120_000 }, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await beginWith(page.context());
  await openTable(page.context(), { table, seed: 'seed-12', options: jobFaire });
  await page.goto(`/table/${table}`);

  const clickRefused = async ({ match, decision }: Moment): Promise<void> => {
    const [refused] = marksOf(decision).refused;
    if (refused === undefined) return;
    const box = (await optionOf(page, refused).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect((await storedSummary(page, table)).seq).toBe(match.seq);
    expect(await marksOn(page)).toEqual(marksOf(decision));
  };
  const asked = new Set<string>();
  await play(page, table, byMouse(page), {
    async look(moment) {
      asked.add(moment.decision.prompt.key);
      expect(await bar(page).count()).toBe(1);
      expect((await bar(page).getByRole('heading', { level: 2 }).innerText()).length).toBeGreaterThan(15);
      await clickRefused(moment);
    },
  });
  expect(kindsInGame.filter((kind) => !asked.has(`prompt.${kind}`))).toEqual([]);
  await page.getByRole('dialog', { name: /^You/ }).waitFor();
});

test('a whole game by touch, on a phone, in German', { timeout: 120_000 }, async ({ newPage }) => {
  const page = await newPage({
    viewport: { width: 390, height: 664 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });
  await beginWith(page.context());
  await openTable(page.context(), { table, seed: 'seed-1', seats: 3, options: oldWorld });
  await page.goto(`/table/${table}`);
  await play(page, table, byTouch(page));
  await page.getByRole('dialog', { name: /^Conrad/ }).waitFor();
});

test('a whole game by keyboard, from the start page on', { timeout: 120_000 }, async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await beginWith(page.context());
  await openTable(page.context(), { table, seed: 'seed-10', seats: 4, options: jobFaire });
  await page.goto('/');
  await page.locator(`a[href="/table/${table}"]`).waitFor();
  await tabTo(page, `a[href="/table/${table}"]`);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/table/${table}`);
  await play(page, table, byKeys(page), {
    async look({ match }) {
      await expect
        .poll(() => focusOf(page), { timeout: 500, interval: 20, message: `focus after record ${match.seq}` })
        .not.toBe('nothing');
    },
  });
  expect(await focusOf(page)).not.toBe('nothing');
});

test('at the table Tab has at most ten stops', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await beginWith(page.context());
  await openTable(page.context(), { table, seed: 'seed-10', seats: 4, options: jobFaire });
  await page.goto(`/table/${table}`);
  await play(page, table, byMouse(page), { decisions: 2 });
  const stops = await tabStops(page);
  expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(10);
});

test('a whole game by role and name, on the text table', { timeout: 120_000 }, async ({ newPage }) => {
  const page = await newPage();
  await beginWith(page.context(), { textTable: true });
  await openTable(page.context(), { table, seed: 'seed-13', seats: 3, options: oldWorld });
  await page.goto(`/table/${table}`);
  expect(await playByName(page, table, 3)).toBeGreaterThan(20);
  await page.getByText('The game is over.').first().waitFor();
});
