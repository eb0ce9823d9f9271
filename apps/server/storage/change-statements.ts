import type { Change } from '@zunft/host';
import { seatColumns, tableColumns } from './columns.ts';
import type { Kind, Statement } from './database.ts';
import {
  insertRecord,
  insertTable,
  putSeats,
  putSnapshot,
  updateSearched,
  updateTable,
} from './statements/changes.ts';
import { deleteJob, putJob } from './statements/jobs.ts';

/** The only kind of job so far: a table has to be looked at. */
const turn = 'turn';

/** What a new table writes. */
export function creating(kind: Kind, change: Change): readonly Statement[] {
  const columns = tableColumns(change.stored, change.records.length);
  return [insertTable(kind, columns), ...dependents(kind, change)];
}

/** What a change of a table writes. */
export function appending(kind: Kind, change: Change): readonly Statement[] {
  const { stored, seq, records } = change;
  const columns = tableColumns(stored, seq + records.length);
  return [
    updateTable(kind, { ...columns, from: seq, before: stored.version - 1 }),
    updateSearched(kind, columns),
    ...dependents(kind, change),
  ];
}

/** Everything of a change that has a row of its own. */
function dependents(kind: Kind, { stored, seq, records, snapshot, due }: Change): Statement[] {
  const id = stored.table;
  const seats = seatColumns(stored);
  return [
    ...records.map((record, i) =>
      insertRecord(kind, { table_id: id, seq: seq + i, record: JSON.stringify(record) }),
    ),
    ...(snapshot === undefined
      ? []
      : [putSnapshot(kind, { table_id: id, seq: snapshot.seq, data: JSON.stringify(snapshot) })]),
    ...(seats.length === 0 ? [] : [putSeats(seats)(kind, seats)]),
    due === undefined
      ? deleteJob(kind, { table_id: id, kind: turn })
      : putJob(kind, { table_id: id, kind: turn, due }),
  ];
}
