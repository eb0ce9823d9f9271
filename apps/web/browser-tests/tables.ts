import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@zunft/games';
import { type Decision, type Journal, Match } from '@zunft/kernel';
import type { Request, TableSummary } from '@zunft/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { builtClient } from '../build/sources.ts';
import type { Settings } from '../settings/settings.ts';
import { until } from './until.ts';

/** The seat of whoever sits before the screen. */
export const me = 0;

const opponents = ['Berta', 'Conrad', 'Dorothea'].map((name) => ({ name, bot: 'apprentice' }));

/** `Ada`, who plays herself, and so many bots. */
export const playersOf = (seats: number) => [{ name: 'Ada' }, ...opponents.slice(0, seats - 1)];

/** Settings under which nothing has to be waited for. */
const quick = { pace: 'instant', speed: 'off', volume: 0, forcedSteps: false } as const;

/** Lets the pages of a context begin with these settings; what is changed later stays changed. */
export async function beginWith(context: BrowserContext, settings: Partial<Settings> = {}): Promise<void> {
  context.setDefaultTimeout(30_000);
  await context.addInitScript(
    (text) => {
      const isOpaque = location.origin === 'null';
      if (!isOpaque && localStorage.getItem('zunft-settings') === null)
        localStorage.setItem('zunft-settings', text);
    },
    JSON.stringify({ ...quick, ...settings }),
  );
  await context.addInitScript(noteUpdates);
}

/** Lets a page remember when it last read of a new state of its table, from its worker or from the server. */
function noteUpdates(): void {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
  const note = () => Object.assign(globalThis, { updatedAt: performance.now() });
  Object.defineProperty(MessageEvent.prototype, 'data', {
    configurable: true,
    get(this: MessageEvent) {
      const data = get!.call(this);
      const isUpdate =
        typeof data === 'string' ? data.includes('"update":') : (data?.update ?? data?.ok?.update);
      if (isUpdate) {
        note();
        // Once more when the page has taken it in.
        setTimeout(note);
      }
      return data;
    },
  });
}

/** For how long a page has known the present state of its table, in milliseconds; 0 where nobody takes note. */
export const timeSinceUpdate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { updatedAt } = globalThis as { updatedAt?: number };
    return updatedAt === undefined ? 0 : performance.now() - updatedAt;
  });

export type NewTable = Partial<Omit<Request<'new'>, 'id' | 'command'>> & { readonly seats?: number };

/**
 * Opens a table in this browser as another window would: by a worker of its own, which leaves the table in the
 * browser's store. A seed makes the game repeatable; the names of the bots and of the table are part of that.
 */
export async function openTable(
  context: BrowserContext,
  { seats = 2, ...fields }: NewTable & { readonly table: string },
): Promise<void> {
  const [script] = readdirSync(join(builtClient, 'assets/worker')).filter((file) =>
    /^worker-.*\.js$/.test(file),
  );
  const request = { id: 1, command: 'new', game: 'guildhall', players: playersOf(seats), ...fields };
  const page = await context.newPage();
  await page.goto('/seal.svg');
  const response = await page.evaluate(
    async ([address, message]) => {
      const worker = new Worker(address, { type: 'module' });
      const said = new Promise<object>((resolve) => {
        worker.onmessage = ({ data }) => resolve(data);
      });
      worker.postMessage(JSON.parse(message));
      return said;
    },
    [`/assets/worker/${script}`, JSON.stringify(request)] as const,
  );
  if (!('ok' in response)) throw new Error(`no table could be opened: ${JSON.stringify(response)}`);
  await page.close();
}

/** Where a table stands, as the browser has stored it. */
export async function storedSummary(page: Page, table: string): Promise<TableSummary> {
  return page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('zunft'));
    const stored = await done(database.transaction('tables').objectStore('tables').get(name));
    database.close();
    return stored.begun.summary;
  }, table);
}

async function storedJournal(page: Page, table: string): Promise<Journal> {
  return page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('zunft'));
    const transaction = database.transaction(['tables', 'records']);
    const [stored, records] = await Promise.all([
      done(transaction.objectStore('tables').get(name)),
      done(transaction.objectStore('records').getAll(IDBKeyRange.bound([name, 0], [name, Infinity]))),
    ]);
    database.close();
    return { ...stored.begun.head, records: records.map(({ record }) => record) };
  }, table);
}

/** The whole truth about a table, from what the browser has stored: played again outside of it. */
export async function truth(page: Page, table: string): Promise<Match> {
  const journal = await storedJournal(page, table);
  const { game } = games.find((registered) => registered.game.id === journal.game)!;
  return Match.replay(game, journal);
}

/** The truth as soon as the player is asked something new, or the game is over. */
export async function nextDecision(page: Page, table: string, after = -1): Promise<Match> {
  const isMine = async () => {
    const { seq, waitingFor, over } = await storedSummary(page, table);
    return seq > after && (over || waitingFor.includes(me));
  };
  await until(isMine, true, { what: 'the table waits for the player' });
  return truth(page, table);
}

export type Choose = Extract<Decision, { kind: 'choose' }>;

/** What the player is asked. */
export function askedOf(match: Match): Decision {
  const [decision] = match.decisions(me);
  if (decision === undefined) throw new Error('the player is not asked anything');
  return decision;
}
