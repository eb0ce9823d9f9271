import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Transaction } from './database.ts';
import { inPostgres } from './postgres/transaction.ts';
import { openConnection } from './sqlite/connection.ts';
import { databaseFile, holdFolder } from './sqlite/folder.ts';
import { inSqlite } from './sqlite/transaction.ts';
import { StorageError } from './storage-error.ts';

/** Where the data is: in a folder, or in a PostgreSQL database, which comes first if both are named. */
export type StorageSettings =
  | { readonly dataFolder: string; readonly databaseUrl?: string | undefined }
  | { readonly databaseUrl: string; readonly dataFolder?: string | undefined };

/** Reads the data as it is at one moment, while servers go on. */
export async function reading<T>(
  { dataFolder, databaseUrl }: StorageSettings,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return inPostgres(databaseUrl, 'reading a snapshot', work);
  const file = databaseFile(dataFolder!);
  if (!existsSync(file)) throw new StorageError('storage-missing', dataFolder!);
  return inSqlite(() => new DatabaseSync(file, { readOnly: true }), 'begin', work);
}

/** Changes the data as a whole or not at all, while no server is running. */
export async function writingAlone<T>(
  { dataFolder, databaseUrl }: StorageSettings,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return inPostgres(databaseUrl, 'writing alone', work);
  const { release } = holdFolder(dataFolder!);
  try {
    return await inSqlite(() => openConnection(databaseFile(dataFolder!)), 'begin immediate', work);
  } finally {
    release();
  }
}
