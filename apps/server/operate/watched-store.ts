import type { HallStore } from '@zunft/host';
import { Failure } from '@zunft/protocol';
import type { Storage } from '../storage/storage.ts';
import { StorageError } from '../storage/storage-error.ts';

/**
 * The storage as the hall uses it: whoever keeps an eye on it hears of every failure, and what could not be read is refused
 * with a code. What became of a change that failed, the table finds out.
 */
export function watchedStore(
  storage: Storage,
  failed: (error: StorageError) => void,
): HallStore & Pick<Storage, 'person'> {
  async function write<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StorageError) failed(error);
      throw error;
    }
  }
  async function read<T>(work: Promise<T>): Promise<T> {
    try {
      return await write(work);
    } catch (error) {
      throw error instanceof StorageError ? new Failure('not-reachable') : error;
    }
  }
  return {
    create: (change) => write(storage.create(change)),
    append: (change) => write(storage.append(change)),
    remove: (table) => write(storage.remove(table)),
    person: (id) => read(storage.person(id)),
    putPerson: (person) => read(storage.putPerson(person)),
    load: (table) => read(storage.load(table)),
    records: (table) => read(storage.records(table)),
    list: () => read(storage.list()),
    openTables: (limit, since) => read(storage.openTables(limit, since)),
    tablesOf: (person) => read(storage.tablesOf(person)),
    finished: (wanted) => read(storage.finished(wanted)),
    tableByCode: (code) => read(storage.tableByCode(code)),
    unfinishedCount: (person) => read(storage.unfinishedCount(person)),
  };
}
