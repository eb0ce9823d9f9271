import { parentPort, workerData } from 'node:worker_threads';
import { EndlessGame } from '@zunft/bots';
import { UsageError } from '../command.ts';
import type { FromWorker, Job, Share } from './job.ts';
import { Workshop } from './work.ts';

const workshop = new Workshop(workerData as readonly Job[]);
const say = (message: FromWorker): void => parentPort!.postMessage(message);

parentPort!.on('message', async (message: Share | 'end') => {
  if (message === 'end') {
    await workshop.end();
    say({ ended: true });
    return;
  }
  const { job, from, to } = message;
  try {
    say({ result: await workshop.work(job).play(from, to) });
  } catch (error) {
    if (error instanceof EndlessGame) say({ endless: error.game });
    else if (error instanceof UsageError) say({ usage: { key: error.key, params: error.params } });
    else throw error;
  }
});
say({ ready: true });
