import type { Request } from '@zunft/protocol';
import { connection } from '../connection/connection.ts';
import { newTableId } from '../connection/new-table-id.ts';
import { go } from '../router/router.ts';
import type { TableModel } from './model.ts';

/** The same players and options, a new deal. */
export async function rematch(model: TableModel): Promise<void> {
  const { game, players, options } = model.info;
  const table = newTableId();
  await connection().request('new', {
    table,
    game,
    players: [...players],
    options: options as Request<'new'>['options'],
  });
  go(`/table/${table}`);
}
