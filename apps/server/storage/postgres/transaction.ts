import pg from 'pg';
import type { Row, Statement, Transaction } from '../database.ts';
import { longConnectionConfig, storageErrorOf } from './connection.ts';

const portion = 500;
/** Any number, as long as all servers mean the same by it. */
const migrationLock = 7_466_172;

const beginnings = {
  'reading a snapshot': ['begin isolation level repeatable read read only'],
  'writing alone': ['begin', `select pg_advisory_xact_lock(${migrationLock})`],
} as const;

/** Does all of the work or nothing, on a connection of its own. Of those who write alone, one waits for the other. */
export async function inPostgres<T>(
  url: string,
  isolation: keyof typeof beginnings,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(longConnectionConfig(url));
  // The query under way is told as well; without a listener, the process would end.
  client.on('error', () => undefined);
  try {
    await understood(client.connect());
    const transaction = new PostgresTransaction(client);
    for (const sql of beginnings[isolation]) await transaction.run({ sql, parameters: [] });
    const result = await work(transaction);
    await transaction.run({ sql: 'commit', parameters: [] });
    return result;
  } finally {
    // Ending the connection undoes what was not committed.
    await client.end().catch(() => undefined);
  }
}

class PostgresTransaction implements Transaction {
  readonly kind = 'postgres';
  private readonly client: pg.Client;

  constructor(client: pg.Client) {
    this.client = client;
  }

  async run<R>({ sql, parameters }: Statement<R>): Promise<readonly R[]> {
    const { rows } = await understood(this.client.query(sql, [...parameters]));
    return rows as R[];
  }

  async *portions(sql: string): AsyncIterable<readonly Row[]> {
    await understood(this.client.query(`declare portions no scroll cursor for ${sql}`));
    for (;;) {
      const { rows } = await understood(this.client.query<Row>(`fetch ${portion} from portions`));
      yield rows;
      if (rows.length < portion) break;
    }
    await understood(this.client.query('close portions'));
  }
}

const understood = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw storageErrorOf(error) ?? error;
  });
