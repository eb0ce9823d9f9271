import type { Schema } from '../schema.ts';
import { statement } from '../statement.ts';

// People, and what the servers know of one another.

export const personById = statement<{ readonly id: string }, Schema['people']>((db, slot) =>
  db.selectFrom('people').selectAll().where('id', '=', slot('id')),
);

export const putPerson = statement<{ readonly id: string; readonly name: string; readonly now: number }>(
  (db, slot) =>
    db
      .insertInto('people')
      .values({ id: slot('id'), name: slot('name'), created: slot('now'), seen: slot('now') })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), seen: ref('excluded.seen') })),
      ),
);

export const touchPerson = statement<{ readonly id: string; readonly now: number }>((db, slot) =>
  db
    .updateTable('people')
    .set({ seen: slot('now') })
    .where('id', '=', slot('id'))
    .where('seen', '<', slot('now')),
);

export const secretNamed = statement<{ readonly name: string }, { value: string }>((db, slot) =>
  db.selectFrom('secrets').select('value').where('name', '=', slot('name')),
);

export const offerSecret = statement<Schema['secrets']>((db, slot) =>
  db
    .insertInto('secrets')
    .values({ name: slot('name'), value: slot('value') })
    .onConflict((conflict) => conflict.doNothing()),
);
