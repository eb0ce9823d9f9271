import type { Request, TableSummary } from '@zunft/protocol';
import { connection, Refused } from '../../connection/connection.ts';
import { server } from '../../online/server.ts';

/** The server has no such game either, as far as this person may know. */
const unknown: readonly string[] = ['unknown-table', 'not-allowed'];

/** `closed`: its players want nobody else to see it. */
export type ServerGameState = 'running' | 'missing' | 'closed';

/**
 * Fetches the record of a game that was played on the server and puts it into this browser, under the same name: links
 * to it lead to the same game everywhere. A game that is not over yet has no record to be shown.
 */
export async function fetchServerGame(table: string): Promise<TableSummary | ServerGameState> {
  try {
    const { journal } = await server.request('journal', { table });
    await connection().request('load', { table, journal: journal as Request<'load'>['journal'] });
  } catch (error) {
    if (!(error instanceof Refused) || !unknown.includes(error.wire.code)) throw error;
    return stateOf(table);
  }
  const { tables } = await connection().request('tables', {});
  return tables.find((one) => one.table === table) ?? 'missing';
}

/** Why there is no record of a table to be shown. */
async function stateOf(table: string): Promise<ServerGameState> {
  try {
    const { room } = await server.request('enter', { table });
    await server.request('exit', { table });
    return room.phase !== 'over' && room.phase !== 'aborted' ? 'running' : 'missing';
  } catch (error) {
    const why = error instanceof Refused ? error.wire.params['why'] : undefined;
    if (why === 'afterwards') return 'running';
    return why === 'nobody' ? 'closed' : 'missing';
  }
}
