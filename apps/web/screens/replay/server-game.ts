import type { Request, TableSummary } from '@zunft/protocol';
import { connection, Refused } from '../../connection/connection.ts';
import { server } from '../../online/server.ts';

/** The server has no such game either, as far as this person may know. */
const unknown: readonly string[] = ['unknown-table', 'not-allowed'];

/**
 * Fetches the record of a game that was played on the server and puts it into this browser, under the same name: links
 * to it lead to the same game everywhere. A game that is not over yet has no record to be shown.
 */
export async function fetchServerGame(table: string): Promise<TableSummary | 'running' | 'missing'> {
  try {
    const { journal } = await server.request('journal', { table });
    await connection().request('load', { table, journal: journal as Request<'load'>['journal'] });
  } catch (error) {
    if (!(error instanceof Refused) || !unknown.includes(error.wire.code)) throw error;
    return (await isRunning(table)) ? 'running' : 'missing';
  }
  const { tables } = await connection().request('tables', {});
  return tables.find((one) => one.table === table) ?? 'missing';
}

/** Whether there is a table of this name that one may be at, and its game goes on. */
async function isRunning(table: string): Promise<boolean> {
  try {
    const { room } = await server.request('enter', { table });
    await server.request('exit', { table });
    return room.phase !== 'over' && room.phase !== 'aborted';
  } catch {
    return false;
  }
}
