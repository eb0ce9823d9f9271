import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Migration, migrations, schemaOf } from '../migration.ts';
import { openStorage } from '../open.ts';
import type { Storage } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import { freshFolder, kindsOfPlace, type Place } from '../testing/databases.ts';
import { laid, newName, next } from '../testing/sample.ts';
import { writingAlone } from '../transactions.ts';
import { backupTo } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { restoreFrom } from './restore.ts';

const places: Place[] = [];
const made = async (place: Place | Promise<Place>): Promise<Place> => {
  places.push(await place);
  return place;
};
const files = freshFolder();
const newFile = (): string => join(files.settings.dataFolder, newName('backup'));

afterAll(async () => {
  await files.remove();
});

afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

const refusal = async (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) =>
      error instanceof BackupError || error instanceof StorageError ? error.code : `unexpected: ${error}`,
  );

async function fill(storage: Storage, tables = 30): Promise<void> {
  await storage.putPerson({ id: 'anna', name: 'Änne "🎲" \\ \u2028' }, 5);
  await storage.secret('key', () => 'secret');
  await storage.beat('server', 1_000);
  await storage.beat('server', 100_000);
  for (let i = 0; i < tables; i++) {
    const first = laid({ table: `table ${i}`, room: { code: `code ${i}` } });
    await storage.create(first);
    const second = next(first, { answers: 40, due: i, snapshot: { seq: 3, text: '\0ß' } as never });
    await storage.append(second);
  }
}

/** Everything that can be asked for. */
async function everything(storage: Storage): Promise<unknown> {
  const tables = (await storage.tablesOf('anna')).toSorted((a, b) => (a.table < b.table ? -1 : 1));
  return {
    tables,
    loaded: await Promise.all(tables.map(({ table }) => storage.load(table))),
    records: await Promise.all(tables.map(({ table }) => storage.records(table))),
    codes: await Promise.all(tables.map((_, i) => storage.tableByCode(`code ${i}`))),
    due: [...(await storage.claimDue(10, 0, 100, 'x'))].sort(),
    person: await storage.person('anna'),
    secret: await storage.secret('key', () => 'another'),
    outages: await storage.outages(),
  };
}

