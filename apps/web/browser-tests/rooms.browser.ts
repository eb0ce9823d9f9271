import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsOn } from './axe.ts';
import { phone } from './devices.ts';
import { focusOf, tabTo } from './keyboard.ts';
import { ask, join, layAs, layTable, pageOf, ready } from './rooms.ts';
import { beginWith } from './tables.ts';
import { test } from './test.ts';

/** The signs of the chairs, as they are read out. */
const signs = (page: Page) => page.locator('.sign');
const sign = (page: Page, seat: number) => signs(page).nth(seat - 1);

test('a table with people: laid, found by its link, agreed on, and begun', async ({ newPage }) => {
  const ada = await pageOf(newPage, 'Ada');
  const link = await layTable(ada, { seats: 3 });
  expect(link).toMatch(/\/join\/[a-z0-9]{6}$/);
  await sign(ada, 1).getByText('you; this is your table').waitFor();
  // Whoever has pressed a button that is gone goes on at the top of what it led to.
  expect(await ada.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await ada.locator('.fact').count()).toBeGreaterThan(7);

  // Somebody without a name is asked for it where it is needed, and not earlier.
  const berta = await newPage(phone);
  await beginWith(berta.context());
  await berta.goto(link);
  await berta.getByRole('heading', { level: 1, name: 'Guildhall – who is playing?' }).waitFor();
  await berta.getByRole('button', { name: 'Sit down on seat 2' }).tap();
  await berta.getByText('Tell the others what to call you.').waitFor();
  await berta.getByLabel('Your name').fill('Berta');
  await berta.getByRole('button', { name: 'Sit down', exact: true }).tap();
  await ada.getByText('Berta has sat down.').waitFor();
  await sign(ada, 2).getByText('not ready yet').waitFor();

  await ready(berta).tap();
  await ada.getByText('Berta is ready.').waitFor();
  await berta.getByText('You are ready. 1 seat is still free.').waitFor();
  const [facts, share] = ['.facts', '.share'].map((part) => berta.locator(part));
  const isAbove = async () => (await facts!.boundingBox())!.y < (await share!.boundingBox())!.y;
  expect(await isAbove()).toBe(false);
  await ada.getByLabel('Who sits on seat 3?').selectOption('apprentice');
  await sign(berta, 3).getByText('bot: Apprentice. Follows a few rules of thumb').waitFor();
  // With nobody left to invite, what is agreed comes first on a phone.
  await expect.poll(isAbove).toBe(true);
  // With somebody else at the table, whoever was ready has to say so anew.
  await ready(berta).tap();
  await ready(ada).click();
  for (const page of [ada, berta]) await page.locator('[data-zone="decision"]').waitFor();
});

