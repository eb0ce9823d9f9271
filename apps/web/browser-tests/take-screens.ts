import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page, PageScreenshotOptions } from 'playwright-core';
import { ensureBuilt } from '../build/ensure-built.ts';
import type { Settings } from '../settings/settings.ts';
import { launchBrowser } from './browser.ts';
import { optionOf, shownDecision } from './drawn-table.ts';
import { seeNoColours } from './hatches.ts';
import { indexedPng, type Pixels } from './indexed-png.ts';
import { byMouse, byTouch, pickInTurn, play } from './players.ts';
import { allColours, beforeSwap, intoSwap } from './positions.ts';
import { openSite } from './site.ts';
import { beginWith, openTable } from './tables.ts';
import { watch } from './watch.ts';

/** Takes the pictures in `docs/screens`, which README and docs show: `npm run screens`. */

const folder = join(import.meta.dirname, '../../../docs/screens');
const colours = 256;

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

interface Shot {
  readonly on: BrowserContextOptions;
  readonly settings?: Partial<Settings>;
  /** Brings the page to what the picture shows. */
  show(page: Page): Promise<void>;
  /** The part of the page that is wanted. */
  part?(page: Page): Promise<NonNullable<PageScreenshotOptions['clip']>>;
}

const table = 'picture';

const at = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
};

/** A game of three after some turns. */
async function inMidGame(page: Page): Promise<void> {
  await openTable(page.context(), { table, seed: 'seed-9', seats: 3 });
  await page.goto(`/table/${table}`);
  const isPhone = page.viewportSize()!.width < 600;
  await play(page, table, isPhone ? byTouch(page) : byMouse(page), {
    until: ({ match, decision: { prompt, options } }) =>
      match.seq > 60 &&
      prompt.key === 'prompt.action' &&
      options.filter(({ legal, ref }) => legal && ref.verb === 'play').length > 3,
  });
}

const shots: Readonly<Record<string, Shot>> = {
  'start-desktop-en': { on: desk, show: withTables('/') },
  'start-phone-de': { on: phone, settings: { language: 'de' }, show: at('/') },
  'table-desktop-en': {
    on: desk,
    async show(page) {
      await inMidGame(page);
      await page.locator('.hand .is-legal').first().hover();
    },
  },
  'table-phone-de': { on: phone, settings: { language: 'de', theme: 'dark' }, show: inMidGame },
  'swap-desktop-de': {
    on: desk,
    settings: { language: 'de', theme: 'dark' },
    async show(page) {
      await openTable(page.context(), { table, ...beforeSwap });
      await page.goto(`/table/${table}`);
      await pickInTurn(page, table, byMouse(page), [...intoSwap, 'take.historian.red']);
    },
  },
  'text-table-desktop-en': {
    on: desk,
    async show(page) {
      await inMidGame(page);
      await page.getByRole('button', { name: 'Text table' }).first().click();
    },
  },
  'replay-desktop-en': {
    on: desk,
    async show(page) {
      await openTable(page.context(), { table, seed: 'seed-14', seats: 3, options: { pointsToWin: 5 } });
      await page.goto(`/table/${table}`);
      await play(page, table, byMouse(page));
      await page.goto(`/replay/${table}?step=60&seat=0`, { waitUntil: 'networkidle' });
    },
  },
  'rules-desktop-en': { on: desk, show: at('/rules/guildhall') },
  'cards-desktop-de': { on: desk, settings: { language: 'de' }, show: at('/cards/guildhall') },
  'settings-phone-en': { on: phone, settings: { theme: 'dark' }, show: at('/settings') },
  greyscale: {
    on: { ...desk, deviceScaleFactor: 2 },
    async show(page) {
      await openTable(page.context(), { table, ...allColours });
      await page.goto(`/table/${table}`);
      await shownDecision(page, table);
      await seeNoColours(page);
    },
    async part(page) {
      const first = (await optionOf(page, 'play.farmer.red').boundingBox())!;
      const last = (await optionOf(page, 'play.farmer.purple').boundingBox())!;
      const { x, y, height } = first;
      return { x: x - 12, y: y - 12, width: last.x + last.width - x + 24, height: height + 20 };
    },
  },
};

/** The start page of somebody who has begun a game. */
function withTables(path: string) {
  return async (page: Page): Promise<void> => {
    await openTable(page.context(), { table, ...beforeSwap });
    await at(path)(page);
  };
}

async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = new Uint8Array(context.getImageData(0, 0, image.width, image.height).data);
    let text = '';
    for (let i = 0; i < pixels.length; i += 8192)
      text += String.fromCharCode(...pixels.subarray(i, i + 8192));
    return { width: image.width, height: image.height, data: btoa(text) };
  }, png.toString('base64'));
  return { width, height, data: Buffer.from(data, 'base64') };
}

async function take(browser: Browser, address: string, name: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...shot.on,
  });
  await beginWith(context, { theme: 'light', ...shot.settings });
  const complaints = watch(context, address);
  const page = await context.newPage();
  await shot.show(page);
  await page.waitForTimeout(300);
  const clip = await shot.part?.(page);
  const png = await page.screenshot(clip ? { clip } : {});
  if (complaints.length > 0) throw new Error(`${name}: ${complaints.join('\n')}`);
  const small = indexedPng(await pixelsOf(page, png), colours);
  writeFileSync(join(folder, `${name}.png`), small);
  console.log(`${name}: ${Math.round(small.length / 1000)} KB`);
  await context.close();
}

ensureBuilt();
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const [browser, site] = [await launchBrowser(), await openSite()];
for (const [name, shot] of Object.entries(shots))
  if (wanted.length === 0 || wanted.includes(name)) await take(browser, site.address, name, shot);
await browser.close();
await site.close();
