/**
 * The tables of the database. JSON is text, a time is milliseconds since 1970, a truth is 0 or 1: so both kinds of
 * database keep the same values.
 */
export interface Schema {
  migrations: { number: number; name: string; applied: number };
  tables: TablesRow;
  records: { table_id: string; seq: number; record: string };
  /** Only the newest of every table. */
  snapshots: { table_id: string; seq: number; data: string };
  seats: SeatsRow;
  people: { id: string; name: string; created: number; seen: number };
  /** What has to happen by itself; whoever claims it has it until `lease_until`. */
  jobs: { table_id: string; kind: string; due: number; lease_until: number; owner: string | null };
  servers: { id: string; alive_at: number };
  /** When no server was running. */
  outages: { began: number; ended: number };
  secrets: { name: string; value: string };
}

/** Everything but the JSON at the end can be derived from it, and is there to be searched. */
interface TablesRow {
  id: string;
  version: number;
  /** The number of records. */
  seq: number;
  game: string;
  phase: string;
  visibility: string;
  watching: string;
  owner: string | null;
  code: string | null;
  created: number;
  changed: number;
  /** When it changed last, if it is over: an index of its own that running games do not touch. */
  finished: number | null;
  summary: string | null;
  head: string | null;
  room: string | null;
}

/** A chair. */
interface SeatsRow {
  table_id: string;
  seat: number;
  /** Whoever sits there, or whom it is kept for. */
  person: string | null;
  seated: number;
  /** Neither over nor aborted. */
  active: number;
  finished: number | null;
  /** Whoever has this code may take the chair over. */
  invite: string | null;
}
