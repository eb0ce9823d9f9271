import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Kind, Statement, Value } from './database.ts';
import type { Schema } from './schema.ts';

type Builder = Kysely<Schema>;

/** They only make text: statements are run by a `Database`. */
export const builders: Readonly<Record<Kind, Builder>> = {
  sqlite: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

/** Stands for a value until the statement is used. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Slots<V> = <K extends keyof V>(name: K) => V[K];

/** Makes a statement out of values, in the dialect of one kind of database. */
export type StatementOf<V, R> = (kind: Kind, values: V) => Statement<R>;

/**
 * A statement whose text is made once for each kind of database: to have Kysely make it anew for every answer would
 * cost more than running it.
 */
export function statement<V extends object, R = unknown>(
  build: (db: Builder, slot: Slots<V>, kind: Kind) => Compilable<R>,
  { rows }: { readonly rows?: number } = {},
): StatementOf<V, R> {
  const slot = ((name: keyof V) => new Slot(name)) as unknown as Slots<V>;
  const made: Partial<Record<Kind, { readonly sql: string; readonly parameters: readonly unknown[] }>> = {};
  return (kind, values) => {
    made[kind] ??= build(builders[kind], slot, kind).compile();
    const { sql, parameters } = made[kind];
    const bound = parameters.map(
      (parameter) => (parameter instanceof Slot ? values[parameter.name as keyof V] : parameter) as Value,
    );
    return { sql, parameters: bound, ...(rows !== undefined && { rows }) };
  };
}
