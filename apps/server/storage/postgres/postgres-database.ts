import { setTimeout as pause } from 'node:timers/promises';
import type { Attendance } from '@zunft/host';
import pg from 'pg';
import type {
  Announcement,
  AttendanceListener,
  ChangeListener,
  Database,
  Row,
  Statement,
  WriteCounts,
} from '../database.ts';
import { migrate } from '../migration.ts';
import { StorageError, WriteConflict } from '../storage-error.ts';
import { announce, attend, ChangeBus } from './change-bus.ts';
import {
  connectionConfig,
  isDeadlock,
  isUnkeepableText,
  meetsExistingKey,
  storageErrorOf,
} from './connection.ts';
import { inPostgres } from './transaction.ts';

/** Transactions that this server writes at the same time: one is executed while another waits for the disk. */
const lanes = 2;
const largestGroup = 128;
const connections = 10;
/** In milliseconds: how long something waits for a database that is away, and how often it tries. */
const patience = 3_000;
const retry = 100;

/** Whatever the database does by default, a commit that was acknowledged has been written. */
const waitForTheDisk = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

interface Waiting {
  readonly batch: readonly Statement[];
  readonly announcement: Announcement | undefined;
  readonly deadline: number;
  readonly resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly reject: (error: unknown) => void;
}

/** What became of a transaction. */
type Attempt =
  | { readonly written: readonly (readonly Row[])[] }
  /** The database said no. */
  | { readonly refused: unknown }
  /** The connection broke before anything could be written for good. */
  | { readonly lost: StorageError }
  /** It broke when it might have been. */
  | { readonly unknown: StorageError };

