import type { Row, Statement } from '../database.ts';
import type { Outcome } from './group-commit.ts';

// What the server and the thread of the database say to one another.

export interface ToThread {
  readonly reads: readonly Statement[];
  readonly writes: readonly (readonly Statement[])[];
}

/** In the order in which they were asked for. */
export interface FromThread {
  readonly read?: readonly Outcome<readonly Row[]>[];
  readonly written?: readonly Outcome<readonly (readonly Row[])[]>[];
}

/** The first word: it is ready, or why it cannot be. */
export type FirstWord = Outcome<true>;
