import { AppendConflict, type Store, type StoredTable } from '@zunft/host';
import type { JournalRecord } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable & { readonly id: string } };
  records: { key: [table: string, seq: number]; value: { record: JournalRecord } };
}

/** Tables in the browser. Two tabs may share them: a record's number is unique, so only one of them can write it. */
export class BrowserStore implements Store {
  private opened: Promise<IDBPDatabase<Schema>> | undefined;

  private async db(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>('zunft', 1, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'id' });
        db.createObjectStore('records');
      },
    });
    return this.opened;
  }

  async create(table: StoredTable, records: readonly JournalRecord[]): Promise<void> {
    const id = table.summary.table;
    const tx = (await this.db()).transaction(['tables', 'records'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      tx.objectStore('tables').add({ ...table, id }),
      ...records.map(async (record, i) => tx.objectStore('records').add({ record }, [id, i])),
      tx.done,
    ]).catch(asConflict);
  }

  async append(summary: TableSummary, seq: number, records: readonly JournalRecord[]): Promise<void> {
    const id = summary.table;
    const tx = (await this.db()).transaction(['tables', 'records'], 'readwrite', { durability: 'strict' });
    const tables = tx.objectStore('tables');
    const stored = await tables.get(id);
    if (stored === undefined) {
      await tx.done;
      throw new AppendConflict();
    }
    await Promise.all([
      tables.put({ ...stored, summary }),
      ...records.map(async (record, i) => tx.objectStore('records').add({ record }, [id, seq + i])),
      tx.done,
    ]).catch(asConflict);
  }

  async load(name: string): ReturnType<Store['load']> {
    const tx = (await this.db()).transaction(['tables', 'records'], 'readonly');
    const [table, records] = await Promise.all([
      tx.objectStore('tables').get(name),
      tx.objectStore('records').getAll(rangeOf(name)),
      tx.done,
    ]);
    if (table === undefined) return undefined;
    return { table, journal: { ...table.head, records: records.map(({ record }) => record) } };
  }

  async list(): Promise<readonly TableSummary[]> {
    const tables = await (await this.db()).getAll('tables');
    return tables.map(({ summary }) => summary).toSorted((a, b) => b.changed - a.changed);
  }

  async remove(name: string): Promise<void> {
    const tx = (await this.db()).transaction(['tables', 'records'], 'readwrite');
    await Promise.all([
      tx.objectStore('tables').delete(name),
      tx.objectStore('records').delete(rangeOf(name)),
      tx.done,
    ]);
  }
}

const rangeOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

/** A key that exists already was written by somebody else. */
function asConflict(error: unknown): never {
  throw error instanceof DOMException && (error.name === 'ConstraintError' || error.name === 'AbortError')
    ? new AppendConflict()
    : error;
}
