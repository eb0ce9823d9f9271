import { games } from '@zunft/games';
import type { Room } from '@zunft/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsOn } from './axe.ts';
import { desk, phone } from './devices.ts';
import { Guest, playOn } from './guest.ts';
import { problemsAt } from './layout-problems.ts';
import { meet, strip, watcher } from './meeting.ts';
import { ask, pageOf, ready } from './rooms.ts';
import { test } from './test.ts';

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'People and table' }).click();
  await press(page, 'Resign …');
  await press(page, 'Resign the game');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What is said in passing is gone after a while, so that it is looked for while it is brought about. */
const hears = async (page: Page, words: string, deed: Promise<void>) =>
  Promise.all([strip(page, words).waitFor(), deed]);

test('what people ask each other: pause, going back, resigning', async ({ newPage }) => {
  const { ada, berta, table } = await meet(newPage);
  await playOn([ada, berta], () => ada.seq >= 10);

  await ada.page.getByRole('button', { name: 'People and table' }).click();
  await press(ada.page, 'Ask for a pause');
  await ada.page.keyboard.press('Escape');
  await strip(ada.page, 'You asked for a pause. Still to answer: Berta.').waitFor();
  expect(await berta.page.title()).toMatch(/^\(!\)/);
  await hears(ada.page, 'It stays as it is', press(berta.page, 'Play on'));

  await ada.page.getByRole('button', { name: 'People and table' }).click();
  await press(ada.page, 'Ask for a pause');
  await ada.page.keyboard.press('Escape');
  await press(berta.page, 'Pause the game');
  await berta.page.getByText('The game is paused, as Ada asked.').waitFor();
  await ada.page.getByText('The game is paused. No time runs').waitFor();
  await expect.poll(() => ada.page.locator('[data-option].is-legal').count()).toBe(0);
  await hears(ada.page, 'The game goes on.', press(berta.page, 'Go on'));

  // What others have seen is not taken back without them.
  const undo = (page: Page) => page.locator('.top-undo');
  const asks = () => undo(ada.page).getAttribute('data-undo');
  await playOn([ada, berta], () => berta.isAsked && !ada.isAsked);
  while ((await ada.update()).undo.kind !== 'agreed') {
    const { seq } = ada;
    await playOn([ada, berta], () => ada.seq > seq);
  }
  await expect.poll(asks).toBe('agreed');
  expect(await undo(ada.page).getAttribute('aria-label')).toMatch(/^Ask to undo: /);
  await undo(ada.page).click();
  await hears(ada.page, 'It stays as it is', press(berta.page, 'Leave it as it is'));
  await undo(ada.page).click();
  await hears(ada.page, 'Taken back', press(berta.page, 'Let Ada take it back'));
  await ada.page.getByText('1 takeback').waitFor();

  await berta.page.getByRole('button', { name: 'People and table' }).click();
  await press(berta.page, 'Resign …');
  await berta.page.getByText('Ada wins then, and the game is over.').waitFor();
  await press(berta.page, 'Resign the game');
  await ada.page.getByRole('dialog', { name: 'You have won!' }).getByText('has resigned').waitFor();

  await inDialog(berta.page, 'Propose another game').click();
  await berta.page.waitForURL(/\/room\//);
  await ada.page.getByText('Berta wants a rematch.').waitFor();
  await expect.poll(() => ada.page.title()).toBe('(!) You are asked – Guildhall');
  await inDialog(ada.page, 'Join the next game').click();
  await ready(ada.page).waitFor();
  expect(ada.page.url()).toBe(berta.page.url());

  // Nobody is called to it any more who sits there: it is one of the tables that wait.
  await ada.page.goto(`/room/${table}`);
  await ada.page.getByText('There is a next game with the same people.').waitFor();
  await expect.poll(() => ada.page.title()).toBe('(1) Guildhall – Zunft');
});

test('called off before anybody has moved, and only then', async ({ newPage }) => {
  const { ada, berta } = await meet(newPage, { clock: { kind: 'bank', seconds: 600, increment: 0 } });
  await ada.page.getByRole('button', { name: 'People and table' }).click();
  await press(ada.page, 'More time for Berta');
  await ada.page
    .locator('.room-person')
    .filter({ hasText: /11:00|10:[1-5]\d/ })
    .waitFor();
  await press(ada.page, 'Call the game off …');
  await ada.page.getByText('Nobody has moved yet').waitFor();
  await inDialog(ada.page, 'Call the game off').click();
  for (const { page } of [ada, berta])
    await page.getByRole('heading', { level: 1, name: 'This table has been called off' }).waitFor();
});

test('somebody is absent: a bot plays, another person takes the seat over', async ({ newPage }) => {
  const { ada, berta, table } = await meet(newPage, { clock: { kind: 'move', seconds: 30 } });
  await playOn([ada, berta], () => berta.isAsked && !ada.isAsked);
  await berta.page.close();
  await ada.page.getByText('Berta’s time ran out').waitFor({ timeout: 90_000 });
  const invitation = ada.page.getByLabel('Whoever opens this link takes the seat of Berta over:');
  await press(ada.page, 'Invite somebody');
  const link = await invitation.inputValue();
  await ada.page.keyboard.press('Escape');
  await press(ada.page, 'Let a bot play for Berta');
  await ada.page.locator('.seat-note').filter({ hasText: 'a bot plays' }).waitFor();
  // What has been sent stays good.
  await ada.page.getByRole('button', { name: 'People and table' }).click();
  await press(ada.page, 'Invite somebody to the seat of Berta');
  expect(await invitation.inputValue()).toBe(link);

  const cem = new Guest(await pageOf(newPage, 'Cem', desk));
  await cem.page.goto(link);
  await cem.page.getByText('The seat of Berta is vacant.').waitFor();
  await expect.poll(() => cem.page.getByLabel('Your name').inputValue()).toBe('Cem');
  await press(cem.page, 'Take the seat');
  await strip(ada.page, 'Cem has taken the seat of Berta.').waitFor();
  expect(await ada.page.getByText('Whoever opens this link').count()).toBe(0);
  await ada.page.keyboard.press('Escape');
  await playOn([ada, cem], () => ada.seq > 20);
  expect(cem.seat).toBe(1);
  expect(cem.page.url()).toContain(table);
});

test('whoever is invited to a table that nobody may watch reads of nothing but that', async ({ newPage }) => {
  const { ada, berta } = await meet(newPage, { clock: { kind: 'move', seconds: 10 }, watching: 'nobody' });
  await playOn([ada, berta], () => berta.isAsked && !ada.isAsked);
  await berta.page.close();
  await ada.page.getByText('Berta’s time ran out').waitFor({ timeout: 60_000 });
  await press(ada.page, 'Invite somebody');
  const link = await ada.page.getByLabel(/^Whoever opens this link/).inputValue();
  const cem = await pageOf(newPage, 'Cem', phone);
  await cem.goto(link);
  await cem.getByRole('heading', { level: 1, name: 'Play on for somebody' }).waitFor();
  expect(await cem.getByText('not open to you').count()).toBe(0);
  expect(await cem.getByText('Nobody may look on').count()).toBe(0);
  await press(cem, 'Take the seat');
  await cem.locator('[data-zone="decision"]').waitFor();
  // The code in the address has served its purpose.
  await cem.reload();
  await cem.locator('[data-zone="decision"]').waitFor();
});

test('whoever is too slow is told so, and is not replaced while they are there', async ({ newPage }) => {
  const { ada, berta, link } = await meet(newPage, { clock: { kind: 'move', seconds: 10 } });
  const zoe = await watcher(newPage, link);
  await playOn([ada, berta], () => berta.isAsked && !ada.isAsked);
  await Promise.all([
    strip(berta.page, 'Your time was up; a bot decided for you.').waitFor({ timeout: 60_000 }),
    strip(ada.page, 'Berta’s time ran out: a bot decided.').waitFor({ timeout: 60_000 }),
  ]);
  expect(ada.room.seats[berta.seat]).toMatchObject({ here: true });
  expect(await ada.page.getByRole('button', { name: 'Let a bot play for Berta' }).count()).toBe(0);
  // Somebody who only looks is offered no seat, and sees what was played.
  expect(await zoe.page.getByText('is vacant').count()).toBe(0);
  await zoe.page.getByRole('region', { name: 'Played this turn' }).first().waitFor();
});

test('whoever lets the time run out twice may be replaced by a bot, but by nobody else while they are there', async ({
  newPage,
}) => {
  const { ada, berta } = await meet(newPage, { clock: { kind: 'move', seconds: 10 } });
  await ada.update();
  const [late, other] = ada.isAsked ? [ada, berta] : [berta, ada];
  const name = late === ada ? 'Ada' : 'Berta';
  // What was dealt before is no decision of the bot.
  const told = strip(late.page, 'Your time was up; a bot decided for you.');
  await told.waitFor({ timeout: 60_000 });
  expect(await told.textContent()).not.toContain('You begin.');

  await expect.poll(() => other.room.seats[late.seat]?.absent, { timeout: 60_000 }).toBe(true);
  await other.page.getByRole('button', { name: 'People and table' }).click();
  await other.page.getByRole('button', { name: `Let a bot play for ${name}` }).waitFor();
  expect(await other.page.getByRole('button', { name: 'Invite somebody' }).count()).toBe(0);
});

test('whoever may look on afterwards is told so, and let in when the game is over', async ({ newPage }) => {
  const { ada, berta, link } = await meet(newPage, { watching: 'afterwards' });
  const zoe = await pageOf(newPage, 'Zoe');
  await zoe.goto(link);
  await zoe.getByText('you can watch the game when it is over').waitFor();
  await resign(berta.page);
  await zoe.getByRole('dialog', { name: 'Ada has won.' }).waitFor();

  // The copy that the browser keeps for watching is the same game, and is not listed beside it.
  await ada.page.goto('/replays');
  const games = ada.page.locator('.archive-game');
  await games.getByRole('link', { name: 'Watch the game' }).click();
  await ada.page.locator('.transport').waitFor();
  await ada.page.goto('/replays');
  await ada.page.getByRole('heading', { name: 'Ada wins' }).first().waitFor();
  await ada.page.getByText('Looking for games').waitFor({ state: 'hidden' });
  expect(await games.count()).toBe(1);
});

test('an answer whose acknowledgement is lost counts once, and nobody is told otherwise', async ({
  newPage,
}) => {
  const { ada, berta } = await meet(newPage);
  await playOn([ada, berta], () => ada.isAsked && ada.seq > 6);
  const { seq } = ada;
  let cut = false;
  await ada.page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    let answering: unknown;
    socket.onMessage((message) => {
      const { id, command } = JSON.parse(String(message));
      if (command === 'answer' && !cut) answering = id;
      server.send(message);
    });
    server.onMessage((message) => {
      const { id, update } = JSON.parse(String(message));
      if (cut || answering === undefined || (id !== answering && update === undefined)) socket.send(message);
      else {
        cut = true;
        void socket.close();
        void server.close();
      }
    });
  });
  await ada.page.reload();
  await ada.seeDecision();
  await ada.answer();
  // The frame is overheard before it is held back.
  await expect.poll(() => cut).toBe(true);
  expect(ada.seq).toBeGreaterThan(seq);
  await ada.page.waitForTimeout(1_000);
  // A paragraph tells of trouble; why a card under the mouse cannot be played is told in another element.
  expect(await ada.page.locator('p.bar-why:not(.bar-why-none)').allTextContents()).toEqual([]);
  await playOn([ada, berta], () => ada.seq >= seq + 4);
  await expect.poll(() => berta.seq === ada.seq).toBe(true);
});

