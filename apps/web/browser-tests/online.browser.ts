import { games } from '@zunft/games';
import { updateFor } from '@zunft/host';
import { type Answer, type Decision, type Game, type Journal, Match } from '@zunft/kernel';
import type { Room, Update } from '@zunft/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsOn } from './axe.ts';
import { Guest, playOn } from './guest.ts';
import { problemsAt } from './layout-problems.ts';
import { ask, join, layAs, type NewPage, pageOf, ready, type Setup } from './rooms.ts';
import { test } from './test.ts';

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/** Short games. */
const options: Readonly<Record<string, Setup['options']>> = { guildhall: { pointsToWin: 5 } };

interface Meeting {
  readonly ada: Guest;
  readonly berta: Guest;
  readonly link: string;
  readonly table: string;
}

/** Two people meet by a link and begin; nobody has an account. */
async function meet(
  newPage: NewPage,
  { game = 'guildhall', ...setup }: Setup = {},
  pages: { readonly ada?: object; readonly berta?: object } = {},
): Promise<Meeting> {
  const ada = new Guest(await pageOf(newPage, 'Ada', { ...desk, ...pages.ada }));
  const berta = new Guest(await pageOf(newPage, 'Berta', { ...phone, ...pages.berta }), { touch: true });
  const room = await layAs(ada.page, 'Ada', {
    game,
    ...(options[game] && { options: options[game] }),
    ...setup,
  });
  await ada.page.goto(`/room/${room.table}`);
  const link = await ada.page.getByLabel('Link to the table').inputValue();
  await join(berta.page, link);
  await ready(berta.page).tap();
  await ready(ada.page).click();
  for (const { page } of [ada, berta]) await page.locator('[data-zone="decision"]').waitFor();
  return { ada, berta, link, table: room.table };
}

/** Somebody who only looks. */
async function watcher(newPage: NewPage, link: string): Promise<Guest> {
  const zoe = new Guest(await pageOf(newPage, 'Zoe', desk));
  await zoe.page.goto(link);
  await zoe.page.getByText('You are looking on').waitFor();
  return zoe;
}

const strip = (page: Page, words: string | RegExp) => page.locator('.room-strip').filter({ hasText: words });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'People and table' }).click();
  await press(page, 'Resign …');
  await press(page, 'Resign the game');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A whole game of The Guild takes too long from the deal on; `the-guild-online` plays one from a position. */
const courses = games.map(({ game }) =>
  game.id === 'the-guild'
    ? { id: game.id, game, course: 'some rounds', last: 45, liking: cardsFirst }
    : { id: game.id, game, course: 'a whole game', last: undefined, liking: undefined },
);

/** In The Guild nothing much happens to those who only end their turns. */
function cardsFirst(decision: Decision): Answer | undefined {
  const options = decision.kind === 'choose' && decision.max === 1 ? decision.options : [];
  const played = options.find(({ legal, ref }) => legal && ref.verb === 'play');
  return played && [played.id];
}

