import type { Attendance } from '@zunft/host';

/** The two kinds of database. They get the same statements, each in its own dialect. */
export type Kind = 'sqlite' | 'postgres';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A statement as a database takes it. */
export interface Statement<R = unknown> {
  readonly sql: string;
  readonly parameters: readonly Value[];
  /** How many rows it has to change; with any other number, nothing of its batch is written. */
  readonly rows?: number;
  /** Only a type: what its rows look like. */
  readonly row?: R;
}

/** What other servers are to be told as soon as a batch has been written. */
export interface Announcement {
  readonly table: string;
  readonly version: number;
  /** Who sits there, or has a chair kept. */
  readonly people: readonly string[];
}

/** How often something was written for good, and how many batches that were. */
export interface WriteCounts {
  readonly commits: number;
  readonly batches: number;
}

/** Runs statements. Whatever goes wrong is a `StorageError` or a `WriteConflict`. */
export interface Database {
  readonly kind: Kind;
  readonly counts: WriteCounts;
  read<R>(query: Statement<R>): Promise<readonly R[]>;
  /**
   * Writes all statements or none, and is kept when they have been written for good. Returns the rows that each
   * statement returned. Throws a `WriteConflict` if one changed another number of rows than it had to, or met a key
   * that exists.
   */
  write(batch: readonly Statement[], announcement?: Announcement): Promise<readonly (readonly Row[])[]>;
  /** Changes that other servers wrote. */
  onChange(listener: ChangeListener): () => void;
  /** The connection to the other servers was lost for a while: any table may have changed. */
  onMissed(listener: () => void): () => void;
  /** Tells other servers who is at tables by this one. Nothing of it is kept. */
  tellAttendance(attendances: readonly Attendance[]): Promise<void>;
  onAttendance(listener: AttendanceListener): () => void;
  close(): Promise<void>;
}

/** `origin` is the server that tells. */
export type AttendanceListener = (attendance: Attendance, origin: string) => void;

/** `origin` is the server that changed the table. A version of 0 means that it was removed. */
export type ChangeListener = (announcement: Announcement, origin: string) => void;

/** One connection in one transaction, for what is done as a whole: migrations, backups. */
export interface Transaction {
  readonly kind: Kind;
  run<R>(statement: Statement<R>): Promise<readonly R[]>;
  /** The rows of a query, some at a time. */
  portions(sql: string): AsyncIterable<readonly Row[]>;
}