test('the next question can be answered before the last answer is acknowledged', async ({ newPage }) => {
  const { ada, berta } = await meet(newPage);
  await playOn([ada, berta], () => ada.isAsked && ada.seq > 6);
  const held: unknown[] = [];
  await ada.page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    const answers = new Set<unknown>();
    socket.onMessage((message) => {
      const { id, command } = JSON.parse(String(message));
      if (command === 'answer') answers.add(id);
      server.send(message);
    });
    server.onMessage((message) => {
      const { id } = JSON.parse(String(message));
      if (answers.has(id)) held.push(id);
      else socket.send(message);
    });
  });
  await ada.page.reload();
  await playOn([ada, berta], () => held.length >= 4);
  await expect.poll(() => berta.seq === ada.seq).toBe(true);
});

test('since your last visit: what happened is offered, shown step by step, and skipped', async ({
  newPage,
}) => {
  const { ada, berta, link } = await meet(newPage);
  const guests = [ada, berta];
  await playOn(guests, () => ada.seq >= 12 && ada.isAsked && !berta.isAsked);
  const away = async () => {
    const { page } = berta;
    const elsewhere = await page.context().newPage();
    await page.close();
    await playOn([ada], () => !ada.isAsked);
    await elsewhere.close();
  };
  await away();
  await berta.changeTab(link);
  const offer = () => strip(berta.page, 'Since your last visit');
  await offer().getByRole('button', { name: 'Show me' }).tap();
  const said = berta.page.locator('#decision');
  await said.filter({ hasText: /^1 of \d+ – / }).waitFor();
  await berta.page.locator('.table-screen[data-past="true"]').waitFor();
  const next = berta.page.getByRole('button', { name: 'Next', exact: true });
  while ((await next.count()) > 0) await next.tap();
  await press(berta.page, 'To the game');
  await berta.seeDecision();

  await playOn(guests, () => ada.isAsked && !berta.isAsked);
  await away();
  await berta.changeTab(link);
  await offer().getByRole('button', { name: 'Skip' }).tap();
  await offer().waitFor({ state: 'detached' });
  await berta.seeDecision();
  await berta.page.reload();
  await berta.page.locator('.bar-asking').waitFor();
  expect(await offer().count()).toBe(0);

  // The ways through it fit on a phone, also with longer words.
  await playOn(guests, () => ada.isAsked && !berta.isAsked);
  await berta.page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('zunft-settings')!);
    localStorage.setItem('zunft-settings', JSON.stringify({ ...settings, language: 'de' }));
  });
  await away();
  await berta.changeTab(link);
  await press(berta.page, 'Ansehen');
  await berta.page
    .locator('#decision')
    .filter({ hasText: /^1 von \d+ – / })
    .waitFor();
  const ways = await berta.page
    .locator('.bar-options > .button')
    .evaluateAll((buttons) =>
      buttons.map(({ textContent, scrollWidth, clientWidth }) => [textContent, scrollWidth - clientWidth]),
    );
  expect(ways).toEqual([
    ['Zurück', 0],
    ['Weiter', 0],
    ['Abspielen', 0],
    ['Überspringen', 0],
  ]);
});

