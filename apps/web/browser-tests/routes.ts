import type { Page } from 'playwright-core';

interface Route {
  /** The chunks that it needs: the entry, and what is imported when the route is entered. Names as in Vite's manifest. */
  readonly chunks: readonly string[];
  /** Its address, after doing on a fresh page whatever must be done for it to exist. */
  address(page: Page): Promise<string>;
}

/** The routes whose cost is watched, by the tests of the budgets and by `npm run bench:web`. */
export const routes = {
  start: {
    chunks: ['index.html', 'screens/start/index.tsx'],
    address: async () => '/',
  },
  table: {
    chunks: ['index.html', 'screens/table/index.tsx', 'games/guildhall/index.ts'],
    async address(page) {
      await page.goto('/');
      await page.locator('.tile .button-primary').first().click();
      await page.waitForURL('**/table/*');
      return new URL(page.url()).pathname;
    },
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Forgets what the browser has fetched so far, but not the tables it keeps. */
export async function coolDown(page: Page): Promise<void> {
  await page.goto('about:blank');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.detach();
}
