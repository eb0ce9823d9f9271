import type { Schema } from '../schema.ts';
import { statement } from '../statement.ts';

/**
 * Whether a change was written after all. PostgreSQL waits for a transaction that may still be writing the row: without
 * that, it could be written after this says that it was not.
 */
export const writtenTable = statement<
  { readonly id: string },
  Pick<Schema['tables'], 'version' | 'seq' | 'summary' | 'head' | 'room'>
>((db, slot, kind) => {
  const query = db
    .selectFrom('tables')
    .select(['version', 'seq', 'summary', 'head', 'room'])
    .where('id', '=', slot('id'));
  return kind === 'postgres' ? query.forUpdate() : query;
});
