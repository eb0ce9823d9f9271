import type { Problem } from './errors.ts';
import type { CounterInfo, Face, Seat, ZoneInfo } from './layout.ts';
import type { Params } from './message.ts';
import type { OperandKind, Question } from './question.ts';
import type { Table } from './table.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a player sees in front of a table option: a switch, one of several words, a number, or a list. */
export type OptionSpec =
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'words'; readonly values: readonly string[]; readonly default: readonly string[] }
  /** Words that the game itself reads and checks. */
  | { readonly kind: 'text'; readonly default: string };

/** The options of a table, complete and checked. */
export type Options = Readonly<Record<string, Json>>;

/** How the game ended: places from 1, equal for those who share one. */
export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
}

/**
 * What a game must say about itself. Everything else (server, screens, bots, replay, undo, analysis, tests) is
 * built on this. docs/add-a-game.md walks through it.
 */
export interface Game {
  readonly id: string;
  /** Grows when a change of the rules changes the outcome of recorded games. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly faces: readonly string[];
  /** Cards with different backs are never taken for one another: the back of each face. */
  readonly backs: readonly number[];
  /** Everybody can know what each seat owns: a face that a seat cannot see lies somewhere with the same owner. */
  readonly keepsOwner?: true;
  /** Every card carries a number that everyone sees, 0 until a rule sets it; see `State.mark`. */
  readonly marks?: true;
  /** What is printed on the faces, where cards are data; rules read it as `t.layout.print`. */
  readonly print?: unknown;
  readonly zones: readonly ZoneInfo[];
  readonly counters: readonly CounterInfo[];
  readonly verbs: readonly { readonly name: string; readonly operand: OperandKind }[];
  /** Every reason why an option can be impossible, with its rule and what the sentence needs. */
  readonly reasons: Readonly<
    Record<
      string,
      { readonly rule: string; params?(t: Table, seat: Seat, operand: number, question: Question): Params }
    >
  >;
  /** What windows can be about, in reading order; see `Question.window`. The text is `occasion.<name>`. */
  readonly occasions?: readonly string[];
  /** Those at which everybody is asked who has not said otherwise; unless told, all of them. */
  readonly askedAt?: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Problems that single options cannot show: what does not fit together. */
  checkOptions(options: Options, seats: number): readonly Problem[];
  /** Decides what the options leave to chance, so that the table's options are complete. */
  settleOptions(options: Options, draw: (bound: number) => number): Options;
  /** The faces of all cards in the game, in a fixed order. */
  cards(options: Options, seats: number): readonly Face[];
  /** Creates and deals the cards. Asks nothing. */
  setup(t: Table): void;
  /** Runs one top-level step of the game: a play, a purchase, the end of a turn. */
  step(t: Table): void;
  isOver(t: Table): boolean;
  outcome(t: Table): Outcome;
  /** Everything a viewer may see, built up from what is allowed. `viewer` = `t.seats`: the spectator. */
  view(t: Table, viewer: Seat): Json;
  readonly notation: Notation;
}

/** How positions of this game are written down; see docs/position.md. */
export interface Notation {
  /** A word in a card list that stands for several cards, such as `weaver.*`. */
  expand(word: string): readonly string[] | undefined;
  /** The shortest words for a list of cards. */
  condense(zone: string, cards: readonly string[]): readonly string[];
  /** Where cards lie that a position does not mention. */
  restZone(face: string): string;
  /** Lays out what the position leaves to the rules; `mentioned`: names of the zones it speaks of. */
  finish(t: Table, mentioned: ReadonlySet<string>): void;
  /** Counter values that are names, such as a set of professions: to and from JSON. */
  readonly counters: Readonly<
    Record<
      string,
      { parse(value: Json): number | undefined; make(value: number): Json; readonly default: number }
    >
  >;
  /** What is wrong with a table although every card is in a known place. */
  check(t: Table): readonly Problem[];
}
