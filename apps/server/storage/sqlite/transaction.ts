import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Row, Statement, Transaction } from '../database.ts';
import { storageErrorOf } from './connection.ts';

const portion = 500;

/** Does all of the work or nothing, on a connection of its own, which is closed afterwards. */
export async function inSqlite<T>(
  open: () => DatabaseSyncInstance,
  begin: 'begin' | 'begin immediate',
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let db: DatabaseSyncInstance | undefined;
  try {
    db = open();
    db.exec(begin);
    const result = await work(new SqliteTransaction(db));
    db.exec('commit');
    return result;
  } catch (error) {
    // Closing alone would not do it before the prepared statements have been collected.
    if (db?.isTransaction) db.exec('rollback');
    throw storageErrorOf(error) ?? error;
  } finally {
    db?.close();
  }
}

class SqliteTransaction implements Transaction {
  readonly kind = 'sqlite';
  private readonly db: DatabaseSyncInstance;
  private readonly prepared = new Map<string, StatementSyncInstance>();

  constructor(db: DatabaseSyncInstance) {
    this.db = db;
  }

  async run<R>({ sql, parameters }: Statement<R>): Promise<readonly R[]> {
    return this.prepare(sql).all(...parameters) as R[];
  }

  async *portions(sql: string): AsyncIterable<readonly Row[]> {
    let rows: Row[] = [];
    for (const row of this.prepare(sql).iterate()) {
      rows.push(row as Row);
      if (rows.length < portion) continue;
      yield rows;
      rows = [];
    }
    yield rows;
  }

  /** Remembered because an iterator does not keep its statement: when that is collected, the process crashes. */
  private prepare(sql: string): StatementSyncInstance {
    const prepared = this.prepared.get(sql) ?? this.db.prepare(sql);
    this.prepared.set(sql, prepared);
    return prepared;
  }
}
