import { statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { type StorageCode, StorageError } from '../storage-error.ts';

/** How long to wait for another program that happens to write, in milliseconds. */
const patience = 5_000;
/** Pages that may pile up before they are moved from the log into the database, which takes two more fsyncs. */
const pagesInLog = 4_000;
/** What can be looked through at every start without being noticed: about 0.1 s. */
const quicklyChecked = 64 * 1024 * 1024;

/** A connection whose commits are on the disk when they return. */
export function openConnection(file: string): DatabaseSyncInstance {
  const db = new DatabaseSync(file, { timeout: patience });
  try {
    db.exec('pragma journal_mode = wal');
    db.exec('pragma synchronous = full');
    // On macOS an fsync alone does not reach the disk.
    db.exec('pragma fullfsync = on');
    db.exec(`pragma wal_autocheckpoint = ${pagesInLog}`);
    db.exec('pragma temp_store = memory');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Throws if the file is not what SQLite wrote. A large one is only found to be damaged when the place is read. */
export function checkIntact(db: DatabaseSyncInstance, file: string): void {
  if (statSync(file).size > quicklyChecked) return;
  const { quick_check: found } = db.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (found !== 'ok') throw new StorageError('storage-damaged', `${file}: ${found}`);
}

/** SQLite's own numbers; the upper bits say more about the same thing. */
const codes: Readonly<Record<number, StorageCode>> = {
  5: 'storage-locked',
  6: 'storage-locked',
  8: 'storage-readonly',
  10: 'storage-unavailable',
  11: 'storage-damaged',
  13: 'storage-full',
  14: 'storage-unavailable',
  26: 'storage-damaged',
};
const existingKeys = [1555, 2067, 2579];

interface SqliteFailure extends Error {
  readonly code: 'ERR_SQLITE_ERROR';
  readonly errcode: number;
}

const isSqliteFailure = (error: unknown): error is SqliteFailure =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';

export const meetsExistingKey = (error: unknown): boolean =>
  isSqliteFailure(error) && existingKeys.includes(error.errcode);

/** What happened to the database, if it is not a mistake in a statement. */
export function storageErrorOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (!isSqliteFailure(error)) return undefined;
  const code = codes[error.errcode & 0xff];
  return code && new StorageError(code, error.message);
}

const folderCodes: Readonly<Record<string, StorageCode>> = {
  EACCES: 'storage-readonly',
  EPERM: 'storage-readonly',
  EROFS: 'storage-readonly',
  ENOSPC: 'storage-full',
  EDQUOT: 'storage-full',
  ENOENT: 'storage-no-folder',
  ENOTDIR: 'storage-no-folder',
};

/** The same for the folder in which the file lies. */
export function folderErrorOf(error: unknown, folder: string): StorageError {
  if (error instanceof StorageError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return new StorageError(folderCodes[code] ?? 'storage-unavailable', folder);
}
