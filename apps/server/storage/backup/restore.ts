import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Row, Transaction, Value } from '../database.ts';
import { migrate, migrations, schemaOf, tablesAt } from '../migration.ts';
import type { Schema } from '../schema.ts';
import { builders } from '../statement.ts';
import { StorageError } from '../storage-error.ts';
import { type StorageSettings, writingAlone } from '../transactions.ts';
import { BackupError } from './backup-error.ts';
import { type Part, parseParts } from './format.ts';

/** Rows of one statement; a database takes only so many values at once. */
const together = 200;
/** In milliseconds: a server that was alive so shortly ago may still be. */
const alive = 10_000;

/** Fills an empty folder or database with a backup of either kind: with all of it or, if anything is wrong, with nothing. */
export async function restoreFrom(
  settings: StorageSettings,
  file: string,
  known = migrations,
): Promise<void> {
  const schema = await check(file);
  if (schema > (known.at(-1)?.number ?? 0)) throw new BackupError('backup-newer');
  await writingAlone(settings, async (transaction) => {
    await clear(transaction, known);
    await migrate(transaction, { known, to: schema });
    await readBackup(file, async (part) => {
      if ('rows' in part) await insert(transaction, part.table as keyof Schema, part.rows);
    });
    await migrate(transaction, { known });
  });
}

/** Reads all of it before anything is touched. Returns the schema of the database that it was made of. */
async function check(file: string): Promise<number> {
  let schema = 0;
  await readBackup(file, async (part) => {
    if ('header' in part) schema = part.header.schema;
  });
  return schema;
}

/** Whether a file begins as a backup does; a newer or a damaged one is one, too. */
export async function isBackup(file: string): Promise<boolean> {
  try {
    await readBackup(file, async () => {
      throw new Begun();
    });
    return false;
  } catch (error) {
    if (error instanceof BackupError) return error.code === 'backup-newer';
    return error instanceof Begun;
  }
}

/** Enough has been read. */
class Begun extends Error {}

async function readBackup(file: string, take: (part: Part) => Promise<void>): Promise<void> {
  const source = createReadStream(file);
  const bytes = createGunzip();
  source.once('error', (error) => bytes.destroy(new BackupError('backup-unreadable', error.message)));
  let begun = false;
  try {
    for await (const part of parseParts(source.pipe(bytes))) {
      begun = true;
      await take(part);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith('Z_')) throw new BackupError(begun ? 'backup-damaged' : 'backup-foreign');
    throw error;
  } finally {
    source.destroy();
    bytes.destroy();
  }
}

/** A server that nobody has visited leaves a database with a secret and a sign of life: that counts as empty. */
async function clear(transaction: Transaction, known: typeof migrations): Promise<void> {
  const schema = await schemaOf(transaction, known);
  if (schema === 0) return;
  const db = builders[transaction.kind];
  for (const table of ['tables', 'people'] as const) {
    const { sql } = db.selectFrom(table).select('id').limit(1).compile();
    const found = await transaction.run({ sql, parameters: [1] });
    if (found.length > 0) throw new BackupError('database-not-empty');
  }
  const { sql } = db.selectFrom('servers').select('id').where('alive_at', '>', 0).compile();
  const running = await transaction.run({ sql, parameters: [Date.now() - alive] });
  if (transaction.kind === 'postgres' && running.length > 0) {
    throw new StorageError('storage-locked', 'a server is running');
  }
  for (const table of [...tablesAt(schema, known).toReversed(), 'migrations']) {
    await transaction.run({ sql: db.schema.dropTable(table).compile().sql, parameters: [] });
  }
}

async function insert(transaction: Transaction, table: keyof Schema, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += together) {
    const some = rows.slice(from, from + together);
    const { sql, parameters } = builders[transaction.kind]
      .insertInto(table)
      .values(some as never)
      .compile();
    await transaction.run({ sql, parameters: parameters as Value[] });
  }
}
