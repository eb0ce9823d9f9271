import { addTallies, emptyTally, type SeriesTally } from '@zunft/bots';
import { workOff } from '../crew/crew.ts';
import type { SeriesJob } from '../crew/job.ts';
import { sharesOf } from '../crew/shares.ts';

/** What came of the games, and what they cost in seconds once all threads were ready. */
export interface Played {
  readonly tally: SeriesTally;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** Plays a series in so many threads. The tally does not depend on how many there are. */
export async function runSeries(
  job: SeriesJob,
  games: number,
  threads: number,
  progress: (done: number) => void,
): Promise<Played> {
  const shares = sharesOf(0, games, threads);
  const helpers = Math.min(threads, shares.length);
  let tally = emptyTally(job.bots);
  let started = 0;
  let cpuAtStart = process.cpuUsage();
  await workOff(
    [job],
    {
      next: () => shares.shift(),
      done(_, played) {
        tally = addTallies(tally, played);
        progress(tally.games);
      },
    },
    helpers,
    () => {
      started = performance.now();
      cpuAtStart = process.cpuUsage();
    },
  );
  const { user, system } = process.cpuUsage(cpuAtStart);
  const seconds = (performance.now() - started) / 1000;
  return { tally, seconds, cpuSeconds: (user + system) / 1_000_000 };
}
