import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Row, Statement } from '../database.ts';
import { type StorageCode, WriteConflict } from '../storage-error.ts';
import { meetsExistingKey, storageErrorOf } from './connection.ts';

/** What became of a batch or a query, in a form that can leave a thread. */
export type Outcome<T> =
  | { readonly done: T }
  | { readonly conflict: true }
  | { readonly failed: { readonly code: StorageCode | undefined; readonly message: string } };

interface Prepared {
  readonly run: StatementSyncInstance;
  readonly returnsRows: boolean;
}

/** Runs statements on one connection. */
export class GroupCommit {
  private readonly db: DatabaseSyncInstance;
  private readonly prepared = new Map<string, Prepared>();

  constructor(db: DatabaseSyncInstance) {
    this.db = db;
  }

  read({ sql, parameters }: Statement): Outcome<readonly Row[]> {
    try {
      return { done: this.prepare(sql).run.all(...parameters) };
    } catch (error) {
      return failure(error);
    }
  }

  /** Writes many batches with one fsync. A batch that cannot be written does not touch the others. */
  write(batches: readonly (readonly Statement[])[]): Outcome<readonly (readonly Row[])[]>[] {
    try {
      this.execute('begin immediate');
      const outcomes = batches.map((batch) => this.attempt(batch));
      this.execute('commit');
      return outcomes;
    } catch (error) {
      // As long as a commit has not returned, nobody may be told that anything was written.
      this.rollBack();
      return batches.map(() => failure(error));
    }
  }

  private attempt(batch: readonly Statement[]): Outcome<readonly (readonly Row[])[]> {
    this.execute('savepoint batch');
    try {
      const done = batch.map((statement) => this.carryOut(statement));
      this.execute('release batch');
      return { done };
    } catch (error) {
      // A full disk or a damaged file concerns everybody.
      if (storageErrorOf(error) !== undefined || !this.db.isTransaction) throw error;
      this.execute('rollback to batch');
      this.execute('release batch');
      return error instanceof WriteConflict || meetsExistingKey(error) ? { conflict: true } : failure(error);
    }
  }

  private carryOut({ sql, parameters, rows }: Statement): readonly Row[] {
    const { run, returnsRows } = this.prepare(sql);
    if (returnsRows) return run.all(...parameters);
    const { changes } = run.run(...parameters);
    if (rows !== undefined && changes !== rows) throw new WriteConflict();
    return [];
  }

  private execute(sql: string): void {
    this.prepare(sql).run.run();
  }

  private rollBack(): void {
    try {
      if (this.db.isTransaction) this.execute('rollback');
    } catch {
      // The connection has given up the transaction by itself.
    }
  }

  private prepare(sql: string): Prepared {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    const run = this.db.prepare(sql);
    const prepared = { run, returnsRows: run.columns().length > 0 };
    this.prepared.set(sql, prepared);
    return prepared;
  }
}

function failure(error: unknown): Outcome<never> {
  const found = storageErrorOf(error);
  const message = error instanceof Error ? error.message : String(error);
  return { failed: { code: found?.code, message } };
}
