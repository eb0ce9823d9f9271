import { randomUUID } from 'node:crypto';
import { PostgresDatabase } from './postgres/postgres-database.ts';
import { SqliteDatabase } from './sqlite/sqlite-database.ts';
import { Storage } from './storage.ts';
import type { StorageSettings } from './transactions.ts';

/**
 * Opens the data of a server, and makes or renews what is missing or old. `origin` is the name of this server to the
 * others. Throws a `StorageError` whose message says what is wrong.
 */
export async function openStorage(
  { dataFolder, databaseUrl }: StorageSettings,
  { origin = randomUUID() }: { readonly origin?: string } = {},
): Promise<Storage> {
  if (databaseUrl !== undefined) return new Storage(await PostgresDatabase.open(databaseUrl, origin));
  return new Storage(await SqliteDatabase.open(dataFolder!));
}
