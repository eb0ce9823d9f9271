import type { IconData } from '../design/Icon.tsx';

/** One of several things to choose from. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  /** What it means, in a line. */
  readonly about?: string | undefined;
  readonly icons?: readonly IconData[] | undefined;
}
