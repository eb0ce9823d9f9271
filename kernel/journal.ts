import { type ChanceSpec, type SeedParts, seedOf } from './chance.ts';
import type { Answer } from './decision.ts';
import type { Game, Json, Options } from './game.ts';
import type { Seat } from './layout.ts';

/** What happened, one line after the other. Nothing is ever removed: taking back is a record of its own. */
export type JournalRecord =
  | {
      readonly seat: Seat;
      readonly answer: Answer;
      /** Who answered, if not the player: a bot by its name, or one instead (`Instead`); or how it was by itself (`ByItself`). */
      readonly by?: string;
      /** The table after it, where a step ended here. Secret while the game runs. */
      readonly hash?: string;
    }
  | TakenBack
  | Resigned;

/** Everything from this record on was taken back. */
interface TakenBack {
  readonly undo: number;
  /** Something had become known, or others had answered: everybody at the table agreed to it. */
  readonly agreed?: true;
}

/** A seat gave up. Nothing before this record is taken back any more. */
interface Resigned {
  readonly resign: Seat;
}

/** A game as a seed and a list of answers. */
export interface Journal {
  readonly format: 'zunft-journal';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly chance: ChanceSpec;
  /** What the seed was made of, if several had a part in it. */
  readonly deal?: SeedParts;
  /** Where the game began, if not with a deal: a position in words. */
  readonly start?: Readonly<Record<string, Json>>;
  /** Who sat where, by seat; a bot has the name of its kind. */
  readonly players?: readonly { readonly name: string; readonly bot?: string }[];
  readonly records: readonly JournalRecord[];
}

/** A journal without its records. Secret while the game runs: it contains the seed. */
export type JournalHead = Omit<Journal, 'records'>;

/** What a game is dealt from. */
export interface MatchSetup {
  readonly seats: number;
  readonly options: Options;
  readonly chance: ChanceSpec;
  /** What the seed was made of, if several had a part in it. */
  readonly deal?: SeedParts;
}

export const headOf = (
  game: Game,
  { seats, options, chance, deal }: MatchSetup,
  start?: Journal['start'],
): JournalHead => ({
  format: 'zunft-journal',
  version: 1,
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats,
  options,
  chance,
  ...(deal !== undefined && { deal }),
  ...(start !== undefined && { start }),
});

/** The seed of a journal is the one that its secret and nonces make. Without them there is nothing to show for it. */
export const checkDeal = ({ chance, deal }: Pick<Journal, 'chance' | 'deal'>): boolean =>
  deal !== undefined && seedOf(deal.secret, deal.nonces) === chance.seed;

/** A journal while the game runs, for one viewer: its own answers, and that others answered. */
export interface ViewedJournal {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly commitment: string;
  readonly records: readonly ({ readonly seat: Seat; readonly answer?: Answer } | TakenBack | Resigned)[];
}
