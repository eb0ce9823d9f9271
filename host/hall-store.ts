import type { Seat } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';
import type { Person } from './room/chairs.ts';
import type { RoomState } from './room/state.ts';
import type { Store } from './store.ts';

/** A table with people in a list. */
export interface ListedRoom {
  readonly table: string;
  readonly room: RoomState;
  readonly summary?: TableSummary;
  /** Since when it waits for the person who was asked for. */
  readonly waitingSince?: number;
}

/** A store that also knows people, and finds tables by who sits there and by their codes. */
export interface HallStore extends Store {
  /** Tables in the list of open ones that have changed since, those that gather first. */
  openTables(limit: number, since: number): Promise<readonly ListedRoom[]>;
  /** Tables of a person that are neither over nor cleared. */
  tablesOf(person: string): Promise<readonly ListedRoom[]>;
  /** Games that are over, newest first: a person's, or those of open tables that everybody may see. */
  finished(wanted: {
    readonly person?: string;
    readonly before?: number;
    readonly limit: number;
  }): Promise<readonly ListedRoom[]>;
  /** A table's own code, or one for a seat that waits for somebody. */
  tableByCode(code: string): Promise<{ readonly table: string; readonly seat?: Seat } | undefined>;
  unfinishedCount(person: string): Promise<number>;
  putPerson(person: Person): Promise<void>;
}