/** A PostgreSQL server, which several servers of ours may share. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  private readonly pool: pg.Pool;
  private readonly bus: ChangeBus;
  private readonly origin: string;
  private readonly names = new Map<string, string>();
  private readonly waiting: Waiting[] = [];
  private readonly busy = new Set<Promise<void>>();
  private commits = 0;
  private batches = 0;

  /** Brings the database to the newest form. Throws a `StorageError` if it cannot be used. */
  static async open(url: string, origin: string): Promise<PostgresDatabase> {
    await inPostgres(url, 'writing alone', (transaction) => migrate(transaction));
    const bus = new ChangeBus(url, origin);
    await bus.open();
    return new PostgresDatabase(url, bus, origin);
  }

  private constructor(url: string, bus: ChangeBus, origin: string) {
    this.pool = new pg.Pool({ ...connectionConfig(url), max: connections });
    // Whoever uses a connection hears of its end; without listeners, the process would end as well.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      void client.query(waitForTheDisk).catch(() => undefined);
    });
    this.bus = bus;
    this.origin = origin;
  }

  get counts(): WriteCounts {
    return { commits: this.commits, batches: this.batches };
  }

  async read<R>(query: Statement<R>): Promise<readonly R[]> {
    const deadline = Date.now() + patience;
    for (;;) {
      try {
        const { rows } = await this.pool.query(this.named(query));
        return rows as R[];
      } catch (error) {
        if (isUnkeepableText(error)) return [];
        const found = storageErrorOf(error);
        if (found?.code !== 'storage-unavailable' || Date.now() > deadline) throw found ?? error;
        await pause(retry);
      }
    }
  }

  async write(
    batch: readonly Statement[],
    announcement?: Announcement,
  ): Promise<readonly (readonly Row[])[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ batch, announcement, deadline: Date.now() + patience, resolve, reject });
      queueMicrotask(() => this.wake());
    });
  }

  onChange(listener: ChangeListener): () => void {
    return this.bus.onChange(listener);
  }

  onMissed(listener: () => void): () => void {
    return this.bus.onMissed(listener);
  }

  async tellAttendance(attendances: readonly Attendance[]): Promise<void> {
    await this.read(attend(attendances, this.origin));
  }

  onAttendance(listener: AttendanceListener): () => void {
    return this.bus.onAttendance(listener);
  }

  async close(): Promise<void> {
    while (this.busy.size > 0) await Promise.all(this.busy);
    await Promise.all([this.bus.close(), this.pool.end()]);
  }

  private wake(): void {
    if (this.waiting.length === 0 || this.busy.size >= lanes) return;
    const lane = this.workOff().finally(() => this.busy.delete(lane));
    this.busy.add(lane);
  }

  private async workOff(): Promise<void> {
    while (this.waiting.length > 0) await this.writeGroup(this.waiting.splice(0, largestGroup));
  }

  /** Many batches share a transaction; if one of them is refused, each gets its own. */
  private async writeGroup(group: readonly Waiting[]): Promise<void> {
    const attempt = await this.attempt(group);
    if ('written' in attempt) this.acknowledge(group, attempt.written);
    else if ('unknown' in attempt) for (const { reject } of group) reject(attempt.unknown);
    else if ('lost' in attempt) await this.tryAgain(group, attempt.lost);
    else if (group.length > 1) for (const one of group) await this.writeGroup([one]);
    else await this.refuse(group[0]!, attempt.refused);
  }

  private acknowledge(group: readonly Waiting[], rows: readonly (readonly Row[])[]): void {
    this.commits += 1;
    this.batches += group.length;
    let from = 0;
    for (const { batch, resolve } of group) {
      resolve(rows.slice(from, from + batch.length));
      from += batch.length;
    }
  }

  private async refuse(one: Waiting, error: unknown): Promise<void> {
    if (isDeadlock(error)) return this.tryAgain([one], new StorageError('storage-locked'));
    if (error instanceof WriteConflict || meetsExistingKey(error)) one.reject(new WriteConflict());
    else one.reject(storageErrorOf(error) ?? error);
  }

  private async tryAgain(group: readonly Waiting[], error: StorageError): Promise<void> {
    const now = Date.now();
    for (const { deadline, reject } of group) if (now > deadline) reject(error);
    await pause(retry);
    this.waiting.unshift(...group.filter(({ deadline }) => now <= deadline));
  }

  private async attempt(group: readonly Waiting[]): Promise<Attempt> {
    const client = await this.pool.connect().catch((error: unknown) => storageErrorOf(error) ?? error);
    if (client instanceof StorageError) return { lost: client };
    if (client instanceof Error) return { refused: client };
    const connection = client as pg.PoolClient;
    const rows = await this.carryOut(connection, group);
    if (rows instanceof Refused) return rollBack(connection, rows.reason);
    try {
      const { command } = await connection.query('commit');
      connection.release();
      return command === 'COMMIT' ? { written: rows } : { refused: new Error(command) };
    } catch (error) {
      connection.release(true);
      const detail = error instanceof Error ? error.message : undefined;
      return { unknown: new StorageError('storage-unavailable', detail, { unknown: true }) };
    }
  }

  /** Everything but the commit, sent in one go. */
  private async carryOut(
    connection: pg.PoolClient,
    group: readonly Waiting[],
  ): Promise<readonly (readonly Row[])[] | Refused> {
    const statements = group.flatMap(({ batch }) => batch);
    const announcements = group.flatMap(({ announcement }) => announcement ?? []);
    const told = announcements.length > 0 ? [announce(announcements, this.origin)] : [];
    const results = await Promise.allSettled([
      connection.query('begin'),
      ...[...statements, ...told].map((statement) => connection.query<Row>(this.named(statement))),
    ]);
    const rows: (readonly Row[])[] = [];
    // In order: the first one that is not as expected is the reason why later ones fail.
    for (const [i, result] of results.entries()) {
      if (result.status === 'rejected') return new Refused(result.reason);
      const expected = i === 0 ? undefined : statements[i - 1]?.rows;
      if (expected !== undefined && result.value.rowCount !== expected)
        return new Refused(new WriteConflict());
      rows.push(result.value.rows as Row[]);
    }
    return rows.slice(1, 1 + statements.length);
  }

  /** PostgreSQL plans a statement with a name once for each connection. There are only so many statements. */
  private named({ sql, parameters }: Statement): pg.QueryConfig {
    const name = this.names.get(sql) ?? `s${this.names.size}`;
    this.names.set(sql, name);
    return { name, text: sql, values: parameters as unknown[] };
  }
}

class Refused {
  readonly reason: unknown;

  constructor(reason: unknown) {
    this.reason = reason;
  }
}

async function rollBack(connection: pg.PoolClient, reason: unknown): Promise<Attempt> {
  try {
    await connection.query('rollback');
    connection.release();
    return { refused: reason };
  } catch (error) {
    connection.release(true);
    const found = storageErrorOf(reason) ?? storageErrorOf(error);
    return { lost: found ?? new StorageError('storage-unavailable') };
  }
}
