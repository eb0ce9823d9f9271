import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { addTallies, emptyTally, Series, type SeriesTally } from '@zunft/bots';
import { gameNamed } from '../game-named.ts';
import type { FromWorker, Job, Share } from './job.ts';

/** What came of the games, and what they cost in seconds once all threads were ready. */
export interface Played {
  readonly tally: SeriesTally;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

const gamesAtATime = 100;

/** Plays a series in so many threads. The tally does not depend on how many there are. */
export async function runSeries(
  job: Job,
  games: number,
  threads: number,
  progress: (done: number) => void,
): Promise<Played> {
  const shares = sharesOf(games, threads);
  const helpers = Math.min(threads, shares.length);
  const run = new Run(job, shares, progress);
  if (helpers === 1) await run.here();
  else await run.inThreads(helpers);
  return run.played();
}

/** Small enough that all threads end at about the same time and the progress is seen. */
function sharesOf(games: number, threads: number): Share[] {
  const size = Math.max(1, Math.min(gamesAtATime, Math.ceil(games / threads / 4)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

class Run {
  private readonly job: Job;
  private readonly shares: readonly Share[];
  private readonly progress: (done: number) => void;
  private next = 0;
  private tally: SeriesTally;
  private started = 0;
  private cpuAtStart = process.cpuUsage();

  constructor(job: Job, shares: readonly Share[], progress: (done: number) => void) {
    this.job = job;
    this.shares = shares;
    this.progress = progress;
    this.tally = emptyTally(job.bots);
  }

  async here(): Promise<void> {
    const series = new Series({ ...this.job, game: gameNamed(this.job.game) });
    this.startClock();
    for (const { from, to } of this.shares) {
      this.add(series.play(from, to));
      // Lets the progress be drawn and an interrupt be heard.
      await setImmediate();
    }
  }

  async inThreads(count: number): Promise<void> {
    const file = new URL('../worker.js', import.meta.url);
    const workers = Array.from({ length: count }, () => new Worker(file, { workerData: this.job }));
    try {
      await Promise.all(workers.map((worker) => answerOf(worker)));
      this.startClock();
      await Promise.all(workers.map((worker) => this.keepBusy(worker)));
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  }

  private async keepBusy(worker: Worker): Promise<void> {
    for (;;) {
      const share = this.shares[this.next++];
      if (share === undefined) return;
      worker.postMessage(share);
      const answer = await answerOf(worker);
      if ('tally' in answer) this.add(answer.tally);
    }
  }

  private startClock(): void {
    this.started = performance.now();
    this.cpuAtStart = process.cpuUsage();
  }

  private add(tally: SeriesTally): void {
    this.tally = addTallies(this.tally, tally);
    this.progress(this.tally.games);
  }

  played(): Played {
    const { user, system } = process.cpuUsage(this.cpuAtStart);
    const seconds = (performance.now() - this.started) / 1000;
    return { tally: this.tally, seconds, cpuSeconds: (user + system) / 1_000_000 };
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
