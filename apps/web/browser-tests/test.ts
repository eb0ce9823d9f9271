import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openSite, type Site } from './site.ts';
import { watch } from './watch.ts';

interface Fixtures {
  readonly browser: Browser;
  readonly site: Site;
  /** Opens a page with a profile of its own, on which nothing may go wrong. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Such a page with everything as it comes. */
  readonly page: Page;
}

/**
 * A test in the browser: `test('…', async ({ page }) => { await page.goto('/'); … })`. It fails when a page reports an
 * error or asks any host but the site's. The service worker is left out unless asked for with
 * `newPage({ serviceWorkers: 'allow' })`, so that every test loads what it tests.
 */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.close();
    },
    { scope: 'file' },
  ],
  newPage: async ({ browser, site }, use) => {
    const opened: { close(): Promise<void>; complaints: readonly string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: site.address,
        locale: 'en-GB',
        serviceWorkers: 'block',
        ...options,
      });
      opened.push({ close: () => context.close(), complaints: watch(context, site.address) });
      return context.newPage();
    });
    for (const { close } of opened) await close();
    expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
  page: async ({ newPage }, use) => use(await newPage()),
});
