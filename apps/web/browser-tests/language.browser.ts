import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bar, optionOf, shownDecision } from './drawn-table.ts';
import { longNames, nothingGoes } from './positions.ts';
import { beginWith, openTable } from './tables.ts';
import { test } from './test.ts';

const table = 'bilingual';

/** Changes the language in the settings and comes back, without loading anything anew. */
async function switchTo(page: Page, language: 'Deutsch' | 'English'): Promise<void> {
  await page.getByRole('link', { name: /^(Settings|Einstellungen)$/ }).click();
  await page
    .getByRole('radio', { name: language })
    .or(page.getByRole('button', { name: language }))
    .first()
    .click();
  await page.goBack();
  await shownDecision(page, table);
}

const said = async (page: Page) => {
  await optionOf(page, 'play.farmer.red').hover();
  return {
    lang: await page.locator('html').getAttribute('lang'),
    asked: await bar(page).locator('.bar-sentence').innerText(),
    card: await optionOf(page, 'play.farmer.red').getAttribute('aria-label'),
    reason: await optionOf(page, 'play.farmer.red').getAttribute('aria-description'),
    shown: await bar(page).locator('.bar-reason').innerText(),
    log: await page.locator('.log-line').allInnerTexts(),
  };
};

test('language: the switch changes everything at the table, also what has been said before', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await beginWith(page.context());
  await openTable(page.context(), { table, ...nothingGoes });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  const english = await said(page);
  expect(english).toMatchObject({ lang: 'en', card: 'Farmer red', reason: english.shown });
  await switchTo(page, 'Deutsch');
  const german = await said(page);
  expect(german).toMatchObject({ lang: 'de', card: 'Bauer rot', reason: german.shown });
  expect(german.asked).toMatch(/Aktion/);
  expect(german.reason).toMatch(/Zunfthaus/);
  expect(german.log).toHaveLength(english.log.length);
  await switchTo(page, 'English');
  expect(await said(page)).toEqual(english);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('language: what is set in one tab holds in the others, and none of them sets it back', async ({
  newPage,
}) => {
  const page = await newPage();
  await beginWith(page.context());
  await page.goto('/settings');
  const other = await page.context().newPage();
  await other.goto('/settings');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await other.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await other.getByText('Dunkel', { exact: true }).click();
  await page.locator('[data-theme="dark"]').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test.for(['de-DE', 'en-GB'])(
  'language: the longest names fit on a phone, %s',
  async (locale, { newPage }) => {
    const page = await newPage({
      viewport: { width: 390, height: 664 },
      hasTouch: true,
      isMobile: true,
      locale,
    });
    await beginWith(page.context());
    await openTable(page.context(), { table, ...longNames });
    await page.goto(`/table/${table}`);
    await shownDecision(page, table);
    const cut = await page
      .locator('.card-name, .chapter-name, .opponent-display, .bar-say, .own-title')
      .evaluateAll((names) =>
        names.flatMap(({ scrollWidth, clientWidth, className, textContent }) =>
          clientWidth > 1 && scrollWidth > clientWidth
            ? [`${className}: ${textContent} ${scrollWidth} > ${clientWidth}`]
            : [],
        ),
      );
    expect(cut).toEqual([]);
  },
);
