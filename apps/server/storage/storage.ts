import { setTimeout as pause } from 'node:timers/promises';
import {
  AppendConflict,
  type Attendance,
  type Change,
  type HallStore,
  type ListedRoom,
  type LoadedTable,
  type Outage,
  type Person,
} from '@zunft/host';
import type { JournalRecord } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';
import { appending, creating } from './change-statements.ts';
import { tableColumns, waitingSince } from './columns.ts';
import type { AttendanceListener, ChangeListener, Database, Statement, WriteCounts } from './database.ts';
import type { Schema } from './schema.ts';
import { clearTables, deleteTable } from './statements/changes.ts';
import { writtenTable } from './statements/fate.ts';
import { claimJobs } from './statements/jobs.ts';
import { offerSecret, personById, putPerson, secretNamed, touchPerson } from './statements/people.ts';
import { beat, forgetServers, noteOutage, outagesSince } from './statements/servers.ts';
import {
  allSummaries,
  finishedTables,
  finishedTablesOf,
  type ListedRow,
  openTables,
  recordsBetween,
  tableByCode,
  tablesOf,
  tableWithSnapshot,
  unfinishedCount,
} from './statements/tables.ts';
import { StorageError, WriteConflict } from './storage-error.ts';

/** Somebody as the database knows them. */
export interface KnownPerson extends Person {
  readonly created: number;
  readonly seen: number;
}

const unlimited = Number.MAX_SAFE_INTEGER;
/** In milliseconds: how long no server has to be heard of to count as none, and when a server is forgotten. */
const silence = 5_000;
const forgotten = 24 * 60 * 60_000;
/** In milliseconds: how long to find out what became of a change when the connection was lost, and how often to ask. */
const fatePatience = 10_000;
const fateRetry = 100;
const mostAttempts = 3;
const clearedAtOnce = 1_000;

/** Everything that a server keeps, in either kind of database. */
export class Storage implements HallStore {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  // Tables, for the host

  async create(change: Change): Promise<void> {
    const { stored, seq } = change;
    if (stored.version !== 1 || seq !== 0) throw new AppendConflict();
    await this.commit(change, creating(this.db.kind, change));
  }

  async append(change: Change): Promise<void> {
    await this.commit(change, appending(this.db.kind, change));
  }

  async load(table: string): Promise<LoadedTable | undefined> {
    const { db } = this;
    const [row] = await db.read(tableWithSnapshot(db.kind, { id: table }));
    if (row === undefined) return undefined;
    const from = row.snapshot_seq ?? 0;
    const records = await this.recordsBetween(table, from, row.seq);
    // It was removed in between.
    if (records.length < row.seq - from) return undefined;
    return {
      stored: {
        table,
        version: row.version,
        ...(row.summary !== null &&
          row.head !== null && { begun: { summary: JSON.parse(row.summary), head: JSON.parse(row.head) } }),
        ...(row.room !== null && { room: JSON.parse(row.room) }),
      },
      ...(row.snapshot !== null && { snapshot: JSON.parse(row.snapshot) }),
      records,
    };
  }

  async records(table: string): Promise<readonly JournalRecord[]> {
    return this.recordsBetween(table, 0, unlimited);
  }

  async list(): Promise<readonly TableSummary[]> {
    const rows = await this.db.read(allSummaries(this.db.kind, {}));
    return rows.map(({ summary }) => JSON.parse(summary!) as TableSummary);
  }

  async remove(table: string): Promise<void> {
    await this.db.write([deleteTable(this.db.kind, { id: table })], { table, version: 0, people: [] });
  }

  /** Clears away tables at which no game came about and nothing has happened since. */
  async clearTables(changed: number): Promise<void> {
    await this.db.write([clearTables(this.db.kind, { changed, limit: clearedAtOnce })]);
  }

  // Lists of tables

  /** Tables that anybody may sit down at, the newest first. */
  async openTables(limit: number, since = 0): Promise<readonly ListedRoom[]> {
    return this.listed(openTables(this.db.kind, { limit, since }));
  }

  /**
   * Tables that are not over, where somebody sits, a chair is kept for them, or which they laid. Those that wait for
   * them come first, the longest wait before the others.
   */
  async tablesOf(person: string): Promise<readonly ListedRoom[]> {
    const tables = (await this.listed(tablesOf(this.db.kind, { person }))).map((listed) => {
      const since = waitingSince(listed, person);
      return { ...listed, ...(since !== undefined && { waitingSince: since }) };
    });
    return tables.toSorted((a, b) => (a.waitingSince ?? unlimited) - (b.waitingSince ?? unlimited));
  }

  /**
   * Games that are over, the newest first: of somebody, or all that may be looked at. `before` is the `changed` of the
   * last one on the page before. A page is a little longer than its limit where several ended at the same moment.
   */
  async finished({
    person,
    before = unlimited,
    limit,
  }: {
    readonly person?: string;
    readonly before?: number;
    readonly limit: number;
  }): Promise<readonly ListedRoom[]> {
    const page = { before, skipped: limit - 1 };
    return this.listed(
      person === undefined
        ? finishedTables(this.db.kind, page)
        : finishedTablesOf(this.db.kind, { ...page, person }),
    );
  }

  /** The table with this code, or the chair that somebody may take over with it. */
  async tableByCode(code: string): Promise<{ readonly table: string; readonly seat?: number } | undefined> {
    const [row] = await this.db.read(tableByCode(this.db.kind, { code }));
    if (row === undefined) return undefined;
    return { table: row.table_id, ...(row.seat !== null && { seat: row.seat }) };
  }

  /** How many tables that are not over somebody laid or sits at. */
  async unfinishedCount(person: string): Promise<number> {
    const [row] = await this.db.read(unfinishedCount(this.db.kind, { person }));
    return row?.count ?? 0;
  }

