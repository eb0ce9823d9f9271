import type { Share } from './job.ts';

const gamesAtATime = 100;

/** All games of a job, in shares so small that all threads end at about the same time and the progress is seen. */
export function sharesOf(job: number, games: number, threads: number): Share[] {
  const size = Math.max(1, Math.min(gamesAtATime, Math.ceil(games / threads / 4)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    job,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}
