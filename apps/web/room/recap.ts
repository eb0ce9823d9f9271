import type { Instead, Seat, ViewedEvent } from '@zunft/kernel';
import type { LogEntry } from '@zunft/protocol';

/** A moment of what was missed: what one answer brought about. */
export interface RecapStep {
  /** The table after so many answers. */
  readonly seq: number;
  readonly events: readonly ViewedEvent[];
  /** It was done to the viewer. */
  readonly isHit: boolean;
}

export interface Missed {
  /** The moments worth showing, as they happened. */
  readonly steps: readonly RecapStep[];
  /** How many there were. */
  readonly count: number;
}

export interface RecapSetting {
  /** The viewer has seen everything up to this number of answers. */
  readonly since: number;
  readonly viewer: Seat;
  hits(entry: LogEntry): boolean;
  scores(event: ViewedEvent): boolean;
}

/** More than this nobody wants to be shown; the log has the rest. */
const most = 10;

/** All of it in so long, and no moment longer than it takes to read. */
const [wholeTime, longestStep] = [20_000, 3_000];

export const stepTime = (count: number): number => Math.min(longestStep, wholeTime / Math.max(1, count));

const instead: readonly unknown[] = ['clock', 'absence'] satisfies readonly Instead[];

/** The answers that a bot gave in the viewer's place. */
export const givenInstead = (log: readonly LogEntry[], viewer: Seat): ReadonlySet<number> =>
  new Set(
    log.flatMap(({ seq, event: { type, seat, params } }) =>
      type === 'by-itself' && seat === viewer && instead.includes(params?.['how']) ? [seq] : [],
    ),
  );

/** What others did since the viewer last looked, or a bot for the viewer; if that is much, what concerns the viewer first. */
export function missedOf(log: readonly LogEntry[], { since, viewer, hits, scores }: RecapSetting): Missed {
  const notOwn = givenInstead(log, viewer);
  const steps = new Map<number, { events: ViewedEvent[]; isHit: boolean; scores: boolean }>();
  for (const entry of log) {
    const { seq, event } = entry;
    const isOwn = event.seat === viewer && !notOwn.has(seq);
    if (seq < since || isOwn || event.type === 'turn' || event.type === 'undo') continue;
    const step = steps.get(seq) ?? { events: [], isHit: false, scores: false };
    step.events.push(event);
    step.isHit ||= hits(entry);
    step.scores ||= scores(event);
    steps.set(seq, step);
  }
  const all = [...steps].map(([seq, step]) => ({ seq: seq + 1, ...step }));
  const rank = (step: (typeof all)[number]): number => (step.isHit ? 0 : step.scores ? 1 : 2);
  const chosen = all
    .toSorted((a, b) => rank(a) - rank(b) || b.seq - a.seq)
    .slice(0, most)
    .toSorted((a, b) => a.seq - b.seq);
  return {
    steps: chosen.map(({ seq, events, isHit }) => ({ seq, events, isHit })),
    count: all.length,
  };
}
