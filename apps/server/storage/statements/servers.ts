import type { Schema } from '../schema.ts';
import { statement } from '../statement.ts';

// Which servers are alive, and when none was.

/** Two servers that start at once note the same beginning, which is the key. */
export const noteOutage = statement<{ readonly now: number; readonly silent: number }, Schema['outages']>(
  (db, slot) =>
    db
      .insertInto('outages')
      .columns(['began', 'ended'])
      .expression(({ selectFrom }) =>
        selectFrom('servers')
          .select(({ fn, cast, val }) => [
            fn.max('alive_at').as('began'),
            cast<number>(val(slot('now')), 'bigint').as('ended'),
          ])
          .having(({ eb, fn }) => eb(fn.max('alive_at'), '<', slot('silent'))),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['began', 'ended']),
);

export const beat = statement<{ readonly id: string; readonly now: number }>((db, slot) =>
  db
    .insertInto('servers')
    .values({ id: slot('id'), alive_at: slot('now') })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ alive_at: ref('excluded.alive_at') })),
    ),
);

export const forgetServers = statement<{ readonly silent: number }>((db, slot) =>
  db.deleteFrom('servers').where('alive_at', '<', slot('silent')),
);

export const outagesSince = statement<{ readonly since: number }, Schema['outages']>((db, slot) =>
  db.selectFrom('outages').selectAll().where('ended', '>', slot('since')).orderBy('began'),
);
