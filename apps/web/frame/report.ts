import { connection } from '../connection/connection.ts';

/** Saves the report on a table to the player's computer and returns the name of the file. */
export async function saveReport(table: string): Promise<string> {
  const file = `zunft-report-${table}.json`;
  saveFile(file, await connection().report(table));
  return file;
}

/** Gives the player a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by then; without this it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
