import pg from 'pg';
import { type StorageCode, StorageError } from '../storage-error.ts';

/** Whole numbers of 64 bits come as text unless somebody says that they fit. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
};

/** In milliseconds. Nobody waits for ever, and a server that vanished in the middle leaves no lock behind. */
const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** How to connect for short work. Statements are sent without waiting for the one before. */
export const connectionConfig = (url: string) => ({
  connectionString: url,
  application_name: 'zunft',
  keepAlive: true,
  types,
  pipeline: true,
  /** For a network that swallows everything: longer than the server takes to give up by itself. */
  query_timeout: 15_000,
  ...limits,
});

/** How to connect for work that takes its time. */
export const longConnectionConfig = (url: string) => ({
  connectionString: url,
  application_name: 'zunft',
  keepAlive: true,
  types,
  connectionTimeoutMillis: limits.connectionTimeoutMillis,
});

interface PostgresFailure extends Error {
  readonly code: string;
}

const sqlState = (error: unknown): string => {
  const { code } = error as Partial<PostgresFailure>;
  return error instanceof Error && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : '';
};

export const meetsExistingKey = (error: unknown): boolean => sqlState(error) === '23505';

/** Two transactions waited for one another, and this one had to give way. */
export const isDeadlock = (error: unknown): boolean => ['40P01', '40001'].includes(sqlState(error));

/** A text that PostgreSQL cannot keep, so that no row can have it. */
export const isUnkeepableText = (error: unknown): boolean => sqlState(error) === '22021';

const codes: readonly (readonly [states: RegExp, code: StorageCode])[] = [
  [/^53100$/, 'storage-full'],
  [/^(25006|42501)$/, 'storage-readonly'],
  [/^XX00[12]$/, 'storage-damaged'],
  [/^55P03$/, 'storage-locked'],
  // Lost or refused, shutting down or starting, wrong password, no such database, out of memory, too slow, broken disk.
  [/^(08|53|57P|57014|28|3D|58|25P0[34])/, 'storage-unavailable'],
];

/**
 * What happened to the database, if it is not a mistake in a statement. What has no state of SQL did not come from the
 * server: the connection is gone.
 */
export function storageErrorOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (!(error instanceof Error)) return undefined;
  const state = sqlState(error);
  const code = state === '' ? 'storage-unavailable' : codes.find(([states]) => states.test(state))?.[1];
  return code && new StorageError(code, error.message || (error as NodeJS.ErrnoException).code);
}
