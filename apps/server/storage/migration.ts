import { type Compilable, type Kysely, sql } from 'kysely';
import type { Kind, Transaction } from './database.ts';
import { tablesWithPeople } from './migrations/0001-tables-with-people.ts';
import type { Schema } from './schema.ts';
import { builders } from './statement.ts';
import { StorageError } from './storage-error.ts';

/** A step from one form of the database to the next. Once released it is never changed, only followed by another. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** The tables that it makes, those that others refer to first. */
  readonly tables: readonly (keyof Schema)[];
  statements(db: Kysely<Schema>, kind: Kind): readonly Compilable[];
}

export const migrations: readonly Migration[] = [tablesWithPeople];

const newest = (known: readonly Migration[]): number => known.at(-1)?.number ?? 0;

/** The tables that exist after so many migrations; what a backup consists of. */
export const tablesAt = (schema: number, known = migrations): readonly (keyof Schema)[] =>
  known.flatMap(({ number, tables }) => (number <= schema ? tables : []));

/** How far the database has come; 0 for an empty one. Throws if it is further than this program. */
export async function schemaOf(transaction: Transaction, known = migrations): Promise<number> {
  if (!(await hasMigrations(transaction))) return 0;
  const db = builders[transaction.kind];
  const query = db.selectFrom('migrations').select(({ fn }) => fn.max('number').as('number'));
  const [row] = await transaction.run<{ number: number | null }>({ ...query.compile(), parameters: [] });
  const schema = row?.number ?? 0;
  if (schema > newest(known)) throw new StorageError('storage-newer');
  return schema;
}

/**
 * Takes the database to the newest form, or to an older one that it has not reached yet. The transaction has to keep
 * others out.
 */
export async function migrate(
  transaction: Transaction,
  {
    known = migrations,
    to = newest(known),
  }: { readonly known?: readonly Migration[]; readonly to?: number } = {},
): Promise<void> {
  const schema = await schemaOf(transaction, known);
  const db = builders[transaction.kind];
  const run = (query: Compilable) => {
    const { sql: text, parameters } = query.compile();
    return transaction.run({ sql: text, parameters: parameters as never });
  };
  if (schema === 0) await run(migrationsTable(db, transaction.kind));
  for (const migration of known) {
    if (migration.number <= schema || migration.number > to) continue;
    for (const query of migration.statements(db, transaction.kind)) await run(query);
    const { number, name } = migration;
    await run(db.insertInto('migrations').values({ number, name, applied: Date.now() }));
  }
}

async function hasMigrations(transaction: Transaction): Promise<boolean> {
  const query =
    transaction.kind === 'sqlite'
      ? `select 1 as found from sqlite_master where type = 'table' and name = 'migrations'`
      : `select 1 as found where to_regclass('migrations') is not null`;
  return (await transaction.run({ sql: query, parameters: [] })).length > 0;
}

const migrationsTable = ({ schema }: Kysely<Schema>, kind: Kind) =>
  schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied', kind === 'postgres' ? sql`bigint` : sql`integer`, (column) => column.notNull());
