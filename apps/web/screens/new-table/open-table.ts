import type { Request } from '@zunft/protocol';
import { connection, Refused } from '../../connection/connection.ts';
import { newTableId } from '../../connection/new-table-id.ts';
import { go } from '../../router/router.ts';
import { change, settings, type TableSetup } from '../../settings/settings.ts';
import { drawNames } from './names.ts';
import { ownName } from './own-name.ts';

/** For whoever has never set up a table: two apprentices, and everything else as the game has it. */
export const firstSetup = (): TableSetup => ({
  opponents: drawNames(2, [ownName()]).map((name) => ({ name, bot: 'apprentice' })),
  options: {},
});

/** Opens a table and goes there. The set-up is remembered for the next one. */
export async function openTable(game: string, setup: TableSetup): Promise<void> {
  const table = newTableId();
  const players = [{ name: ownName() }, ...setup.opponents];
  await connection().request('new', {
    table,
    game,
    players,
    options: setup.options as Request<'new'>['options'],
  });
  const { [game]: _, ...others } = settings.value.lastTables;
  change({ lastTables: { ...others, [game]: setup } });
  go(`/table/${table}`);
}

/** Opens a table like the last one; where that is not possible any more, like the first one. */
export async function openUsualTable(game: string): Promise<void> {
  const last = settings.value.lastTables[game];
  if (last === undefined) return openTable(game, firstSetup());
  try {
    await openTable(game, last);
  } catch (error) {
    if (!(error instanceof Refused) || error.wire.problems === undefined) throw error;
    await openTable(game, firstSetup());
  }
}
