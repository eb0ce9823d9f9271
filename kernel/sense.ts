import type { Question } from './question.ts';
import type { Policy, Table } from './table.ts';

/**
 * What a game knows of itself that helps whoever thinks ahead: how a table is judged, what an option looks like at
 * first sight, and how play goes on from where the thinking ends. It never sees a real table, only worlds that a
 * seat cannot tell from it. docs/bots.md walks through it.
 */
export interface Sense {
  /** What a table is judged by, by name; the texts of the game say what each of them means (`why.<feature>`). */
  readonly features: readonly string[];
  /** Writes the features of every seat, one seat after the other. */
  measure(t: Table, into: Float64Array): void;
  /**
   * Features that count the stages of one thing, such as how far chapters have come: what one of them gains another
   * loses, so that they speak for an answer only if they come to something together.
   */
  readonly stages?: readonly string[];
  /** How much each feature counts with so many seats: the chance to win is a softmax over what a seat's add up to. */
  weights(seats: number): ArrayLike<number>;
  /**
   * What each legal option looks like at first sight to the seat that is asked; the higher, the sooner it is tried.
   * Where several are picked, zero is what not picking looks like. Minus infinity: silly, not to be tried at all.
   */
  hunch(t: Table, question: Question, into: Float64Array): void;
  /** Answers where the tree of thoughts ends. One for each thought; a table may be looked at to get ready for it. */
  playout(t: Table, seed: string): Policy;
  /** After so many turns a play-out is cut and judged, with so many seats. */
  horizon(seats: number): number;
  /** Prompts at which one answer is as good as another: bots choose as they please, so that games differ. */
  readonly tastes?: readonly string[];
}
