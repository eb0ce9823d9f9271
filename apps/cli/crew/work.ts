import { Pairing, Report, Series } from '@zunft/bots';
import { HostedPairing } from '../arena/hosted-pairing.ts';
import { isProgram } from '../typed-bots.ts';
import { gameSent } from '../typed-deck.ts';
import type { Job, Results } from './job.ts';

type Result = Results[Job['kind']];

/** Does shares of a job. */
export interface Work {
  play(from: number, to: number): Result | Promise<Result>;
  /** Sends home whoever was called for it. */
  end?(): Promise<void>;
}

export function workOn(job: Job): Work {
  const game = gameSent(job.game, job.deck);
  if (job.kind === 'series') return new Series({ ...job, game });
  if (job.kind === 'report') return new Report({ ...job, game, fixedSeats: false }, game.balance!);
  return job.sides.some(isProgram)
    ? new HostedPairing({ ...job, game }, job.patience)
    : new Pairing({ ...job, game });
}

/** Takes up jobs when they are first needed. */
export class Workshop {
  private readonly jobs: readonly Job[];
  private readonly begun = new Map<number, Work>();

  constructor(jobs: readonly Job[]) {
    this.jobs = jobs;
  }

  work(job: number): Work {
    const work = this.begun.get(job) ?? workOn(this.jobs[job]!);
    this.begun.set(job, work);
    return work;
  }

  async end(): Promise<void> {
    await Promise.all([...this.begun.values()].map((work) => work.end?.()));
  }
}
