import { expect } from 'vitest';
import { test } from './test.ts';
import { watch } from './watch.ts';

const planted: readonly (readonly [what: string, run: () => void, complaint: RegExp])[] = [
  ['an error on the console', () => console.error('planted'), /^console: planted/],
  [
    'an exception',
    () => {
      setTimeout(() => {
        throw new Error('planted');
      });
    },
    /^exception: Error: planted/,
  ],
  [
    'a rejection that nobody handles',
    () => {
      setTimeout(() => Promise.reject(new Error('planted')));
    },
    /^exception: Error: planted/,
  ],
  [
    'an exception in a worker',
    () => {
      new Worker('/planted.js');
    },
    /planted in a worker/,
  ],
  [
    'an inline script',
    () => document.head.append(Object.assign(document.createElement('script'), { textContent: '1' })),
    /^console: .*Content Security Policy/,
  ],
  [
    'an inline style',
    () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' })),
    /^console: .*Content Security Policy/,
  ],
  [
    'an image from elsewhere',
    () => {
      new Image().src = 'http://elsewhere.invalid/a.png';
    },
    /^console: .*Content Security Policy/,
  ],
  [
    'a missing file',
    () => {
      new Image().src = '/gone.png';
    },
    /^console: .*404/,
  ],
  [
    'a page from elsewhere',
    () => location.assign('http://elsewhere.invalid/'),
    /^foreign request: .*elsewhere/,
  ],
];

test.for(planted)('the watch over a page: notices %s', async ([, run, complaint], { browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'block' });
  const complaints = watch(context, site.address);
  const page = await context.newPage();
  await page.route('/planted.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted in a worker")' }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
  await page.evaluate(run);
  await expect.poll(() => complaints).toContainEqual(expect.stringMatching(complaint));
  await context.close();
});
