import type { Schema } from '../schema.ts';
import { statement } from '../statement.ts';

// What has to happen by itself.

/** Whoever had claimed the job has done it: this one is new. */
export const putJob = statement<Pick<Schema['jobs'], 'table_id' | 'kind' | 'due'>>((db, slot) =>
  db
    .insertInto('jobs')
    .values({
      table_id: slot('table_id'),
      kind: slot('kind'),
      due: slot('due'),
      lease_until: 0,
      owner: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'kind'])
        .doUpdateSet(({ ref }) => ({ due: ref('excluded.due'), lease_until: 0, owner: null })),
    ),
);

export const deleteJob = statement<Pick<Schema['jobs'], 'table_id' | 'kind'>>((db, slot) =>
  db.deleteFrom('jobs').where('table_id', '=', slot('table_id')).where('kind', '=', slot('kind')),
);

interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  readonly owner: string;
}

/** PostgreSQL passes over what another server is claiming at this moment; SQLite writes one thing at a time anyway. */
export const claimJobs = statement<Claim, { table_id: string }>((db, slot, kind) =>
  db
    .with(
      (name) => name('overdue').materialized(),
      () => {
        const overdue = db
          .selectFrom('jobs')
          .select(['table_id', 'kind'])
          .where('due', '<=', slot('now'))
          .where('lease_until', '<=', slot('now'))
          .orderBy('due')
          .limit(slot('limit'));
        return kind === 'postgres' ? overdue.forUpdate().skipLocked() : overdue;
      },
    )
    .updateTable('jobs')
    .set({ lease_until: slot('until'), owner: slot('owner') })
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('overdue')
          .select('overdue.table_id')
          .whereRef('overdue.table_id', '=', 'jobs.table_id')
          .whereRef('overdue.kind', '=', 'jobs.kind'),
      ),
    )
    .returning('jobs.table_id'),
);
