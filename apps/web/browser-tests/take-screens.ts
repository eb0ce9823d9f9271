import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision } from '@zunft/kernel';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  PageScreenshotOptions,
} from 'playwright-core';
import { ensureBuilt } from '../build/ensure-built.ts';
import type { Settings } from '../settings/settings.ts';
import { launchBrowser } from './browser.ts';
import { overpaying } from './dominion-positions.ts';
import { optionOf, shownDecision } from './drawn-table.ts';
import { Guest, playOn } from './guest.ts';
import { seeNoColours } from './hatches.ts';
import { indexedPng, type Pixels } from './indexed-png.ts';
import { byMouse, byTouch, pickInTurn, play } from './players.ts';
import { allColours, beforeSwap, intoSwap } from './positions.ts';
import { join as joinTable, layAs, type NewPage, pageOf, ready, type Setup } from './rooms.ts';
import { openSite } from './site.ts';
import { beginWith, me, openTable } from './tables.ts';
import { actionPhase, askedForLoan, attacked, electing } from './the-guild-positions.ts';
import { watch } from './watch.ts';

/**
 * Takes the pictures in `docs/screens`, which README and docs show: `npm run screens` takes all of them,
 * `npm run screens -- start-phone-de online-desktop-en` only these. What is dealt at tables with people is
 * left to chance, so their pictures differ each time.
 */

const folder = join(import.meta.dirname, '../../../docs/screens');
const colours = 256;

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

interface Also {
  /** Takes another picture on the way. */
  snap(name: string): Promise<void>;
  /** A page of somebody else at the same site. */
  readonly newPage: NewPage;
}

interface Shot {
  readonly on: BrowserContextOptions;
  readonly settings?: Partial<Settings>;
  /** Brings the page to what the picture shows. */
  show(page: Page, also: Also): Promise<void>;
  /** The part of the page that is wanted. */
  part?(page: Page): Promise<NonNullable<PageScreenshotOptions['clip']>>;
}

const table = 'picture';

const at = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
};

/** An action of Guildhall with several cards to play. */
const hasChoice = (decision: Decision): boolean =>
  decision.kind === 'choose' &&
  decision.prompt.key === 'prompt.action' &&
  decision.options.filter(({ legal, ref }) => legal && ref.verb === 'play').length > 3;

/** A game of three after some turns. */
async function inMidGame(page: Page): Promise<void> {
  await openTable(page.context(), { table, seed: 'seed-9', seats: 3 });
  await page.goto(`/table/${table}`);
  const isPhone = page.viewportSize()!.width < 600;
  await play(page, table, isPhone ? byTouch(page) : byMouse(page), {
    until: ({ match, decision }) => match.seq > 60 && hasChoice(decision),
  });
}

/** Plays a game of Dominion to its end, with a picture in the middle of it and one of the first question for a name. */
const wholeDominion =
  (place: string, kingdom: string, seed: string): Shot['show'] =>
  async (page, { snap }) => {
    await openTable(page.context(), {
      table,
      game: 'dominion',
      seed,
      options: { kingdom, showPoints: true },
    });
    await page.goto(`/table/${table}`);
    const isPhone = page.viewportSize()!.width < 600;
    const wanted = new Map([
      ['name', `dominion-naming-${place}`],
      ['buy', `dominion-table-${place}`],
    ]);
    await play(page, table, isPhone ? byTouch(page) : byMouse(page), {
      async look({ match, decision }) {
        const kind = decision.prompt.key.slice('prompt.'.length);
        const name = wanted.get(kind);
        const { coins } = match.view(me) as { coins: number };
        if (name === undefined || (kind === 'buy' && (match.seq < 60 || coins < 5))) return;
        wanted.delete(kind);
        await snap(name);
      },
    });
    await page.getByRole('dialog').waitFor();
  };

/** The stepper for an amount. */
const overpay: Shot['show'] = async (page) => {
  await openTable(page.context(), { table, ...overpaying });
  await page.goto(`/table/${table}`);
  await shownDecision(page, table);
  await byMouse(page).step(4);
};

/** The start page while Olga looks for company, and Cem and Dora play. */
async function amongOthers(page: Page, newPage: NewPage): Promise<void> {
  const olga = await pageOf(newPage, 'Olga');
  await layAs(olga, 'Olga', {
    places: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    visibility: 'open',
    clock: { kind: 'bank', seconds: 900, increment: 10 },
  });
  const [cem, dora] = [await pageOf(newPage, 'Cem'), await pageOf(newPage, 'Dora')];
  await gather(cem, dora, { game: 'dominion', visibility: 'open' }, 'Cem');
  for (const one of [cem, dora]) await ready(one).click();
  await cem.locator('[data-zone="decision"]').waitFor();
  await at('/')(page);
  await page.locator('.open-table').nth(1).waitFor();
}

/** Opens a table on the first page, and lets somebody from the second sit down there. */
async function gather(page: Page, friend: Page, setup: Setup, name = 'Ada'): Promise<void> {
  const { table: laid } = await layAs(page, name, setup);
  await page.goto(`/room/${laid}`);
  await joinTable(friend, await page.locator('.share-line input').inputValue());
}

/** A moment of The Guild. */
const guild =
  (position: typeof actionPhase, then?: (page: Page) => Promise<void>): Shot['show'] =>
  async (page) => {
    await openTable(page.context(), { table, ...position });
    await page.goto(`/table/${table}`);
    await shownDecision(page, table);
    await then?.(page);
  };

