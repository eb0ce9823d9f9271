import type { Request } from '@zunft/protocol';
import { connection, Refused } from '../../connection/connection.ts';
import { go } from '../../router/router.ts';
import { change, settings, type TableSetup } from '../../settings/settings.ts';
import { drawNames } from './names.ts';
import { newTableSay } from './words.ts';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Eight signs that are easy to tell apart. */
export const newTableId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');

/** What others at a table call the player. */
export const ownName = (): string => settings.value.name.trim() || newTableSay('you');

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
  change({ lastTables: { ...settings.value.lastTables, [game]: setup } });
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
