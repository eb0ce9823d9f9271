import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StorageError } from '../storage-error.ts';
import { folderErrorOf, storageErrorOf } from './connection.ts';

/** How long a server that is just stopping may take, in milliseconds. */
const patience = 500;

export const databaseFile = (folder: string): string => join(folder, 'zunft.db');

/**
 * Makes the folder if it is missing, and keeps other servers out of it. The lock is on a file of its own, so that a
 * backup can read the database meanwhile; when the process dies, the system lifts it.
 */
export function holdFolder(folder: string): { release(): void } {
  makeFolder(folder);
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: patience });
  try {
    // A journal in memory leaves no file behind, whatever happens.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const found = storageErrorOf(error);
    throw found?.code === 'storage-locked' ? new StorageError('storage-locked', folder) : (found ?? error);
  }
  return { release: () => lock.close() };
}

function makeFolder(folder: string): void {
  try {
    makeMissing(folder);
    if (!statSync(folder).isDirectory()) throw new StorageError('storage-no-folder', folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const file = databaseFile(folder);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw folderErrorOf(error, folder);
  }
}

/** One after the other: where the system takes no folder, Node would try to make all of them at once for ever. */
function makeMissing(folder: string): void {
  if (existsSync(folder)) return;
  makeMissing(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another program may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
