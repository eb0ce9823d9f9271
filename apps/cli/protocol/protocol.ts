import { createInterface } from 'node:readline';
import { games } from '@zunft/games';
import { Host, MemoryStore, Session, trusted } from '@zunft/host';
import type { Command } from '../command.ts';
import { noMoreWords } from '../game-named.ts';

/** A host whose tables live as long as the process, and one who may speak for every seat. */
export function lineSession(out: (line: string) => void): Session {
  const host = new Host({
    games,
    store: new MemoryStore(),
    clock: {
      now: () => Date.now(),
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    newSeed: () => crypto.randomUUID(),
  });
  return new Session(host, trusted, (push) => out(JSON.stringify(push)));
}

/** Ends when nothing more comes in. Blank lines are not answered. */
export const protocol: Command = {
  name: 'protocol',
  flags: {},
  async run({ positionals, out }) {
    noMoreWords(positionals, 0);
    const session = lineSession(out);
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) if (line.trim() !== '') out(await session.handleLine(line));
    session.end();
    return 0;
  },
};
