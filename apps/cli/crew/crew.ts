import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { EndlessGame } from '@zunft/bots';
import { UsageError } from '../command.ts';
import type { FromWorker, Job, Results, Share } from './job.ts';
import { Workshop } from './work.ts';

/** What is to be done, share by share, by whoever has time. */
export interface Shares<K extends Job['kind']> {
  /** The next share; `undefined` when there is nothing more to do. */
  next(): Share | undefined;
  /** Shares may come back in another order than they were given out. */
  done(share: Share, result: Results[K]): void;
}

/** Works off shares in so many threads. `begun` is called when all threads are ready. */
export async function workOff<K extends Job['kind']>(
  jobs: readonly (Job & { readonly kind: K })[],
  shares: Shares<K>,
  threads: number,
  begun: () => void = () => {},
): Promise<void> {
  if (threads === 1) await here(jobs, shares, begun);
  else await inThreads(jobs, shares, threads, begun);
}

async function here<K extends Job['kind']>(
  jobs: readonly Job[],
  shares: Shares<K>,
  begun: () => void,
): Promise<void> {
  const workshop = new Workshop(jobs);
  begun();
  try {
    for (let share = shares.next(); share !== undefined; share = shares.next()) {
      const result = await workshop.work(share.job).play(share.from, share.to);
      shares.done(share, result as Results[K]);
      // Lets the progress be drawn and an interrupt be heard.
      await setImmediate();
    }
  } finally {
    await workshop.end();
  }
}

async function inThreads<K extends Job['kind']>(
  jobs: readonly Job[],
  shares: Shares<K>,
  threads: number,
  begun: () => void,
): Promise<void> {
  const file = new URL('../worker.js', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: jobs }));
  try {
    await Promise.all(workers.map((worker) => answerOf(worker)));
    begun();
    await Promise.all(workers.map((worker) => keepBusy(worker, shares)));
    await Promise.all(
      workers.map((worker) => {
        worker.postMessage('end');
        return answerOf(worker);
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function keepBusy<K extends Job['kind']>(worker: Worker, shares: Shares<K>): Promise<void> {
  for (let share = shares.next(); share !== undefined; share = shares.next()) {
    worker.postMessage(share);
    const answer = await answerOf(worker);
    if ('endless' in answer) throw new EndlessGame(answer.endless);
    if ('usage' in answer) throw new UsageError(answer.usage.key, answer.usage.params);
    if ('result' in answer) shares.done(share, answer.result as Results[K]);
  }
}

/** The next thing a thread says; rejected if it fails instead. */
function answerOf(worker: Worker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: FromWorker): void => {
      worker.off('error', onError);
      resolve(message);
    };
    const onError = (error: Error): void => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
  });
}
