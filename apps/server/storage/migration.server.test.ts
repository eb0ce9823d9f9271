import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from './database.ts';
import { type Migration, migrate, migrations, schemaOf, tablesAt } from './migration.ts';
import { openStorage } from './open.ts';
import { StorageError } from './storage-error.ts';
import { kindsOfPlace, type Place } from './testing/databases.ts';
import { writingAlone } from './transactions.ts';

const later: Migration = {
  number: 2,
  name: 'a note at every person',
  tables: [],
  statements: ({ schema }) => [schema.alterTable('people').addColumn('note', 'text')],
};

const ask = async (transaction: Transaction, sql: string) => transaction.run({ sql, parameters: [] });

test('migrations are numbered without a gap', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, i) => i + 1));
  expect(tablesAt(0)).toEqual([]);
  expect(tablesAt(1)).toContain('records');
});

describe.each(kindsOfPlace)('migrations on $kind', ({ kind, fresh }) => {
  let place: Place;

  beforeEach(async () => {
    place = await fresh();
  });

  afterEach(async () => {
    await place.remove();
  });

  test('each is run once, in order, and what is there stays', async () => {
    const { settings } = place;
    expect(await writingAlone(settings, (transaction) => schemaOf(transaction))).toBe(0);
    for (let start = 0; start < 2; start++) {
      await writingAlone(settings, (transaction) => migrate(transaction, { known: migrations, to: 1 }));
    }
    await writingAlone(settings, async (transaction) => {
      await ask(transaction, `insert into people values ('a', 'Anna', 1, 2)`);
      await migrate(transaction, { known: [migrations[0]!, later] });
      expect(await ask(transaction, 'select * from people')).toEqual([
        { id: 'a', name: 'Anna', created: 1, seen: 2, note: null },
      ]);
      expect(await ask(transaction, 'select number from migrations order by number')).toEqual([
        { number: 1 },
        { number: 2 },
      ]);
    });
  });

  test('one that fails leaves nothing behind', async () => {
    const failing: Migration = {
      ...later,
      statements: (db, dialect) => [...later.statements(db, dialect), db.schema.dropTable('nothing')],
    };
    const known = [migrations[0]!, failing];
    await expect(
      writingAlone(place.settings, (transaction) => migrate(transaction, { known })),
    ).rejects.toThrow();
    expect(await writingAlone(place.settings, (transaction) => schemaOf(transaction))).toBe(0);
  });

  test('a database that is newer than the program is refused', async () => {
    await writingAlone(place.settings, async (transaction) => {
      await migrate(transaction);
      await ask(transaction, `insert into migrations values (99, 'from the future', 0)`);
    });
    const error = await openStorage(place.settings).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StorageError);
    expect((error as StorageError).code).toBe('storage-newer');
  });

  test('servers that start at once all find the newest form, or are refused', async () => {
    const starts = await Promise.allSettled([1, 2, 3].map(() => openStorage(place.settings)));
    const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(started).toHaveLength(kind === 'SQLite' ? 1 : 3);
    await Promise.all(started.map((storage) => storage.check()));
    await Promise.all(started.map((storage) => storage.close()));
  });
});
