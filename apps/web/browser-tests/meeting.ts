import type { Page } from 'playwright-core';
import { desk, phone } from './devices.ts';
import { Guest } from './guest.ts';
import { join, layAs, type NewPage, pageOf, ready, type Setup } from './rooms.ts';

/** Short games. */
const options: Readonly<Record<string, Setup['options']>> = { guildhall: { pointsToWin: 5 } };

interface Meeting {
  readonly ada: Guest;
  readonly berta: Guest;
  readonly link: string;
  readonly table: string;
}

/** Two people meet by a link and begin; nobody has an account. */
export async function meet(
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
export async function watcher(newPage: NewPage, link: string): Promise<Guest> {
  const zoe = new Guest(await pageOf(newPage, 'Zoe', desk));
  await zoe.page.goto(link);
  await zoe.page.getByText('You are looking on').waitFor();
  return zoe;
}

/** What the table says about the connection and the people at it. */
export const strip = (page: Page, words: string | RegExp) =>
  page.locator('.room-strip').filter({ hasText: words });
