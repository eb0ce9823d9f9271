import { addReports, emptyReport, type ReportTally } from '@zunft/bots';
import type { Balance } from '@zunft/kernel';
import { workOff } from '../crew/crew.ts';
import type { ReportJob } from '../crew/job.ts';
import { sharesOf } from '../crew/shares.ts';

/** Plays so many games of each job. The tallies do not depend on how many threads there are. */
export async function runReport(
  jobs: readonly ReportJob[],
  balance: Balance,
  games: number,
  threads: number,
  progress: (done: number) => void,
): Promise<readonly ReportTally[]> {
  const shares = jobs.flatMap((_, job) => sharesOf(job, games, threads));
  const tallies = jobs.map(({ bots }) => emptyReport(balance, bots));
  await workOff(
    jobs,
    {
      next: () => shares.shift(),
      done({ job }, tally) {
        tallies[job] = addReports(tallies[job]!, tally);
        progress(tallies.reduce((sum, { series }) => sum + series.games, 0));
      },
    },
    Math.min(threads, shares.length),
  );
  return tallies;
}
