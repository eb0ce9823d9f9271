import { CannotStart, runServer } from '@zunft/server';
import { type Command, UsageError } from '../command.ts';
import { noMoreWords } from '../game-named.ts';

/** `zunft serve`: the same as `npm start`, with a client that has been built already. */
export const serve: Command = {
  name: 'serve',
  flags: {},
  async run({ positionals, environment, out }) {
    noMoreWords(positionals, 0);
    return runServer({ environment }, out).catch((error: unknown) => {
      throw error instanceof CannotStart
        ? new UsageError('error.cannot-start', { why: error.message })
        : error;
    });
  },
};
