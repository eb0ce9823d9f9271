import {
  addPairings,
  botNamed,
  emptyPairing,
  evidence,
  gamesPerDeal,
  type PairingTally,
  type Verdict,
  verdict,
  wholeWin,
} from '@zunft/bots';
import { workOff } from '../crew/crew.ts';
import type { Share } from '../crew/job.ts';
import { gameNamed } from '../game-named.ts';
import { type Bout, boutsOf, jobOf, type Plan } from './plan.ts';

/** So many deals of rules of thumb are played between two looks at the evidence; of others, a single one. */
const dealsAtATime = 25;

/** Plays what a plan says. What comes out depends on neither the number of threads nor on interruptions. */
export async function runArena(
  plan: Plan,
  begun: readonly PairingTally[],
  threads: number,
  heard: (tallies: readonly PairingTally[]) => void,
): Promise<readonly PairingTally[]> {
  const bouts = boutsOf(plan);
  const courses = bouts.map(
    (bout, i) => new Course(plan, bout, i, begun[i] ?? emptyPairing({ ...plan, ...bout })),
  );
  const shares = courses.reduce((sum, course) => sum + course.sharesLeft, 0);
  const tallies = (): PairingTally[] => courses.map(({ tally }) => tally);
  if (shares === 0) return tallies();
  await workOff(
    bouts.map((bout) => jobOf(plan, bout)),
    {
      next() {
        for (const course of courses) {
          const share = course.next();
          if (share !== undefined) return share;
        }
        return undefined;
      },
      done(share, tally) {
        if (courses[share.job]!.take(share, tally)) heard(tallies());
      },
    },
    Math.min(threads, shares),
  );
  return tallies();
}

/** What the evidence of a pairing says so far; `open` without a test. */
export function verdictOf({ test, players }: Plan, { deals, dealsByWins }: PairingTally): Verdict {
  if (test === null || deals === 0) return 'open';
  return verdict(evidence(dealsByWins, gamesPerDeal(players), wholeWin, players, test));
}

/** One pairing on its way: deals may be played in any order, but they are counted in theirs. */
class Course {
  tally: PairingTally;
  private readonly plan: Plan;
  private readonly job: number;
  private readonly size: number;
  private nextDeal: number;
  private readonly early = new Map<number, PairingTally>();

  constructor(plan: Plan, { sides }: Bout, job: number, begun: PairingTally) {
    this.plan = plan;
    this.job = job;
    this.tally = begun;
    this.nextDeal = begun.deals;
    const game = gameNamed(plan.game);
    const isFast = sides.every((side) => botNamed(game, side, plan.texts)?.policy !== undefined);
    this.size = isFast ? dealsAtATime : 1;
  }

  get sharesLeft(): number {
    return this.isDecided ? 0 : Math.ceil((this.plan.deals - this.nextDeal) / this.size);
  }

  private get isDecided(): boolean {
    return verdictOf(this.plan, this.tally) !== 'open';
  }

  next(): Share | undefined {
    if (this.nextDeal >= this.plan.deals || this.isDecided) return undefined;
    const from = this.nextDeal;
    this.nextDeal = Math.min(this.plan.deals, (Math.floor(from / this.size) + 1) * this.size);
    return { job: this.job, from, to: this.nextDeal };
  }

  /** Whether anything new could be counted. */
  take({ from }: Share, played: PairingTally): boolean {
    this.early.set(from, played);
    const before = this.tally.deals;
    for (;;) {
      const next = this.early.get(this.tally.deals);
      if (next === undefined || this.isDecided) return this.tally.deals > before;
      this.early.delete(this.tally.deals);
      this.tally = addPairings(this.tally, next);
    }
  }
}
