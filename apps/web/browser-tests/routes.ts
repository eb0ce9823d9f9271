import type { Page } from 'playwright-core';
import { ask, layAs } from './rooms.ts';

interface Route {
  /** The chunks that it needs: the entry, and what is imported when the route is entered. Names as in Vite's manifest. */
  readonly chunks: readonly string[];
  /** What stands on the page when the last of them has arrived. */
  readonly landmark: string;
  /** Its address, after doing on a fresh page whatever must be done for it to exist. */
  address(page: Page): Promise<string>;
}

/** A table of a game that was begun on the start page. */
const tableOf = (game: string): Route => ({
  chunks: ['index.html', 'App.tsx', 'screens/table/index.tsx', `games/${game}/index.ts`],
  landmark: '[data-zone="decision"]',
  async address(page) {
    await page.goto('/');
    await page
      .locator('.tile')
      .filter({ has: page.locator(`a[href="/new/${game}"]`) })
      .locator('.button-primary')
      .click();
    await page.waitForURL('**/table/*');
    return new URL(page.url()).pathname;
  },
});

/** The routes whose cost is watched, by the tests of the budgets and by `npm run bench:web`. */
export const routes = {
  start: {
    chunks: ['index.html', 'App.tsx', 'screens/start/index.tsx'],
    landmark: '.tile',
    address: async () => '/',
  },
  guildhall: tableOf('guildhall'),
  dominion: tableOf('dominion'),
  'the-guild': tableOf('the-guild'),
  /** A table of Guildhall on the server, whose game runs. */
  online: {
    chunks: [
      'index.html',
      'App.tsx',
      'screens/room/index.tsx',
      'room/PlayedRoom.tsx',
      'games/guildhall/index.ts',
    ],
    landmark: '[data-zone="decision"]',
    async address(page) {
      const { table } = await layAs(page, 'Ada', {
        places: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
      });
      await ask(page, { command: 'ready', table, ready: true } as never);
      return `/room/${table}`;
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