test('a table with people: whoever changes their mind says so, stands up, or calls it off', async ({
  newPage,
}) => {
  const ada = await pageOf(newPage, 'Ada');
  const berta = await pageOf(newPage, 'Berta');
  const link = await layTable(ada, { seats: 3 });
  await join(berta, link);
  await ready(berta).click();
  await berta.getByRole('button', { name: 'Not yet after all' }).click();
  await ada.getByText('Berta would rather wait a little.').waitFor();

  await sign(berta, 2).getByRole('button', { name: 'Stand up' }).click();
  await ada.getByText('Berta has stood up.').waitFor();
  await sign(ada, 2).getByRole('heading', { name: 'Free seat' }).waitFor();

  await berta.getByRole('button', { name: 'Sit down on seat 3' }).click();
  await ada.getByRole('button', { name: 'Ask Berta to leave the table' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Free the seat' }).click();
  await berta.getByText('You are not sitting at the table any more.').waitFor();

  await ada.getByRole('button', { name: 'Call the table off' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  for (const page of [ada, berta])
    await page.getByRole('heading', { level: 1, name: 'This table has been called off' }).waitFor();
});

test('a table with people: whoever was ready is asked anew when the last free seat gets a bot', async ({
  newPage,
}) => {
  const ada = await pageOf(newPage, 'Ada');
  const berta = await pageOf(newPage, 'Berta');
  await join(berta, await layTable(ada, { seats: 3 }));
  for (const page of [ada, berta]) await ready(page).click();
  await ada.getByText('You are ready. 1 seat is still free.').waitFor();
  await ada.getByLabel('Who sits on seat 3?').selectOption('apprentice');
  await sign(berta, 2).getByText('not ready yet').waitFor();
  await berta.getByText('Whoever was ready is asked again.').waitFor();
  expect(await berta.getByText('would rather wait').count()).toBe(0);
  // From now on it is for her: in words, and outside the page.
  await berta.getByText('All the others are ready. It begins when you are.').waitFor();
  const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');
  await expect.poll(() => berta.title()).toBe('(!) Are you ready? – Guildhall');
  await expect.poll(() => icon(berta)).toBe('/seal-dot.svg');
  expect([await ada.title(), await icon(ada)]).toEqual(['3 of 3 seated: Guildhall – Zunft', '/seal.svg']);
  await ready(berta).click();
  for (const page of [ada, berta]) await page.locator('[data-zone="decision"]').waitFor();
});

test('a table with people: whoever sits alone moves to another seat, and is asked before the table is gone', async ({
  newPage,
}) => {
  const ada = await pageOf(newPage, 'Ada');
  await layTable(ada, { seats: 3 });
  await ada.getByRole('button', { name: 'Move to seat 2' }).click();
  await sign(ada, 2).getByText('you; this is your table').waitFor();
  await ada.getByRole('button', { name: 'Stand up' }).click();
  await ada.getByRole('dialog', { name: 'Call this table off?' }).waitFor();
  await ada.keyboard.press('Escape');
  await sign(ada, 2).getByRole('button', { name: 'Stand up' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await ada.getByRole('heading', { level: 1, name: 'This table has been called off' }).waitFor();
});

test('a table with people: whoever waits for friends is told of a table that waits for them', async ({
  newPage,
}) => {
  const ada = await pageOf(newPage, 'Ada');
  const { table } = await layAs(ada, 'Ada', { places: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await ask(ada, { command: 'ready', table, ready: true } as never);
  await layTable(ada);
  const other = ada.getByRole('link', { name: 'Another table waits for you.' });
  await other.waitFor();
  await expect.poll(() => ada.title()).toBe('(1) 1 of 2 seated: Guildhall – Zunft');
  expect(await ada.locator('link[rel="icon"]').getAttribute('href')).toBe('/seal-dot.svg');
  await other.click();
  await ada.waitForURL(`**/room/${table}`);
  await ada.locator('[data-zone="decision"]').waitFor();
});

test('a table with people: whoever goes elsewhere while it gathers does not take its title along', async ({
  newPage,
}) => {
  const ada = await pageOf(newPage, 'Ada');
  await layTable(ada);
  await expect.poll(() => ada.title()).toBe('1 of 2 seated: Guildhall – Zunft');
  await ada.getByRole('link', { name: 'Settings' }).first().click();
  await ada.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(await ada.title()).toBe('Settings – Zunft');
  await ada.goBack();
  await expect.poll(() => ada.title()).toBe('1 of 2 seated: Guildhall – Zunft');
});

test('a table with people: what was set up comes again next time', async ({ newPage }) => {
  const ada = await pageOf(newPage, 'Ada');
  await ada.goto('/new/dominion?with=people');
  await ada.locator('.new-seats .segments').getByText('3', { exact: true }).click();
  await ada.getByLabel('Seat 3').selectOption('open');
  await ada.getByLabel('Kept for (optional)').fill('Cem');
  await ada.getByText('Another clock …').click();
  await ada.getByText('As a supply').click();
  await ada.getByLabel('Supply for the whole game').selectOption({ label: '1 hour' });
  await ada.getByRole('group', { name: 'Who may watch?' }).getByText('Nobody').click();
  await ada.getByLabel('Points are shown').check();
  await ada.getByRole('button', { name: 'Open the table' }).click();
  await ada.getByText('1 hour, plus 10 seconds for each decision').waitFor();
  for (const name of ['For Cem', 'Free seat']) await ada.getByRole('heading', { name }).waitFor();
  for (const words of ['everybody, on the start page', 'nobody'])
    await ada.getByText(words, { exact: true }).waitFor();

  await ada.goto('/new/dominion?with=people');
  expect(await ada.getByLabel('Seat 3').inputValue()).toBe('open');
  expect(await ada.getByLabel('Kept for (optional)').inputValue()).toBe('Cem');
  expect(await ada.getByLabel('Supply for the whole game').inputValue()).toBe('3600');
  expect(await ada.getByLabel('Points are shown').isChecked()).toBe(true);
});

test('a table with people: laid, shared and made ready by keys alone', async ({ newPage }) => {
  const page = await pageOf(newPage, '');
  await page.goto('/new/guildhall');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await tabTo(page, '.with-whom input');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
  await tabTo(page, '.table-form-start .button');
  await page.keyboard.press('Enter');
  // Without a name the focus goes to where it is asked for.
  await page.getByText('Tell the others what to call you.').waitFor();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/room/*');
  await ready(page).waitFor();
  await tabTo(page, '.share-line .button');
  await page.keyboard.press('Enter');
  await page.locator('.share-said').filter({ hasText: /cop/ }).waitFor();
  await tabTo(page, '.ready-form .button-sealed');
  await page.keyboard.press('Enter');
  await page.getByText('You are ready. 1 seat is still free.').waitFor();
  // The button has changed under the finger; the focus is still there.
  expect(await focusOf(page)).toBe('Not yet after all');
  await page.keyboard.press('Enter');
  await ready(page).waitFor();
  expect(await focusOf(page)).toBe('I am ready');
});

test('start page: open tables come and go by themselves; own ones are among the games', async ({
  newPage,
}) => {
  const olga = await pageOf(newPage, 'Olga');
  const berta = await pageOf(newPage, 'Berta');
  const offer = (page: Page) => page.getByRole('link', { name: 'Join in: Guildhall, Olga' });
  await berta.goto('/');
  await olga.goto('/new/guildhall?with=people');
  await olga.getByLabel('Seat 2').selectOption('open');
  await olga.getByRole('button', { name: 'Open the table' }).click();
  await olga.waitForURL('**/room/*');
  await berta.getByText('Olga, 1 free seat · no clock').waitFor();
  await olga.goto('/');
  await olga.getByText('1 seat is still free.').waitFor();
  await olga.locator('.lobby').waitFor();
  // One’s own table is not offered once more.
  expect(await offer(olga).count()).toBe(0);

  const watcher = await pageOf(newPage, 'Cem');
  await watcher.goto('/');
  await offer(watcher).waitFor();
  await offer(berta).click();
  await berta.getByRole('button', { name: 'Sit down as Berta' }).click();
  await ready(berta).click();
  await offer(watcher).waitFor({ state: 'detached' });
  await olga.getByRole('link', { name: 'To the table: Guildhall, with Berta' }).click();
  await ready(olga).click();
  await olga.locator('[data-zone="decision"]').waitFor();
  await berta.goto('/');
  // Who begins is drawn: either she is asked, and reads what, or the others are.
  await berta.getByText(/^Discard any number of your 9 cards|The others are thinking\./).waitFor();
  const running = watcher.locator('.open-table').filter({ hasText: 'Olga' });
  await running.getByText('no clock · running').waitFor();
  const table = olga
    .url()
    .replace(/.*\/room\//, '')
    .replace(/\?.*/, '');
  for (const page of [olga, berta])
    await ask(page, {
      command: page === olga ? 'pause' : 'agree',
      table,
      ...(page === berta && { agree: true }),
    } as never);
  await running.getByText('no clock · paused').waitFor();
});

test('start page: a table that waits is counted in the title and marked in the icon, on other screens, too', async ({
  newPage,
}) => {
  const ada = await pageOf(newPage, 'Ada');
  const places = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];
  const { table } = await layAs(ada, 'Ada', { places });
  const icon = () => ada.locator('link[rel="icon"]').getAttribute('href');
  // Everybody sits, so that it waits for her to be ready.
  await ada.getByText('Everybody is seated. Are you ready?').waitFor();
  await expect.poll(() => ada.title()).toBe('(1) Zunft');
  await ask(ada, { command: 'ready', table, ready: true } as never);
  await expect.poll(() => ada.title()).toBe('(1) Zunft');
  await expect.poll(icon).toBe('/seal-dot.svg');
  await ada.getByRole('link', { name: 'Settings' }).first().click();
  await expect.poll(() => ada.title()).toBe('(1) Settings – Zunft');
  await ask(ada, { command: 'resign', table } as never);
  await expect.poll(() => ada.title()).toBe('Settings – Zunft');
  expect(await icon()).toBe('/seal.svg');
});

test('start page: a table that waits is counted also where its icon cannot be fetched', async ({
  newPage,
}) => {
  const ada = await pageOf(newPage, 'Ada');
  const broken = { contentType: 'text/javascript', body: 'throw 0' };
  const tried = ada.waitForResponse('**/assets/table-*.js');
  await ada.route('**/assets/table-*.js', (route) => route.fulfill(broken));
  await layAs(ada, 'Ada', { places: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await expect.poll(() => ada.title()).toBe('(1) Zunft');
  await tried;
  await ada.getByRole('link', { name: 'Settings' }).first().click();
  await expect.poll(() => ada.title()).toBe('(1) Settings – Zunft');
});

test('replays: games that others have finished can be found by everybody, if their players let them', async ({
  newPage,
}) => {
  const ada = await pageOf(newPage, 'Ada');
  const places = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random', name: 'Wolf' }];
  for (const watching of ['spectators', 'nobody'] as const) {
    const { table } = await layAs(ada, 'Ada', { places, visibility: 'open', watching });
    await ask(ada, { command: 'ready', table, ready: true } as never);
    await ask(ada, { command: 'resign', table } as never);
  }
  const zoe = await pageOf(newPage, 'Zoe');
  // The way there is no secret of those who have finished a game in this browser.
  await zoe.goto('/');
  await zoe.getByRole('link', { name: 'All games' }).click();
  const others = zoe.getByRole('region', { name: 'Played by others' });
  await others.getByText('Wolf').first().waitFor();
  expect(await others.getByRole('link').count()).toBe(1);
  await ada.goto('/replays');
  await ada.getByRole('heading', { name: 'Played with others' }).waitFor();
  expect(await ada.getByRole('region', { name: 'Played by others' }).getByText('Wolf').count()).toBe(0);
});

test('start page: a code leads to its table, a wrong one says so', async ({ newPage }) => {
  const ada = await pageOf(newPage, 'Ada');
  const code = (await layTable(ada)).slice(-6);
  const berta = await pageOf(newPage, 'Berta');
  await berta.goto('/');
  const field = berta.getByLabel('Table code');
  await field.fill('no table');
  await field.press('Enter');
  await berta.getByText('No table has this code.').waitFor();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase());
  await field.press('Enter');
  await berta.getByText('Ada has opened this table.').waitFor();

  // A private table is not for whoever only knows its address.
  const cem = await pageOf(newPage, 'Cem');
  await cem.goto(new URL(ada.url()).pathname);
  await cem.getByRole('heading', { level: 1, name: 'You cannot come to this table' }).waitFor();
  await cem.getByText('You can come with the link or the code').waitFor();
  await cem.getByLabel('Table code').fill(code);
  await cem.getByLabel('Table code').press('Enter');
  await cem.getByText('Ada has opened this table.').waitFor();
});

test('a table with people: a lost connection is said in words, and mended', async ({ newPage }) => {
  const ada = await pageOf(newPage, 'Ada');
  const berta = await pageOf(newPage, 'Berta');
  const link = await layTable(ada);
  await join(berta, link);
  await sign(ada, 2).getByText('Berta').waitFor();
  await ada.context().setOffline(true);
  await ada.getByText('No network.').waitFor();
  await sign(berta, 1).getByText('not here at the moment').waitFor();
  await ready(berta).click();
  await ada.context().setOffline(false);
  await ada.getByText('Berta is ready.').waitFor();
  await sign(berta, 1).getByText('not ready yet', { exact: true }).waitFor();
  await ready(ada).click();
  await ada.locator('[data-zone="decision"]').waitFor();
});

test('start page: a seat kept for another game is offered, and can be let go', async ({ newPage }) => {
  const [ada, berta] = [await pageOf(newPage, 'Ada'), await pageOf(newPage, 'Berta', phone)];
  const { table, code } = await layAs(ada, 'Ada');
  await berta.goto('/');
  await ask(berta, { command: 'me', name: 'Berta' } as never);
  await ask(berta, { command: 'sit', table, code } as never);
  for (const page of [ada, berta]) await ask(page, { command: 'ready', table, ready: true } as never);
  await ask(berta, { command: 'resign', table } as never);
  await ask(ada, { command: 'rematch', table } as never);

  await berta.getByText('Another game? Your seat is kept for you.').waitFor();
  await berta.getByRole('link', { name: /^To the table: Guildhall, with Ada/ }).click();
  await berta.getByText('kept for you, as you played last time').waitFor();
  await berta.getByRole('button', { name: 'Not this time' }).click();
  await berta.getByRole('heading', { name: 'Play now' }).waitFor();
  await berta.getByText('Another game? Your seat is kept for you.').waitFor({ state: 'detached' });
});

/** Runs in the page: a server that is not there, without the complaint that browsers write for it. */
function withoutServer(): void {
  class NoSocket extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    }
    close(): void {}
  }
  Object.assign(globalThis, { WebSocket: NoSocket });
}

test('a table with people: without a server the page says so where it is seen, and lets one go', async ({
  newPage,
}) => {
  const page = await pageOf(newPage, 'Ada', phone);
  await page.addInitScript(withoutServer);
  await page.goto('/room/somewhere');
  const button = page.getByRole('button', { name: 'Try now' });
  await button.waitFor();
  expect((await button.boundingBox())!.y).toBeLessThan(phone.viewport.height);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: 'Play now' }).waitFor();
});

test('start page: without a server one quiet line, and everything else works', async ({ newPage }) => {
  const page = await pageOf(newPage, 'Ada');
  await page.addInitScript(withoutServer);
  await page.goto('/');
  await page.getByText('Tables with people are out of reach at the moment.').waitFor();
  await page.getByRole('button', { name: 'Against bots' }).first().click();
  await page.locator('[data-zone="decision"]').waitFor();
});

test('accessibility: a table before its game, for its owner and for a visitor', async ({ newPage }) => {
  const ada = await pageOf(newPage, 'Ada', { viewport: { width: 1440, height: 900 } });
  const link = await layTable(ada, { seats: 3 });
  const visitor = await newPage(phone);
  await beginWith(visitor.context());
  await visitor.goto(link);
  await visitor.getByLabel('Your name').waitFor();
  for (const [page, who] of [
    [ada, 'the owner'],
    [visitor, 'a visitor'],
  ] as const) {
    await page.getByText('Nobody can stack the deck').click();
    expect(await problemsOn(page), who).toEqual([]);
  }
  await visitor.goto('/');
  await ask(visitor, {
    command: 'lay',
    game: 'dominion',
    places: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'open',
  });
  await ada.goto('/');
  await ada
    .getByRole('link', { name: /^Join in/ })
    .first()
    .waitFor();
  expect(await problemsOn(ada), 'open tables').toEqual([]);
});

test('accessibility: twice the text size at a table before its game', async ({ newPage }) => {
  for (const viewport of [{ width: 1440, height: 900 }, phone.viewport]) {
    const page = await pageOf(newPage, 'Ada', { viewport, settings: { textSize: 200 } });
    await layTable(page, { seats: 3 });
    const [content, room] = await page.evaluate(() => [
      document.scrollingElement!.scrollWidth,
      document.scrollingElement!.clientWidth,
    ]);
    expect(content, `at ${viewport.width} px`).toBeLessThanOrEqual(room!);
  }
});
