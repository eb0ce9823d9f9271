// A process that writes until it is killed, and says what was acknowledged: `node --import … writer.ts FOLDER`.
// It does without the host and its games, which take a second to load.
import { appending, creating } from '../change-statements.ts';
import { SqliteDatabase } from '../sqlite/sqlite-database.ts';
import { StorageError } from '../storage-error.ts';
import { laid, next } from './sample.ts';

const say = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

try {
  const db = await SqliteDatabase.open(process.argv[2]!);
  say({ ready: true });
  const write = async (): Promise<never> => {
    let change = laid();
    await db.write(creating(db.kind, change));
    for (;;) {
      const { table, version } = change.stored;
      say({ table, version });
      change = next(change, { answers: 1, due: Date.now() });
      await db.write(appending(db.kind, change));
    }
  };
  await Promise.all(Array.from({ length: 16 }, write));
} catch (error) {
  if (!(error instanceof StorageError)) throw error;
  say({ refused: error.code, message: error.message });
}
