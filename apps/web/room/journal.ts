import type { Journal } from '@zunft/kernel';
import type { TableInfo } from '@zunft/protocol';
import { saveFile } from '../frame/report.ts';
import { server } from '../online/server.ts';

/** The record of a game that is over. */
export async function fetchJournal(table: string): Promise<Journal> {
  const { journal } = await server.request('journal', { table });
  return journal as unknown as Journal;
}

/** Saves the record to the player's computer and returns the name of the file. */
export async function saveJournal({ table, game, created }: TableInfo): Promise<string> {
  const journal = await fetchJournal(table);
  const day = new Date(created).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const file = `zunft-${game}-${day}-${table}.json`;
  saveFile(file, new Blob([JSON.stringify(journal, undefined, 1)], { type: 'application/json' }));
  return file;
}
