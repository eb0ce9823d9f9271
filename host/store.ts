import type { Journal, JournalRecord } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';

/** What a stored table is, apart from its records. */
export interface StoredTable {
  readonly summary: TableSummary;
  /** The journal without its records; it contains the secret of the deal. */
  readonly head: Omit<Journal, 'records'>;
}

/** Somebody else has appended to this table in the meantime. */
export class AppendConflict extends Error {
  override readonly name = 'AppendConflict';
}

/**
 * Where tables live. A promise that is kept means that the data has been written for good.
 * `append` throws an `AppendConflict` if the table has a record with this number already.
 */
export interface Store {
  create(table: StoredTable, records: readonly JournalRecord[]): Promise<void>;
  append(summary: TableSummary, seq: number, records: readonly JournalRecord[]): Promise<void>;
  load(table: string): Promise<{ readonly table: StoredTable; readonly journal: Journal } | undefined>;
  list(): Promise<readonly TableSummary[]>;
  remove(table: string): Promise<void>;
}

/** Tables that live as long as the process. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, { table: StoredTable; records: JournalRecord[] }>();

  async create(table: StoredTable, records: readonly JournalRecord[]): Promise<void> {
    if (this.tables.has(table.summary.table)) throw new AppendConflict();
    this.tables.set(table.summary.table, { table, records: [...records] });
  }

  async append(summary: TableSummary, seq: number, records: readonly JournalRecord[]): Promise<void> {
    const stored = this.tables.get(summary.table);
    if (stored === undefined || stored.records.length !== seq) throw new AppendConflict();
    stored.table = { ...stored.table, summary };
    stored.records.push(...records);
  }

  async load(name: string): ReturnType<Store['load']> {
    const stored = this.tables.get(name);
    if (stored === undefined) return undefined;
    const { table, records } = stored;
    return { table, journal: { ...table.head, records: [...records] } };
  }

  async list(): Promise<readonly TableSummary[]> {
    return [...this.tables.values()].map(({ table }) => table.summary);
  }

  async remove(table: string): Promise<void> {
    this.tables.delete(table);
  }
}
