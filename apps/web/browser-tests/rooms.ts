import type { Request, Room } from '@zunft/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Settings } from '../settings/settings.ts';
import { beginWith } from './tables.ts';

export type NewPage = (options?: BrowserContextOptions) => Promise<Page>;

/** A page of somebody who has said what to call them. */
export async function pageOf(
  newPage: NewPage,
  name: string,
  { settings, ...options }: BrowserContextOptions & { readonly settings?: Partial<Settings> } = {},
): Promise<Page> {
  const page = await newPage(options);
  await beginWith(page.context(), { name, ...settings });
  return page;
}

/** Lays a table by the form, with everything as it comes but what is asked for. Returns its link. */
export async function layTable(
  page: Page,
  { game = 'guildhall', seats = 2 }: { readonly game?: string; readonly seats?: number } = {},
): Promise<string> {
  await page.goto(`/new/${game}?with=people`);
  await page.locator('.new-seats .segments').getByText(String(seats), { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/room/*');
  return page.getByLabel('Link to the table').inputValue();
}

export type Setup = Partial<Omit<Request<'lay'>, 'id' | 'command'>>;

/** Lays a table without the form: for a friend, unless asked for otherwise. The page stays at the start. */
export async function layAs(page: Page, name: string, setup: Setup = {}): Promise<Room> {
  await page.goto('/');
  await ask(page, { command: 'me', name } as never);
  const { room } = await ask(page, {
    command: 'lay',
    game: 'guildhall',
    places: [{ kind: 'me' }, { kind: 'kept' }],
    seating: 'as-placed',
    ...setup,
  });
  return room as Room;
}

/** Comes by a link and takes the first free seat. */
export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /^Sit down as / }).click();
  await ready(page).waitFor();
}

export const ready = (page: Page) => page.getByRole('button', { name: 'I am ready' });

/** Asks the server for something as this page's person would, beside what the page does itself. */
export async function ask(
  page: Page,
  request: Partial<Request<'lay'>> & { readonly command: string },
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async (text) => {
      const socket = new WebSocket(`ws://${location.host}/socket`);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const heard = new Promise<string>((resolve) =>
        socket.addEventListener('message', ({ data }) => resolve(String(data))),
      );
      socket.send(text);
      const said = JSON.parse(await heard);
      socket.close();
      if (!('ok' in said)) throw new Error(JSON.stringify(said));
      return said.ok;
    },
    JSON.stringify({ id: 1, ...request }),
  );
}