/** Opens what others offer: beside the table, or on the phone in the sheet with the log. */
async function openTrades(page: Page): Promise<void> {
  const isPhone = page.viewportSize()!.width < 600;
  if (isPhone) await page.locator('.top-log').tap();
  await page.getByRole('tab', { name: /^(Trades|Handel)/ }).click();
  await optionOf(page, 'accept.1').waitFor();
}

const guildMoments = {
  table: guild(actionPhase),
  reaction: guild(attacked),
  trades: guild(askedForLoan, openTrades),
  election: guild(electing),
};

const guildShots = Object.fromEntries(
  Object.entries(guildMoments).flatMap(([moment, show]): [string, Shot][] => [
    [`the-guild-${moment}-desktop-de`, { on: desk, settings: { language: 'de' }, show }],
    [`the-guild-${moment}-desktop-en`, { on: desk, show }],
    [`the-guild-${moment}-phone-de`, { on: phone, settings: { language: 'de' }, show }],
  ]),
);

const shots: Readonly<Record<string, Shot>> = {
  ...guildShots,
  'start-desktop-en': {
    on: desk,
    async show(page, { newPage }) {
      await openTable(page.context(), { table, ...beforeSwap });
      await amongOthers(page, newPage);
    },
  },
  'start-phone-de': {
    on: phone,
    settings: { language: 'de' },
    async show(page, { newPage }) {
      await amongOthers(page, newPage);
      await page.locator('.start-open').evaluate((section) => section.scrollIntoView({ block: 'end' }));
    },
  },
  'lay-desktop-en': {
    on: desk,
    settings: { name: 'Ada' },
    async show(page) {
      await at('/new/guildhall')(page);
      await page.getByText('Other people', { exact: true }).click();
      await page.getByRole('button', { name: 'Open the table' }).waitFor();
    },
  },
  'gathering-phone-de': {
    on: phone,
    settings: { language: 'de', name: 'Ada' },
    async show(page, { newPage }) {
      const berta = await pageOf(newPage, 'Berta');
      await gather(page, berta, { places: [{ kind: 'me' }, { kind: 'kept' }, { kind: 'open' }] });
      await ready(berta).click();
      await page.getByText('Berta ist bereit.').waitFor();
    },
  },
  'online-desktop-en': {
    on: desk,
    settings: { name: 'Ada' },
    async show(page, { newPage }) {
      const ada = new Guest(page);
      const berta = new Guest(await pageOf(newPage, 'Berta'));
      await gather(ada.page, berta.page, { clock: { kind: 'bank', seconds: 900, increment: 10 } });
      for (const guest of [ada, berta]) await ready(guest.page).click();
      let seq = 60;
      do {
        await playOn([ada, berta], () => ada.isAsked && ada.seq > seq);
        seq = ada.seq;
      } while (!hasChoice(await ada.seeDecision()));
      await page.locator('.hand .is-legal').first().hover();
    },
  },
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
  'dominion-end-desktop-en': { on: desk, show: wholeDominion('desktop-en', 'name-that-card', 'seed-1') },
  'dominion-end-phone-de': {
    on: phone,
    settings: { language: 'de' },
    show: wholeDominion('phone-de', 'tricks-of-the-trade', 'seed-6'),
  },
  'dominion-overpay-desktop-en': { on: desk, show: overpay },
  'dominion-overpay-phone-de': { on: phone, settings: { language: 'de', theme: 'dark' }, show: overpay },
  'kingdom-desktop-en': { on: desk, show: at('/new/dominion?kingdom=name-that-card') },
  'kingdom-phone-de': {
    on: phone,
    settings: { language: 'de' },
    async show(page) {
      await at('/new/dominion?kingdom=tricks-of-the-trade')(page);
      await page.locator('.kingdom-choice').evaluate((choice) => choice.scrollIntoView());
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

/** With a server of its own, so that no picture shows the tables of another. */
async function take(browser: Browser, name: string, shot: Shot): Promise<void> {
  const site = await openSite();
  const watched: (readonly string[])[] = [];
  const contexts: BrowserContext[] = [];
  const newPage: NewPage = async (options) => {
    const context = await browser.newContext({
      baseURL: site.address,
      locale: 'en-GB',
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    watched.push(watch(context, site.address));
    return context.newPage();
  };
  const page = await newPage(shot.on);
  await beginWith(page.context(), { theme: 'light', ...shot.settings });
  const snap = async (picture: string): Promise<void> => {
    await page.waitForTimeout(300);
    const clip = await shot.part?.(page);
    const png = await page.screenshot(clip ? { clip } : {});
    const complaints = watched.flat();
    if (complaints.length > 0) throw new Error(`${picture}: ${complaints.join('\n')}`);
    const small = indexedPng(await pixelsOf(page, png), colours);
    writeFileSync(join(folder, `${picture}.png`), small);
    console.log(`${picture}: ${Math.round(small.length / 1000)} KB`);
  };
  await shot.show(page, { snap, newPage });
  await snap(name);
  for (const context of contexts) await context.close();
  await site.close();
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in shots));
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`);
ensureBuilt();
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
for (const [name, shot] of Object.entries(shots))
  if (wanted.length === 0 || wanted.includes(name)) await take(browser, name, shot);
await browser.close();
