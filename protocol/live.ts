import type {
  Answer,
  Decision,
  Json,
  Message,
  OptionRef,
  OptionSpec,
  Options,
  Outcome,
  Params,
  Seat,
  ViewedEvent,
} from '@zunft/kernel';
import type { RoomPush, RoomResponses } from './rooms.ts';

/** Who sits where; a bot has the name of its kind. */
export interface Player {
  readonly name: string;
  readonly bot?: string;
}

/** Where a table stands; part of every response that may have moved it. */
export interface Standing {
  readonly seq: number;
  readonly waitingFor: readonly Seat[];
  /** Seats that are asked too, although the table does not wait for them; missing if there are none. */
  readonly mayAnswer?: readonly Seat[];
  readonly over: boolean;
  readonly outcome?: Outcome;
}

/** An event and the number of the answer that brought it about. */
export interface LogEntry {
  readonly seq: number;
  readonly event: ViewedEvent;
}

/** What a player would take back: the question, what was picked, and whether the others must agree to it. */
export type UndoOffer =
  | { readonly kind: 'none' }
  | (TakenBack & { readonly kind: 'free' })
  | (TakenBack & {
      readonly kind: 'agreed';
      /** Why it cannot be taken back without asking. */
      readonly why: { readonly code: string; readonly params: Params; readonly rule: string };
    });

interface TakenBack {
  readonly prompt: Message;
  /** The card or effect that asked. */
  readonly source?: string;
  readonly answer: Answer;
  /** The same as options, where it was options. */
  readonly picks: readonly OptionRef[];
}

/** What speaks most for an answer: a feature of the table that it changes, and whose it is. The text is `why.<feature>`. */
export interface HintReason {
  readonly feature: string;
  readonly whose: 'mine' | 'theirs';
  readonly change: 'more' | 'less';
}

/** An answer worth considering. */
export interface HintOption {
  readonly answer: Answer;
  /** How likely the seat is to win after it, from 0 to 1; where nobody thinks ahead, only the answer is known. */
  readonly chance?: number;
  readonly why?: HintReason;
}

/** What a strong player would consider, the best first. Knows no more than the seat that is asked. */
export interface Hint {
  /** The question it is about. */
  readonly seq: number;
  readonly options: readonly HintOption[];
}

/** Everything that one viewer needs to know about a table now, and what happened since it was last told. */
export interface Update extends Standing {
  /** Entries of the log from this number on are told anew: answers may have been taken back. */
  readonly from: number;
  readonly events: readonly LogEntry[];
  readonly view: Json;
  readonly viewHash: string;
  /** What this viewer is asked. */
  readonly decisions: readonly Decision[];
  /** Options that cannot be taken back once picked: they draw, reveal or leave something to chance. */
  readonly final: readonly string[];
  /** What this viewer has picked in the present step: cards may move only after the last pick. */
  readonly picks: readonly OptionRef[];
  readonly undo: UndoOffer;
  /** How often the players agreed to go back beyond what undo allows. */
  readonly takebacks: number;
  /** By seat: how many hints it has asked for. Missing where nobody may. */
  readonly hints?: readonly number[];
}

/** What stays the same as long as a table exists. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Options;
  readonly players: readonly Player[];
  /** The fingerprint of the secret from which all cards come; the secret itself is told after the end. */
  readonly commitment: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly created: number;
  /** It came from a file and can only be watched again. */
  readonly loaded?: true;
  /** Whether hints may be asked for, if somebody has said so. */
  readonly hintsAllowed?: boolean;
}

/** A table in a list of tables. */
export interface TableSummary extends TableInfo, Standing {
  readonly changed: number;
  /** How often the players agreed to go back beyond what undo allows. */
  readonly takebacks: number;
  /** By seat: how many hints it has asked for; missing if nobody has. */
  readonly hints?: readonly number[];
  /** What is asked of the player, if it is a person's turn. */
  readonly asked?: Pick<Decision, 'seat' | 'prompt' | 'source'>;
}

/** What there is to know about a game before a table of it is opened. */
export interface GameInfo {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly bots: readonly string[];
  /** What windows can be about, where the game has any. */
  readonly occasions?: readonly string[];
  /** Those at which one is asked without orders; missing: at all. */
  readonly askedAt?: readonly string[];
}

/** How fast bots answer: `instant`, or with the time that a person needs to follow. */
export const paces = ['instant', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof paces)[number];

/** What picking something would lead to, as far as the one who asks can know. */
export type Preview = { readonly known: false } | { readonly known: true; readonly view: Json };

/** What came of playing a recorded game again. */
export interface Verification {
  readonly commitment: string;
  readonly seed: string;
  /** Where people met: what the seed was made of, and whether it is the one that comes of it. */
  readonly deal?: {
    readonly secret: string;
    readonly nonces: readonly (string | null)[];
    readonly fits: boolean;
  };
  /** Answers in the record, and how many of them carry a fingerprint of the table. */
  readonly records: number;
  readonly fingerprints: number;
  /** The first record after which the table was not the recorded one. */
  readonly mismatch?: number;
}

/** The responses of the commands, by name. */
export interface Responses extends RoomResponses {
  readonly hello: {
    readonly version: number;
    readonly commands: readonly string[];
    readonly games: readonly string[];
  };
  readonly games: { readonly games: readonly GameInfo[] };
  readonly new: TableInfo & Standing;
  readonly load: TableInfo & Standing;
  readonly tables: { readonly tables: readonly TableSummary[] };
  readonly watch: { readonly info: TableInfo; readonly update: Update };
  readonly unwatch: Record<string, never>;
  readonly decisions: Standing & { readonly decisions: readonly Decision[] };
  readonly answer: Standing & { readonly events: readonly ViewedEvent[] };
  readonly preview: Preview;
  readonly hint: Hint;
  readonly 'drop-hint': Record<string, never>;
  readonly view: { readonly seq: number; readonly view: Json };
  readonly events: { readonly seq: number; readonly from: number; readonly events: readonly LogEntry[] };
  readonly undo: Standing;
  readonly takeback: Standing;
  readonly pace: Record<string, never>;
  readonly hurry: Record<string, never>;
  readonly journal: { readonly journal: Json };
  readonly position: { readonly seq: number; readonly position: Json };
  readonly verify: Verification;
  readonly close: Record<string, never>;
}

/** What a host says without having been asked. */
export type Push = { readonly table: string; readonly update: Update } | RoomPush;
