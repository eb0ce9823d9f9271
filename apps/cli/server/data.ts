import { BackupError, CannotStart, StorageError, settingsFrom } from '@zunft/server';
import { type CommandArgs, UsageError } from '../command.ts';
import { noMoreWords } from '../game-named.ts';

/** Where the data is, and the file that was typed. */
export interface DataAndFile {
  readonly data: { readonly dataFolder: string; readonly databaseUrl: string | undefined };
  readonly file: string;
}

export function dataAndFile({ positionals, environment }: CommandArgs): DataAndFile {
  const [file] = positionals;
  if (file === undefined) throw new UsageError('error.no-backup-file');
  noMoreWords(positionals, 1);
  try {
    const { dataFolder, databaseUrl } = settingsFrom(environment);
    return { data: { dataFolder, databaseUrl }, file };
  } catch (error) {
    throw error instanceof CannotStart ? new UsageError('error.bad-setting', { why: error.message }) : error;
  }
}

/** Does something with the data and says in a sentence why it could not be done. */
export async function attempt(work: Promise<void>, file: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof StorageError)) throw error;
    const folder = error instanceof StorageError ? (error.detail ?? '') : '';
    throw new UsageError(`error.${error.code}`, { file, folder });
  }
}
