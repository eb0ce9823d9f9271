import type { Browser, Page } from 'playwright-core';
import { coolDown } from '../browser-tests/routes.ts';

/** What a first visit costs. Times in milliseconds. */
export interface PageLoad {
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Total blocking time: what long tasks take beyond 50 ms each. */
  readonly blocked: number;
  readonly longestTask: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Lighthouse's throttling for mobile devices. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const slowdown = 4;
/** How long a page must be quiet before it counts as loaded. */
const quiet = 2000;

type Noted = Pick<PageLoad, 'lcp' | 'cls' | 'blocked' | 'longestTask'>;

/** Loads a page with an empty cache on a slow device. */
export async function loadPage(
  browser: Browser,
  baseURL: string,
  address: (page: Page) => Promise<string>,
): Promise<PageLoad> {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const place = await address(page);
  await coolDown(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let requests = 0;
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', () => requests++);
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(takeNotes);
  await page.goto(place);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
  const noted = await notes(page);
  await context.close();
  return { ...noted, requests, bytes };
}

/** Runs in the page, before anything else. */
function takeNotes(): void {
  const noted = { lcp: 0, cls: 0, blocked: 0, longestTask: 0 };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    noted.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    noted.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    noted.blocked += Math.max(0, duration - 50);
    noted.longestTask = Math.max(noted.longestTask, duration);
  });
  Object.assign(window, { noted });
}

const notes = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);
