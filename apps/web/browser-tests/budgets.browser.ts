import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { coolDown, type RouteName, routes } from './routes.ts';
import { test } from './test.ts';
import { circles, weightOf, workerWeight } from './weight.ts';

/** Script and style are counted in the build; fonts, images and the total as a browser fetches them. */
interface Costs {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly image: number;
  readonly total: number;
}

const KB = 1000;

const table: Costs = { script: 110, style: 16, font: 60, image: 20, total: 220 };

/** In kilobytes as sent, compressed with brotli. The worker has a budget of its own. */
const budgets: Readonly<Record<RouteName, Costs>> = {
  // Icons are in the scripts; the one image is the grain of the paper.
  start: { script: 45, style: 10, font: 60, image: 8, total: 130 },
  guildhall: table,
  dominion: table,
  'the-guild': table,
  online: { ...table, script: 135, style: 24 },
};
const workerBudget = 150;

/** What a browser fetches for a route, by kind. A worker and what it loads are not counted. */
async function fetched(page: Page, address: string, landmark: string): Promise<Record<string, number>> {
  const sizes: Promise<readonly [kind: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/worker/')) return;
    const size = request.sizes();
    sizes.push(size.then(({ responseBodySize }) => [request.resourceType(), responseBodySize] as const));
  });
  await page.goto(address);
  // The server is heard between two fetches, and until then the network may seem idle.
  await page.locator(landmark).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sum: Record<string, number> = {};
  for (const [kind, bytes] of await Promise.all(sizes)) sum[kind] = (sum[kind] ?? 0) + bytes;
  return sum;
}

const line = (what: string, bytes: number, budget: number) =>
  `${what.padEnd(16)}${(bytes / KB).toFixed(1).padStart(7)} KB of ${String(budget).padStart(4)} KB`;

test.for(Object.keys(routes) as RouteName[])('budget: %s', async (name, { page }) => {
  const { chunks, address, landmark } = routes[name];
  const weight = weightOf(chunks);
  const place = await address(page);
  await coolDown(page);
  const kinds = await fetched(page, place, landmark);
  const costs: Costs = {
    ...weight,
    font: kinds['font'] ?? 0,
    image: kinds['image'] ?? 0,
    total: Object.values(kinds).reduce((a, b) => a + b, 0),
  };
  const parts = Object.keys(costs) as (keyof Costs)[];
  console.log(parts.map((part) => line(`${name}: ${part}`, costs[part], budgets[name][part])).join('\n'));
  expect(parts.filter((part) => costs[part] > budgets[name][part] * KB)).toEqual([]);
});

test('chunks: none runs before what it imports', () => {
  expect(circles()).toEqual([]);
});

test('budget: worker', () => {
  console.log(line('worker: script', workerWeight(), workerBudget));
  expect(workerWeight()).toBeLessThanOrEqual(workerBudget * KB);
});