test.for(courses)(
  'two meet by a link and play $course of $id; one loses connection and tab; a third sees no hand',
  { timeout: 420_000 },
  async ({ game, last, liking }, { newPage }) => {
    const { ada, berta, link, table } = await meet(newPage, { game: game.id });
    const guests = [ada, berta];
    const zoe = await watcher(newPage, link);
    await playOn(guests, () => ada.seq >= 8, liking);

    // The connection breaks in the middle of a decision, and the same decision is there again.
    await playOn(guests, () => berta.isAsked);
    const { seq } = berta;
    await berta.page.context().setOffline(true);
    await strip(berta.page, 'This device is offline. Your table is safe').waitFor();
    await ada.page.locator('.seat-note').filter({ hasText: 'not connected' }).waitFor();
    await berta.page.context().setOffline(false);
    await strip(berta.page, 'Connected again. You missed nothing.').waitFor();
    expect(berta.seq).toBe(seq);
    await berta.seeDecision();
    await playOn(guests, () => ada.seq >= seq + 4, liking);

    // It breaks while somebody else plays; what happened is told, once and completely.
    await playOn(guests, () => ada.isAsked);
    const known = berta.seq;
    await berta.page.context().setOffline(true);
    await strip(berta.page, 'This device is offline').waitFor();
    await playOn([ada], () => !ada.isAsked || ada.seq >= known + 3);
    const missed = ada.seq - known;
    await berta.page.context().setOffline(false);
    await expect.poll(() => berta.seq).toBe(known + missed);

    // The tab is closed, and the link leads back to the own seat.
    await playOn(guests, () => berta.isAsked);
    const before = berta.seq;
    await berta.changeTab(link);
    await berta.page.locator('.bar-asking').waitFor();
    expect(berta.seq).toBe(before);
    expect(berta.room.seats[1]).toMatchObject({ name: 'Berta', you: true, here: true });
    await berta.seeDecision();

    await playOn(guests, () => last !== undefined && ada.seq >= last, liking);
    if (!ada.isOver) await resign(berta.page);
    for (const { page } of guests) await page.getByRole('dialog').getByText('1st place').first().waitFor();
    expect((await ada.update()).seq).toBe((await berta.update()).seq);

    await zoe.page.getByRole('dialog').getByText('1st place').first().waitFor();
    expect(await zoe.page.locator('[data-zone="hand"]').count()).toBe(0);
    await sawNoHand(zoe, ada, { game, table });
  },
);

/** Whoever looked on was told the same as in any world that a spectator cannot tell from the real one. */
async function sawNoHand(
  zoe: Guest,
  { page }: Guest,
  { game, table }: { readonly game: Game; readonly table: string },
): Promise<void> {
  const { journal } = (await ask(page, { command: 'journal', table } as never)) as unknown as {
    journal: Journal;
  };
  const updates = zoe.frames.flatMap((frame) => {
    const { update, ok } = JSON.parse(frame) as { update?: Update; ok?: { update?: Update } };
    return update ?? ok?.update ?? [];
  });
  expect(updates.length).toBeGreaterThan(20);
  const spectator = journal.seats;
  let different = 0;
  for (const update of updates.filter((_, i) => i % 5 === 0)) {
    expect((update.view as { you: unknown }).you).toBeNull();
    expect(update.decisions).toEqual([]);
    const match = Match.replay(game, journal, update.seq);
    expect(update.events).toEqual(match.log(spectator).filter(({ seq }) => seq >= update.from));
    if (match.isOver) continue;
    const world = match.resample(spectator, `look ${update.seq}`);
    expect(update.view).toEqual(updateFor(world, spectator, world.seq).view);
    if (hands(world) !== hands(match)) different++;
  }
  expect(different).toBeGreaterThan(2);
}

const hands = (match: Match): string =>
  JSON.stringify([0, 1].map((seat) => (match.view(seat) as { you: { hand: unknown } }).you.hand));

