import type { JournalHead, JournalRecord, MatchSnapshot } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';
import type { RoomState } from './room/state.ts';

/** What is stored of a table besides its records. */
export interface StoredTable {
  readonly table: string;
  /** The number of changes so far, those of the room included; 1 for a new table. */
  readonly version: number;
  /** The game, as soon as it has begun. */
  readonly begun?: { readonly summary: TableSummary; readonly head: JournalHead };
  /** Who meets there, if it is a table with people. */
  readonly room?: RoomState;
}

/** One change of a table, written as a whole or not at all. */
export interface Change {
  /** The table as it is after the change. */
  readonly stored: StoredTable;
  /** The number of the first new record. */
  readonly seq: number;
  readonly records: readonly JournalRecord[];
  /** A place to go on from, so that loading need not begin at the deal. */
  readonly snapshot?: MatchSnapshot;
  /** When something has to happen by itself: a clock runs out, a bot answers. Without it, nothing has to. */
  readonly due?: number;
}

/** A table out of the store: go on from the snapshot, if there is one, with the records since. */
export interface LoadedTable {
  readonly stored: StoredTable;
  readonly snapshot?: MatchSnapshot;
  /** Records from `snapshot.seq` on, or all. */
  readonly records: readonly JournalRecord[];
}

/** Somebody else has changed this table in the meantime. */
export class AppendConflict extends Error {
  override readonly name = 'AppendConflict';
}

/** The store says so of an error after which nobody knows whether the change was written. */
export const isFateUnknown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'unknown' in error && error.unknown === true;

/** The times in it make a change unmistakable. */
export const isSameChange = (a: StoredTable, b: StoredTable): boolean =>
  a.version === b.version &&
  JSON.stringify([a.begun?.summary, a.room]) === JSON.stringify([b.begun?.summary, b.room]);

/**
 * Where tables live. A promise that is kept means that the data has been written for good.
 * An error with `unknown: true` means that nobody can say yet whether it has.
 * `create` and `append` throw an `AppendConflict` unless `stored.version` is the next one and no record has the same number.
 */
export interface Store {
  create(change: Change): Promise<void>;
  append(change: Change): Promise<void>;
  load(table: string): Promise<LoadedTable | undefined>;
  /** All records from the deal on. */
  records(table: string): Promise<readonly JournalRecord[]>;
  list(): Promise<readonly TableSummary[]>;
  remove(table: string): Promise<void>;
}

interface Kept {
  stored: StoredTable;
  readonly records: JournalRecord[];
  snapshot?: MatchSnapshot;
}

/** Tables that live as long as the process. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, Kept>();

  async create({ stored, records }: Change): Promise<void> {
    if (this.tables.has(stored.table)) throw new AppendConflict();
    this.tables.set(stored.table, { stored, records: [...records] });
  }

  async append({ stored, seq, records, snapshot }: Change): Promise<void> {
    const known = this.tables.get(stored.table);
    if (known?.stored.version !== stored.version - 1 || known.records.length !== seq) {
      throw new AppendConflict();
    }
    known.stored = stored;
    known.records.push(...records);
    if (snapshot !== undefined) known.snapshot = snapshot;
  }

  async load(table: string): Promise<LoadedTable | undefined> {
    const known = this.tables.get(table);
    if (known === undefined) return undefined;
    const { stored, records, snapshot } = known;
    return { stored, records: records.slice(snapshot?.seq ?? 0), ...(snapshot && { snapshot }) };
  }

  async records(table: string): Promise<readonly JournalRecord[]> {
    return [...(this.tables.get(table)?.records ?? [])];
  }

  async list(): Promise<readonly TableSummary[]> {
    return [...this.tables.values()].flatMap(({ stored }) => (stored.begun ? [stored.begun.summary] : []));
  }

  async remove(table: string): Promise<void> {
    this.tables.delete(table);
  }

  protected all(): StoredTable[] {
    return [...this.tables.values()].map(({ stored }) => stored);
  }
}
