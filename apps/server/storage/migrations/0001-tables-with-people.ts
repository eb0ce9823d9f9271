import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const tablesWithPeople: Migration = {
  number: 1,
  name: 'tables with people',
  tables: ['tables', 'records', 'snapshots', 'seats', 'people', 'jobs', 'servers', 'outages', 'secrets'],
  statements({ schema }, kind) {
    const whole = kind === 'postgres' ? sql`bigint` : sql`integer`;
    /** SQLite keeps the rows in the order of their key, and has one tree to write instead of two. */
    const byKey = kind === 'sqlite' ? sql`without rowid` : sql``;
    return [
      schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('version', whole, (column) => column.notNull())
        .addColumn('seq', whole, (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('visibility', 'text', (column) => column.notNull())
        .addColumn('watching', 'text', (column) => column.notNull())
        .addColumn('owner', 'text')
        .addColumn('code', 'text', (column) => column.unique())
        .addColumn('created', whole, (column) => column.notNull())
        .addColumn('changed', whole, (column) => column.notNull())
        .addColumn('finished', whole)
        .addColumn('summary', 'text')
        .addColumn('head', 'text')
        .addColumn('room', 'text'),
      schema.createIndex('tables_in_lobby').on('tables').columns(['phase', 'visibility', 'created']),
      schema.createIndex('tables_finished').on('tables').column('finished'),
      schema.createIndex('tables_of_owner').on('tables').columns(['owner', 'phase']),
      schema
        .createTable('records')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('seq', whole, (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('records_key', ['table_id', 'seq'])
        .modifyEnd(byKey),
      schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) =>
          column.primaryKey().notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('seq', whole, (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull()),
      schema
        .createTable('seats')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('seat', whole, (column) => column.notNull())
        .addColumn('person', 'text')
        .addColumn('seated', whole, (column) => column.notNull())
        .addColumn('active', whole, (column) => column.notNull())
        .addColumn('finished', whole)
        .addColumn('invite', 'text')
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .modifyEnd(byKey),
      schema.createIndex('seats_of_person').on('seats').columns(['person', 'active']),
      schema.createIndex('seats_finished').on('seats').columns(['person', 'finished']),
      schema.createIndex('seats_by_invite').on('seats').column('invite'),
      schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', whole, (column) => column.notNull())
        .addColumn('seen', whole, (column) => column.notNull()),
      schema
        .createTable('jobs')
        .addColumn('table_id', 'text', (column) =>
          column.notNull().references('tables.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('due', whole, (column) => column.notNull())
        .addColumn('lease_until', whole, (column) => column.notNull())
        .addColumn('owner', 'text')
        .addPrimaryKeyConstraint('jobs_key', ['table_id', 'kind'])
        .modifyEnd(byKey),
      schema.createIndex('jobs_due').on('jobs').column('due'),
      schema
        .createTable('servers')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('alive_at', whole, (column) => column.notNull()),
      schema
        .createTable('outages')
        .addColumn('began', whole, (column) => column.primaryKey().notNull())
        .addColumn('ended', whole, (column) => column.notNull()),
      schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey().notNull())
        .addColumn('value', 'text', (column) => column.notNull()),
    ];
  },
};
