import type { Attendance } from './audience.ts';
import type { Brain, ThinkingLimits } from './brain.ts';
import type { Clock } from './clock.ts';
import type { Outage } from './room/time.ts';
import type { Store, StoredTable } from './store.ts';

/** What tables live in. */
export interface Surroundings {
  readonly store: Store;
  readonly clock: Clock;
  /** Times in which no server was running. */
  readonly outages?: readonly Outage[];
  /** Where bots think, unless here, and how long. */
  readonly brain?: Brain;
  readonly limits?: ThinkingLimits;
  /** Tells other servers who is at tables by this one. */
  readonly attended?: (attendances: readonly Attendance[]) => void;
  /** Somebody who wants to know of every change. */
  readonly noticed?: (before: StoredTable | undefined, after: StoredTable) => void;
}
