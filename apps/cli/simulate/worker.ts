import { parentPort, workerData } from 'node:worker_threads';
import { Series } from '@zunft/bots';
import { gameNamed } from '../game-named.ts';
import type { FromWorker, Job, Share } from './job.ts';

const job = workerData as Job;
const series = new Series({ ...job, game: gameNamed(job.game) });
const say = (message: FromWorker): void => parentPort!.postMessage(message);

parentPort!.on('message', ({ from, to }: Share) => say({ tally: series.play(from, to) }));
say({ ready: true });
