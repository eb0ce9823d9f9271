import { createInterface } from 'node:readline';
import { games } from '@zunft/games';
import { ProtocolSession } from '@zunft/protocol';
import type { Command } from '../command.ts';
import { noMoreWords } from '../game-named.ts';

/** Ends when nothing more comes in. Blank lines are not answered. */
export const protocol: Command = {
  name: 'protocol',
  flags: {},
  async run({ positionals, out }) {
    noMoreWords(positionals, 0);
    const session = new ProtocolSession(games);
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) if (line.trim() !== '') out(session.handle(line));
    return 0;
  },
};