  // People

  async person(id: string): Promise<KnownPerson | undefined> {
    const [row] = await this.db.read(personById(this.db.kind, { id }));
    return row && { ...row };
  }

  async putPerson({ id, name }: Person, now = Date.now()): Promise<void> {
    // PostgreSQL cannot keep this character in a text.
    const kept = name.replaceAll('\0', '');
    await this.db.write([putPerson(this.db.kind, { id, name: kept, now })]);
  }

  /** Somebody was here. */
  async touch(id: string, now = Date.now()): Promise<void> {
    await this.db.write([touchPerson(this.db.kind, { id, now })]);
  }

  // Servers

  /** A secret that all servers share, made by whichever of them needs it first. */
  async secret(name: string, create: () => string): Promise<string> {
    const find = async () => (await this.db.read(secretNamed(this.db.kind, { name })))[0]?.value;
    const known = await find();
    if (known !== undefined) return known;
    const value = create();
    await this.db.write([offerSecret(this.db.kind, { name, value })]);
    return (await find()) ?? value;
  }

  /** Tables where something is overdue. Nobody else gets them before the lease has run out or the table has changed. */
  async claimDue(now: number, leaseMs: number, limit: number, owner: string): Promise<readonly string[]> {
    const [rows = []] = await this.db.write([
      claimJobs(this.db.kind, { now, until: now + leaseMs, limit, owner }),
    ]);
    return rows.map((row) => row['table_id'] as string);
  }

  /** Says that a server is alive. If none was for a while, that is noted and returned: it counts for nobody. */
  async beat(server: string, now: number): Promise<Outage | undefined> {
    const { kind } = this.db;
    const [noted = []] = await this.db.write([
      noteOutage(kind, { now, silent: now - silence }),
      beat(kind, { id: server, now }),
      forgetServers(kind, { silent: now - forgotten }),
    ]);
    const [row] = noted as readonly Schema['outages'][];
    return row && { from: row.began, to: row.ended };
  }

  /** Times in which no server was running and that were not over at `since`. */
  async outages(since = 0): Promise<readonly Outage[]> {
    const rows = await this.db.read(outagesSince(this.db.kind, { since }));
    return rows.map(({ began, ended }) => ({ from: began, to: ended }));
  }

  /** Tells of tables that other servers have changed or, with version 0, removed. Returns how to stop it. */
  onChange(listener: ChangeListener): () => void {
    return this.db.onChange(listener);
  }

  /** Tells that changes by others may have been missed: whatever is in memory may be old. Returns how to stop it. */
  onMissed(listener: () => void): () => void {
    return this.db.onMissed(listener);
  }

  /** Tells other servers who is at tables by this one. */
  async tellAttendance(attendances: readonly Attendance[]): Promise<void> {
    await this.db.tellAttendance(attendances);
  }

  /** Hears what other servers tell of that. Returns how to stop it. */
  onAttendance(listener: AttendanceListener): () => void {
    return this.db.onAttendance(listener);
  }

  /** Throws a `StorageError` unless the database answers. */
  async check(): Promise<void> {
    await this.db.read(secretNamed(this.db.kind, { name: '' }));
  }

  get counts(): WriteCounts {
    return this.db.counts;
  }

  async close(): Promise<void> {
    await this.db.close();
  }

  // How changes are written

  private async commit(change: Change, batch: readonly Statement[]): Promise<void> {
    const { table, version, room } = change.stored;
    const people = room?.chairs.flatMap(({ person }) => person ?? []) ?? [];
    let lost: StorageError | undefined;
    for (let attempts = 1; ; attempts++) {
      try {
        await this.db.write(batch, { table, version, people });
        return;
      } catch (error) {
        const conflict = error instanceof WriteConflict;
        if (error instanceof StorageError && error.unknown) lost = error;
        // An attempt that was lost may itself be what the next one conflicts with.
        else if (lost === undefined || !conflict) throw conflict ? new AppendConflict() : error;
        if (await this.wasWritten(change, lost)) return;
        if (conflict) throw new AppendConflict();
        if (attempts === mostAttempts) throw new StorageError(lost.code, 'it was not written');
      }
    }
  }

  /** What became of a change during which the connection was lost. Throws if somebody else has gone on meanwhile. */
  private async wasWritten({ stored, seq, records }: Change, lost: StorageError): Promise<boolean> {
    const expected = tableColumns(stored, seq + records.length);
    const query = writtenTable(this.db.kind, { id: stored.table });
    const deadline = Date.now() + fatePatience;
    while (Date.now() < deadline) {
      await pause(fateRetry);
      const written = await this.db.write([query]).catch(() => undefined);
      if (written === undefined) continue;
      const row = written[0]?.[0];
      if (row === undefined || (row['version'] as number) < stored.version) return false;
      const columns = ['version', 'seq', 'summary', 'head', 'room'] as const;
      if (columns.every((column) => row[column] === expected[column])) return true;
      if (row['version'] === stored.version) throw new AppendConflict();
      break;
    }
    throw lost;
  }

  private async recordsBetween(id: string, from: number, to: number): Promise<readonly JournalRecord[]> {
    const rows = await this.db.read(recordsBetween(this.db.kind, { id, from, to }));
    return rows.map(({ record }) => JSON.parse(record) as JournalRecord);
  }

  private async listed(query: Statement<ListedRow>): Promise<readonly ListedRoom[]> {
    const rows = await this.db.read(query);
    return rows.map(({ id, room, summary }) => ({
      table: id,
      room: JSON.parse(room!),
      ...(summary !== null && { summary: JSON.parse(summary) }),
    }));
  }
}
