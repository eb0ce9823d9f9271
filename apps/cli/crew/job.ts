import type { BotTexts, PairingTally, ReportTally, SeriesTally } from '@zunft/bots';
import type { Options, Params } from '@zunft/kernel';

interface AnyJob {
  readonly game: string;
  /** The document of its deck, if it is not the game's own. */
  readonly deck?: unknown;
  /** What is written in the files among the bots: threads read no files. */
  readonly texts: BotTexts;
  readonly options: Options;
  readonly seed: string;
}

/** Many games between the same bots. */
export interface SeriesJob extends AnyJob {
  readonly kind: 'series';
  readonly bots: readonly string[];
  readonly fixedSeats: boolean;
}

/** Deals between two sides. */
export interface PairingJob extends AnyJob {
  readonly kind: 'pairing';
  readonly sides: readonly [string, string];
  readonly players: number;
  /** How many seconds a program may think about one answer. */
  readonly patience: number;
}

/** Many games of which everything is counted that the game counts. */
export interface ReportJob extends AnyJob {
  readonly kind: 'report';
  readonly bots: readonly string[];
}

/** Something to be played, in plain data, as it is sent to a thread. */
export type Job = SeriesJob | PairingJob | ReportJob;

export interface Results {
  readonly series: SeriesTally;
  readonly pairing: PairingTally;
  readonly report: ReportTally;
}

/** Of one job, games (or deals) number `from` up to, but not including, `to`. */
export interface Share {
  readonly job: number;
  readonly from: number;
  readonly to: number;
}

/** `endless`: this game did not end. `usage`: something that was typed cannot be used after all. */
export type FromWorker =
  | { readonly ready: true }
  | { readonly result: Results[Job['kind']] }
  | { readonly endless: number }
  | { readonly usage: { readonly key: string; readonly params: Params } }
  | { readonly ended: true };
