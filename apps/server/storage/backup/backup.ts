import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Transaction } from '../database.ts';
import { schemaOf, tablesAt } from '../migration.ts';
import { StorageError } from '../storage-error.ts';
import { reading, type StorageSettings } from '../transactions.ts';
import { BackupError } from './backup-error.ts';
import { format, makeLines, type Part, version } from './format.ts';
import { isBackup } from './restore.ts';

/**
 * Writes everything into a file, as it was at one moment; a server may go on running. The file has its name only when
 * all of it is on the disk, and takes the place of nothing but another backup. It contains secrets, so that nobody else may read it.
 */
export async function backupTo(settings: StorageSettings, file: string): Promise<void> {
  if (existsSync(file) && !(await isBackup(file))) throw new BackupError('backup-in-the-way', file);
  const part = `${file}.part`;
  try {
    await reading(settings, async (transaction) => {
      const out = createWriteStream(part, { mode: 0o600 });
      await pipeline(Readable.from(makeLines(parts(transaction))), createGzip(), out);
    });
    await sync(part);
    await rename(part, file);
    await sync(dirname(file)).catch(() => undefined);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (error instanceof StorageError || error instanceof BackupError) throw error;
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new BackupError('backup-unwritable', (error as Error).message);
  }
}

async function* parts(transaction: Transaction): AsyncGenerator<Part> {
  const schema = await schemaOf(transaction);
  yield { header: { format, version, schema, created: Date.now() } };
  for (const table of tablesAt(schema)) {
    for await (const rows of transaction.portions(`select * from "${table}"`)) yield { table, rows };
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