test('a game by link: step and perspective, in a browser that has never seen the table', async ({
  newPage,
}) => {
  const { ada, berta, table } = await meet(newPage);
  const cem = await pageOf(newPage, 'Cem', desk);
  await cem.goto(`/replay/${table}`);
  await cem.getByRole('heading', { level: 1, name: 'This game is still running' }).waitFor();
  await playOn([ada, berta], () => ada.seq >= 12);
  await resign(ada.page);
  await ada.page.getByRole('dialog', { name: 'Berta has won.' }).waitFor();

  const download = ada.page.waitForEvent('download');
  await press(ada.page, 'Save the game as a file');
  expect((await download).suggestedFilename()).toMatch(/^zunft-guildhall-.*\.json$/);
  await press(ada.page, 'Check the deal');
  await ada.page.getByText('Everything agrees.').waitFor();

  await cem.goto(`/replay/${table}?step=7&seat=1`);
  await cem.getByText('Step 7 of').waitFor();
  expect(await cem.getByLabel('View').inputValue()).toBe('1');
  await cem.getByLabel('View').selectOption('all');
  await cem.getByRole('region', { name: 'All hands' }).waitFor();
  await cem.getByRole('button', { name: 'Verify the shuffle' }).click();
  await cem.getByText('Everything agrees.').waitFor();
});

