import type { Request } from '@zunft/protocol';
import { connection } from '../../connection/connection.ts';
import { newTableId } from '../../connection/new-table-id.ts';
import { LocalFailure } from '../../frame/failure.ts';
import { go } from '../../router/router.ts';

const largest = 5 * 1024 * 1024;

/** Puts the game of a file into this browser and shows its replay. */
export async function openGameFile(file: File): Promise<void> {
  if (file.size > largest) throw new LocalFailure('too-large');
  const journal = parsed(await textOf(file));
  const { table } = await connection().request('load', { table: newTableId(), journal });
  go(`/replay/${table}`);
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new LocalFailure('unreadable');
  }
}

function parsed(text: string): Request<'load'>['journal'] {
  try {
    return JSON.parse(text);
  } catch {
    throw new LocalFailure('malformed-json');
  }
}
