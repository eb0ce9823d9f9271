import { createInterface } from 'node:readline';
import { Session, trusted } from '@zunft/host';
import type { Command } from '../command.ts';
import { noMoreWords } from '../game-named.ts';
import { memoryHost } from '../memory-host.ts';

/** A session with one who may speak for every seat. */
export const lineSession = (out: (line: string) => void): Session =>
  new Session(memoryHost(), trusted, (push) => out(JSON.stringify(push)));

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