test('several tables: they are counted, and the one that waited longest is a key away', async ({
  newPage,
}) => {
  const { ada, berta } = await meet(newPage);
  const others: string[] = [];
  while (others.length < 2) {
    const { room } = (await ask(ada.page, {
      command: 'lay',
      game: 'guildhall',
      places: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
    })) as unknown as { room: Room };
    await ask(ada.page, { command: 'ready', table: room.table, ready: true } as never);
    others.push(room.table);
    await ada.page.getByRole('button', { name: `Next table (${others.length})` }).waitFor();
  }
  await playOn([ada, berta], () => berta.isAsked && !ada.isAsked);
  await expect.poll(() => ada.page.title()).toBe('(2) Guildhall – Zunft');
  await ada.page.keyboard.press('n');
  await ada.page.waitForURL(`**/room/${others[0]}`);
  await ada.page.locator('.bar-asking').waitFor();
});

test.for(games.map(({ game }) => game.id))(
  'layout: everything in view without scrolling at a table of %s with people and clocks',
  async (game, { newPage }) => {
    const bot = { kind: 'bot', bot: 'apprentice' } as const;
    const { ada, berta } = await meet(newPage, {
      game,
      places: [
        { kind: 'me' },
        { kind: 'kept' },
        { ...bot, name: 'Maximiliane von Hohenau' },
        { ...bot, name: 'Bartholomäus Wolkenburg' },
      ],
      clock: { kind: 'bank', seconds: 900, increment: 5 },
    });
    await playOn([ada, berta], () => berta.isAsked && !ada.isAsked);
    expect(await problemsAt(ada.page), 'while somebody else is asked').toEqual({});
    // The longest words: somebody else's turn, and yet an answer is possible.
    const isTime = () => (game === 'the-guild' ? ada.mayInterrupt : ada.isAsked);
    await playOn([ada, berta], () => isTime() && ada.seq > 4);
    expect(await problemsAt(ada.page), 'asked').toEqual({});
    await ada.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('zunft-settings')!);
      localStorage.setItem('zunft-settings', JSON.stringify({ ...kept, language: 'de' }));
    });
    await ada.page.reload();
    await ada.seeDecision();
    await berta.page.context().setOffline(true);
    await ada.page.locator('.seat-note').filter({ hasText: 'nicht verbunden' }).waitFor();
    // Somebody who was gone for a moment only is not talked about.
    expect(await problemsAt(ada.page), 'in German, with somebody away').toEqual({});
    await berta.page.context().setOffline(false);
  },
);

