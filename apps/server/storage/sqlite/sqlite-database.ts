import { Worker } from 'node:worker_threads';
import type { Database, Row, Statement, WriteCounts } from '../database.ts';
import { migrate } from '../migration.ts';
import { StorageError, WriteConflict } from '../storage-error.ts';
import { checkIntact, openConnection } from './connection.ts';
import { databaseFile, holdFolder } from './folder.ts';
import type { Outcome } from './group-commit.ts';
import type { FirstWord, FromThread, ToThread } from './messages.ts';
import { inSqlite } from './transaction.ts';

const typescript = new URL('../../../cli/typescript.js', import.meta.url);

/** Somebody who waits for the thread. */
interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/** A data folder. One server has it to itself, so that there is nobody to be told of changes. */
export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  private readonly worker: Worker;
  private readonly release: () => void;
  private readonly readers: Waiting<readonly Row[]>[] = [];
  private readonly writers: Waiting<readonly (readonly Row[])[]>[] = [];
  private reads: Statement[] = [];
  private writes: (readonly Statement[])[] = [];
  private gone: StorageError | undefined;
  private commits = 0;
  private batches = 0;

  /** Brings the folder to the newest form. Throws a `StorageError` if it cannot be used. */
  static async open(folder: string): Promise<SqliteDatabase> {
    const { release } = holdFolder(folder);
    try {
      const file = databaseFile(folder);
      const open = () => {
        const db = openConnection(file);
        checkIntact(db, file);
        return db;
      };
      await inSqlite(open, 'begin immediate', (transaction) => migrate(transaction));
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        name: 'storage',
        workerData: { file },
        // However this process came to understand TypeScript, the thread has to as well.
        execArgv: ['--import', typescript.href],
      });
      await firstWord(worker);
      return new SqliteDatabase(worker, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  private constructor(worker: Worker, release: () => void) {
    this.worker = worker;
    this.release = release;
    worker.on('message', (message: FromThread) => this.hear(message));
    worker.on('error', (error) => this.giveUp(error.message));
    worker.on('exit', () => this.giveUp('the thread of the database has ended'));
  }

  get counts(): WriteCounts {
    return { commits: this.commits, batches: this.batches };
  }

  async read<R>(query: Statement<R>): Promise<readonly R[]> {
    if (this.gone !== undefined) throw this.gone;
    this.postSoon();
    this.reads.push(query);
    return new Promise((resolve, reject) => {
      this.readers.push({ resolve: resolve as (rows: readonly unknown[]) => void, reject });
    });
  }

  async write(batch: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    if (this.gone !== undefined) throw this.gone;
    this.postSoon();
    this.writes.push(batch);
    return new Promise((resolve, reject) => {
      this.writers.push({ resolve, reject });
    });
  }

  onChange(): () => void {
    return () => undefined;
  }

  onMissed(): () => void {
    return () => undefined;
  }

  /** Nobody else works on the same folder. */
  async tellAttendance(): Promise<void> {}

  onAttendance(): () => void {
    return () => undefined;
  }

  async close(): Promise<void> {
    if (this.gone !== undefined) return;
    this.post();
    const ended = new Promise((resolve) => this.worker.once('exit', resolve));
    this.worker.postMessage('close');
    await ended;
  }

  /** One message for everything that is asked at the same moment. */
  private postSoon(): void {
    if (this.reads.length + this.writes.length === 0) queueMicrotask(() => this.post());
  }

  private post(): void {
    if (this.reads.length + this.writes.length === 0) return;
    const message: ToThread = { reads: this.reads, writes: this.writes };
    this.reads = [];
    this.writes = [];
    this.worker.postMessage(message);
  }

  private hear({ read = [], written }: FromThread): void {
    settle(this.readers, read);
    if (written === undefined) return;
    const done = written.filter((outcome) => 'done' in outcome).length;
    if (done > 0) this.commits += 1;
    this.batches += done;
    settle(this.writers, written);
  }

  /** What was under way may or may not have been written. */
  private giveUp(detail: string): void {
    if (this.gone !== undefined) return;
    this.gone = new StorageError('storage-unavailable', detail);
    const unknown = new StorageError('storage-unavailable', detail, { unknown: true });
    for (const { reject } of [...this.readers.splice(0), ...this.writers.splice(0)]) reject(unknown);
    this.release();
  }
}

/** Whoever asked first is answered first. */
function settle<T>(waiting: Waiting<T>[], outcomes: readonly Outcome<T>[]): void {
  const answered = waiting.splice(0, outcomes.length);
  for (const [i, { resolve, reject }] of answered.entries()) {
    const outcome = outcomes[i]!;
    if ('done' in outcome) resolve(outcome.done);
    else reject(errorOf(outcome));
  }
}

function errorOf(outcome: Exclude<Outcome<unknown>, { readonly done: unknown }>): Error {
  if ('conflict' in outcome) return new WriteConflict();
  const { code, message } = outcome.failed;
  return code === undefined ? new Error(message) : new StorageError(code, message);
}

function firstWord(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (word: FirstWord) => {
      worker.off('error', reject);
      if ('done' in word) resolve();
      else reject(errorOf(word));
    });
  });
}
