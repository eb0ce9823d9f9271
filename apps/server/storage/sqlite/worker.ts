// A thread of its own, so that an fsync holds up nobody but those who wait for it.
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from '../database.ts';
import { openConnection, storageErrorOf } from './connection.ts';
import { GroupCommit } from './group-commit.ts';
import type { FirstWord, FromThread, ToThread } from './messages.ts';

/** So many batches share a commit at most: the first one does not wait for ever. */
const largestGroup = 512;

const say = (message: FromThread | FirstWord): void => parentPort!.postMessage(message);

function open(file: string) {
  try {
    return openConnection(file);
  } catch (error) {
    const code = storageErrorOf(error)?.code;
    say({ failed: { code, message: String(error) } });
    return undefined;
  }
}

const db = open((workerData as { readonly file: string }).file);
if (db === undefined) parentPort!.close();
else work(db);

function work(connection: NonNullable<typeof db>): void {
  const group = new GroupCommit(connection);
  let waiting: (readonly Statement[])[] = [];

  /** While one group is being written, the messages of the next pile up; all of them are heard before this is called. */
  const write = (): void => {
    const batches = waiting.splice(0, largestGroup);
    say({ written: group.write(batches) });
    if (waiting.length > 0) setImmediate(write);
  };

  parentPort!.on('message', (message: ToThread | 'close') => {
    if (message === 'close') {
      while (waiting.length > 0) say({ written: group.write(waiting.splice(0, largestGroup)) });
      // The log is not emptied by closing as long as there are prepared statements, which nothing can end.
      group.read({ sql: 'pragma wal_checkpoint(truncate)', parameters: [] });
      connection.close();
      parentPort!.close();
      return;
    }
    if (message.reads.length > 0) say({ read: message.reads.map((query) => group.read(query)) });
    if (message.writes.length === 0) return;
    if (waiting.length === 0) setImmediate(write);
    waiting = waiting.concat(message.writes);
  });
  say({ done: true });
}
