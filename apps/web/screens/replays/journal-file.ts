import { type Connection, connection } from '../../connection/connection.ts';
import { saveFile } from '../../frame/report.ts';
import type { PastGame } from './past-game.ts';

/** Saves a game to the player's computer and returns the name of the file. */
export async function saveJournal(
  { table, game, changed }: PastGame,
  host: Connection = connection(),
): Promise<string> {
  const { journal } = await host.request('journal', { table });
  const file = `zunft-${game}-${dayOf(changed)}.json`;
  saveFile(file, new Blob([JSON.stringify(journal, undefined, 1)], { type: 'application/json' }));
  return file;
}

/** `2026-11-16`, by the clock of the player. */
function dayOf(time: number): string {
  const date = new Date(time);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
