import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import { openStorage } from '../open.ts';
import type { Storage } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import { freshFolder } from '../testing/databases.ts';
import { laid, newName, next } from '../testing/sample.ts';
import { databaseFile } from './folder.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** What has to be undone after a test, the last one first. */
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

function folder(): string {
  const place = freshFolder();
  undo.push(() => place.remove());
  return place.settings.dataFolder;
}

async function opened(dataFolder: string): Promise<Storage> {
  const storage = await openStorage({ dataFolder });
  undo.push(() => storage.close());
  return storage;
}

const refusal = async (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof StorageError ? error.code : `not a StorageError: ${error}`),
  );

const root = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

interface Said {
  readonly ready?: true;
  readonly table?: string;
  readonly version?: number;
  readonly refused?: string;
  readonly message?: string;
}

/** Another process on the same folder, and what it says. */
function writer(dataFolder: string, account: object = {}): ChildProcess & { readonly said: Said[] } {
  const loader = fileURLToPath(new URL('../../../cli/typescript.js', import.meta.url));
  const file = fileURLToPath(new URL('../testing/writer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', loader, file, dataFolder], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: Said[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(JSON.parse(line) as Said));
  return Object.assign(child, { said });
}

describe('group commit', () => {
  test('a hundred changes at the same moment need few commits', async () => {
    const storage = await opened(folder());
    const tables = Array.from({ length: 100 }, () => laid());
    await Promise.all(tables.map((change) => storage.create(change)));
    const before = storage.counts;
    await Promise.all(tables.map((change) => storage.append(next(change, { answers: 1 }))));
    expect(storage.counts.batches - before.batches).toBe(100);
    expect(storage.counts.commits - before.commits).toBeLessThanOrEqual(10);
  });

  test('a batch that makes no sense is undone alone', async () => {
    const db = await SqliteDatabase.open(folder());
    undo.push(() => db.close());
    const put = (name: string | null) => ({ sql: 'insert into secrets values (?, 1)', parameters: [name] });
    const results = await Promise.allSettled([
      db.write([put('a')]),
      db.write([put('b'), put(null)]),
      db.write([put('c'), { sql: 'nonsense', parameters: [] }]),
      db.write([put('d')]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    const rows = await db.read<{ name: string }>({ sql: 'select name from secrets', parameters: [] });
    expect(rows.map(({ name }) => name).sort()).toEqual(['a', 'd']);
  });

  test('when the disk is full nobody is told that anything was written, and nothing is', () => {
    const db = new DatabaseSync(join(folder(), 'a.db'));
    undo.push(() => db.close());
    db.exec('pragma journal_mode = wal; create table a (b text); pragma max_page_count = 20');
    const group = new GroupCommit(db);
    const put = (length: number) => [{ sql: 'insert into a values (?)', parameters: ['x'.repeat(length)] }];
    const count = () => group.read({ sql: 'select count(*) as count from a', parameters: [] });
    expect(group.write([put(10), put(10)])).toEqual([{ done: [[]] }, { done: [[]] }]);
    const outcomes = group.write([put(10), put(200_000), put(10)]);
    expect(outcomes).toEqual(
      Array.from({ length: 3 }, () => ({
        failed: { code: 'storage-full', message: 'database or disk is full' },
      })),
    );
    expect(count()).toEqual({ done: [{ count: 2 }] });
    expect(group.write([put(10)])).toEqual([{ done: [[]] }]);
    expect(count()).toEqual({ done: [{ count: 3 }] });
  });
});

describe('a data folder', () => {
  test('is made if it is missing, and keeps what was written', async () => {
    const dataFolder = join(folder(), 'a', 'b');
    const storage = await openStorage({ dataFolder });
    const change = laid();
    await storage.create(change);
    await storage.close();
    const again = await opened(dataFolder);
    expect((await again.load(change.stored.table))?.stored).toEqual(change.stored);
  });

  test('what was asked for before closing is still written', async () => {
    const dataFolder = folder();
    const storage = await openStorage({ dataFolder });
    const changes = Array.from({ length: 1_200 }, () => laid());
    const writing = Promise.all(changes.map((change) => storage.create(change)));
    await storage.close();
    await writing;
    expect(await refusal(storage.check())).toBe('storage-unavailable');
    expect((await (await opened(dataFolder)).openTables(2_000)).length).toBe(1_200);
  });

  test('is refused to a second server, in the same process and in another one', async () => {
    const dataFolder = folder();
    const storage = await opened(dataFolder);
    expect(await refusal(openStorage({ dataFolder }))).toBe('storage-locked');
    const other = writer(dataFolder);
    await once(other, 'exit');
    expect(other.said[0]?.refused).toBe('storage-locked');
    expect(other.said[0]?.message).toMatch(/^Another program is using the data: .*\./);
    await storage.create(laid());
  });

  test('that may only be read is refused', async () => {
    const dataFolder = folder();
    chmodSync(dataFolder, 0o555);
    if (!root) return expect(await refusal(openStorage({ dataFolder }))).toBe('storage-readonly');
    const other = writer(dataFolder, nobody);
    await once(other, 'exit');
    expect(other.said).toEqual([{ refused: 'storage-readonly', message: expect.any(String) }]);
  });

  test('that is a file is refused', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(await refusal(openStorage({ dataFolder: file }))).toBe('storage-no-folder');
  });

  test.each([
    ['at its beginning', 0],
    ['in the middle', 4_096 * 3],
  ])('whose file is damaged %s is refused and left as it is', async (_, at) => {
    const dataFolder = folder();
    const storage = await openStorage({ dataFolder });
    await Promise.all(Array.from({ length: 50 }, () => storage.create(laid())));
    await storage.close();
    const file = databaseFile(dataFolder);
    const bytes = readFileSync(file);
    bytes.fill(0xff, at, at + 4_000);
    writeFileSync(file, bytes);
    expect(await refusal(openStorage({ dataFolder }))).toBe('storage-damaged');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('on a full disk says so, keeps everything that was acknowledged, and goes on when there is room', async (context) => {
    const dataFolder = smallDisk();
    if (dataFolder === undefined) return context.skip();
    const storage = await openStorage({ dataFolder });
    const filler = join(dataFolder, 'filler');
    writeFileSync(filler, Buffer.alloc(1_000_000));
    let change = laid();
    await storage.create(change);
    let code: string | undefined;
    const long = { room: { rematch: 'x'.repeat(50_000) } };
    while (code === undefined) {
      const after = next(change, { answers: 1, ...long });
      code = await refusal(storage.append(after));
      if (code === undefined) change = after;
    }
    expect(code).toBe('storage-full');
    const { stored } = change;
    expect((await storage.load(stored.table))?.stored).toEqual(stored);
    rmSync(filler);
    await storage.append(next(change, { answers: 1 }));
    await storage.close();
    const again = await openStorage({ dataFolder });
    expect(await again.records(stored.table)).toHaveLength(stored.version);
    await again.close();
  });

  test('loses nothing that was acknowledged when the server is killed', async () => {
    const dataFolder = folder();
    let acknowledged = 0;
    for (let kill = 0; kill < 5; kill++) {
      const server = writer(dataFolder);
      while (server.said.length < 50) await pause(5);
      await pause(Math.random() * 100);
      server.kill('SIGKILL');
      await once(server, 'close');
      expect(server.said[0]).toEqual({ ready: true });
      const versions = new Map(server.said.slice(1).map(({ table, version }) => [table!, version!]));
      const storage = await openStorage({ dataFolder });
      for (const [table, version] of versions) {
        const loaded = await storage.load(table);
        expect(loaded?.stored.version).toBeGreaterThanOrEqual(version);
        expect(loaded?.records).toHaveLength(loaded!.stored.version - 1);
        acknowledged += version;
      }
      await storage.close();
    }
    expect(acknowledged).toBeGreaterThan(250);
  });
});

/** A disk of two megabytes, where the system allows to make one. */
function smallDisk(): string | undefined {
  const mount = join(folder(), newName('disk'));
  mkdirSync(mount);
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', mount], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  undo.push(() => execFileSync('/bin/umount', ['--lazy', mount]));
  if (root) chownSync(mount, 0, 0);
  return mount;
}
