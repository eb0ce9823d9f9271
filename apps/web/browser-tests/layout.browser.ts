import { expect } from 'vitest';
import { bar, isPicked, optionOf, shownDecision } from './drawn-table.ts';
import { layoutProblems } from './layout-problems.ts';
import { byMouse, play } from './players.ts';
import { fullHand, twoToDiscard } from './positions.ts';
import { beginWith, openTable } from './tables.ts';
import { test } from './test.ts';

const table = 'laid';
const phone = { width: 390, height: 664 };
const viewports = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  phone,
  { width: 320, height: 640 },
];
const setups = [2, 3, 4].flatMap((seats) =>
  ['old-world', 'all'].map((professions) => ({
    name: `${seats} players, ${professions}`,
    seats,
    professions,
  })),
);

test.for(setups)(
  'layout: everything in view without scrolling, $name',
  async ({ seats, professions }, { page }) => {
    await beginWith(page.context());
    await openTable(page.context(), { table, seats, seed: 'seed-4', options: { professions } });
    await page.goto(`/table/${table}`);
    await play(page, table, byMouse(page), { decisions: 3 });
    const found: Record<string, string[]> = {};
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      // The table takes another shape with the next frames.
      await page.waitForTimeout(300);
      const problems = await layoutProblems(page);
      if (problems.length > 0) found[`${viewport.width}×${viewport.height}`] = problems;
    }
    expect(found).toEqual({});
  },
);

test('layout: on a phone, whatever acts is large enough for a finger', async ({ newPage }) => {
  const page = await newPage({ viewport: phone, hasTouch: true, isMobile: true });
  await beginWith(page.context());
  await openTable(page.context(), { table, ...fullHand });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  await optionOf(page, 'refill').tap();
  const targets = page.locator('.bar button, .hand [role="option"]').filter({ visible: true });
  const small = await targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 43.5 || height < 43.5 ? [`${element.className}: ${width}×${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test('layout: turning the phone keeps what is picked', async ({ newPage }) => {
  const page = await newPage({ viewport: phone, hasTouch: true, isMobile: true });
  await beginWith(page.context());
  await openTable(page.context(), { table, ...twoToDiscard });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  await optionOf(page, 'discard.weaver.red').tap();
  for (const viewport of [{ width: 844, height: 390 }, phone]) {
    await page.setViewportSize(viewport);
    await bar(page).getByText('1 of 2 chosen', { exact: true }).waitFor();
    expect(await isPicked(page, 'discard.weaver.red')).toBe(true);
  }
});
