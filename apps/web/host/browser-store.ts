import { AppendConflict, type Change, type LoadedTable, type Store, type StoredTable } from '@zunft/host';
import type { JournalRecord } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable & { readonly id: string } };
  records: { key: [table: string, seq: number]; value: { record: JournalRecord } };
}

/** Tables as the first version of the database kept them. */
type FirstTable = NonNullable<StoredTable['begun']> & { readonly id: string };

/** Tables in the browser. Two tabs may share them: a change's number is unique, so only one of them can write it. */
export class BrowserStore implements Store {
  private opened: Promise<IDBPDatabase<Schema>> | undefined;

  private async db(): Promise<IDBPDatabase<Schema>> {
    this.opened ??= openDB<Schema>('zunft', 2, {
      async upgrade(db, from, _to, tx) {
        if (from === 0) {
          db.createObjectStore('tables', { keyPath: 'id' });
          db.createObjectStore('records');
          return;
        }
        const tables = tx.objectStore('tables');
        for (const table of (await tables.getAll()) as unknown as FirstTable[]) {
          const { id, summary, head } = table;
          await tables.put({ id, table: id, version: summary.seq + 1, begun: { summary, head } });
        }
      },
    });
    return this.opened;
  }

  async create({ stored, records }: Change): Promise<void> {
    const id = stored.table;
    const tx = (await this.db()).transaction(['tables', 'records'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      tx.objectStore('tables').add({ ...stored, id }),
      ...records.map(async (record, i) => tx.objectStore('records').add({ record }, [id, i])),
      tx.done,
    ]).catch(asConflict);
  }

  async append({ stored, seq, records }: Change): Promise<void> {
    const id = stored.table;
    const tx = (await this.db()).transaction(['tables', 'records'], 'readwrite', { durability: 'strict' });
    const tables = tx.objectStore('tables');
    if ((await tables.get(id))?.version !== stored.version - 1) {
      await tx.done;
      throw new AppendConflict();
    }
    await Promise.all([
      tables.put({ ...stored, id }),
      ...records.map(async (record, i) => tx.objectStore('records').add({ record }, [id, seq + i])),
      tx.done,
    ]).catch(asConflict);
  }

  async load(name: string): Promise<LoadedTable | undefined> {
    const tx = (await this.db()).transaction(['tables', 'records'], 'readonly');
    const [table, records] = await Promise.all([
      tx.objectStore('tables').get(name),
      tx.objectStore('records').getAll(rangeOf(name)),
      tx.done,
    ]);
    if (table === undefined) return undefined;
    const { id: _, ...stored } = table;
    return { stored, records: records.map(({ record }) => record) };
  }

  async records(name: string): Promise<readonly JournalRecord[]> {
    const records = await (await this.db()).getAll('records', rangeOf(name));
    return records.map(({ record }) => record);
  }

  async list(): Promise<readonly TableSummary[]> {
    const tables = await (await this.db()).getAll('tables');
    return tables
      .flatMap(({ begun }) => (begun === undefined ? [] : [begun.summary]))
      .toSorted((a, b) => b.changed - a.changed);
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
