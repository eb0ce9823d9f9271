import { Worker } from 'node:worker_threads';
import { BrainPool, type BrainPoolSetup, type Clock, type FromThinker } from '@zunft/host';
import type { Settings } from '../settings.ts';

const typescript = new URL('../../cli/typescript.js', import.meta.url);

/** So many bots may wait for each thread; those that come later answer by rules of thumb. */
const waitingPerThread = 64;
/** A thread that is still silent so long after the limit of its thought hangs. The first thought takes longest. */
const patience = 20_000;

/** Threads in which the bots of a server think. */
export const thinkingPool = (
  { botThreads }: Pick<Settings, 'botThreads'>,
  clock: Clock,
  noticed?: BrainPoolSetup['noticed'],
): BrainPool =>
  new BrainPool({
    threads: botThreads,
    mostWaiting: waitingPerThread * botThreads,
    patience,
    clock,
    ...(noticed && { noticed }),
    spawn({ said, down }) {
      const worker = new Worker(new URL('./thread.ts', import.meta.url), {
        name: 'thinking',
        // However this process came to understand TypeScript, the thread has to as well.
        execArgv: ['--import', typescript.href],
      });
      worker.on('message', (message: FromThinker) => said(message));
      worker.on('error', down);
      worker.on('exit', down);
      worker.unref();
      return { send: (message) => worker.postMessage(message), end: () => void worker.terminate() };
    },
  });
