import type { Schema } from '../schema.ts';
import { statement } from '../statement.ts';

// Finding tables.

type Tables = Schema['tables'];

/** The newest snapshot comes with it, so that the two fit together. */
export const tableWithSnapshot = statement<
  { readonly id: string },
  Pick<Tables, 'version' | 'seq' | 'summary' | 'head' | 'room'> & {
    snapshot: string | null;
    snapshot_seq: number | null;
  }
>((db, slot) =>
  db
    .selectFrom('tables')
    .leftJoin('snapshots', 'snapshots.table_id', 'tables.id')
    .select([
      'tables.version',
      'tables.seq',
      'tables.summary',
      'tables.head',
      'tables.room',
      'snapshots.data as snapshot',
      'snapshots.seq as snapshot_seq',
    ])
    .where('tables.id', '=', slot('id')),
);

export const recordsBetween = statement<
  { readonly id: string; readonly from: number; readonly to: number },
  { record: string }
>((db, slot) =>
  db
    .selectFrom('records')
    .select('record')
    .where('table_id', '=', slot('id'))
    .where('seq', '>=', slot('from'))
    .where('seq', '<', slot('to'))
    .orderBy('seq'),
);

export const allSummaries = statement<object, { summary: string | null }>((db) =>
  db.selectFrom('tables').select('summary').where('summary', 'is not', null).orderBy('created').orderBy('id'),
);

export type ListedRow = Pick<Tables, 'id' | 'room' | 'summary'>;
const listed = ['tables.id', 'tables.room', 'tables.summary'] as const;

export const openTables = statement<{ readonly limit: number; readonly since: number }, ListedRow>(
  (db, slot) =>
    db
      .selectFrom('tables')
      .select(listed)
      .where('visibility', '=', 'open')
      .where('changed', '>', slot('since'))
      .where(({ or, and, eb }) =>
        or([
          eb('phase', '=', 'gathering'),
          and([eb('phase', 'in', ['running', 'paused']), eb('watching', '=', 'spectators')]),
        ]),
      )
      // By the alphabet, those that gather come first.
      .orderBy('phase')
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(slot('limit')),
);

const unfinished = ['gathering', 'running', 'paused'];

/** Where somebody sits, where a chair is kept for them, and what they laid. */
export const tablesOf = statement<{ readonly person: string }, ListedRow>((db, slot) =>
  db
    .selectFrom('tables')
    .select(listed)
    .where('room', 'is not', null)
    .where(
      'id',
      'in',
      db
        .selectFrom('seats')
        .select('table_id')
        .where('person', '=', slot('person'))
        .where('active', '=', 1)
        .union(
          db
            .selectFrom('tables as own')
            .select('own.id as table_id')
            .where('own.owner', '=', slot('person'))
            .where('own.phase', 'in', unfinished),
        ),
    )
    .orderBy('changed', 'desc')
    .orderBy('id'),
);

/** A chair that is only kept for somebody does not count. */
export const unfinishedCount = statement<{ readonly person: string }, { count: number }>((db, slot) =>
  db
    .selectFrom(
      db
        .selectFrom('seats')
        .select('table_id')
        .where('person', '=', slot('person'))
        .where('active', '=', 1)
        .where('seated', '=', 1)
        .union(
          db
            .selectFrom('tables')
            .select('id as table_id')
            .where('owner', '=', slot('person'))
            .where('phase', 'in', unfinished),
        )
        .as('theirs'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count')),
);

interface Page {
  readonly before: number;
  /** How many are left out to find the last one: one less than the page has. */
  readonly skipped: number;
}

/**
 * A page ends with all games that ended in the same millisecond as its last one: the next page begins before that time,
 * and would leave them out.
 */
export const finishedTables = statement<Page, ListedRow>((db, slot) =>
  db
    .selectFrom('tables')
    .select(listed)
    .where('finished', '<', slot('before'))
    .where('visibility', '=', 'open')
    .where('watching', '<>', 'nobody')
    .where('finished', '>=', ({ fn, selectFrom, val }) =>
      fn.coalesce(
        selectFrom('tables as last')
          .select('last.finished')
          .where('last.finished', '<', slot('before'))
          .where('last.visibility', '=', 'open')
          .where('last.watching', '<>', 'nobody')
          .orderBy('last.finished', 'desc')
          .limit(1)
          .offset(slot('skipped')),
        val(0),
      ),
    )
    .orderBy('finished', 'desc')
    .orderBy('id'),
);

export const finishedTablesOf = statement<Page & { readonly person: string }, ListedRow>((db, slot) =>
  db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(listed)
    .distinct()
    .select('seats.finished')
    .where('seats.person', '=', slot('person'))
    .where('seats.seated', '=', 1)
    .where('seats.finished', '<', slot('before'))
    .where('seats.finished', '>=', ({ fn, selectFrom, val }) =>
      fn.coalesce(
        selectFrom('seats as last')
          .select('last.finished')
          .where('last.person', '=', slot('person'))
          .where('last.seated', '=', 1)
          .where('last.finished', '<', slot('before'))
          .orderBy('last.finished', 'desc')
          .limit(1)
          .offset(slot('skipped')),
        val(0),
      ),
    )
    .orderBy('seats.finished', 'desc')
    .orderBy('tables.id'),
);

/** The code of the table, or of one chair. */
export const tableByCode = statement<{ readonly code: string }, { table_id: string; seat: number | null }>(
  (db, slot) =>
    db
      .selectFrom('tables')
      .select(({ lit }) => ['id as table_id', lit(null).$castTo<number | null>().as('seat')])
      .where('code', '=', slot('code'))
      .unionAll(db.selectFrom('seats').select(['table_id', 'seat']).where('invite', '=', slot('code'))),
);