test('accessibility: a table with people, for players and for whoever looks on', async ({ newPage }) => {
  const { ada, berta, link } = await meet(newPage, { clock: { kind: 'bank', seconds: 600, increment: 5 } });
  await playOn([ada, berta], () => ada.seq >= 10);
  const zoe = await watcher(newPage, link);
  await berta.page.getByRole('button', { name: 'People and table' }).tap();
  await press(berta.page, 'Ask for a pause');
  await press(ada.page, 'Pause the game');
  await ada.page.getByRole('heading', { name: 'The game is paused, as Berta asked.' }).waitFor();
  for (const [{ page }, who] of [
    [ada, 'paused'],
    [berta, 'the menu on a phone'],
    [zoe, 'looking on'],
  ] as const)
    expect(await problemsOn(page), who).toEqual([]);
  await berta.page.keyboard.press('Escape');
  await press(berta.page, 'Go on');
  await ada.page.getByRole('button', { name: 'Text table' }).first().click();
  await ada.page.getByRole('heading', { name: 'Who sits here' }).waitFor();
  expect(await problemsOn(ada.page), 'in words').toEqual([]);
  await ada.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await strip(berta.page, 'Ada would like to pause the game.').waitFor();
  expect(await problemsOn(berta.page), 'asked').toEqual([]);
  await press(berta.page, 'Play on');
  await ada.page.getByRole('button', { name: 'Resign …' }).click();
  await ada.page.getByRole('button', { name: 'Resign the game' }).click();
  await ada.page.getByText('The game is over.').first().waitFor();
  await ada.page.getByText('(has resigned)').waitFor();
  expect(await problemsOn(ada.page), 'the end in words').toEqual([]);
  await berta.page.getByRole('dialog').waitFor();
  expect(await problemsOn(berta.page), 'the end').toEqual([]);
});

test('another game is offered once more when the first offer was called off', async ({ newPage }) => {
  const { ada, berta, table } = await meet(newPage);
  await ask(ada.page, { command: 'resign', table } as never);
  const end = berta.page.getByRole('dialog');
  const offer = end.getByText('Ada wants a rematch.');
  const close = end.getByRole('button', { name: 'Close' }).first();
  for (let times = 0; times < 2; times++) {
    const { room } = await ask(ada.page, { command: 'rematch', table } as never);
    await offer.waitFor();
    await close.click();
    await end.waitFor({ state: 'detached' });
    await ask(ada.page, { command: 'stand', table: (room as Room).table } as never);
  }
});

test('a part of the table that does not arrive is said to be missing, and comes when the page is loaded anew', async ({
  newPage,
}) => {
  const { ada } = await meet(newPage);
  const { page } = ada;
  const [parts, broken] = ['**/assets/seldom-*.js', { contentType: 'text/javascript', body: 'throw 0' }];
  await page.route(parts, (route) => route.fulfill(broken));
  const menu = page.getByRole('button', { name: 'People and table' });
  await menu.click();
  const notice = page.getByRole('status').getByText('Something could not be loaded.');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Later' }).click();
  await notice.waitFor({ state: 'detached' });
  await menu.click();
  await notice.waitFor();
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Reload' }).click();
  await menu.click();
  await page.getByRole('dialog').getByText('Berta').first().waitFor();
});
