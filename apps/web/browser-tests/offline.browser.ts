import { expect } from 'vitest';
import { test } from './test.ts';

test('offline: after one visit every route loads without the server', async ({ newPage }) => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await page.goto('/');
  // Ready means active, and it only becomes active with everything in the cache.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  for (const route of ['/', '/some/route?with=words']) {
    await page.goto(route);
    expect(await page.locator('#app').innerText()).not.toBe('');
  }
});

test('offline: the manifest names icons that exist', async ({ page, site }) => {
  await page.goto('/');
  const manifest = await page.evaluate(() => fetch('/manifest.webmanifest').then((answer) => answer.json()));
  expect(manifest.name).toBe('Zunft');
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(site.address + src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
});