describe.each(kindsOfPlace)('a backup of $kind', ({ fresh }) => {
  let source: Place;
  let storage: Storage;

  beforeAll(async () => {
    source = await fresh();
    storage = await openStorage(source.settings);
    await fill(storage);
  });

  afterAll(async () => {
    await storage?.close();
    await source?.remove();
  });

  test.each(kindsOfPlace)('can be restored into $kind', async (target) => {
    const file = newFile();
    await backupTo(source.settings, file);
    const place = await made(target.fresh());
    await restoreFrom(place.settings, file);
    const restored = await openStorage(place.settings);
    expect(await everything(restored)).toEqual(await everything(storage));
    await restored.close();
  });

  test('is of one moment, while the server goes on', async () => {
    const rows = async () => {
      const file = newFile();
      await backupTo(source.settings, file);
      return readLines(file);
    };
    let writing = true;
    const writer = (async () => {
      let change = laid({ room: { owner: 'nobody', chairs: [{ kind: 'bot' }] } });
      await storage.create(change);
      while (writing) {
        change = next(change, { answers: 7 });
        await storage.append(change);
      }
      await storage.remove(change.stored.table);
    })();
    for (let round = 0; round < 3; round++) {
      const lines = await rows();
      const tables = rowsOf(lines, 'tables');
      const records = rowsOf(lines, 'records');
      expect(records).toHaveLength(tables.reduce((sum, row) => sum + (row['seq'] as number), 0));
    }
    writing = false;
    await writer;
  });

  test('that cannot be written says so and leaves no part of it', async () => {
    const file = join(files.settings.dataFolder, 'nowhere', 'file');
    expect(await refusal(backupTo(source.settings, file))).toBe('backup-unwritable');
    const folder = newFile();
    await made(freshFolder());
    writeFileSync(folder, '');
    expect(await refusal(backupTo(source.settings, join(folder, 'file')))).toBe('backup-unwritable');
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  test('takes the place of another backup, but of nothing else', async () => {
    const file = newFile();
    for (const text of ['Dear diary', '', gzipSync('{"hello":1}\n')]) {
      writeFileSync(file, text);
      const before = readFileSync(file);
      expect(await refusal(backupTo(source.settings, file))).toBe('backup-in-the-way');
      expect(readFileSync(file)).toEqual(before);
    }
    expect(await refusal(backupTo(source.settings, files.settings.dataFolder))).toBe('backup-in-the-way');
    const again = newFile();
    await backupTo(source.settings, again);
    await backupTo(source.settings, again);
    expect(readLines(again).length).toBeGreaterThan(10);
  });

  test('may only be read by its owner', async () => {
    const file = newFile();
    await backupTo(source.settings, file);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  describe('restoring', () => {
    let file: string;
    let place: Place;

    beforeAll(async () => {
      file = newFile();
      await backupTo(source.settings, file);
      place = await fresh();
    });

    afterAll(async () => {
      await place?.remove();
    });

    /** The file with its lines changed, and a fingerprint that fits only if `sealed`. */
    const changed = (change: (lines: string[]) => string[]): string => {
      const copy = newFile();
      const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(0, -1);
      writeFileSync(copy, gzipSync(`${change(lines).join('\n')}\n`));
      return copy;
    };
    const bytesChanged = (change: (bytes: Buffer) => Buffer): string => {
      const copy = newFile();
      writeFileSync(copy, change(readFileSync(file)));
      return copy;
    };

    test.each<[string, string, () => string]>([
      ['that is cut off', 'backup-damaged', () => bytesChanged((bytes) => bytes.subarray(0, -20))],
      [
        'that is half there',
        'backup-damaged',
        () => bytesChanged((bytes) => bytes.subarray(0, bytes.length / 2)),
      ],
      ['without its end', 'backup-damaged', () => changed((lines) => lines.slice(0, -1))],
      ['without a row', 'backup-damaged', () => changed((lines) => lines.toSpliced(5, 1))],
      ['with a row twice', 'backup-damaged', () => changed((lines) => lines.toSpliced(5, 0, lines[5]!))],
      [
        'with another row',
        'backup-damaged',
        () => changed((lines) => lines.with(5, lines[5]!.replace('60', '61'))),
      ],
      ['with more than its end', 'backup-damaged', () => changed((lines) => [...lines, '[]'])],
      ['with a line that is no JSON', 'backup-damaged', () => changed((lines) => lines.with(5, '{'))],
      [
        'with a byte changed',
        'backup-damaged',
        () => bytesChanged((bytes) => Buffer.from(bytes.with(-100, bytes.at(-100)! ^ 255))),
      ],
      ['that is empty', 'backup-foreign', () => bytesChanged(() => Buffer.alloc(0))],
      ['that is something else', 'backup-foreign', () => bytesChanged(() => Buffer.from('hello'))],
      ['that is something else, compressed', 'backup-foreign', () => changed(() => ['{"hello":1}'])],
      [
        'of a newer kind',
        'backup-newer',
        () => changed((lines) => lines.with(0, header(lines, { version: 2 }))),
      ],
      ['that is missing', 'backup-unreadable', () => newFile()],
    ])('a backup %s is refused, and nothing is kept', async (_, code, make) => {
      expect(await refusal(restoreFrom(place.settings, make()))).toBe(code);
      expect(await writingAlone(place.settings, (transaction) => schemaOf(transaction))).toBe(0);
    });

    test('a backup of a newer database is refused', async () => {
      expect(await refusal(restoreFrom(place.settings, file, []))).toBe('backup-newer');
    });

    test('a backup of an older database is brought to the newest form', async () => {
      const later: Migration = {
        number: 2,
        name: 'a note at every person',
        tables: [],
        statements: ({ schema }) => [schema.alterTable('people').addColumn('note', 'text')],
      };
      const target = await made(fresh());
      await restoreFrom(target.settings, file, [...migrations, later]);
      const people = await writingAlone(target.settings, (transaction) =>
        transaction.run({ sql: 'select id, note from people', parameters: [] }),
      );
      expect(people).toEqual([{ id: 'anna', note: null }]);
    });

    test('nothing is restored over data that is there', async () => {
      const target = await made(fresh());
      const used = await openStorage(target.settings);
      await used.create(laid());
      await used.close();
      expect(await refusal(restoreFrom(target.settings, file))).toBe('database-not-empty');
      expect(await refusal(restoreFrom(source.settings, file))).toMatch(/storage-locked|database-not-empty/);
    });

    test('a server that nobody has visited leaves an empty database, but must not be running', async () => {
      const target = await made(fresh());
      const server = await openStorage(target.settings);
      await server.secret('key', () => 'a new one');
      await server.beat('server', Date.now());
      expect(await refusal(restoreFrom(target.settings, file))).toBe('storage-locked');
      await server.beat('server', Date.now() - 60_000);
      await server.close();
      await restoreFrom(target.settings, file);
      const restored = await openStorage(target.settings);
      expect(await restored.secret('key', () => 'another')).toBe('secret');
      await restored.close();
    });
  });
});

test('a folder whose server is not running can be backed up, and one without data cannot', async () => {
  const { settings } = await made(freshFolder());
  const [file, target] = [newFile(), await made(freshFolder())];
  expect(await refusal(backupTo(settings, file))).toBe('storage-missing');
  const storage = await openStorage(settings);
  await storage.create(laid());
  await storage.close();
  await backupTo(settings, file);
  await restoreFrom(target.settings, file);
  const restored = await openStorage(target.settings);
  expect(await restored.openTables(10)).toHaveLength(1);
  await restored.close();
});

function header(lines: readonly string[], changes: object): string {
  return JSON.stringify({ ...(JSON.parse(lines[0]!) as object), ...changes });
}

function readLines(file: string): readonly unknown[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** The rows of one table in the lines of a backup. */
function rowsOf(lines: readonly unknown[], table: string): Record<string, unknown>[] {
  const at = lines.findIndex((line) => (line as { table?: string }).table === table);
  const { columns } = lines[at] as { columns: string[] };
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => !Array.isArray(line));
  return rest
    .slice(0, end)
    .map((row) => Object.fromEntries(columns.map((column, i) => [column, (row as unknown[])[i]])));
}