test('what people ask each other: pause, going back, resigning', async ({ newPage }) => {
  const { ada, berta } = await meet(newPage);
  await playOn([ada, berta], () => ada.seq >= 10);

  await ada.page.getByRole('button', { name: 'People and table' }).click();
  await press(ada.page, 'Ask for a pause');
  await ada.page.keyboard.press('Escape');
  await strip(ada.page, 'You asked for a pause. Still to answer: Berta.').waitFor();
  expect(await berta.page.title()).toMatch(/^\(!\)/);
  await press(berta.page, 'Play on');
  await strip(ada.page, 'It stays as it is').waitFor();

  await ada.page.getByRole('button', { name: 'People and table' }).click();
  await press(ada.page, 'Ask for a pause');
  await ada.page.keyboard.press('Escape');
  await press(berta.page, 'Pause the game');
  for (const { page } of [ada, berta]) await page.getByText('The game is paused, as Ada asked.').waitFor();
  expect(await ada.page.locator('[data-option].is-legal').count()).toBe(0);
  await press(berta.page, 'Go on');
  await strip(ada.page, 'The game goes on.').waitFor();

  // What others have seen is not taken back without them.
  const undo = (page: Page) => page.locator('.top-undo');
  const asks = () => undo(ada.page).getAttribute('data-undo');
  await playOn([ada, berta], () => berta.isAsked && !ada.isAsked);
  while ((await asks()) !== 'agreed') {
    const { seq } = ada;
    await playOn([ada, berta], () => ada.seq > seq);
    await ada.page.waitForTimeout(100);
  }
  expect(await undo(ada.page).getAttribute('aria-label')).toMatch(/^Ask to undo: /);
  await undo(ada.page).click();
  await press(berta.page, 'Leave it as it is');
  await strip(ada.page, 'It stays as it is').waitFor();
  await undo(ada.page).click();
  await press(berta.page, 'Let Ada take it back');
  await strip(ada.page, 'Taken back').waitFor();
  await ada.page.getByText('1 takeback').waitFor();

  await berta.page.getByRole('button', { name: 'People and table' }).click();
  await press(berta.page, 'Resign …');
  await berta.page.getByText('Ada wins then, and the game is over.').waitFor();
  await press(berta.page, 'Resign the game');
  await ada.page.getByRole('dialog', { name: 'You have won!' }).getByText('has resigned').waitFor();

  await inDialog(berta.page, 'Propose another game').click();
  await berta.page.waitForURL(/\/room\//);
  await ada.page.getByText('Berta wants a rematch.').waitFor();
  await inDialog(ada.page, 'Join the next game').click();
  await ready(ada.page).waitFor();
  expect(ada.page.url()).toBe(berta.page.url());
});

test('called off before anybody has moved, and only then', async ({ newPage }) => {
  const { ada, berta } = await meet(newPage, { clock: { kind: 'bank', seconds: 600, increment: 0 } });
  await ada.page.getByRole('button', { name: 'People and table' }).click();
  await press(ada.page, 'More time for Berta');
  await ada.page.locator('.room-person').filter({ hasText: '11:00' }).waitFor();
  await press(ada.page, 'Call the game off …');
  await ada.page.getByText('Nobody has moved yet').waitFor();
  await inDialog(ada.page, 'Call the game off').click();
  for (const { page } of [ada, berta])
    await page.getByRole('heading', { level: 1, name: 'This table has been called off' }).waitFor();
});

test('somebody is absent: a bot plays, another person takes the seat over', async ({ newPage }) => {
  const { ada, berta, table } = await meet(newPage, { clock: { kind: 'move', seconds: 10 } });
  await playOn([ada, berta], () => berta.isAsked && !ada.isAsked);
  await berta.page.close();
  await ada.page.getByText('Berta’s time ran out').waitFor();
  await press(ada.page, 'Invite somebody');
  const link = await ada.page
    .getByLabel('Whoever opens this link takes the seat of Berta over:')
    .inputValue();
  await ada.page.keyboard.press('Escape');
  await press(ada.page, 'Let a bot play for Berta');
  await ada.page.locator('.seat-note').filter({ hasText: 'a bot plays' }).waitFor();

  const cem = new Guest(await pageOf(newPage, 'Cem', desk));
  await cem.page.goto(link);
  await cem.page.getByText('The seat of Berta is vacant.').waitFor();
  expect(await cem.page.getByLabel('Your name').inputValue()).toBe('Cem');
  await press(cem.page, 'Take the seat');
  await strip(ada.page, 'Cem has taken the seat of Berta.').waitFor();
  await playOn([ada, cem], () => ada.seq > 20);
  expect(cem.seat).toBe(1);
  expect(cem.page.url()).toContain(table);
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
  expect(await ada.page.locator('.bar-why:not(.bar-why-none)').allTextContents()).toEqual([]);
  await playOn([ada, berta], () => ada.seq >= seq + 4);
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
      places: [{ kind: 'me' }, { kind: 'kept' }, bot, bot],
      clock: { kind: 'bank', seconds: 900, increment: 5 },
    });
    await playOn([ada, berta], () => ada.isAsked && ada.seq > 4);
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
