import type { Schema } from '../schema.ts';
import { type StatementOf, statement } from '../statement.ts';

// What one change of a table writes.

type Tables = Schema['tables'];
type Seats = Schema['seats'];

export const insertTable = statement<Tables>((db, slot) =>
  db.insertInto('tables').values({
    id: slot('id'),
    version: slot('version'),
    seq: slot('seq'),
    game: slot('game'),
    phase: slot('phase'),
    visibility: slot('visibility'),
    watching: slot('watching'),
    owner: slot('owner'),
    code: slot('code'),
    created: slot('created'),
    changed: slot('changed'),
    finished: slot('finished'),
    summary: slot('summary'),
    head: slot('head'),
    room: slot('room'),
  }),
);

/** Only as the next change after the one that was expected. */
export const updateTable = statement<Tables & { readonly from: number; readonly before: number }>(
  (db, slot) =>
    db
      .updateTable('tables')
      .set({
        version: slot('version'),
        seq: slot('seq'),
        changed: slot('changed'),
        summary: slot('summary'),
        head: slot('head'),
        room: slot('room'),
      })
      .where('id', '=', slot('id'))
      .where('version', '=', slot('before'))
      .where('seq', '=', slot('from')),
  { rows: 1 },
);

/** Columns with an index, apart from the others: to write them with every answer would write all their indices. */
export const updateSearched = statement<Tables>((db, slot) =>
  db
    .updateTable('tables')
    .set({
      phase: slot('phase'),
      visibility: slot('visibility'),
      watching: slot('watching'),
      owner: slot('owner'),
      code: slot('code'),
      finished: slot('finished'),
    })
    .where('id', '=', slot('id'))
    .where(({ or, eb }) =>
      or([
        eb('phase', '<>', slot('phase')),
        eb('visibility', '<>', slot('visibility')),
        eb('watching', '<>', slot('watching')),
        eb('owner', 'is distinct from', slot('owner')),
        eb('code', 'is distinct from', slot('code')),
        eb('finished', 'is distinct from', slot('finished')),
      ]),
    ),
);

export const insertRecord = statement<Schema['records']>((db, slot) =>
  db.insertInto('records').values({ table_id: slot('table_id'), seq: slot('seq'), record: slot('record') }),
);

export const putSnapshot = statement<Schema['snapshots']>((db, slot) =>
  db
    .insertInto('snapshots')
    .values({ table_id: slot('table_id'), seq: slot('seq'), data: slot('data') })
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet(({ ref }) => ({ seq: ref('excluded.seq'), data: ref('excluded.data') })),
    ),
);

/** All chairs at once; where nothing is new, nothing is written. */
export const putSeats = (seats: readonly Seats[]): StatementOf<readonly Seats[], unknown> =>
  putSeatsOf(seats.length);

const bySize = new Map<number, StatementOf<readonly Seats[], unknown>>();

function putSeatsOf(size: number): StatementOf<readonly Seats[], unknown> {
  const known = bySize.get(size);
  if (known !== undefined) return known;
  const columns = ['table_id', 'seat', 'person', 'seated', 'active', 'finished', 'invite'] as const;
  const put = statement<Record<string, never>>((db, slot) =>
    db
      .insertInto('seats')
      .values(
        Array.from(
          { length: size },
          (_, i) => Object.fromEntries(columns.map((column) => [column, slot(`${column} ${i}`)])) as never,
        ),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'seat'])
          .doUpdateSet(({ ref }) => ({
            person: ref('excluded.person'),
            seated: ref('excluded.seated'),
            active: ref('excluded.active'),
            finished: ref('excluded.finished'),
            invite: ref('excluded.invite'),
          }))
          .where(({ or, eb, ref }) =>
            or([
              eb('seats.person', 'is distinct from', ref('excluded.person')),
              eb('seats.seated', '<>', ref('excluded.seated')),
              eb('seats.active', '<>', ref('excluded.active')),
              eb('seats.finished', 'is distinct from', ref('excluded.finished')),
              eb('seats.invite', 'is distinct from', ref('excluded.invite')),
            ]),
          ),
      ),
  );
  const made: StatementOf<readonly Seats[], unknown> = (kind, seats) =>
    put(
      kind,
      Object.fromEntries(
        seats.flatMap((row, i) => columns.map((column) => [`${column} ${i}`, row[column] as never])),
      ),
    );
  bySize.set(size, made);
  return made;
}

export const deleteTable = statement<{ readonly id: string }>((db, slot) =>
  db.deleteFrom('tables').where('id', '=', slot('id')),
);

/** Tables at which no game came about. A few at a time, so that nobody waits for it. */
export const clearTables = statement<{ readonly changed: number; readonly limit: number }>((db, slot) =>
  db
    .deleteFrom('tables')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('tables')
        .select('id')
        .where('phase', 'in', ['gathering', 'aborted'])
        .where('changed', '<', slot('changed'))
        .limit(slot('limit')),
    ),
);
