import { AppendConflict } from '@zunft/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Announcement, Database, Statement } from './database.ts';
import { SqliteDatabase } from './sqlite/sqlite-database.ts';
import { Storage } from './storage.ts';
import { StorageError } from './storage-error.ts';
import { freshFolder } from './testing/databases.ts';
import { laid, next } from './testing/sample.ts';

const lost = new StorageError('storage-unavailable', 'cut', { unknown: true });

const asUsual = (write: () => Promise<never>): Promise<never> => write();

describe('a change during which the connection was lost', () => {
  const place = freshFolder();
  let db: Database;
  let storage: Storage;
  /** What happens to the next changes instead of being written. */
  const accidents: ((write: () => Promise<never>) => Promise<never>)[] = [];

  beforeAll(async () => {
    db = await SqliteDatabase.open(place.settings.dataFolder);
    const write = db.write.bind(db);
    storage = new Storage(
      Object.assign(Object.create(db) as Database, {
        read: db.read.bind(db),
        write(batch: readonly Statement[], announcement?: Announcement) {
          const happens = accidents.shift();
          const goes = () => write(batch, announcement);
          return happens === undefined ? goes() : happens(goes as () => Promise<never>);
        },
      }),
    );
  });

  afterAll(async () => {
    await db.close();
    await place.remove();
  });

  test('is acknowledged if it had been written', async () => {
    const change = laid();
    await storage.create(change);
    accidents.push(async (write) => {
      await write();
      throw lost;
    });
    await storage.append(next(change, { answers: 1 }));
    expect((await storage.load(change.stored.table))?.stored.version).toBe(2);
  });

  test('is written again if it had not', async () => {
    const change = laid();
    accidents.push(async () => Promise.reject(lost));
    await storage.create(change);
    accidents.push(async () => Promise.reject(lost));
    await storage.append(next(change));
    expect((await storage.load(change.stored.table))?.stored.version).toBe(2);
  });

  test('is refused for certain if it is lost again and again', async () => {
    const change = laid();
    for (let i = 0; i < 3; i++) accidents.push(async () => Promise.reject(lost), asUsual);
    await expect(storage.create(change)).rejects.toMatchObject({
      code: 'storage-unavailable',
      unknown: false,
    });
    await storage.create(change);
  });

  test('is acknowledged if it was written later than one thought', async () => {
    const change = laid();
    accidents.push(
      async () => Promise.reject(lost),
      asUsual,
      async (write) => {
        await write();
        return write();
      },
    );
    await storage.create(change);
    expect((await storage.load(change.stored.table))?.stored).toEqual(change.stored);
  });

  test('is a conflict if somebody else has written instead', async () => {
    const change = laid();
    await storage.create(change);
    const other = next(change, { answers: 2 });
    accidents.push(async () => {
      await storage.append(other);
      throw lost;
    });
    await expect(storage.append(next(change, { answers: 1 }))).rejects.toThrow(AppendConflict);
    expect((await storage.load(change.stored.table))?.stored).toEqual(other.stored);
  });

  test('stays unknown if somebody else has gone on meanwhile', async () => {
    const change = laid();
    await storage.create(change);
    const other = next(change, { answers: 2 });
    accidents.push(async () => {
      await storage.append(other);
      await storage.append(next(other));
      throw lost;
    });
    await expect(storage.append(next(change, { answers: 1 }))).rejects.toBe(lost);
  });
});
