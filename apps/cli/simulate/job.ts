import type { SeriesTally } from '@zunft/bots';
import type { Options } from '@zunft/kernel';

/** A series in plain data, as it is sent to a thread. */
export interface Job {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly seed: string;
  readonly fixedSeats: boolean;
}

/** Games number `from` up to, but not including, `to`. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

export type FromWorker = { readonly ready: true } | { readonly tally: SeriesTally };
